/** A label and what stands beside it. */
export interface PaperFact {
  readonly label: string;
  readonly value: string;
  /** What people look for first. */
  readonly isStrong?: boolean;
}

export interface PaperSection {
  readonly title: string;
  readonly facts: readonly PaperFact[];
}

export interface PaperColumn {
  readonly title: string;
  /** Share of what the others leave; without one it is as wide as what stands in it. */
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
  /** What guests call the restaurant. */
  readonly store: string;
  readonly identification: readonly PaperFact[];
  /** What the QR code holds, and the line under the page that says the same. */
  readonly queryAddress: string;
  readonly lookUp: string;
  /** What has to be seen before anything is read: a test, no seal, invalidated. */
  readonly marks: readonly string[];
  /** Across every page; null for a document that is in order. */
  readonly stamp: string | null;
  readonly issuer: PaperSection;
  readonly party: PaperSection;
  readonly related: { readonly title: string; readonly rows: readonly string[] } | null;
  readonly columns: readonly PaperColumn[];
  readonly sums: readonly PaperFact[];
  readonly facts: readonly PaperFact[];
  readonly footer: (page: number, pages: number) => string;
}
