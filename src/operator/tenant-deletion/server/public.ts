export { refuseWaking } from "./change-deletions.ts";
export { keptFiles } from "./kept/kept-files.ts";
