import { isMinistryCode, type MinistryCode } from "./ministry-code.ts";
import type { MinistryWords } from "./ministry-words.ts";

/**
 * Place where a person puts right what was refused (guide §20); `numbers`: another document has its number;
 * `nothing`: it only has to be sent again.
 */
export type CorrectionPlace = "buyer" | "issuer" | "items" | "original" | "numbers" | "nothing" | "support";

/** Places by the part of the document that the ministry names. */
const places: Readonly<Record<string, CorrectionPlace>> = {
  receptor: "buyer",
  sujetoExcluido: "buyer",
  emisor: "issuer",
  motivo: "issuer",
  cuerpoDocumento: "items",
  documentoRelacionado: "original",
  documento: "original",
};

/** Codes that say by themselves whose matter it is, whatever they name. */
const byCode: { readonly [Code in MinistryCode]?: CorrectionPlace } = {
  // Another document has its number, perhaps one of another system: nothing else in it is wrong.
  "004": "numbers",
  "008": "buyer",
  "009": "buyer",
  "012": "support",
  "013": "support",
  "014": "original",
  "015": "original",
  "016": "original",
  "028": "original",
  "097": "nothing",
  "099": "nothing",
};

/** Returns where a member of a document is put right: `receptor.nrc` with the buyer. */
export function placeOfField(field: string): CorrectionPlace {
  // The server itself recorded when a contingency began and ended.
  if (/^motivo[./][fh](Inicio|Fin)$/.test(field)) return "support";
  return places[field.split(/[./]/)[0] ?? ""] ?? "support";
}

/**
 * Returns where a rejection is put right: by the first member that it names (`Campo #/receptor/nrc …`,
 * `[emisor.nit] …`), else by its code (guide §20).
 */
export function correctionPlace({ code, description, remarks }: MinistryWords): CorrectionPlace {
  const named = [description, ...remarks]
    .flatMap((text) => [...text.matchAll(/(?:#\/|\[)([a-zA-Z]+)(?:[./]\w+)*/g)])
    .filter(([, section = ""]) => section in places)
    .map(([path]) => placeOfField(path.replace(/^#\/|^\[/, "")))[0];
  return named ?? (code !== null && isMinistryCode(code) ? byCode[code] : null) ?? "support";
}
