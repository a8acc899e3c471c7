// Decisions that are to be answered one after the other, whenever they come back otherwise.

export const drill = $state<{ ids: string[] }>({ ids: [] });
