import { identityDocuments } from "#platform/domain/identity/tax-numbers.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { type Decimal, decimalOfCents, sumDecimals, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import { isRecord, own, ownList, ownRecord } from "#platform/domain/text/json-record.ts";
import { isGenerationCode, parseControlNumber } from "../names/document-numbers.ts";
import { generationOf, type IssuedType, issuedTypes, type TaxDocumentKind } from "../shape/generation.ts";
import { checkLines } from "./check-lines.ts";
import { amountOf, type CheckPlace, type CheckProblem, codeOf, compare, note } from "./check-problem.ts";
import { checkSummary } from "./check-summary.ts";

interface CheckTerms {
  /** Nothing for what we sign; a cent for what others issued, as the ministry has it (guide §8, "holgura"). */
  readonly tolerance: Decimal;
  /** Total from which a factura names its buyer; null for never (guide §4). */
  readonly identificationFrom: Cents | null;
}

/** Terms for our own documents before they are signed: not a cent off (guide §8). */
export const OWN_DOCUMENTS: CheckTerms = { tolerance: ZERO_DECIMAL, identificationFrom: null };

/** Terms for documents of others (guide §8). */
export const SEALED_DOCUMENTS: CheckTerms = { tolerance: decimalOfCents(cents(1)), identificationFrom: null };

/**
 * Lists everything that is wrong with a document of ours, built or read from its JSON. It recomputes the
 * document from its lines, independently of the code that built it, and tests conditions that the ministry's
 * server keeps and its newer schemas leave out (guide §5–§17, §21, §22, §24). The list is empty when the
 * document may be signed, once the schema agrees too.
 */
export function checkTaxDocument(document: unknown, terms: CheckTerms = OWN_DOCUMENTS): CheckProblem[] {
  const problems: CheckProblem[] = [];
  const record = isRecord(document) ? document : {};
  const place: CheckPlace = { record, path: "", problems, tolerance: terms.tolerance };
  const kind = kindOf(document);
  if (kind === null) return [{ field: "identificacion.tipoDte", reason: "unknown_document" }];
  if (kind === "invalidation") checkInvalidation(place);
  else if (kind === "contingency") checkContingency(place);
  else checkIssued(place, kind, terms);
  return problems;
}

function checkIssued(place: CheckPlace, type: IssuedType, { identificationFrom }: CheckTerms): void {
  checkIdentification(place, type);
  if (type === "01") checkBuyer(place, identificationFrom);
  const lines = checkLines(place, type);
  const summary = { ...place, record: ownRecord(place.record, "resumen"), path: "resumen." };
  checkSummary(summary, lines, type);
  checkPayments(summary);
}

/** Returns the kind of a document, from its own type and its version (guide §1). */
export function kindOf(document: unknown): TaxDocumentKind | null {
  if (!isRecord(document)) return null;
  const identification = ownRecord(document, "identificacion");
  const said = own(identification, "tipoDte");
  const event = isRecord(own(document, "documento")) ? "invalidation" : "contingency";
  const isEvent = said === null && (event === "invalidation" || Object.hasOwn(document, "detalleDTE"));
  const kind = isEvent ? event : issuedTypes.find((type) => type === said);
  if (kind === undefined) return null;
  return generationOf(kind, own(identification, "version")) === null ? null : kind;
}

/** CAT-005: other, which needs words (guide §3). */
const OTHER_CAUSE = 5;

/** Checks names, model and operation of `identificacion` (guide §3): conditions that the newer schemas left to the server (guide §24). */
function checkIdentification(document: CheckPlace, type: IssuedType): void {
  const place = {
    ...document,
    record: ownRecord(document.record, "identificacion"),
    path: "identificacion.",
  };
  if (!isGenerationCode(codeOf(place, "codigoGeneracion"))) note(place, "codigoGeneracion", "malformed_name");
  if (parseControlNumber(String(codeOf(place, "numeroControl")))?.type !== type)
    note(place, "numeroControl", "malformed_name");
  if (!/^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(String(codeOf(place, "horEmi"))))
    note(place, "horEmi", "malformed_name");
  const [model, operation] = [codeOf(place, "tipoModelo"), codeOf(place, "tipoOperacion")];
  const [cause, reason] = [codeOf(place, "tipoContingencia"), codeOf(place, "motivoContin")];
  const isNormal = model === 1 && operation === 1 && cause === null && reason === null;
  const isContingency = model === 2 && operation === 2 && cause !== null;
  if (!isNormal && !isContingency) note(place, "tipoOperacion", "contingency_mixed");
  if (isContingency && cause === OTHER_CAUSE && !reason) note(place, "motivoContin", "reason_missing");
}

/**
 * Checks the buyer of a factura: an NRC goes with a NIT alone, and from the threshold of the restaurant on name and document are
 * told (guide §4; Código Tributario 119-G). Without a threshold nobody has to be named.
 */
function checkBuyer(document: CheckPlace, identificationFrom: Cents | null): void {
  const receptor = own(document.record, "receptor");
  const place = { ...document, record: isRecord(receptor) ? receptor : {}, path: "receptor." };
  const kind = codeOf(place, "tipoDocumento");
  if (codeOf(place, "nrc") !== null && kind !== identityDocuments.nit) note(place, "nrc", "nrc_without_nit");
  const summary = { ...document, record: ownRecord(document.record, "resumen"), problems: [] };
  const total = amountOf(summary, "montoTotalOperacion", 2);
  if (identificationFrom === null || total < decimalOfCents(identificationFrom)) return;
  for (const name of ["tipoDocumento", "numDocumento", "nombre"])
    if (!codeOf(place, name)) note(place, name, "buyer_unnamed");
}

const PAID = 1;
const CREDIT = 2;
const MIXED = 3;

/**
 * Checks `pagos`: together they are what is to be paid, tip included, and their terms fit the condition of the sale (guide §12, §14).
 * A document without any, as of 2025, has nothing to be compared.
 */
function checkPayments(place: CheckPlace): void {
  const { record } = place;
  const condition = own(record, "condicionOperacion");
  if (!Object.hasOwn(record, "pagos")) {
    // Notes say how the corrected sale was paid, and not with what.
    if (condition !== PAID && condition !== CREDIT && condition !== MIXED) noteCondition(place, condition);
    return;
  }
  const payments = ownList(record, "pagos").map((payment, index) => {
    const each = {
      ...place,
      record: isRecord(payment) ? payment : {},
      path: `${place.path}pagos.${index + 1}.`,
    };
    const [unit, count] = [codeOf(each, "plazo"), codeOf(each, "periodo")];
    if (unit === null ? count !== null : !isCount(count)) note(each, "periodo", "term_wrong");
    const amount = amountOf(each, "montoPago", 2);
    if (amount < 0n) note(each, "montoPago", "below_zero");
    return { amount, isOwed: unit !== null };
  });
  const toPay = amountOf({ ...place, problems: [] }, "totalPagar", 2);
  if (payments.length > 0) {
    const found = sumDecimals(payments.map(({ amount }) => amount));
    const exactly = { ...place, tolerance: ZERO_DECIMAL };
    compare(exactly, "pagos", { found, expected: toPay, reason: "payments_differ" });
  }
  const owed = payments.filter(({ isOwed }) => isOwed).length;
  const isRight =
    (condition === PAID && owed === 0) ||
    (condition === CREDIT && toPay !== 0n && owed > 0 && owed === payments.length) ||
    (condition === MIXED && toPay !== 0n && owed > 0 && owed < payments.length);
  if (!isRight) noteCondition(place, condition);
}

function noteCondition(place: CheckPlace, condition: unknown): void {
  note(place, "condicionOperacion", "condition_wrong", { found: String(condition) });
}

function isCount(count: unknown): boolean {
  return Number.isSafeInteger(count) && Number(count) > 0;
}

const CALLED_OFF = 2;
const OTHER = 3;

/** Documents whose invalidation never names another one (guide §22). */
const WITHOUT_REPLACEMENT = new Set<unknown>(["05", "08", "17", "18"]);

/**
 * Checks an invalidation: wrong data and other reasons name the sealed replacement, an operation called off
 * has none (guide §22).
 */
function checkInvalidation(document: CheckPlace): void {
  const place = { ...document, record: ownRecord(document.record, "documento"), path: "documento." };
  const reason = { ...document, record: ownRecord(document.record, "motivo"), path: "motivo." };
  const kind = codeOf(reason, "tipoAnulacion");
  const replacement = codeOf(place, "codigoGeneracionR");
  const needsNone = kind === CALLED_OFF || WITHOUT_REPLACEMENT.has(codeOf(place, "tipoDte"));
  if (needsNone ? replacement !== null : !isGenerationCode(replacement))
    note(place, "codigoGeneracionR", "replacement_wrong");
  if (replacement !== null && replacement === codeOf(place, "codigoGeneracion"))
    note(place, "codigoGeneracionR", "replacement_wrong");
  if (kind === OTHER && !codeOf(reason, "motivoAnulacion")) note(reason, "motivoAnulacion", "reason_missing");
}

/** Checks a contingency: it ended after it began, its documents are counted and named once (guide §21). */
function checkContingency(document: CheckPlace): void {
  const reason = { ...document, record: ownRecord(document.record, "motivo"), path: "motivo." };
  const at = (day: string, time: string) => `${codeOf(reason, day)} ${codeOf(reason, time)}`;
  if (at("fInicio", "hInicio") > at("fFin", "hFin")) note(reason, "fFin", "period_wrong");
  if (codeOf(reason, "tipoContingencia") === OTHER_CAUSE && !codeOf(reason, "motivoContingencia"))
    note(reason, "motivoContingencia", "reason_missing");
  const named = new Set<unknown>();
  for (const [index, detail] of ownList(document.record, "detalleDTE").entries()) {
    const place = { ...document, record: isRecord(detail) ? detail : {}, path: `detalleDTE.${index + 1}.` };
    if (own(place.record, "noItem") !== index + 1) note(place, "noItem", "not_numbered");
    const code = codeOf(place, "codigoGeneracion");
    if (!isGenerationCode(code) || named.has(code)) note(place, "codigoGeneracion", "malformed_name");
    named.add(code);
  }
}
