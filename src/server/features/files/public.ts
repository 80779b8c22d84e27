export { insertFile } from "./files-queries.ts";
export { preparePicture } from "./prepare-picture.ts";
