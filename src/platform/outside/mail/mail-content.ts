import type { Language } from "../../server/i18n/say.ts";

/** A mail says these things in its language. */
export interface MailContent {
  readonly to: string;
  readonly language: Language;
  /** Name at the top: the restaurant's where it writes to its guests and people, else the product's. */
  readonly sender?: string;
  readonly subject: string;
  /** The figure that the mail is about, large at the top. */
  readonly sum?: MailSum;
  /** Plain sentences; each is a paragraph. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, a button at the end. Plain text has its address. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Figures, after the first paragraph. */
  readonly tables?: readonly MailTable[];
  readonly footer: string;
  /**
   * Unsubscribing from a regular mail, after the footer: a page that asks first, and an address that mail
   * programs call by themselves.
   */
  readonly leave?: { readonly label: string; readonly page: string; readonly oneClick: string };
}

export interface MailSum {
  readonly label: string;
  readonly amount: string;
  /** Details that belong to it: how it was paid, what it was before. */
  readonly note?: string;
}

/** Rows of figures: what it is, then its values, the last of which may be left out in a row that has none to compare with. */
export interface MailTable {
  /** Left out where the rows say it all. */
  readonly title?: string;
  /** Above the columns of values; none where a title says it all. */
  readonly head?: readonly string[];
  readonly rows: readonly (readonly [label: string, ...values: string[]])[];
}
