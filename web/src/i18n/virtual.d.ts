declare module "virtual:games/*" {
  const games: Record<string, () => Promise<{ default: import("../games/page").GamePage }>>;
  export default games;
}

declare module "virtual:locale/*" {
  const resource: import("./language").Resource;
  export default resource;
}

declare module "virtual:courses/*" {
  const courses: Record<string, () => Promise<{ default: import("./language").Resource }>>;
  export default courses;
}
