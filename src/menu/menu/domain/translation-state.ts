/** Most signs of a translated title, and of a description. */
export const TRANSLATED_TITLE_MAX = 200;
export const TRANSLATED_TEXT_MAX = 500;

/** Texts of a part of the menu; only items have a description. */
export interface MenuTexts {
  readonly title: string | null;
  readonly description: string | null;
}

/** A translation, and the restaurant's words that it was made of. */
export interface MadeTranslation extends MenuTexts {
  /** Null: it is not known, so that the translation counts as right. */
  readonly original_title: string | null;
  readonly original_description: string | null;
  /** Language whose text stands here until somebody has looked at it; null: a person wrote it. */
  readonly copied_from: string | null;
}

/** States of a translation; of several the first one is told. */
export const translationStates = ["missing", "changed", "copied", "done"] as const;
export type TranslationState = (typeof translationStates)[number];

/**
 * Tells how far a part of the menu is translated: `missing` until each of its texts is, `changed` when the restaurant calls it
 * otherwise since, `copied` when another language's text stands for the time being (decision 141).
 */
export function translationState(part: MenuTexts, made: MadeTranslation | undefined): TranslationState {
  const isDescribed = part.description !== null;
  if (!made || made.title === null || (isDescribed && made.description === null)) return "missing";
  const isOtherTitle = made.original_title !== null && made.original_title !== part.title;
  const isOtherText =
    isDescribed && made.original_title !== null && made.original_description !== part.description;
  if (isOtherTitle || isOtherText) return "changed";
  return made.copied_from === null ? "done" : "copied";
}

/** Returns the state of what is translated together. */
export const worstState = (states: readonly TranslationState[]): TranslationState =>
  translationStates.find((state) => states.includes(state)) ?? "done";
