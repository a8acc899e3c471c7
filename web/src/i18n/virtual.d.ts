declare module "virtual:locale/*" {
  const resource: import("./language").Resource;
  export default resource;
}
