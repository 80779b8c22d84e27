import type { Cents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { takeStep } from "../../domain/life/document-state.ts";
import { type KeptEvent, type KeptInput, printInput } from "../document-input.ts";
import { identityOf } from "../identity-of.ts";
import { type DocumentProblem, prepareDocument } from "../prepare-document.ts";
import { prepareEvent } from "../prepare-event.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { queueDocument } from "../sending/queue-document.ts";
import { figuresOf } from "../write-document.ts";

/**
 * Puts a document that was rejected, or never could be signed, into the queue again under its own numbers, built of other data
 * (guide §2). With problems it stays what it is and says them. `tax_document_state` for one that is neither.
 */
export async function makeAnew(
  tx: Tx,
  row: TaxDocumentRow,
  input: KeptInput,
  { now, identificationFrom }: { readonly now: Date; readonly identificationFrom: Cents | null },
): Promise<readonly DocumentProblem[]> {
  const { summary, problems } = prepareDocument(
    { ...input, identity: await identityOf(tx, row) },
    identificationFrom,
  );
  const party = input.type === "14" ? input.seller : input.buyer;
  await keepAnew(tx, row, problems, {
    now,
    input: printInput(input),
    party_name: party?.name ?? null,
    party_number: party?.identity?.number ?? null,
    party_nrc: party?.nrc ?? null,
    ...figuresOf(summary),
  });
  return problems;
}

/** The same of an event, which has no numbers. */
export async function makeEventAnew(
  tx: Tx,
  row: TaxDocumentRow,
  input: KeptEvent,
  now: Date,
): Promise<readonly DocumentProblem[]> {
  const { problems } = prepareEvent(input, {
    generation: row.generation,
    environment: row.environment,
    generationCode: row.generation_code,
    issuedOn: calendarDate(row.issued_on),
    issuedAt: row.issued_at,
  });
  await keepAnew(tx, row, problems, { now, input: printInput(input) });
  return problems;
}

async function keepAnew(
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
