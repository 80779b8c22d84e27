import type { MessageKey } from "#app/words/message-key.ts";

/** The words of a control, or of one that has none of the product's own, what it is (`css=…`). The first one is pressed. */
export type Step = MessageKey | `css=${string}`;

/** A dialog, sheet, panel, menu or question that a walk opens on the demo restaurant. */
export interface Layer {
  /** The file that shows it, without its folder and ending. */
  readonly of: string;
  /** Its title; null where that is a value, the name of a dish for instance. */
  readonly title: MessageKey | null;
  /** What is pressed one after the other. */
  readonly by: readonly Step[];
  /** Where it is looked at; else it is opened on a desktop, and stays when the window becomes that of a phone. */
  readonly on?: "desktop" | "phone";
  /** A question keeps the words that it was asked in: it is asked anew in each language. */
  readonly asks?: true;
}
