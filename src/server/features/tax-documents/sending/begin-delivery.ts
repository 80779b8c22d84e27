import type { TaxDocumentId } from "../../../../domain/ids.ts";
import { documentVersion, issuedTypes } from "../../../../domain/tax-documents/shape/generation.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";
import type { Deps } from "../../../platform/deps.ts";
import { required } from "../../../platform/http/app-error.ts";
import type { SentDocument } from "../../../platform/ministry/ministry-client.ts";
import type { MinistryAccount } from "../../../platform/ministry/ministry-tokens.ts";
import { signDocument } from "../../../platform/signing/sign-document.ts";
import { readInput } from "../document-input.ts";
import { identityOf } from "../identity-of.ts";
import { prepareDocument } from "../prepare-document.ts";
import {
  keepSigned,
  lockDocument,
  signedText,
  type TaxDocumentRow,
  updateDocument,
} from "./document-queries.ts";
import { openCredentials, type TaxCredentials } from "./open-credentials.ts";

/** A signed document that is to be delivered, claimed for whoever delivers it. */
export interface BegunDelivery {
  readonly account: MinistryAccount;
  readonly document: SentDocument;
  readonly sends: number;
  /** It went out and nobody knows whether it arrived: it is asked for before it goes out again (guide §2). */
  readonly mayBeThere: boolean;
}

/** Longer than a delivery takes, its waits included: whoever claimed it and said nothing until then is gone. */
const CLAIM_MS = 120_000;

/**
 * Signs a document that is not signed yet and claims it, committed before anything goes out, so that a server that dies leaves a true
 * state. Null: it waits for somebody or for its contingency's event, or somebody else is at it.
 */
export async function beginDelivery(
  tx: Tx,
  { secrets, clock }: Pick<Deps, "secrets" | "clock">,
  id: TaxDocumentId,
): Promise<BegunDelivery | null> {
  const now = clock();
  const row = await lockDocument(tx, id);
  if (!row || row.next_at === null || (row.claimed_until !== null && row.claimed_until > now)) return null;
  const credentials = (await isHalted(tx, row.environment))
    ? null
    : await openCredentials(tx, secrets, row.environment);
  if (!credentials) return null;
  const state = row.state === "generated" ? await sign(tx, row, credentials, now) : row.state;
  if (state !== "signed" && state !== "sent") return null;
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  await updateDocument(tx, id, { claimed_until: claimedUntil, next_at: claimedUntil });
  return {
    account: credentials.account,
    document: await sentDocument(tx, row),
    sends: row.state === "generated" ? 0 : row.sends,
    mayBeThere: state === "sent",
  };
}

async function sentDocument(
  tx: Tx,
  { id, kind, generation, generation_code }: TaxDocumentRow,
): Promise<SentDocument> {
  const type = required(
    issuedTypes.find((issued) => issued === kind),
    "the type of a document that is delivered",
  );
  return {
    type,
    version: documentVersion(type, generation),
    generationCode: generation_code,
    jws: await signedText(tx, id),
  };
}

const isHalted = async (tx: Tx, environment: TaxDocumentRow["environment"]): Promise<boolean> =>
  (await tx.first(
    sqlOf
      .selectFrom("tax_halts")
      .select("tenant_id")
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment),
  )) !== undefined;

/** Builds, checks and signs it as it is now, and keeps the bytes. A document of a contingency then waits for its event. */
async function sign(
  tx: Tx,
  row: TaxDocumentRow,
  { certificate }: TaxCredentials,
  now: Date,
): Promise<TaxDocumentRow["state"]> {
  const input = { ...readInput(row.input), identity: await identityOf(tx, row) };
  const { text, problems } = prepareDocument(input, null);
  if (problems.length > 0) {
    await updateDocument(tx, row.id, { problems: JSON.stringify(problems), next_at: null });
    return row.state;
  }
  await keepSigned(tx, row.id, { text, jws: signDocument(text, certificate.privateKey), at: now });
  const isHeld = row.contingency_id !== null;
  const state = isHeld ? "contingency" : "signed";
  await updateDocument(tx, row.id, { state, sends: 0, ...(isHeld ? { next_at: null } : {}) });
  return state;
}
