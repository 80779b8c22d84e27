import type { BodyOf } from "#platform/contract/define.ts";
import { tidyIdentity } from "#platform/domain/identity/tax-numbers.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  CorrectionResult,
  invalidateDocument as definition,
  EventPerson,
} from "../../contract/corrections.ts";
import type { Person } from "../../domain/issue/parties.ts";
import { isAtRest, isSealed } from "../../domain/life/document-state.ts";
import { refusedInvalidation } from "../../domain/life/invalidation-window.ts";
import { refuseBuyer } from "../issue-documents.ts";
import type { DocumentProblem } from "../prepare-document.ts";
import { type TaxDocumentRow, updateDocument } from "../sending/document-queries.ts";
import { beginCorrection, type Correction, recordCorrection, writtenParty } from "./correction.ts";
import { documentsAbout, readTaxDocument } from "./correction-queries.ts";
import {
  lastReplacementOf,
  planAbout,
  planInvalidation,
  readInvalidationText,
  typeOf,
  windowOf,
  writeInvalidation,
} from "./invalidations.ts";
import { writeReplacement } from "./replace-document.ts";

type Request = BodyOf<typeof definition>;

/**
 * Invalidates a sealed document. For wrong data and other reasons a replacement is sealed first and the event
 * follows by itself (guide §22); a factura may be replaced by a crédito fiscal that its buyer asked for too
 * late. This event replaces one that was rejected or could not be signed.
 */
export function invalidateDocument(
  ctx: StaffContext,
  id: TaxDocumentId,
  request: Request,
): Promise<CorrectionResult> {
  return ctx.inTenant(async (tx) => {
    const correction = await beginCorrection(tx, ctx, id);
    const { row } = correction;
    const inPlace = row.control_number === null ? null : await lastReplacementOf(tx, id);
    await refuse(tx, correction, request, inPlace);
    await replaceFailedEvents(tx, row);
    const needsReplacement = replacementNeeded(row, request.kind);
    const isFirst = needsReplacement && (inPlace === null || !isSealed(inPlace.state));
    const problems = isFirst
      ? await replaceFirst(tx, ctx, correction, { request, inPlace })
      : await report(tx, ctx, correction, { request, inPlace: needsReplacement ? inPlace : null });
    await recordCorrection(tx, ctx, row, "tax_document.invalidated", request.reason);
    return {
      message: ctx.say(
        problems.length > 0
          ? "taxDocuments.reply.still_wrong"
          : `taxDocuments.reply.${isFirst ? "replaced_first" : "invalidated"}`,
      ),
      state: row.state,
      problems: [...problems],
    };
  });
}

/** Wrong data and other reasons need a replacement; a credit note never does (guide §22). */
const replacementNeeded = ({ kind: type }: TaxDocumentRow, kind: Request["kind"]) =>
  kind !== 2 && type !== "05";

async function refuse(
  tx: Tx,
  { row, now }: Correction,
  { kind, reason, even_if_late, as_fiscal }: Request,
  inPlace: TaxDocumentRow | null,
): Promise<void> {
  if (row.control_number === null || !isSealed(row.state)) throw new AppError("tax_document_state");
  if (kind === 3 && reason === null)
    throw new AppError("invalid_input", { fields: [{ field: "reason", code: "required" }] });
  const about = await documentsAbout(tx, [row.id]);
  if (as_fiscal && (kind === 2 || row.kind !== "01" || row.sale_id === null))
    throw new AppError("tax_document_state");
  const { permission } = windowOf(row, { text: await readInvalidationText(tx), now });
  const refused = refusedInvalidation({
    type: typeOf(row),
    kind,
    isSealed: true,
    hasLiveNote: about.some(({ kind: note, state }) => note !== "invalidation" && state !== "invalidated"),
    // The replacement is made first; only what can never be invalidated is refused here.
    hasSealedReplacement: replacementNeeded(row, kind),
    permission,
  });
  if (refused === "too_late") throw new AppError("invalidation_too_late");
  if (refused === "has_live_note") throw new AppError("invalidation_has_note");
  if (refused !== null) throw new AppError("tax_document_state");
  if (permission === "may_be_tried" && !even_if_late) throw new AppError("invalidation_late");
  await refuseInHand(tx, row, { about, inPlace, needsReplacement: replacementNeeded(row, kind) });
}

/**
 * Refuses a second act at a time: no event, no replacement of a refund, and not the replaced document itself
 * may be on its way.
 */
async function refuseInHand(
  tx: Tx,
  row: TaxDocumentRow,
  {
    about,
    inPlace,
    needsReplacement,
  }: {
    readonly about: readonly TaxDocumentRow[];
    readonly inPlace: TaxDocumentRow | null;
    readonly needsReplacement: boolean;
  },
): Promise<void> {
  const before = row.replaces_id === null ? undefined : await readTaxDocument(tx, row.replaces_id);
  const hasEvent = about.some(
    ({ kind, state }) => kind === "invalidation" && state !== "draft" && state !== "rejected",
  );
  const isOfRefund = inPlace !== null && inPlace.task_id !== row.task_id;
  const isWaiting = (await planAbout(tx, row.id)) !== undefined || (inPlace !== null && !needsReplacement);
  if (
    hasEvent ||
    isOfRefund ||
    isWaiting ||
    (before && !isAtRest(before.state)) ||
    (before && isSealed(before.state))
  )
    throw new AppError("invalidation_in_hand");
}

async function replaceFailedEvents(tx: Tx, { id }: TaxDocumentRow): Promise<void> {
  for (const { id: eventId, kind } of await documentsAbout(tx, [id]))
    if (kind === "invalidation") await updateDocument(tx, eventId, { state: "replaced", next_at: null });
}

interface InvalidationTerms {
  readonly request: Request;
  readonly inPlace: TaxDocumentRow | null;
}

/** Writes the replacement, and plans the event for its seal. */
async function replaceFirst(
  tx: Tx,
  ctx: StaffContext,
  correction: Correction,
  { request, inPlace }: InvalidationTerms,
): Promise<readonly DocumentProblem[]> {
  const { row, now } = correction;
  const { kind, reason } = request;
  if (kind === 2) throw new Error("what was called off needs no document in its place");
  const plan = { kind, reason, ...peopleOf(request) };
  await planInvalidation(tx, row.id, plan, { now, by: ctx.userId });
  if (inPlace !== null) return [];
  const type = request.as_fiscal ? "03" : typeOf(row);
  const { problems } = await writeReplacement(tx, ctx, correction, {
    party: writtenParty(request.receptor, type),
    ...(request.as_fiscal ? { type: "03" } : {}),
  });
  refuseBuyer(problems);
  return problems;
}

async function report(
  tx: Tx,
  ctx: StaffContext,
  { row, issuing, now }: Correction,
  { request, inPlace }: InvalidationTerms,
): Promise<readonly DocumentProblem[]> {
  const { kind, reason } = request;
  const event = { kind, reason, replacement: inPlace, ...peopleOf(request) };
  return (await writeInvalidation(tx, row, event, { issuing, now, by: ctx.userId, taskId: null })).problems;
}

const peopleOf = ({ responsible, applicant }: Request) => ({
  responsible: personOf(responsible),
  applicant: personOf(applicant),
});

const personOf = ({ name, document_type, document_number }: EventPerson): Person => ({
  name,
  identity: { kind: document_type, number: tidyIdentity(document_type, document_number) },
});
