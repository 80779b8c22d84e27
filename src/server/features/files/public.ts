export { insertFile } from "./files-queries.ts";
