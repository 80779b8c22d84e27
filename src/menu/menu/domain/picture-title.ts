import { searchText } from "#platform/domain/text/search-text.ts";

/**
 * The title that a picture's file is named for, as searches compare it: "Pupusa_de-Queso (2).JPG" is "pupusa de queso".
 */
export function pictureTitle(fileName: string): string {
  const name = fileName.replace(/\.[a-z0-9]{2,5}$/i, "").replace(/[_-]+/g, " ");
  return searchText(name.replace(/\s*\(\d+\)\s*$/, ""));
}
