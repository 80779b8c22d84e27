import { promisify } from "node:util";
import { gzip as gzipCallback } from "node:zlib";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { MinistryExchange } from "#platform/outside/ministry/ministry-connection.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { MinistryAnswer } from "../../domain/life/ministry-answer.ts";
import { offerDelivery } from "./offer-delivery.ts";

const gzip = promisify(gzipCallback);

/** A document or event, held until the commit. */
export const lockDocument = (tx: Tx, id: TaxDocumentId) =>
  tx.first(
    sqlOf
      .selectFrom("tax_documents")
      .selectAll()
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .forNoKeyUpdate(),
  );

export type TaxDocumentRow = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

export type DocumentChange = Partial<
  Pick<
    TaxDocumentRow,
    "state" | "contingency_id" | "seal" | "sealed_at" | "sends" | "next_at" | "claimed_until"
  >
> & { readonly words?: string | null; readonly problems?: string | null };

/** Changes a document; what may be handed over now is. */
export async function updateDocument(tx: Tx, id: TaxDocumentId, change: DocumentChange): Promise<void> {
  await tx.run(
    sqlOf.updateTable("tax_documents").set(change).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
  if (change.state !== undefined) await offerDelivery(tx, id, change.state);
}

/** What was signed last; it is what is sent, byte for byte. */
export const signedText = async (tx: Tx, id: TaxDocumentId): Promise<string> => (await lastText(tx, id)).jws;

/** When that was. */
export const signedAt = async (tx: Tx, id: TaxDocumentId): Promise<Date> =>
  (await lastText(tx, id)).signed_at;

async function lastText(tx: Tx, id: TaxDocumentId) {
  const row = await tx.first(
    sqlOf
      .selectFrom("tax_document_texts")
      .select(["jws", "signed_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("tax_document_id", "=", id)
      .orderBy("no", "desc")
      .limit(1),
  );
  return required(row, "the text of a signed document");
}

/** Keeps what was signed, beside what was signed before (guide §20: every attempt is asked for later). */
export async function keepSigned(
  tx: Tx,
  id: TaxDocumentId,
  { text, jws, at }: { readonly text: string; readonly jws: string; readonly at: Date },
): Promise<void> {
  await tx.query({
    text: `insert into tax_document_texts (tenant_id, tax_document_id, no, text, jws, signed_at)
      select $1, $2, coalesce(max(no), 0) + 1, $3, $4, $5 from tax_document_texts where tenant_id = $1 and tax_document_id = $2`,
    values: [tx.tenantId, id, await gzip(text), jws, at],
  });
}

/** Keeps a request and what came of it, ten years (guide §20). */
export async function keepExchange(
  tx: Tx,
  id: TaxDocumentId,
  { service, at, tookMs, requestHash, sending, status, body, answer }: MinistryExchange<MinistryAnswer>,
): Promise<void> {
  await tx.run(
    sqlOf.insertInto("tax_exchanges").values({
      tenant_id: tx.tenantId,
      tax_document_id: id,
      service,
      at,
      took_ms: tookMs,
      request_sha256: requestHash,
      sending,
      status,
      answer: body === null ? null : await gzip(body),
      meaning: answer.kind === "unknown" ? `unknown: ${answer.why}` : answer.kind,
    }),
  );
}
