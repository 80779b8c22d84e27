import { promisify } from "node:util";
import { gzip as gzipCallback } from "node:zlib";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { MinistryExchange } from "#platform/outside/ministry/ministry-connection.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type DocumentStep, takeStep } from "../../domain/life/document-state.ts";
import type { MinistryAnswer } from "../../domain/life/ministry-answer.ts";
import { offerDelivery } from "./document-jobs.ts";

const gzip = promisify(gzipCallback);

/** Locks a document or event until the commit. */
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

/** Changes a document, and offers its delivery when it can be handed over now. */
export async function updateDocument(tx: Tx, id: TaxDocumentId, change: DocumentChange): Promise<void> {
  await tx.run(
    sqlOf.updateTable("tax_documents").set(change).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );
  if (change.state !== undefined) await offerDelivery(tx, id, change.state);
}

/** Reads the text that was signed last, which is sent byte for byte. */
export const signedText = async (tx: Tx, id: TaxDocumentId): Promise<string> => (await lastText(tx, id)).jws;

/** Reads when a document was last signed. */
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

/** Stores a signed text beside the earlier ones (guide §20: every attempt is consulted later). */
export async function saveSigned(
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

/** Stores a request and its answer, for ten years (guide §20). */
export async function saveExchange(
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

/**
 * End of somebody's claim on a document. No two claims are equal: the next begins after the one before has
 * ended.
 */
export type DocumentClaim = Date;

/**
 * Life of a claim in milliseconds: longer than a sending and its consultation take. Whoever says nothing
 * until then is gone.
 */
export const CLAIM_MS = 120_000;

/** Thrown when somebody else took a document over because the claim had run out: the late one stops. */
export class ClaimLost extends Error {}

/** Claims a document or renews the claim. The queue looks again when the claim has run out. */
export async function takeClaim(tx: Tx, id: TaxDocumentId, now: Date): Promise<DocumentClaim> {
  const until = new Date(now.getTime() + CLAIM_MS);
  await updateDocument(tx, id, { claimed_until: until, next_at: until });
  return until;
}

/** Tells whether a claim still holds. */
export const isClaimed = ({ claimed_until: until }: TaxDocumentRow, claim: DocumentClaim): boolean =>
  until?.getTime() === claim.getTime();

/**
 * Returns the state after a step. Throws when the step is not allowed: the answer then belongs to another
 * state of the document.
 */
export function stateAfter(
  { state }: Pick<TaxDocumentRow, "state">,
  step: DocumentStep,
): TaxDocumentRow["state"] {
  const decision = takeStep(state, step);
  if (!decision.ok) throw new Error(`${step} of a document that is ${state}`);
  return decision.state;
}
