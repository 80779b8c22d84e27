import { isRecord, type JsonRecord, own, ownRecord } from "#platform/domain/text/json-record.ts";
import { verifiedText } from "#platform/outside/signing/sign-document.ts";
import { checkSchema, type SchemaProblem } from "#platform/outside/tax-schemas/check-schema.ts";
import type { CheckProblem, CheckReason } from "#tax/tax-documents/domain/check/check-problem.ts";
import {
  checkTaxDocument,
  kindOf,
  SEALED_DOCUMENTS,
} from "#tax/tax-documents/domain/check/check-tax-document.ts";
import { generationOf, type TaxDocumentKind } from "#tax/tax-documents/domain/shape/generation.ts";
import { publicKeyOf } from "../issuers.ts";
import type { Office } from "../office.ts";
import { type Refusal, type ResponseCode, refusal } from "../response-codes.ts";

export type OpenedDocument =
  | { readonly ok: true; readonly document: JsonRecord }
  | { readonly ok: false; readonly refusal: Refusal; readonly generationCode: string | null };

/**
 * The document inside a JWS: of an issuer who is known and active, signed with the key of their certificate, in the shape of the
 * official schema that its version names, and right to the cent (guide §8, §18, §20).
 */
export function openSigned(
  office: Office,
  {
    nit,
    jws,
    kinds,
  }: { readonly nit: string; readonly jws: string; readonly kinds: readonly TaxDocumentKind[] },
): OpenedDocument {
  const issuer = office.register.issuers.get(nit);
  if (issuer === undefined) return no(refusal("009", "emisor.nit"));
  if (!issuer.isActive) return no(refusal("010", "emisor.nit"));
  const text = verifiedText(jws, publicKeyOf(issuer.publicKey));
  if (text === null) return no(refusal("802"));
  const document = recordOf(text);
  if (document === null) return no(refusal("098"));
  const code = generationCodeOf(document);
  const refused =
    shapeRefusal(document, kinds) ?? ownerRefusal(office, document, nit) ?? figuresRefusal(office, document);
  return refused === null ? { ok: true, document } : no(refused, code);
}

const no = (refused: Refusal, generationCode: string | null = null): OpenedDocument => ({
  ok: false,
  refusal: refused,
  generationCode,
});

function recordOf(text: string): JsonRecord | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function generationCodeOf(document: JsonRecord): string | null {
  const code = own(ownRecord(document, "identificacion"), "codigoGeneracion");
  return typeof code === "string" ? code : null;
}

function shapeRefusal(document: JsonRecord, kinds: readonly TaxDocumentKind[]): Refusal | null {
  const kind = kindOf(document);
  if (kind === null || !kinds.includes(kind)) return refusal("007", "identificacion.version");
  const generation = generationOf(kind, own(ownRecord(document, "identificacion"), "version"));
  if (generation === null) return refusal("007", "identificacion.version");
  const problems = checkSchema(document, { kind, generation });
  return problems.length === 0 ? null : refusal("096", null, problems.map(remarkOf));
}

/** A document of test in production and the other way round, or of somebody else's. */
function ownerRefusal(office: Office, document: JsonRecord, nit: string): Refusal | null {
  if (own(ownRecord(document, "identificacion"), "ambiente") !== office.environment)
    return refusal("007", "identificacion.ambiente");
  return own(ownRecord(document, "emisor"), "nit") === nit ? null : refusal("008", "emisor.nit");
}

function figuresRefusal(office: Office, document: JsonRecord): Refusal | null {
  const { identificationFrom } = office.terms;
  return calculationRefusal(checkTaxDocument(document, { tolerance: CENT, identificationFrom }));
}

const { tolerance: CENT } = SEALED_DOCUMENTS;

/** Names a member as the ministry does: `Campo #/resumen/pagos/0/periodo no cumple …` (guide §20), lists from 0. */
function remarkOf({ field, reason }: SchemaProblem): string {
  const steps = field.split(".").map((step) => (/^\d+$/.test(step) ? String(Number(step) - 1) : step));
  return `Campo #/${steps.join("/")} ${schemaWords[reason]}`;
}

const schemaWords = {
  missing: "es requerido",
  not_allowed: "no está permitido en el esquema",
  wrong_kind: "no cumple el tipo de dato",
  not_a_choice: "no contiene un valor permitido",
  malformed: "no cumple el formato requerido",
  too_short: "no cumple la longitud mínima",
  too_long: "excede la longitud máxima",
  too_small: "no cumple el mínimo",
  too_large: "excede el máximo",
  too_many_decimals: "no cumple la cantidad de decimales permitida",
} as const satisfies Record<SchemaProblem["reason"], string>;

/** The ministry's code of what our own check finds; the figures all are a wrong calculation (guide §20). */
const refusalCodes = {
  unknown_document: "007",
  malformed_name: "006",
  contingency_mixed: "024",
  not_an_amount: "006",
  too_many_decimals: "006",
  below_zero: "003",
  not_numbered: "019",
  not_one_column: "024",
  amount_differs: "020",
  sum_differs: "020",
  tributes_wrong: "003",
  tribute_not_consolidated: "020",
  own_tribute_wrong: "003",
  nothing_sold: "003",
  payments_differ: "020",
  term_wrong: "024",
  condition_wrong: "003",
  discount_too_large: "003",
  withheld_wrong: "020",
  nrc_without_nit: "024",
  buyer_unnamed: "005",
  not_related: "027",
  replacement_wrong: "003",
  reason_missing: "005",
  period_wrong: "017",
} as const satisfies Record<CheckReason, ResponseCode>;

/** The refusal of a document with problems: the first one's code, and a remark for each; null when there are none. */
function calculationRefusal(problems: readonly CheckProblem[]): Refusal | null {
  const [first] = problems;
  if (first === undefined) return null;
  const remarks = problems.map(({ field, reason }) => refusal(refusalCodes[reason], field).description);
  return refusal(refusalCodes[first.reason], first.field, remarks);
}
