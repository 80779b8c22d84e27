import type { DocumentRecord } from "../shape/document-value.ts";
import type { TributeAmount } from "./tax-document-input.ts";

/** `tributos` of a summary: one entry for each code, null for none (guide §11). */
export function tributeSection(tributes: readonly TributeAmount[]): readonly DocumentRecord[] | null {
  if (tributes.length === 0) return null;
  return tributes.map(({ code, title, amount }) => ({ codigo: code, descripcion: title, valor: amount }));
}
