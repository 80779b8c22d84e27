import { sizeText } from "../domain/text/size-text.ts";
import { currentWriting } from "./language/current-writing.ts";

/** Writes the size of a file in the language on screen: `3.4 MB`. */
export const formatSize = (bytes: number): string => sizeText(bytes, currentWriting());
