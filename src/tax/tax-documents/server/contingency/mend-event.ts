import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { printInput } from "../document-input.ts";
import { readIssuing } from "../issuing.ts";
import { localMoment } from "../local-moment.ts";
import { prepareEvent } from "../prepare-event.ts";
import { lockDocument } from "../sending/document-queries.ts";
import { eventInput } from "./event-input.ts";
import { lockEnded, namedIn } from "./report-contingency.ts";

/**
 * Makes the event of a contingency anew that was refused or could not be signed, under its own name and from the fiscal data as they
 * are now (guide §21: it may be corrected within 24 hours).
 */
export async function mendEvent(tx: Tx, id: TaxDocumentId, now: Date): Promise<void> {
  const row = required(await lockDocument(tx, id), "the event of a contingency");
  const contingency = required(
    await lockEnded(tx, required(row.contingency_id, "the contingency of an event")),
    "a contingency that has ended",
  );
  const issuing = await readIssuing(tx, null);
  if (!issuing) return;
  const input = await eventInput(tx, {
    contingency,
    issuer: issuing.issuer,
    documents: await namedIn(tx, id),
  });
  const { day, time } = localMoment(now);
  const { generation, environment, generation_code: generationCode } = row;
  const names = { generation, environment, generationCode, issuedOn: day, issuedAt: time };
  const { problems } = prepareEvent(input, names);
  const isDraft = problems.length > 0;
  await tx.run(
    sqlOf
      .updateTable("tax_documents")
      .set({
        input: printInput(input),
        issued_on: day,
        issued_at: time,
        state: isDraft ? "draft" : "generated",
        problems: isDraft ? JSON.stringify(problems) : null,
        next_at: isDraft ? null : now,
      })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
}
