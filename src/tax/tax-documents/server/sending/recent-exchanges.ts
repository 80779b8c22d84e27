import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import type { AskedBefore } from "../../domain/life/outage.ts";

/** Enough to see whether anything was answered of late. */
const RECENT = 20;

/** What was asked of a service of the ministry last, newest first. */
export async function recentExchanges(tx: Tx, environment: Environment): Promise<AskedBefore[]> {
  const rows = await tx.query<{ service: string; meaning: string }>({
    text: `select x.service, x.meaning from tax_exchanges x
      join tax_documents d on d.tenant_id = x.tenant_id and d.id = x.tax_document_id
      where x.tenant_id = $1 and d.environment = $2 order by x.id desc limit $3`,
    values: [tx.tenantId, environment, RECENT],
  });
  return rows.map(({ service, meaning }) => ({
    isReception: service === "reception",
    isAnswered: meaning !== "down" && !meaning.startsWith("unknown"),
  }));
}

/** How often something was tried for a document, which makes the waits of the queue longer. */
export async function triesOf(tx: Tx, id: TaxDocumentId): Promise<number> {
  const { count } = await tx.one(
    sqlOf
      .selectFrom("tax_exchanges")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_document_id", "=", id),
  );
  return Number(count);
}

/** When it went out for the first time. */
export async function firstSentAt(tx: Tx, id: TaxDocumentId): Promise<Date | null> {
  const row = await tx.first(
    sqlOf
      .selectFrom("tax_exchanges")
      .select("at")
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_document_id", "=", id)
      .where("sending", "=", "sent")
      .orderBy("id")
      .limit(1),
  );
  return row?.at ?? null;
}
