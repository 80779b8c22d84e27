import { formatNit, formatNrc } from "#platform/domain/identity/tax-numbers.ts";
import { decimalOfCents, decimalText } from "#platform/domain/money/decimal.ts";
import { isRecord, type JsonRecord, own, ownList, ownRecord } from "#platform/domain/text/json-record.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";
import { printedLines } from "#tax/tax-documents/domain/paper/printed-lines.ts";
import { queryAddress } from "#tax/tax-documents/domain/paper/query-address.ts";
import type { RepresentationKey } from "#tax/tax-documents/domain/paper/representation.ts";
import {
  type PrintedColumn,
  type PrintedField,
  printedColumns,
  printedFields,
} from "#tax/tax-documents/domain/paper/representation.ts";
import { type IssuedType, issuedTypes } from "#tax/tax-documents/domain/shape/generation.ts";
import type { DocumentPaper, PaperColumn, PaperFact, PaperSection } from "./document-paper.ts";
import {
  addressText,
  amountText,
  identityText,
  paperDayText,
  priceText,
  quantityText,
  tenderText,
  textOf,
  unitText,
} from "./paper-texts.ts";

/** A stored document: its signed text and its state. */
export interface PrintableDocument {
  readonly type: IssuedType;
  readonly environment: Environment;
  readonly generationCode: string;
  readonly issuedOn: string;
  readonly state: DocumentState;
  readonly seal: string | null;
  /** The JSON that was signed. */
  readonly document: JsonRecord;
}

/**
 * Composes the print of a document (guide §23) from its signed text, never from today's settings: it is the
 * same years later. Type and title keep their legal names in every language.
 */
export function composePaper(printed: PrintableDocument, say: Say): DocumentPaper {
  const { type, document } = printed;
  const fields = printedFields(type, document);
  const address = queryAddress(printed);
  const issuer = ownRecord(document, "emisor");
  return {
    title: say("taxDelivery.paper.title"),
    subtitle: say("taxDelivery.paper.subtitle"),
    type: say(`taxDelivery.types.${type}`),
    version: say("taxDelivery.paper.version", {
      version: textOf(own(ownRecord(document, "identificacion"), "version")),
    }),
    store: textOf(own(issuer, "nombreComercial")) || textOf(own(issuer, "nombre")),
    identification: identificationOf(printed, fields, say),
    queryAddress: address,
    lookUp: say("taxDelivery.paper.look_up", { address }),
    marks: marksOf(printed, say),
    stamp: stampOf(printed, say),
    issuer: {
      title: say("taxDelivery.paper.issuer.heading"),
      facts: factsOf(fields, "issuer.", document, say),
    },
    party: partyOf(type, fields, document, say),
    related: relatedOf(document, say),
    columns: columnsOf(type, document, say),
    sums: sumsOf(fields, document, say),
    facts: closingFacts(fields, document, say),
    footer: (page, pages) => say("taxDelivery.paper.pages", { page, pages }),
  };
}

const identifying = [
  "generationCode",
  "controlNumber",
  "model",
  "transmission",
  "issuedOn",
  "issuedAt",
] as const satisfies readonly RepresentationKey[];

function identificationOf(
  { seal }: PrintableDocument,
  fields: readonly PrintedField[],
  say: Say,
): PaperFact[] {
  const facts = identifying.map((key) => {
    const value = fields.find((field) => field.key === key)?.value;
    return { label: say(`taxDelivery.paper.${key}`), value: identifyingText(key, value, say) };
  });
  const sealed = {
    label: say("taxDelivery.paper.seal"),
    value: seal ?? say("taxDelivery.paper.no_seal"),
  };
  return facts.toSpliced(2, 0, sealed);
}

function identifyingText(key: (typeof identifying)[number], value: unknown, say: Say): string {
  if (key === "model") return say(`taxDelivery.paper.models.${value === 2 ? "2" : "1"}`);
  if (key === "transmission") return say(`taxDelivery.paper.transmissions.${value === 2 ? "2" : "1"}`);
  return key === "issuedOn" ? paperDayText(value) : textOf(value);
}

/** Returns the warnings that stand above the content. */
function marksOf({ state, environment, seal, document }: PrintableDocument, say: Say): string[] {
  const isContingency = own(ownRecord(document, "identificacion"), "tipoOperacion") === 2;
  const unsealed = isContingency ? "contingency" : "pending";
  const mark = isVoid(state) ? state : seal === null ? unsealed : null;
  return [
    ...(environment === "00" ? [say("taxDelivery.paper.marks.test")] : []),
    ...(mark === null ? [] : [say(`taxDelivery.paper.marks.${mark}`)]),
  ];
}

function stampOf({ state, environment }: PrintableDocument, say: Say): string | null {
  if (isVoid(state)) return say(`taxDelivery.paper.stamps.${state}`);
  return environment === "00" ? say("taxDelivery.paper.stamps.test") : null;
}

type VoidState = "invalidated" | "rejected" | "replaced";

const isVoid = (state: DocumentState): state is VoidState =>
  state === "invalidated" || state === "rejected" || state === "replaced";

type Prefix = "issuer." | "party.";
type KeyOf<P extends Prefix> = Extract<RepresentationKey, `${P}${string}`>;

function factsOf(
  fields: readonly PrintedField[],
  prefix: Prefix,
  document: JsonRecord,
  say: Say,
): PaperFact[] {
  const isOf = (key: RepresentationKey): key is KeyOf<Prefix> => key.startsWith(prefix);
  return fields.flatMap(({ key, value }) =>
    isOf(key)
      ? [{ label: say(`taxDelivery.paper.${key}`), value: personText(key, value, document, say) }]
      : [],
  );
}

function personText(key: KeyOf<Prefix>, value: unknown, document: JsonRecord, say: Say): string {
  if (value === null) return say("taxDelivery.paper.dash");
  switch (key) {
    case "issuer.address":
    case "party.address":
      return addressText(value);
    case "issuer.nit":
      return formatNit(textOf(value));
    case "issuer.nrc":
    case "party.nrc":
      return formatNrc(textOf(value));
    case "party.document":
      return identityText(say, partySection(document), value);
    default:
      return textOf(value);
  }
}

/** The other side: a buyer, or of a 14 the seller. */
function partySection(document: JsonRecord): JsonRecord {
  return isRecord(own(document, "receptor"))
    ? ownRecord(document, "receptor")
    : ownRecord(document, "sujetoExcluido");
}

function partyOf(
  type: IssuedType,
  fields: readonly PrintedField[],
  document: JsonRecord,
  say: Say,
): PaperSection {
  const facts = factsOf(fields, "party.", document, say);
  const unnamed = {
    label: say("taxDelivery.paper.party.name"),
    value: say("taxDelivery.paper.party.nobody"),
  };
  return {
    title: say(type === "14" ? "taxDelivery.paper.party.seller" : "taxDelivery.paper.party.heading"),
    facts: facts.length === 0 ? [unnamed] : facts,
  };
}

function relatedOf(document: JsonRecord, say: Say): DocumentPaper["related"] {
  const rows = ownList(document, "documentoRelacionado").filter(isRecord);
  if (rows.length === 0) return null;
  return {
    title: say("taxDelivery.paper.related"),
    rows: rows.map((row) =>
      say("taxDelivery.paper.related_row", {
        type: typeName(textOf(own(row, "tipoDocumento")), say),
        number: textOf(own(row, "numeroDocumento")),
        day: paperDayText(own(row, "fechaEmision")),
      }),
    ),
  };
}

/** A kind of document by its legal name; one that we issue none of, a printed one for example, by its code. */
function typeName(code: string, say: Say): string {
  const type = issuedTypes.find((issued) => issued === code);
  return type === undefined ? code : say(`taxDelivery.types.${type}`);
}

type LineKey = Extract<RepresentationKey, `lines.${string}`>;

/** The columns of the lines, with prices and amounts that add up on paper (docs/decisions/0119). */
function columnsOf(type: IssuedType, document: JsonRecord, say: Say): PaperColumn[] {
  const lines = printedLines(document) ?? [];
  const onPaper = lines.map(
    ({ column, unitPrice, discount, amount }) =>
      new Map<RepresentationKey, string>([
        ["lines.unitPrice", decimalText(unitPrice)],
        ["lines.discount", decimalText(decimalOfCents(discount))],
        [`lines.${column}`, decimalText(decimalOfCents(amount))],
      ]),
  );
  return printedColumns(type, document).map(({ key, values }) =>
    columnOf({ key, values: values.map((value, index) => onPaper[index]?.get(key) ?? value) }, say),
  );
}

function columnOf({ key, values }: PrintedColumn, say: Say): PaperColumn {
  const line = key as LineKey;
  return {
    title: say(`taxDelivery.paper.${line}`),
    isWide: line === "lines.title",
    isAmount: !["lines.unit", "lines.code", "lines.title"].includes(line),
    cells: values.map((value) => (value === null ? say("taxDelivery.paper.dash") : cellText(line, value))),
  };
}

function cellText(key: LineKey, value: unknown): string {
  switch (key) {
    case "lines.number":
    case "lines.code":
    case "lines.title":
      return textOf(value);
    case "lines.unit":
      return unitText(value);
    case "lines.quantity":
      return quantityText(value);
    case "lines.unitPrice":
      return priceText(value);
    default:
      return amountText(value);
  }
}

const sums = [
  "notSubject",
  "exempt",
  "taxed",
  "sales",
  "bought",
  "discounts",
  "tributes",
  "subtotal",
  "perceived",
  "withheld",
  "withheldIncome",
  "total",
  "outside",
  "toPay",
] as const satisfies readonly RepresentationKey[];

/** The sums down to the amount to pay, each tribute by its name. */
function sumsOf(fields: readonly PrintedField[], document: JsonRecord, say: Say): PaperFact[] {
  return fields.flatMap(({ key, value }): PaperFact[] => {
    if (key === "tributes")
      return ownList(ownRecord(document, "resumen"), "tributos")
        .filter(isRecord)
        .map((tribute) => ({
          label: textOf(own(tribute, "descripcion")),
          value: amountText(own(tribute, "valor"), "$"),
        }));
    const sum = sums.find((known) => known === key);
    if (sum === undefined) return [];
    const text = value === null ? say("taxDelivery.paper.dash") : amountText(value, "$");
    return [{ label: say(`taxDelivery.paper.${sum}`), value: text, isStrong: sum === "toPay" }];
  });
}

/**
 * Returns the facts beside the sums: the total in words, the payments, notes, and the restaurant's own
 * additions.
 */
function closingFacts(fields: readonly PrintedField[], document: JsonRecord, say: Say): PaperFact[] {
  const shown = (key: RepresentationKey) => fields.find((field) => field.key === key)?.value ?? null;
  const dash = say("taxDelivery.paper.dash");
  const condition = (["1", "2", "3"] as const).find((code) => code === textOf(shown("condition")));
  const payments = ownList(ownRecord(document, "resumen"), "pagos").filter(isRecord);
  const appendix = ownList(document, "apendice").filter(isRecord);
  return [
    { label: say("taxDelivery.paper.words"), value: textOf(shown("words")) || dash },
    {
      label: say("taxDelivery.paper.condition"),
      value: condition === undefined ? dash : say(`taxDelivery.paper.conditions.${condition}`),
    },
    ...(payments.length === 0
      ? []
      : [
          {
            label: say("taxDelivery.paper.payments"),
            value: payments.map((payment) => tenderText(say, payment)).join(" + "),
          },
        ]),
    { label: say("taxDelivery.paper.notes"), value: textOf(shown("notes")) || dash },
    ...appendix.map((entry) => ({
      label: textOf(own(entry, "etiqueta")),
      value: textOf(own(entry, "valor")),
    })),
  ];
}
