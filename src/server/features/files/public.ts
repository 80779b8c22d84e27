export { insertFile, selectFile } from "./files-queries.ts";
export { preparePicture } from "./prepare-picture.ts";
