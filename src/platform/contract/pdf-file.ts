/** A document to be kept or printed. */
export interface PdfFile {
  /** SHA-256 of the bytes. */
  readonly hash: string;
  readonly mediaType: "application/pdf";
  readonly bytes: Uint8Array;
}
