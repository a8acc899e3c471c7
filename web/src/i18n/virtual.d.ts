declare module "virtual:games" {
  const games: Record<string, Record<string, () => Promise<{ default: import("../games/page").GamePage }>>>;
  export default games;
}

declare module "virtual:locale/*" {
  const loaders: import("./spoken.svelte").Loaders;
  export default loaders;
}

declare module "virtual:courses" {
  const courses: Record<string, () => Promise<{ default: import("./spoken.svelte").Loaders }>>;
  export default courses;
}
