export { insertFile, selectFile } from "./files-queries.ts";
export { SmallPictures } from "./picture-at-width.ts";
export { preparePicture } from "./prepare-picture.ts";
