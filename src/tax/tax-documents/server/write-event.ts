import { randomUUID } from "node:crypto";
import type { ContingencyId, DocumentTaskId, TaxDocumentId, UserId } from "#platform/domain/ids.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { generationCodeOf } from "../domain/names/generation-code.ts";
import { generationFor } from "../domain/shape/generation.ts";
import { type KeptEvent, printInput } from "./document-input.ts";
import type { Issuing } from "./issuing.ts";
import { localMoment } from "./local-moment.ts";
import { prepareEvent } from "./prepare-event.ts";
import { queueDocument } from "./sending/queue-document.ts";
import type { WrittenDocument } from "./write-document.ts";

/** An event that is to be reported now. */
export interface NewEvent {
  readonly input: KeptEvent;
  readonly issuing: Pick<Issuing, "environment" | "rules">;
  readonly now: Date;
  /** The day that it bears, where that is not today (guide §22: of some invalidations that of the document). */
  readonly day?: CalendarDate;
  readonly by: UserId | null;
  /** The document that an invalidation is about, and what it has to happen for. */
  readonly aboutId: TaxDocumentId | null;
  readonly taskId: DocumentTaskId | null;
  readonly contingencyId: ContingencyId | null;
  /** Made for certification alone (docs/decisions/0080). */
  readonly isTrial?: boolean;
}

/**
 * Builds an event and keeps it, to be signed and sent after the commit. What may not be signed stays a draft that says why. An event
 * has a name and no number, and is never of a contingency (guide §21, §22).
 */
export async function writeEvent(tx: Tx, made: NewEvent): Promise<WrittenDocument> {
  const { input, issuing, now } = made;
  const { environment, rules } = issuing;
  const { day: today, time } = localMoment(now);
  const names = {
    generation: generationFor(rules, { kind: input.type, environment, day: today }),
    environment,
    generationCode: generationCodeOf(randomUUID()),
    issuedOn: made.day ?? today,
    issuedAt: time,
  };
  const { problems } = prepareEvent(input, names);
  const isDraft = problems.length > 0;
  const { id } = await tx.one(
    sqlOf
      .insertInto("tax_documents")
      .values({
        tenant_id: tx.tenantId,
        kind: input.type,
        environment,
        generation: names.generation,
        generation_code: names.generationCode,
        task_id: made.taskId,
        about_id: made.aboutId,
        contingency_id: made.contingencyId,
        is_trial: made.isTrial ?? false,
        issued_on: names.issuedOn,
        issued_at: names.issuedAt,
        made_at: now,
        created_by: made.by,
        input: printInput(input),
        state: isDraft ? "draft" : "generated",
        problems: isDraft ? JSON.stringify(problems) : null,
        next_at: isDraft ? null : now,
      })
      .returning("id"),
  );
  if (!isDraft) await queueDocument(tx, id);
  return { id, problems };
}
