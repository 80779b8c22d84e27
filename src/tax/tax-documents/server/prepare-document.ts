import type { Cents } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { type JsonRecord, ownRecord } from "#platform/domain/text/json-record.ts";
import { checkSchema } from "#platform/outside/tax-schemas/check-schema.ts";
import type { DocumentSummary } from "#tax/documents/domain/reading/purchase-document.ts";
import { readDocumentSummary } from "#tax/documents/domain/reading/read-document-summary.ts";
import { checkTaxDocument, OWN_DOCUMENTS } from "../domain/check/check-tax-document.ts";
import { buildContingency } from "../domain/issue/build-contingency.ts";
import { buildExcludedPurchase } from "../domain/issue/build-excluded-purchase.ts";
import { buildInvalidation } from "../domain/issue/build-invalidation.ts";
import { buildNote } from "../domain/issue/build-note.ts";
import { buildSaleDocument } from "../domain/issue/build-sale-document.ts";
import type { Environment } from "../domain/issue/tax-document-input.ts";
import { type DocumentRecord, printDocument } from "../domain/shape/document-value.ts";
import type { Generation, TaxDocumentKind } from "../domain/shape/generation.ts";
import type { IdentifiedInput, StoredTaxEvent } from "./document-input.ts";

/** A problem that the official schema or our own arithmetic finds in a document. */
export interface DocumentProblem {
  /** Name of the field in the document, lines from 1: `receptor.nrc`, `cuerpoDocumento.2.ivaItem`. */
  readonly field: string;
  /** Words under `taxDocuments.schema` or `taxDocuments.check` in the messages. */
  readonly reason: string;
  readonly by: "schema" | "check";
  readonly expected: string | null;
  readonly found: string | null;
}

export interface PreparedDocument {
  /** The bytes to be signed. */
  readonly text: string;
  /** Empty: it may be signed. */
  readonly problems: readonly DocumentProblem[];
  readonly summary: DocumentSummary;
}

type CheckedRecord = Pick<PreparedDocument, "text" | "problems"> & { readonly read: JsonRecord };

/**
 * Builds a document and checks it twice, by the official schema and by our own arithmetic (guide §2, §8; docs/decisions/0066).
 * `identificationFrom`: the total from which the buyer of a factura is named, null for never (guide §4).
 */
export function prepareDocument(input: IdentifiedInput, identificationFrom: Cents | null): PreparedDocument {
  const { generation } = input.identity;
  const checked = checkRecord(recordOf(input), { kind: input.type, generation }, identificationFrom);
  const summary = readDocumentSummary(
    { record: ownRecord(checked.read, "resumen"), line: null, path: "resumen.", problems: [] },
    input.type,
  );
  return { ...checked, summary };
}

/** The text of a built document, and its problems. */
function checkRecord(
  record: DocumentRecord,
  what: { readonly kind: TaxDocumentKind; readonly generation: Generation },
  identificationFrom: Cents | null,
): CheckedRecord {
  const text = printDocument(record);
  const read = JSON.parse(text) as JsonRecord;
  const bySchema = checkSchema(read, what);
  const byCheck = checkTaxDocument(record, { ...OWN_DOCUMENTS, identificationFrom });
  return {
    text,
    read,
    problems: [
      ...bySchema.map(({ field, reason, expected }) => ({
        field,
        reason,
        by: "schema" as const,
        expected,
        found: null,
      })),
      ...byCheck.map(({ field, reason, expected = null, found = null }) => ({
        field,
        reason,
        by: "check" as const,
        expected,
        found,
      })),
    ],
  };
}

function recordOf(input: IdentifiedInput): DocumentRecord {
  switch (input.type) {
    case "01":
    case "03":
      return buildSaleDocument(input);
    case "05":
    case "06":
      return buildNote(input);
    case "14":
      return buildExcludedPurchase(input);
    default:
      return input satisfies never;
  }
}

/** Names and time of an event. */
interface EventNames {
  readonly generation: Generation;
  readonly environment: Environment;
  readonly generationCode: string;
  /** Local day and time of El Salvador, HH:mm:ss. */
  readonly issuedOn: CalendarDate;
  readonly issuedAt: string;
}

/** Builds an event and checks it by the official schema and by our own rules, as a document is (guide §21, §22). */
export function prepareEvent(
  event: StoredTaxEvent,
  names: EventNames,
): Pick<PreparedDocument, "text" | "problems"> {
  return checkRecord(eventRecord(event, names), { kind: event.type, generation: names.generation }, null);
}

function eventRecord(event: StoredTaxEvent, { issuedOn, issuedAt, ...names }: EventNames): DocumentRecord {
  switch (event.type) {
    case "invalidation":
      return buildInvalidation({ ...event, ...names, reportedOn: issuedOn, reportedAt: issuedAt });
    case "contingency":
      return buildContingency({ ...event, ...names, reported: { day: issuedOn, time: issuedAt } });
    default:
      return event satisfies never;
  }
}
