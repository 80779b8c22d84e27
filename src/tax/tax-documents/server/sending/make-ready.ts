import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { signDocument } from "#platform/outside/signing/sign-document.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { CONTINGENCY_TERMS } from "../../domain/life/contingency.ts";
import { contingencyAt, isOver, type NamedContingency } from "../contingency/contingency-queries.ts";
import { readEvent, readInput } from "../document-input.ts";
import { type PreparedDocument, prepareDocument, prepareEvent } from "../prepare-document.ts";
import { identityOf } from "../stored-document.ts";
import { queueContingency } from "./document-jobs.ts";
import { saveSigned, signedAt, type TaxDocumentRow, updateDocument } from "./document-queries.ts";
import type { TaxCredentials } from "./open-credentials.ts";

/** Documents that are signed one after the other are reported together. */
const REPORT_AFTER_MS = 5000;

/** The contingency that a document belongs to although it was made as a normal one; events are never of one (guide §21, §22). */
export const contingencyOfDocument = async (
  tx: Tx,
  row: TaxDocumentRow,
  now: Date,
): Promise<NamedContingency | null> =>
  row.control_number === null || row.contingency_id !== null
    ? null
    : contingencyAt(tx, row, new Date(now.getTime() - CONTINGENCY_TERMS.reportWithinHours * HOUR_MS));

/**
 * Moves a document that surely did not arrive into a contingency, under the same numbers: it is built and
 * signed again before anything else happens (guide §21).
 */
async function joinContingency(
  tx: Tx,
  row: TaxDocumentRow,
  { id }: Pick<NamedContingency, "id">,
  now: Date,
): Promise<TaxDocumentRow> {
  const change = { contingency_id: id, state: "generated", sends: 0, next_at: now } as const;
  await updateDocument(tx, row.id, change);
  return { ...row, ...change };
}

/**
 * Prepares a document for sending: built again when a contingency began meanwhile, signed, or signed again
 * after a change of certificate. Returns its state; one that may not be signed is a draft again.
 */
export async function makeReady(
  tx: Tx,
  row: TaxDocumentRow,
  credentials: TaxCredentials,
  now: Date,
): Promise<TaxDocumentRow> {
  if (row.state !== "generated" && row.state !== "signed") return row;
  const contingency = await contingencyOfDocument(tx, row, now);
  const made = contingency ? await joinContingency(tx, row, contingency, now) : row;
  const isSigned = made.state === "signed" && (await signedAt(tx, row.id)) >= credentials.changedAt;
  return isSigned ? made : sign(tx, made, credentials, now);
}

/** Builds, checks and signs it as it is now, and keeps the bytes. */
async function sign(
  tx: Tx,
  row: TaxDocumentRow,
  { certificate }: TaxCredentials,
  now: Date,
): Promise<TaxDocumentRow> {
  const { text, problems } = await rebuild(tx, row);
  if (problems.length > 0) {
    await updateDocument(tx, row.id, { state: "draft", problems: JSON.stringify(problems), next_at: null });
    tx.emit({ type: "tax_documents_changed" });
    return { ...row, state: "draft" };
  }
  await saveSigned(tx, row.id, { text, jws: signDocument(text, certificate.privateKey), at: now });
  const state = (await isWaitingForEvent(tx, row)) ? "contingency" : "signed";
  const isWaiting = state === "contingency";
  await updateDocument(tx, row.id, { state, sends: 0, ...(isWaiting ? { next_at: null } : {}) });
  // Signed after its contingency ended, it still has to be reported.
  if (isWaiting && row.contingency_id !== null && (await isOver(tx, row.contingency_id)))
    await queueContingency(tx, row.contingency_id, REPORT_AFTER_MS);
  return { ...row, state, sends: 0 };
}

async function rebuild(tx: Tx, row: TaxDocumentRow): Promise<Pick<PreparedDocument, "text" | "problems">> {
  if (row.control_number !== null)
    return prepareDocument({ ...readInput(row.input), identity: await identityOf(tx, row) }, null);
  const names = {
    generation: row.generation,
    environment: row.environment,
    generationCode: row.generation_code,
    issuedOn: calendarDate(row.issued_on),
    issuedAt: row.issued_at,
  };
  return prepareEvent(readEvent(row.input), names);
}

/** Tells whether a document waits for the seal of its contingency's event (guide §21). */
async function isWaitingForEvent(tx: Tx, row: TaxDocumentRow): Promise<boolean> {
  if (row.control_number === null || row.contingency_id === null) return false;
  if (row.reported_in_id === null) return true;
  const event = await tx.one(
    sqlOf
      .selectFrom("tax_documents")
      .select("state")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", row.reported_in_id),
  );
  return event.state !== "sealed" && event.state !== "sealed_with_remarks";
}
