import { readSettings } from "#core/settings/server/public.ts";
import type { DocumentId } from "#platform/domain/ids.ts";
import { cents, sumCents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import { mostOfNote } from "../../domain/from-sale/document-cents.ts";
import { type CorrectionStep, correctionStep } from "../../domain/life/correction-step.ts";
import { isSealed } from "../../domain/life/document-state.ts";
import type { InvalidationText } from "../../domain/life/invalidation-window.ts";
import { type Issuing, placeOfDocument, readIssuing } from "../issuing.ts";
import { localMoment } from "../local-moment.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { writeDocument } from "../write-document.ts";
import {
  type DocumentTaskRow,
  documentsAbout,
  lockDocumentsOfSale,
  readSale,
  tasksOfSale,
} from "./correction-queries.ts";
import { applicantOf, readInvalidationText, responsiblePerson, writeInvalidation } from "./invalidations.ts";
import { creditNoteInput } from "./notes.ts";
import { rebuildInput, withCurrentTaxFacts } from "./rebuild-input.ts";
import { remainingLines, remainingSale, returnedSale } from "./remaining-sale.ts";

/** A sale and all that is there of its documents. */
export interface CorrectedSale {
  readonly id: DocumentId;
  /** First to last; each was made in the place of the one before. */
  readonly documents: readonly TaxDocumentRow[];
  /** Notes and events about them. */
  readonly about: readonly TaxDocumentRow[];
  readonly tasks: readonly DocumentTaskRow[];
  /** The official text whose limits the restaurant follows. */
  readonly text: InvalidationText;
}

/** State of a document task: done, in hand, or the next step. */
export type TaskState = "done" | "in_hand" | CorrectionStep | "exceeds";

/** Reads the documents of a sale and those about them. */
export async function saleOf(
  tx: Tx,
  id: DocumentId,
  documents: readonly TaxDocumentRow[],
): Promise<CorrectedSale> {
  const about = await documentsAbout(
    tx,
    documents.map((document) => document.id),
  );
  return { id, documents, about, tasks: await tasksOfSale(tx, id), text: await readInvalidationText(tx) };
}

/** Returns the live document of the sale: the last one, unless it counts no more. */
function liveDocument({ documents }: CorrectedSale): TaxDocumentRow | null {
  const last = documents.at(-1);
  return last === undefined || last.state === "invalidated" || last.state === "replaced" ? null : last;
}

/** Decides the state of a task whose earlier ones are done (guide §2, §16, §22). */
function stateOfTask(held: CorrectedSale, task: DocumentTaskRow, left: boolean, now: Date): TaskState {
  const made = held.about.find(
    ({ task_id, kind }) => task_id === task.id && (kind === "05" || kind === "invalidation"),
  );
  if (made) return isSealed(made.state) || made.state === "invalidated" ? "done" : inHand(made);
  const replacement = held.documents.findLast(({ task_id }) => task_id === task.id);
  if (replacement && !isSealed(replacement.state)) return inHand(replacement);
  if (replacement) return "replace";
  const live = liveDocument(held);
  const events = held.about.filter(({ about_id, kind }) => about_id === live?.id && kind === "invalidation");
  if (events.some(({ state }) => state !== "draft" && state !== "rejected")) return "wait";
  const type = live?.kind;
  const document =
    live && (type === "01" || type === "03")
      ? {
          type,
          state: live.state,
          issuedOn: calendarDate(live.issued_on),
          sealedOn: live.sealed_at && localMoment(live.sealed_at).day,
          hasLiveNote: liveNotes(held, live).length > 0,
        }
      : null;
  const back = { isWhole: task.kind === "invalidation", isAnythingLeft: left };
  const step = correctionStep(document, back, { today: localMoment(now).day, text: held.text });
  return step === "credit" && live && leftToCredit(held, live) <= 0 ? "exceeds" : step;
}

const inHand = ({ state }: TaxDocumentRow): TaskState =>
  state === "draft" || state === "rejected" ? "mend_first" : "in_hand";

const liveNotes = ({ about }: CorrectedSale, { id }: TaxDocumentRow) =>
  about.filter(
    ({ about_id, kind, state }) =>
      about_id === id && (kind === "05" || kind === "06") && state !== "invalidated",
  );

const isOver = (standing: TaskState) => standing === "done" || standing === "nothing";

/** Returns the state of every task of a sale. After a task that is not done, the later ones wait. */
export function taskStatesOf(
  held: CorrectedSale,
  sale: FrozenSale,
  now: Date,
): { readonly task: DocumentTaskRow; readonly standing: TaskState }[] {
  let isWaiting = false;
  return held.tasks.map((task, index) => {
    const left = remainingSale(sale, held.tasks.slice(0, index + 1));
    const standing = isWaiting ? "wait" : stateOfTask(held, task, left !== null, now);
    isWaiting ||= !isOver(standing);
    return { task, standing };
  });
}

/**
 * Takes the next step for the documents of a refunded sale, one task after the other; safe to run at any
 * time. A task that cannot go on waits for a seal, for a person, or forever, and the screens say which (guide
 * §2, §16, §22).
 */
export async function settleSale(tx: Tx, saleId: DocumentId, now: Date): Promise<void> {
  const held = await saleOf(tx, saleId, await lockDocumentsOfSale(tx, saleId));
  const last = held.documents.at(-1);
  if (last === undefined || held.tasks.length === 0) return;
  const next = taskStatesOf(held, await readSale(tx, saleId), now).find(({ standing }) => !isOver(standing));
  const issuing = next && (await readIssuing(tx, placeOfDocument(last)));
  if (issuing) await doNextStep(tx, held, next.task, { standing: next.standing, issuing, now });
}

interface Turn {
  readonly standing: TaskState;
  readonly issuing: Issuing;
  readonly now: Date;
}

async function doNextStep(tx: Tx, held: CorrectedSale, task: DocumentTaskRow, turn: Turn): Promise<void> {
  switch (turn.standing) {
    case "invalidate":
      return callOff(tx, held, task, turn);
    case "replace":
      return replaceRest(tx, held, task, turn);
    case "credit":
      return giveBack(tx, held, task, turn);
    default:
      return;
  }
}

async function callOff(tx: Tx, held: CorrectedSale, task: DocumentTaskRow, turn: Turn): Promise<void> {
  const live = required(liveDocument(held), "the document that is invalidated");
  await writeTaskEvent(tx, { row: live, kind: 2, replacement: null }, task, turn);
}

/** Writes the new document first; once it is sealed, the event about the old one. */
async function replaceRest(tx: Tx, held: CorrectedSale, task: DocumentTaskRow, turn: Turn): Promise<void> {
  const replacement = held.documents.findLast(({ task_id }) => task_id === task.id) ?? null;
  if (replacement) {
    const first = required(
      held.documents.find(({ task_id }) => task_id === task.id),
      "the first document of a task",
    );
    const row = required(
      held.documents.find(({ id }) => id === first.replaces_id),
      "the document that a replacement stands for",
    );
    await writeTaskEvent(tx, { row, kind: 3, replacement }, task, turn);
    return;
  }
  const live = required(liveDocument(held), "the document that is replaced");
  const { issuing, now } = turn;
  await writeDocument(tx, {
    input: await rebuildInput(tx, live, { issuing, isUnderOwnNumbers: false, taskId: task.id }),
    issuing,
    now,
    by: task.created_by,
    saleId: held.id,
    taskId: task.id,
    aboutId: null,
    replacesId: live.id,
    identificationFrom: (await readSettings(tx, now)).identificationThreshold,
  });
}

async function writeTaskEvent(
  tx: Tx,
  about: {
    readonly row: TaxDocumentRow;
    readonly kind: 2 | 3;
    readonly replacement: TaxDocumentRow | null;
  },
  task: DocumentTaskRow,
  { issuing, now }: Turn,
): Promise<void> {
  const responsible = await responsiblePerson(tx, issuing.issuer);
  const event = {
    kind: about.kind,
    reason: task.detail.reason,
    replacement: about.replacement,
    responsible,
    applicant: applicantOf(about.row, responsible),
  };
  await writeInvalidation(tx, about.row, event, { issuing, now, by: task.created_by, taskId: task.id });
}

/** Writes the credit note of a refund, at most for the rest of the crédito fiscal (guide §16, code 016). */
async function giveBack(
  tx: Tx,
  held: CorrectedSale,
  task: DocumentTaskRow,
  { issuing, now }: Turn,
): Promise<void> {
  const live = required(liveDocument(held), "the document that is credited");
  const sale = await readSale(tx, held.id);
  const returned = await withCurrentTaxFacts(tx, returnedSale(sale, task));
  const left = remainingLines(
    sale,
    held.tasks.filter(({ id }) => id <= task.id).map(({ detail }) => detail.lines),
  );
  await writeDocument(tx, {
    input: creditNoteInput(live, returned, {
      issuing,
      reason: task.detail.reason,
      atMost: mostOfNote(leftToCredit(held, live), left, sale.service.isTaxed),
      tip: task.detail.tip,
      isWhole: task.detail.lines === null,
      now,
    }),
    issuing,
    now,
    by: task.created_by,
    saleId: null,
    taskId: task.id,
    aboutId: live.id,
    replacesId: null,
    identificationFrom: null,
  });
}

/**
 * Returns the amount of a crédito fiscal that can still be credited: with its debit notes, without its credit
 * notes (guide §16).
 */
export const leftToCredit = (held: CorrectedSale, row: TaxDocumentRow) =>
  sumCents([
    cents(row.total_cents ?? 0),
    ...liveNotes(held, row).map(({ kind, total_cents }) =>
      cents(kind === "05" ? -(total_cents ?? 0) : (total_cents ?? 0)),
    ),
  ]);
