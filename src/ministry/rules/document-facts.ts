import { centsOfDecimal, readDecimal } from "#platform/domain/money/decimal.ts";
import { isRecord, type JsonRecord, own, ownList, ownRecord } from "#platform/domain/text/json-record.ts";
import type { Generation, IssuedType } from "#tax/tax-documents/domain/shape/generation.ts";
import { generationOf } from "#tax/tax-documents/domain/shape/generation.ts";
import type { NamedParty } from "../register.ts";

/** The facts of a well-formed document that the rules check. */
export interface DocumentFacts {
  readonly type: IssuedType;
  readonly generation: Generation;
  readonly generationCode: string;
  readonly controlNumber: string;
  readonly issuedOn: string;
  readonly issuedAt: string;
  readonly isContingency: boolean;
  readonly total: number;
  readonly party: NamedParty;
  /** Generation codes of electronic documents that it corrects. */
  readonly related: readonly string[];
}

/** Reads a document of the schema of its type. */
export function factsOf(document: JsonRecord): DocumentFacts {
  const identification = ownRecord(document, "identificacion");
  const text = (name: string) => textOf(identification, name) ?? "";
  const type = text("tipoDte") as IssuedType;
  const summary = ownRecord(document, "resumen");
  return {
    type,
    generation: generationOf(type, own(identification, "version")) ?? "2022-12",
    generationCode: text("codigoGeneracion"),
    controlNumber: text("numeroControl"),
    issuedOn: text("fecEmi"),
    issuedAt: text("horEmi"),
    isContingency: own(identification, "tipoOperacion") === 2,
    total: amountOf(summary, "montoTotalOperacion") || amountOf(summary, "totalPagar"),
    party: partyOf(document),
    related: ownList(document, "documentoRelacionado").flatMap((related) =>
      isRecord(related) && own(related, "tipoGeneracion") === 2
        ? (textOf(related, "numeroDocumento") ?? [])
        : [],
    ),
  };
}

/** NIT of CAT-022. */
const NIT = "36";

/** The other side, whichever name its section has; a crédito fiscal names it by its NIT alone (guide §4, §17, §22). */
function partyOf(document: JsonRecord): NamedParty {
  const section = ["receptor", "sujetoExcluido"].map((name) => own(document, name)).find(isRecord) ?? {};
  const nit = textOf(section, "nit");
  return {
    documentKind: nit === null ? textOf(section, "tipoDocumento") : NIT,
    documentNumber: nit ?? textOf(section, "numDocumento"),
    name: textOf(section, "nombre"),
    phone: textOf(section, "telefono"),
    email: textOf(section, "correo"),
  };
}

/** A text member; null for none. */
export function textOf(record: JsonRecord, name: string): string | null {
  const value = own(record, name);
  return typeof value === "string" ? value : null;
}

function amountOf(record: JsonRecord, name: string): number {
  const value = own(record, name);
  const amount = typeof value === "number" ? readDecimal(value) : null;
  return amount === null ? 0 : centsOfDecimal(amount);
}
