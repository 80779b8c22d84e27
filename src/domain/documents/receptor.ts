import { formatDui, identityDigits, identityDocuments } from "../identity/tax-numbers.ts";
import type { InvoiceType } from "../orders/invoice-type.ts";

/** The buyer as a tax document names them (operations §3); null is unknown. A kind of document goes with a number only. */
export interface Receptor {
  readonly nombre: string;
  readonly tipoDocumento: string | null;
  readonly numDocumento: string | null;
  readonly nrc: string | null;
  readonly codActividad: string | null;
  readonly descActividad: string | null;
  readonly correo: string | null;
  readonly telefono: string | null;
  readonly direccion: ReceptorAddress | null;
}

export interface ReceptorAddress {
  readonly departamento: string;
  readonly municipio: string;
  readonly complemento: string;
}

type Given<Datum> = Datum | null | undefined;

/** The same as somebody wrote it: anything may be absent or empty. */
export type ReceptorInput = {
  readonly [Field in Exclude<keyof Receptor, "direccion">]?: Given<string>;
} & { readonly direccion?: Given<{ readonly [Field in keyof ReceptorAddress]?: Given<string> }> };

/** Fields of a receptor by their paths, as forms and refusals name them. */
export const receptorFields = [
  "nombre",
  "tipoDocumento",
  "numDocumento",
  "nrc",
  "codActividad",
  "descActividad",
  "direccion.departamento",
  "direccion.municipio",
  "direccion.complemento",
  "correo",
  "telefono",
] as const satisfies readonly string[];
export type ReceptorField = (typeof receptorFields)[number];

const KINDS: Readonly<Record<string, string>> = { NIT: identityDocuments.nit, DUI: identityDocuments.dui };

/**
 * A receptor as a document carries it: without spaces around, empty is null, NIT and NRC as digits, a DUI with its
 * dash, the kind NIT unless told and none without a number. A fiscal credit names its buyer by NIT. Null when
 * nothing was written.
 */
export function tidyReceptor(given: ReceptorInput | null, type: InvoiceType): Receptor | null {
  if (given === null) return null;
  const direccion = tidyAddress(given.direccion);
  const texts = [given.nombre, given.numDocumento, given.nrc, given.codActividad, given.descActividad];
  const isBlank = [...texts, given.correo, given.telefono].every((text) => tidy(text) === null);
  if (isBlank && direccion === null) return null;
  const nrc = tidy(given.nrc);
  return {
    nombre: tidy(given.nombre) ?? "",
    ...tidyDocument(given, type),
    nrc: nrc === null ? null : digitsOf(nrc),
    codActividad: tidy(given.codActividad),
    descActividad: tidy(given.descActividad),
    correo: tidy(given.correo),
    telefono: tidy(given.telefono),
    direccion,
  };
}

function tidyDocument(
  given: ReceptorInput,
  type: InvoiceType,
): Pick<Receptor, "tipoDocumento" | "numDocumento"> {
  const number = tidy(given.numDocumento);
  if (number === null) return { tipoDocumento: null, numDocumento: null };
  const named = tidy(given.tipoDocumento) ?? identityDocuments.nit;
  const kind = type === "CREDITO_FISCAL" ? identityDocuments.nit : (KINDS[named.toUpperCase()] ?? named);
  if (kind === identityDocuments.nit) return { tipoDocumento: kind, numDocumento: digitsOf(number) };
  return { tipoDocumento: kind, numDocumento: kind === identityDocuments.dui ? formatDui(number) : number };
}

function tidyAddress(given: ReceptorInput["direccion"]): ReceptorAddress | null {
  const [departamento, municipio, complemento] = [
    given?.departamento,
    given?.municipio,
    given?.complemento,
  ].map(tidy);
  if (!departamento && !municipio && !complemento) return null;
  return { departamento: departamento ?? "", municipio: municipio ?? "", complemento: complemento ?? "" };
}

/** Signs alone stay as they were written, to be refused on their field. */
function digitsOf(text: string): string {
  return identityDigits(text) || text;
}

function tidy(text: Given<string>): string | null {
  return text?.trim() || null;
}
