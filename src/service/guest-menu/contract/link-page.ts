import type { Language } from "#platform/domain/text/languages.ts";

/** Files that the build made for a page, by their addresses. */
export interface PageFiles {
  readonly script: string;
  /** Scripts that it loads before it runs. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

/** Pages behind a link that a guest was sent: a tax document, a reservation. */
export type LinkKind = "document" | "reservation";

/** Why there is nothing to show. */
export type NoLink = "unknown" | "too_many" | "failed";

export interface LinkPage {
  readonly kind: LinkKind;
  /** Code in the address. */
  readonly code: string;
  /** Address of the page, for its other languages. */
  readonly path: string;
  readonly language: Language;
  /** Data that the feature of the kind has read, or the reason why it read nothing. */
  readonly content: unknown;
  readonly files: PageFiles;
}
