import type { ContingencyId, UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { Issuing } from "../issuing.ts";
import { queueContingency } from "../sending/queue-document.ts";
import { writeDocument } from "../write-document.ts";
import { trialSale } from "./trial-input.ts";

/** CAT-005: our own system. */
const CAUSE = { kind: 2, reason: null } as const;

const LASTED_MS = 60_000;

/**
 * A contingency that has ended already, with one document of its own: the queue signs that one, reports it by an event and sends it
 * (guide §21). What is sold meanwhile is not of it.
 */
export async function trialContingency(
  tx: Tx,
  { issuing, now, by }: { readonly issuing: Issuing; readonly now: Date; readonly by: UserId },
): Promise<void> {
  const [made] = await tx.query<{ id: ContingencyId }>({
    text: `insert into contingencies (tenant_id, environment, kind, began_at, ended_at, declared_by, is_trial)
      values ($1, $2, $3, $4, $5, $6, true) returning id`,
    values: [tx.tenantId, issuing.environment, CAUSE.kind, new Date(now.getTime() - LASTED_MS), now, by],
  });
  const { id } = required(made, "a contingency");
  await writeDocument(tx, {
    input: trialSale(issuing.issuer),
    issuing,
    now,
    by,
    saleId: null,
    taskId: null,
    aboutId: null,
    replacesId: null,
    identificationFrom: null,
    trial: { contingency: { id, cause: CAUSE } },
  });
  await queueContingency(tx, id);
}
