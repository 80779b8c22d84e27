import { type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { isRecord, type JsonRecord, own, ownList, ownRecord } from "#platform/domain/text/json-record.ts";
import { VAT_TRIBUTE } from "#tax/tax-documents/domain/arithmetic/tributes.ts";
import { DOCUMENT_LINES_MAX, type DocumentFieldProblem, type DocumentRefusal } from "./document-problem.ts";
import { openDocumentText, refused } from "./open-document-text.ts";
import { readDocumentHead } from "./read-document-head.ts";
import { readDocumentParty } from "./read-document-party.ts";
import { centsField, type FieldPlace, optionalText, refuseField, requiredText } from "./read-field.ts";
import {
  type WithheldAmount,
  type WithholdingDocument,
  type WithholdingDocumentType,
  type WithholdingParty,
  withholdingDocumentTypes,
} from "./withholding-document.ts";

type ReadWithholdingDocument =
  | {
      readonly ok: true;
      readonly document: WithholdingDocument;
      /** Members of the document without its wrapping, for the check against its schema. */
      readonly members: JsonRecord;
    }
  | { readonly ok: false; readonly refusal: DocumentRefusal };

const NAME_MAX = 250;
const NUMBER_MAX = 36;

/** CAT-006: the code of the 1 % that agents withhold; all others are counted apart. */
const ONE_PERCENT = "22";

/**
 * Reads a comprobante de retención (07), a comprobante de liquidación (08) or a documento contable de liquidación (09) from its JSON
 * text, in both generations of `GUIDE §1`. An unreadable field refuses the whole document, with each such field and its line.
 */
export function readWithholdingDocument(text: string): ReadWithholdingDocument {
  const opened = openDocumentText(text);
  if (!opened.ok) return opened;
  const { document: members, seal } = opened;
  const said = own(ownRecord(members, "identificacion"), "tipoDte");
  const type = withholdingDocumentTypes.find((known) => known === said);
  if (type === undefined)
    return refused({
      code: "dte_type_unsupported",
      type: typeof said === "string" ? said.slice(0, 2).toWellFormed() : "",
    });
  // A 09 has one body without lines.
  const items = type === "09" ? [own(members, "cuerpoDocumento")] : ownList(members, "cuerpoDocumento");
  if (items.length === 0 || !items.every(isRecord)) return refused({ code: "NO_ITEMS_IN_DTE" });
  if (items.length > DOCUMENT_LINES_MAX) return refused({ code: "dte_too_many_lines", lines: items.length });
  const problems: DocumentFieldProblem[] = [];
  const read = readParts(members, items, type, problems);
  return problems.length > 0
    ? refused({ code: "dte_fields_invalid", problems })
    : { ok: true, document: { ...read, seal }, members };
}

function readParts(
  members: JsonRecord,
  items: readonly JsonRecord[],
  type: WithholdingDocumentType,
  problems: DocumentFieldProblem[],
): Omit<WithholdingDocument, "seal"> {
  const part = (name: string): FieldPlace => ({
    record: ownRecord(members, name),
    line: null,
    path: `${name}.`,
    problems,
  });
  const lines = items.map(
    (record, index): FieldPlace => ({ record, line: type === "09" ? null : index + 1, path: "", problems }),
  );
  return {
    type,
    ...readDocumentHead(part("identificacion")),
    issuer: partyOf(part("emisor")),
    receiver: partyOf(part("receptor")),
    relatedTo: [...new Set(lines.flatMap(relatedOf))],
    ...amountsOf[type](part("resumen"), lines),
  };
}

const partyOf = (place: FieldPlace): WithholdingParty => ({
  name: requiredText(place, "nombre", NAME_MAX),
  ...readDocumentParty(place),
});

/** `numDocumento` of the first generation, `numeroDocumento` of the second and of an 08; in capitals, as codes are. */
const relatedOf = (line: FieldPlace): string | readonly never[] =>
  (
    optionalText(line, "numeroDocumento", NUMBER_MAX) ?? optionalText(line, "numDocumento", NUMBER_MAX)
  )?.toUpperCase() ?? [];

type Amounts = Pick<WithholdingDocument, "withheld" | "otherWithheld" | "sales" | "commission" | "paid">;

const NONE: Amounts = {
  withheld: { base: ZERO_CENTS, amount: ZERO_CENTS },
  otherWithheld: { base: ZERO_CENTS, amount: ZERO_CENTS },
  sales: { taxed: ZERO_CENTS, untaxed: ZERO_CENTS, vat: ZERO_CENTS },
  commission: { net: ZERO_CENTS, vat: ZERO_CENTS },
  paid: ZERO_CENTS,
};

const amountsOf: Readonly<
  Record<WithholdingDocumentType, (summary: FieldPlace, lines: readonly FieldPlace[]) => Amounts>
> = {
  "07": withheldAmounts,
  "08": settledAmounts,
  "09": cardAmounts,
};

/** Sums the lines of a 07 by their code; the code of each line decides which tax it is (CAT-006). */
function withheldAmounts(_: FieldPlace, lines: readonly FieldPlace[]): Amounts {
  const read = lines.map((line) => ({
    isOnePercent: requiredText(line, "codigoRetencionMH", 2) === ONE_PERCENT,
    base: amount(line, "montoSujetoGrav"),
    amount: amount(line, "ivaRetenido"),
  }));
  const sumOf = (isOnePercent: boolean): WithheldAmount => {
    const of = read.filter((line) => line.isOnePercent === isOnePercent);
    return { base: sumCents(of.map(({ base }) => base)), amount: sumCents(of.map((line) => line.amount)) };
  };
  return { ...NONE, withheld: sumOf(true), otherWithheld: sumOf(false) };
}

/** The summary of an 08; its figures may be negative, where more was given back than sold. */
function settledAmounts(summary: FieldPlace): Amounts {
  const taxed = amount(summary, "totalGravada", "signed");
  const untaxed = sumCents([
    amount(summary, "totalNoSuj", "signed"),
    amount(summary, "totalExenta", "signed"),
    optionalAmount(summary, "totalExportacion") ?? optionalAmount(summary, "exportacion") ?? ZERO_CENTS,
  ]);
  const tributes = ownList(summary.record, "tributos")
    .filter(isRecord)
    .filter((tribute) => String(own(tribute, "codigo")) === VAT_TRIBUTE);
  const vat = sumCents(
    tributes.map(
      (record, index) =>
        centsField({ ...summary, record, path: `resumen.tributos.${index + 1}.` }, "valor", true) ??
        ZERO_CENTS,
    ),
  );
  const perceived = optionalAmount(summary, "ivaPerci") ?? ZERO_CENTS;
  return {
    ...NONE,
    // What is perceived is never less than nothing (the column says so too).
    withheld: { base: perceived > 0 ? taxed : ZERO_CENTS, amount: cents(Math.max(perceived, 0)) },
    sales: { taxed, untaxed, vat },
    paid: amount(summary, "total", "signed"),
  };
}

/** The body of a 09: what cards were charged for in a period, the 2 % of it, and the commission. */
function cardAmounts(_: FieldPlace, [body]: readonly FieldPlace[]): Amounts {
  if (body === undefined) return NONE;
  return {
    ...NONE,
    withheld: { base: amount(body, "montoSujetoPercepcion"), amount: amount(body, "ivaPercibido") },
    sales: {
      taxed: amount(body, "montoSujetoPercepcion"),
      untaxed: optionalAmount(body, "montoSinPercepcion") ?? ZERO_CENTS,
      vat: amount(body, "iva"),
    },
    commission: { net: amount(body, "comision"), vat: amount(body, "ivaComision") },
    paid: amount(body, "liquidoApagar"),
  };
}

/** Reads an amount that every such document has. */
function amount(place: FieldPlace, name: string, sign: "positive" | "signed" = "positive"): Cents {
  if (own(place.record, name) === null) refuseField(place, name, "required");
  return centsField(place, name, sign === "signed") ?? ZERO_CENTS;
}

const optionalAmount = (place: FieldPlace, name: string) => centsField(place, name, true);
