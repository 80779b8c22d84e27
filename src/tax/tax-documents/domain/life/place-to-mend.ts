import type { MinistryWords } from "./ministry-answer.ts";

/** Where a person puts right what was refused (guide §20); `nothing`: it is only sent again. */
export type MendPlace = "buyer" | "issuer" | "items" | "original" | "nothing" | "support";

/** The parts of a document that stand for data people can reach. */
const places: Readonly<Record<string, MendPlace>> = {
  receptor: "buyer",
  sujetoExcluido: "buyer",
  emisor: "issuer",
  motivo: "issuer",
  cuerpoDocumento: "items",
  documentoRelacionado: "original",
  documento: "original",
};

/** Codes that say by themselves whose matter it is, whatever they name. */
const byCode: Readonly<Record<string, MendPlace>> = {
  // Another document has its number: nothing in it is wrong.
  "004": "nothing",
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

/** Where a member of a document is put right: `receptor.nrc` with the buyer. */
export function placeOfField(field: string): MendPlace {
  // From when to when a contingency lasted is what the server saw.
  if (/^motivo[./][fh](Inicio|Fin)$/.test(field)) return "support";
  return places[field.split(/[./]/)[0] ?? ""] ?? "support";
}

/**
 * Where what the ministry refused is put right: where the first member is that it names (`Campo #/receptor/nrc …`, `[emisor.nit] …`),
 * else by its code (guide §20).
 */
export function placeToMend({ code, description, remarks }: MinistryWords): MendPlace {
  const named = [description, ...remarks]
    .flatMap((text) => [...text.matchAll(/(?:#\/|\[)([a-zA-Z]+)(?:[./]\w+)*/g)])
    .filter(([, section = ""]) => section in places)
    .map(([path]) => placeOfField(path.replace(/^#\/|^\[/, "")))[0];
  return named ?? byCode[code ?? ""] ?? "support";
}
