/** What a typed text names of a document. */
export interface DocumentCodes {
  readonly controlNumber: string | null;
  /** Generation codes that begin as it does, the first and the last there can be; null where it begins none. */
  readonly from: string | null;
  readonly to: string | null;
}

const GENERATION_CODE = /^[0-9A-F]{8}(?:-?[0-9A-F]+)*-?$/;
const CONTROL_NUMBER = /^DTE-[0-9]{2}-[0-9A-Z]{8}-[0-9]{15}$/;

/** The codes in what was typed: a whole control number, or the first eight characters or more of a generation code (guide §3). */
export function documentCodes(typed: string): DocumentCodes {
  const text = typed.trim().toUpperCase();
  const begun = GENERATION_CODE.test(text) ? text.replaceAll("-", "") : null;
  const filled = (digit: string) => (begun && begun.length <= 32 ? asCode(begun.padEnd(32, digit)) : null);
  return { controlNumber: CONTROL_NUMBER.test(text) ? text : null, from: filled("0"), to: filled("F") };
}

const asCode = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
