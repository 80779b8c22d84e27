import { formatDui, identityDigits, identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";

/** The buyer as a tax document names them (operations §3); null is unknown. A kind of document requires a number. */
export interface Receptor {
  readonly nombre: string;
  /** Absent on older invoices, as are the district and the withholding. */
  readonly nombreComercial?: string | null | undefined;
  /** True for a large taxpayer or another agent of withholding, who keeps back 1 % of IVA (GUIDE §13). */
  readonly withholdsVat?: boolean | undefined;
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
  /** CAT-008; required by the newer generation (GUIDE §4). */
  readonly distrito?: string | null | undefined;
  readonly complemento: string;
}

type Optional<Datum> = Datum | null | undefined;

/** A receptor as entered: anything may be absent or empty. */
export type ReceptorInput = {
  readonly [Field in Exclude<keyof Receptor, "direccion" | "withholdsVat">]?: Optional<string>;
} & {
  readonly direccion?: Optional<{ readonly [Field in keyof ReceptorAddress]?: Optional<string> }>;
  readonly withholdsVat?: Optional<boolean>;
};

/** Paths of a receptor's fields, as forms and refusals use them. */
export const receptorFields = [
  "nombre",
  "nombreComercial",
  "tipoDocumento",
  "numDocumento",
  "nrc",
  "codActividad",
  "descActividad",
  "direccion.departamento",
  "direccion.municipio",
  "direccion.distrito",
  "direccion.complemento",
  "correo",
  "telefono",
] as const satisfies readonly string[];
export type ReceptorField = (typeof receptorFields)[number];

const documentKindsByName: Readonly<Record<string, string>> = {
  NIT: identityDocuments.nit,
  DUI: identityDocuments.dui,
};

/**
 * Normalises a receptor for a document: trimmed, empty is null, NIT and NRC as digits, a DUI with its dash; the
 * kind defaults to NIT and is null without a number. A fiscal credit names its buyer by NIT. Null when nothing
 * was entered.
 */
export function tidyReceptor(input: ReceptorInput | null, type: InvoiceType): Receptor | null {
  if (input === null) return null;
  const direccion = tidyAddress(input.direccion);
  const texts = [input.nombre, input.numDocumento, input.nrc, input.codActividad, input.descActividad];
  const isBlank = [...texts, input.correo, input.telefono].every((text) => tidy(text) === null);
  if (isBlank && direccion === null) return null;
  const nrc = tidy(input.nrc);
  return {
    nombre: tidy(input.nombre) ?? "",
    nombreComercial: tidy(input.nombreComercial),
    ...tidyDocument(input, type),
    nrc: nrc === null ? null : digitsOf(nrc),
    codActividad: tidy(input.codActividad),
    descActividad: tidy(input.descActividad),
    correo: tidy(input.correo),
    telefono: tidy(input.telefono),
    withholdsVat: input.withholdsVat ?? false,
    direccion,
  };
}

function tidyDocument(
  input: ReceptorInput,
  type: InvoiceType,
): Pick<Receptor, "tipoDocumento" | "numDocumento"> {
  const number = tidy(input.numDocumento);
  if (number === null) return { tipoDocumento: null, numDocumento: null };
  const kindWritten = tidy(input.tipoDocumento) ?? identityDocuments.nit;
  const kind =
    type === "CREDITO_FISCAL"
      ? identityDocuments.nit
      : (documentKindsByName[kindWritten.toUpperCase()] ?? kindWritten);
  if (kind === identityDocuments.nit) return { tipoDocumento: kind, numDocumento: digitsOf(number) };
  return { tipoDocumento: kind, numDocumento: kind === identityDocuments.dui ? formatDui(number) : number };
}

function tidyAddress(input: ReceptorInput["direccion"]): ReceptorAddress | null {
  const [departamento, municipio, distrito, complemento] = [
    input?.departamento,
    input?.municipio,
    input?.distrito,
    input?.complemento,
  ].map(tidy);
  if (!departamento && !municipio && !complemento) return null;
  return {
    departamento: departamento ?? "",
    municipio: municipio ?? "",
    distrito: distrito ?? null,
    complemento: complemento ?? "",
  };
}

/** Returns the digits; text without digits stays as written, to be refused on its field. */
function digitsOf(text: string): string {
  return identityDigits(text) || text;
}

function tidy(text: Optional<string>): string | null {
  return text?.trim() || null;
}
