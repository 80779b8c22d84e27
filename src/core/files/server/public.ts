export { SmallPictures } from "./picture-at-width.ts";
export { preparePicture } from "./prepare-picture.ts";
export { insertFile, selectFile } from "./stored-files.ts";
