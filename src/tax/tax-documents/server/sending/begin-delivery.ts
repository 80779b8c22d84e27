import type { TaxDocumentId } from "#platform/domain/ids.ts";
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
import { documentVersion, issuedTypes } from "../../domain/shape/generation.ts";
import { type Claim, takeClaim } from "./claim.ts";
import { lockDocument, signedText, type TaxDocumentRow } from "./document-queries.ts";
import { halt, isHalted } from "./halts.ts";
import { itsContingency, makeReady } from "./make-ready.ts";
import { openCredentials } from "./open-credentials.ts";

/** A signed document or event that is to be delivered, claimed for whoever delivers it. */
export interface BegunDelivery {
  readonly parcel: Parcel;
  readonly sends: number;
  /** It went out and nobody knows whether it arrived: it is asked for before it goes out again (guide §2). */
  readonly mayBeThere: boolean;
  /** A contingency began meanwhile: if it is not there, it is made anew and not sent as it is (guide §21). */
  readonly isOnlyAsked: boolean;
  readonly claim: Claim;
}

/**
 * Signs a document that is not signed yet and claims it, committed before anything goes out, so that a server that dies leaves a true
 * state. Null: it waits for somebody or for its contingency's event, or somebody else is at it.
 */
export async function beginDelivery(
  tx: Tx,
  { secrets, clock, ministry }: Pick<Deps, "secrets" | "clock" | "ministry">,
  id: TaxDocumentId,
): Promise<BegunDelivery | null> {
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
    isOnlyAsked: mayBeThere && (await itsContingency(tx, row, now)) !== null,
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

/** The document that an invalidation is about, as it is consulted. */
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
