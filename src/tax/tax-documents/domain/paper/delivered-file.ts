/** The signed text of a document with its proof, from which the delivered file is made. */
export interface DeliveredText {
  /** The JSON as it was signed, an object. */
  readonly text: string;
  readonly jws: string;
  /** Null: not sealed, as in a contingency (guide §2). */
  readonly seal: string | null;
}

/**
 * The file a buyer gets: the document's JSON with its signature and the ministry's seal (guide §18). The document's own bytes stay as
 * they were signed; the two members are added behind them.
 */
export function deliveredFile({ text, jws, seal }: DeliveredText): string {
  const body = text.trimEnd();
  if (!body.endsWith("}")) throw new RangeError("a document is an object");
  const added = { firmaElectronica: jws, selloRecibido: seal };
  return `${body.slice(0, -1)},${JSON.stringify(added).slice(1)}`;
}
