import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { DocumentIdentity } from "../domain/issue/tax-document-input.ts";
import { contingencyOf } from "./contingency/contingency-queries.ts";
import { readInput } from "./document-input.ts";
import { prepareDocument } from "./prepare-document.ts";
import type { TaxDocumentRow } from "./sending/document-queries.ts";

const unpacked = promisify(gunzip);

/**
 * Reads the JSON of a document: the bytes that were signed last, else the text as it would be signed now
 * (guide §2, §18). Null for an unsigned event, and for an unknown document.
 */
export async function readDocumentText(tx: Tx, id: TaxDocumentId): Promise<string | null> {
  const signed = await tx.first(
    sqlOf
      .selectFrom("tax_document_texts")
      .select("text")
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_document_id", "=", id)
      .orderBy("no", "desc")
      .limit(1),
  );
  if (signed) return (await unpacked(signed.text)).toString("utf8");
  const row = await tx.first(
    sqlOf.selectFrom("tax_documents").selectAll().where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
  if (!row || row.control_number === null) return null;
  return prepareDocument({ ...readInput(row.input), identity: await identityOf(tx, row) }, null).text;
}

/** Reads the names and the time that a document got when it was made. */
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
