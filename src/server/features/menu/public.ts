export { importIntoMenu } from "./file/import-menu.ts";
