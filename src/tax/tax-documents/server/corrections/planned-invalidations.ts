import type { TaxDocumentId, UserId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { isSealed } from "../../domain/life/document-state.ts";
import { placeOf, readIssuing } from "../issuing.ts";
import { lockDocument, type TaxDocumentRow } from "../sending/document-queries.ts";
import { readTaxDocument, replacementOf } from "./correction-queries.ts";
import { type Invalidation, writeInvalidation } from "./invalidation-input.ts";

/** An invalidation that waits for the seal of the document in its place. */
export type PlannedInvalidation = Pick<Invalidation, "reason" | "responsible" | "applicant"> & {
  readonly kind: 1 | 3;
};

export const planInvalidation = (
  tx: Tx,
  aboutId: TaxDocumentId,
  { kind, reason, responsible, applicant }: PlannedInvalidation,
  { now, by }: { readonly now: Date; readonly by: UserId },
) =>
  tx.run(
    sqlOf.insertInto("planned_invalidations").values({
      tenant_id: tx.tenantId,
      about_id: aboutId,
      kind,
      reason,
      responsible: JSON.stringify(responsible),
      applicant: JSON.stringify(applicant),
      created_at: now,
      created_by: by,
    }),
  );

/** The plan about a document, if there is one. */
export const planAbout = (tx: Tx, aboutId: TaxDocumentId) =>
  tx.first(
    sqlOf
      .selectFrom("planned_invalidations")
      .selectAll()
      .where("tenant_id", "=", tx.tenantId)
      .where("about_id", "=", aboutId),
  );

/** What stands in the place of a document now, however often that was replaced; null for nothing. */
export async function lastInPlaceOf(tx: Tx, id: TaxDocumentId): Promise<TaxDocumentRow | null> {
  let last: TaxDocumentRow | null = null;
  for (let at = await replacementOf(tx, id); at; at = await replacementOf(tx, at.id)) last = at;
  return last;
}

/**
 * Reports what waited for the seal of this document, or of the one in whose place it stands (guide §2: replacement before
 * invalidation). Nothing while it has none.
 */
export async function releasePlans(tx: Tx, row: TaxDocumentRow, now: Date): Promise<void> {
  for (let id = row.replaces_id; id !== null; id = (await readTaxDocument(tx, id))?.replaces_id ?? null)
    await releasePlan(tx, id, now);
}

/** The same of the plan about one document. */
export async function releasePlan(tx: Tx, aboutId: TaxDocumentId, now: Date): Promise<void> {
  const about = await lockDocument(tx, aboutId);
  const plan = await planAbout(tx, aboutId);
  if (!about || !plan) return;
  const replacement = await lastInPlaceOf(tx, aboutId);
  const issuing = await readIssuing(tx, placeOf(about));
  if (!issuing || !replacement || !isSealed(replacement.state)) return;
  await forgetPlan(tx, aboutId);
  if (!isSealed(about.state)) return;
  const event: Invalidation = {
    kind: plan.kind === 1 ? 1 : 3,
    reason: plan.reason,
    replacement,
    responsible: plan.responsible as Invalidation["responsible"],
    applicant: plan.applicant as Invalidation["applicant"],
  };
  await writeInvalidation(tx, about, event, { issuing, now, by: plan.created_by, taskId: null });
}

const forgetPlan = (tx: Tx, aboutId: TaxDocumentId) =>
  tx.run(
    sqlOf
      .deleteFrom("planned_invalidations")
      .where("tenant_id", "=", tx.tenantId)
      .where("about_id", "=", aboutId),
  );
