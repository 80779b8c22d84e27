type Say = (key: "common.in_a_row", values: { readonly first: string; readonly next: string }) => string;

/** Writes whole sentences one after the other, as the reader's language sets them apart; those that are none are left out. */
export function sentencesText(sentences: readonly (string | null | false | undefined)[], say: Say): string {
  return sentences
    .flatMap((sentence) => (sentence ? [sentence] : []))
    .reduce((first, next) => (first === "" ? next : say("common.in_a_row", { first, next })), "");
}

/** A sentence for the end of a text that may be followed by none: with what sets it apart, or empty. */
export const nextSentence = (sentence: string, say: Say): string =>
  sentence === "" ? "" : say("common.in_a_row", { first: "", next: sentence });
