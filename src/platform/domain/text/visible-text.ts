/** Space, control and format characters (zero width, direction), fillers, and the Braille pattern without dots: they draw nothing. */
const DRAWN = /[^\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Tells whether a person would see anything of the text: a name of zero-width spaces or direction marks alone
 * counts as empty.
 */
export function isVisible(text: string): boolean {
  return DRAWN.test(text);
}

/** Lines of text without control characters but those that part lines and columns. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
export const PLAIN_LINES = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** A text without the characters that `PLAIN_LINES` refuses: nobody sees them, so nobody could take them out. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");
}

/** Marks that turn or isolate the direction of writing: a name with them reads otherwise than it is. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text without direction marks, else as it is: spaces at its ends too. For names of files, cells of files, and what is stored
 * or compared: neither the marks of `isolated` stay, nor those of a name that was stored before they were left out.
 */
export function unturnedText(text: string): string {
  return text.replace(DIRECTION_MARKS, "");
}

/** A text without direction marks and the spaces they leave at its ends; empty where nobody would see anything. */
export function withoutDirectionMarks(text: string): string {
  const bare = unturnedText(text).trim();
  return isVisible(bare) ? bare : "";
}
