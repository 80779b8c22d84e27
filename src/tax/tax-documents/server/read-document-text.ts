import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { readInput } from "./document-input.ts";
import { identityOf } from "./identity-of.ts";
import { prepareDocument } from "./prepare-document.ts";

const unpacked = promisify(gunzip);

/**
 * The JSON of a document: the bytes that were signed last, else as it would be signed now (guide §2, §18). Null of an event that
 * nobody signed yet, and of what there is not.
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
