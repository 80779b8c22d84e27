import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { ReceptorInput } from "#service/customers/domain/receptor.ts";
import type { CorrectionResult } from "../../contract/corrections.ts";
import { takeStep } from "../../domain/life/document-state.ts";
import { correctEvent } from "../contingency/report-contingency.ts";
import { printInput, readEvent, type StoredInput, type StoredTaxEvent } from "../document-input.ts";
import { refuseBuyer } from "../issue-documents.ts";
import { type DocumentProblem, prepareDocument, prepareEvent } from "../prepare-document.ts";
import { queueDocument } from "../sending/document-jobs.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { identityOf } from "../stored-document.ts";
import { figuresOf } from "../write-document.ts";
import {
  beginCorrection,
  type Correction,
  correctionWayOf,
  recordCorrection,
  writtenParty,
} from "./correction.ts";
import { typeOf } from "./invalidations.ts";
import { rebuildInput } from "./rebuild-input.ts";

/** Sends a document that was rejected or could not be signed again, with present data (guide §2). */
export function sendAgain(ctx: StaffContext, id: TaxDocumentId): Promise<CorrectionResult> {
  return ctx.inTenant(async (tx) => {
    const correction = await beginCorrection(tx, ctx, id);
    await refuseUncorrectable(tx, correction);
    const { row, now, issuing } = correction;
    const problems =
      row.kind === "contingency"
        ? await correctEvent(tx, id, now)
        : row.control_number === null
          ? await rebuildEvent(tx, row, { ...readEvent(row.input), issuer: issuing.issuer }, now)
          : await rebuildDocument(
              tx,
              row,
              await rebuildInput(tx, row, { issuing, isUnderOwnNumbers: true }),
              correction,
            );
    await recordCorrection(tx, ctx, row, "tax_document.corrected");
    return answer(ctx, row, problems);
  });
}

/** Sends a document again with other data of the buyer, which are refused at their field (guide §2, §4). */
export function correctBuyer(
  ctx: StaffContext,
  id: TaxDocumentId,
  receptor: ReceptorInput | null,
): Promise<CorrectionResult> {
  return ctx.inTenant(async (tx) => {
    const correction = await beginCorrection(tx, ctx, id);
    await refuseUncorrectable(tx, correction);
    const { row, issuing } = correction;
    if (row.control_number === null) throw new AppError("tax_document_state");
    const party = writtenParty(receptor, typeOf(row));
    const input = await rebuildInput(tx, row, { issuing, isUnderOwnNumbers: true, party });
    const problems = await rebuildDocument(tx, row, input, correction);
    refuseBuyer(problems);
    await recordCorrection(tx, ctx, row, "tax_document.corrected");
    return answer(ctx, row, problems);
  });
}

/** Throws when a document cannot be sent again: after 24 hours it has to be replaced (guide §2). */
async function refuseUncorrectable(tx: Tx, { row, now }: Correction): Promise<void> {
  const way = await correctionWayOf(tx, row, now);
  if (way.way === "none") throw new AppError("tax_document_state");
  if (way.way === "replace") throw new AppError("tax_document_mend_over");
}

function answer(
  ctx: StaffContext,
  { state }: TaxDocumentRow,
  problems: readonly DocumentProblem[],
): CorrectionResult {
  return problems.length === 0
    ? { message: ctx.say("taxDocuments.reply.queued"), state: "generated", problems: [] }
    : { message: ctx.say("taxDocuments.reply.still_wrong"), state, problems: [...problems] };
}

/**
 * Puts a document that was rejected, or never could be signed, into the queue again under its own numbers,
 * with other data (guide §2). With problems its state stays and the problems are returned. Throws
 * `tax_document_state` in any other state.
 */
async function rebuildDocument(
  tx: Tx,
  row: TaxDocumentRow,
  input: StoredInput,
  { now, identificationFrom }: { readonly now: Date; readonly identificationFrom: Cents | null },
): Promise<readonly DocumentProblem[]> {
  const { summary, problems } = prepareDocument(
    { ...input, identity: await identityOf(tx, row) },
    identificationFrom,
  );
  const party = input.type === "14" ? input.seller : input.buyer;
  await saveRebuilt(tx, row, problems, {
    now,
    input: printInput(input),
    party_name: party?.name ?? null,
    party_number: party?.identity?.number ?? null,
    party_nrc: party?.nrc ?? null,
    ...figuresOf(summary),
  });
  return problems;
}

/** Does the same for an event, which has no numbers. */
async function rebuildEvent(
  tx: Tx,
  row: TaxDocumentRow,
  input: StoredTaxEvent,
  now: Date,
): Promise<readonly DocumentProblem[]> {
  const { problems } = prepareEvent(input, {
    generation: row.generation,
    environment: row.environment,
    generationCode: row.generation_code,
    issuedOn: calendarDate(row.issued_on),
    issuedAt: row.issued_at,
  });
  await saveRebuilt(tx, row, problems, { now, input: printInput(input) });
  return problems;
}

async function saveRebuilt(
  tx: Tx,
  { id, state }: TaxDocumentRow,
  problems: readonly DocumentProblem[],
  { now, ...change }: { readonly now: Date; readonly input: string } & Record<string, unknown>,
): Promise<void> {
  const isWaiting = state === "draft" || state === "rejected";
  const step = takeStep(state, state === "draft" ? "generate" : "mend");
  if (!isWaiting || !step.ok) throw new AppError("tax_document_state");
  const isReady = problems.length === 0;
  await tx.run(
    sqlOf
      .updateTable("tax_documents")
      .set({
        ...change,
        problems: isReady ? null : JSON.stringify(problems),
        state: isReady ? step.state : state,
        sends: 0,
        next_at: isReady ? now : null,
      })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
  if (isReady) await queueDocument(tx, id);
  tx.emit({ type: "tax_documents_changed" });
}
