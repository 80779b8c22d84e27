import {
  isMinistryCode,
  type MinistryCode,
  ministryCodes,
} from "#tax/tax-documents/domain/life/ministry-code.ts";

/** Codes with which the ministry refuses (guide §20). */
export type ResponseCode = Exclude<MinistryCode, "001" | "002">;

/** Tells whether the ministry has such a code of refusal. */
export function isResponseCode(code: string): code is ResponseCode {
  return isMinistryCode(code) && ministryCodes[code].means !== "accepted";
}

/** Class of a code when its field says nothing: access, signature, schema, everything else (guide §20). */
function plainClass(code: ResponseCode): string {
  if (code.startsWith("1")) return "19";
  if (code.startsWith("8") || code === "022") return "20";
  return code === "096" || code === "098" ? "98" : "99";
}

const sections: Readonly<Record<string, string>> = {
  identificacion: "11",
  emisor: "12",
  receptor: "13",
  sujetoExcluido: "13",
  documentoRelacionado: "14",
  cuerpoDocumento: "15",
  resumen: "16",
  extension: "17",
  apendice: "18",
};

/** Why the ministry refuses, in its own codes. */
export interface Refusal {
  readonly code: ResponseCode;
  readonly classCode: string;
  readonly description: string;
  readonly remarks: readonly string[];
}

/** A refusal with a code, about a member such as `identificacion.numeroControl`; null is about no one member (guide §20). */
export function refusal(
  code: ResponseCode,
  field: string | null = null,
  remarks: readonly string[] = [],
): Refusal {
  const { name } = ministryCodes[code];
  const section = field?.split(".")[0] ?? "";
  return {
    code,
    classCode: sections[section] ?? plainClass(code),
    description: field === null ? name : `[${field}] ${name}`,
    remarks,
  };
}
