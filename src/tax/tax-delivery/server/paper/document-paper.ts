/** A label and its value. */
export interface PaperFact {
  readonly label: string;
  readonly value: string;
  /** True for facts that people look for first. */
  readonly isStrong?: boolean;
}

export interface PaperSection {
  readonly title: string;
  readonly facts: readonly PaperFact[];
}

export interface PaperColumn {
  readonly title: string;
  /** Share of the rest of the width; without one the column is as wide as its content. */
  readonly isWide: boolean;
  /** Amounts stand on the right. */
  readonly isAmount: boolean;
  readonly cells: readonly string[];
}

/** The print of a document: every word and figure of it, still without a place on the page. */
export interface DocumentPaper {
  readonly title: string;
  readonly subtitle: string;
  readonly type: string;
  readonly version: string;
  /** Name of the restaurant as guests know it. */
  readonly store: string;
  readonly identification: readonly PaperFact[];
  /** Address in the QR code, and the line under the page with the same address. */
  readonly queryAddress: string;
  readonly lookUp: string;
  /** Warnings above the content: a test, no seal, invalidated. */
  readonly marks: readonly string[];
  /** Stamp across every page; null for a document that is in order. */
  readonly stamp: string | null;
  readonly issuer: PaperSection;
  readonly party: PaperSection;
  readonly related: { readonly title: string; readonly rows: readonly string[] } | null;
  readonly columns: readonly PaperColumn[];
  readonly sums: readonly PaperFact[];
  readonly facts: readonly PaperFact[];
  readonly footer: (page: number, pages: number) => string;
}
