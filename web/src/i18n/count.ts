// Numbers with their words.

export const point = (n: number): string => (n === 25 ? "bar" : n === 0 ? "off" : String(n));
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const points = (n: number): string => plural(n, "point", "points");
