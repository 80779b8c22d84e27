import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { DocumentIdentity } from "../domain/issue/tax-document-input.ts";
import { contingencyOf } from "./contingency/contingency-queries.ts";
import type { TaxDocumentRow } from "./sending/document-queries.ts";

/** The names and the time of a document, as they were taken when it was made. */
export async function identityOf(tx: Tx, row: TaxDocumentRow): Promise<DocumentIdentity> {
  return {
    generation: row.generation,
    environment: row.environment,
    controlNumber: required(row.control_number, "the control number of a document"),
    generationCode: row.generation_code,
    issuedOn: calendarDate(row.issued_on),
    issuedAt: row.issued_at,
    contingency: row.contingency_id === null ? null : (await contingencyOf(tx, row.contingency_id)).cause,
  };
}
