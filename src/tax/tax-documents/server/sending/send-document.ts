import { z } from "zod";
import { type TaxDocumentId, type TenantId, toId } from "#platform/domain/ids.ts";
import { deliverDocument } from "#platform/outside/ministry/deliver-document.ts";
import type { MinistryAccount } from "#platform/outside/ministry/ministry-tokens.ts";
import {
  contingencyParcel,
  documentParcel,
  invalidationParcel,
  type Parcel,
} from "#platform/outside/ministry/parcel.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type JobDefinition, job } from "#platform/server/jobs/jobs.ts";
import { documentVersion, issuedTypes } from "../../domain/shape/generation.ts";
import { SEND_JOB } from "./document-jobs.ts";
import {
  ClaimLost,
  type DocumentClaim,
  isClaimed,
  lockDocument,
  saveExchange,
  signedText,
  stateAfter,
  type TaxDocumentRow,
  takeClaim,
  updateDocument,
} from "./document-queries.ts";
import { endDelivery } from "./end-delivery.ts";
import { halt, isHalted } from "./halts.ts";
import { contingencyOfDocument, makeReady } from "./make-ready.ts";
import { openCredentials } from "./open-credentials.ts";

/**
 * Takes a document or event one step on: signs it, sends it, or asks whether it arrived. Each outcome adds a
 * new job, so that the job itself is retried only for errors here.
 */
export const sendTaxDocument: JobDefinition = job({
  ...SEND_JOB,
  payload: z.object({
    tenantId: z.int().transform((id): TenantId => toId<"Tenant">(id)),
    documentId: z.int().transform((id): TaxDocumentId => toId<"TaxDocument">(id)),
  }),
  handle: ({ tenantId, documentId: id }, deps): Promise<void> => sendDocument(deps, { tenantId, id }),
});

/** The document to deliver; tests pass a `wait` that does not wait. */
interface SendTask {
  readonly tenantId: TenantId;
  readonly id: TaxDocumentId;
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Delivers a document or event as far as possible now. Each act is committed before it happens, every answer
 * as it comes, and in the end what follows from it (guide §2, §20). A worker that has lost its claim leaves
 * the document to the other one.
 */
export async function sendDocument(deps: Deps, { tenantId, id, ...waits }: SendTask): Promise<void> {
  const { db, clock } = deps;
  const begun = await db.inTenant(tenantId, (tx) => beginDelivery(tx, deps, id));
  if (!begun) return;
  let { claim } = begun;
  try {
    const delivery = await deliverDocument({
      ...begun,
      ...waits,
      log: {
        async sending() {
          claim = await db.inTenant(tenantId, (tx) => recordSending(tx, { id, claim, now: clock() }));
        },
        answered: (exchange) => db.inTenant(tenantId, (tx) => saveExchange(tx, id, exchange)),
      },
    });
    await db.inTenant(tenantId, (tx) => endDelivery(tx, { id, claim, delivery, now: clock() }));
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
    deps.log.warn({ tenant: tenantId, document: id }, "somebody else delivers it");
  }
}

/** A signed document or event to deliver, claimed by this worker. */
export interface PreparedDelivery {
  readonly parcel: Parcel;
  readonly sends: number;
  /** It was sent and may have arrived: it is consulted before it is sent again (guide §2). */
  readonly mayBeThere: boolean;
  /** A contingency began meanwhile: a document that did not arrive is built again and not sent as it is (guide §21). */
  readonly isOnlyConsulted: boolean;
  readonly claim: DocumentClaim;
}

/**
 * Signs a document if needed and claims it. Both are committed before anything goes out, so that the database
 * is right even if the server dies. Null: it waits for a person or for its contingency's event, or somebody
 * else has claimed it.
 */
async function beginDelivery(
  tx: Tx,
  { secrets, clock, ministry }: Pick<Deps, "secrets" | "clock" | "ministry">,
  id: TaxDocumentId,
): Promise<PreparedDelivery | null> {
  const now = clock();
  const row = await lockDocument(tx, id);
  if (!row || row.next_at === null || (row.claimed_until !== null && row.claimed_until > now)) return null;
  if (await isHalted(tx, row.environment)) return null;
  const opened = await openCredentials(tx, secrets, row.environment);
  if (!opened.ok) {
    await halt(tx, row.environment, opened.why, now);
    return null;
  }
  const ready = await makeReady(tx, row, opened.credentials, now);
  if (ready.state !== "signed" && ready.state !== "sent") return null;
  const mayBeThere = ready.state === "sent";
  return {
    parcel: await parcelOf(tx, { row, ministry, account: opened.credentials.account }),
    sends: ready.sends,
    mayBeThere,
    isOnlyConsulted: mayBeThere && (await contingencyOfDocument(tx, row, now)) !== null,
    claim: await takeClaim(tx, id, now),
  };
}

interface Packed extends Pick<Deps, "ministry"> {
  readonly row: TaxDocumentRow;
  readonly account: MinistryAccount;
}

async function parcelOf(tx: Tx, { row, ministry, account }: Packed): Promise<Parcel> {
  const { kind, generation, generation_code: generationCode } = row;
  const jws = await signedText(tx, row.id);
  const signed = { version: documentVersion(kind, generation), generationCode, jws };
  if (kind === "contingency") return contingencyParcel(ministry, account, signed);
  if (kind === "invalidation") return invalidationParcel(ministry, account, signed, await aboutOf(tx, row));
  return documentParcel(ministry, account, { ...signed, type: kind });
}

/** Reads the document that an invalidation is about, as it is consulted. */
async function aboutOf(tx: Tx, { about_id: id }: TaxDocumentRow) {
  const about = await tx.one(
    sqlOf
      .selectFrom("tax_documents")
      .select(["kind", "generation_code"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", required(id, "what an invalidation is about")),
  );
  const type = required(
    issuedTypes.find((issued) => issued === about.kind),
    "the type of what is invalidated",
  );
  return { type, generationCode: about.generation_code };
}

/**
 * Records that a document goes out now: from here on it may be at the ministry. Throws ClaimLost when the
 * sender has lost its claim.
 */
async function recordSending(
  tx: Tx,
  { id, claim, now }: { readonly id: TaxDocumentId; readonly claim: DocumentClaim; readonly now: Date },
): Promise<DocumentClaim> {
  const row = required(await lockDocument(tx, id), "the document that is sent");
  if (!isClaimed(row, claim)) throw new ClaimLost();
  // A document is sent again only after the ministry said that it does not have it, or could not be reached.
  const state = row.state === "sent" ? "sent" : stateAfter(row, "send");
  await updateDocument(tx, id, { state, sends: row.sends + 1 });
  return takeClaim(tx, id, now);
}
