export { deletionExports } from "./deletion-exports.ts";
export { archiveName } from "./download-export.ts";
