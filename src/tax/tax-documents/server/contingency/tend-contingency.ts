import { z } from "zod";
import { type ContingencyId, type TenantId, toId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { type JobDefinition, job } from "#platform/server/jobs/jobs.ts";
import { probeWait } from "../../domain/life/outage.ts";
import { queueWaiting } from "../sending/halts.ts";
import { CONTINGENCY_JOB, queueContingency } from "../sending/queue-document.ts";
import { isMinistryBack } from "./is-ministry-back.ts";
import { reportContingency } from "./report-contingency.ts";

/**
 * Brings a contingency to its end (guide §21): asks now and then whether the ministry answers again, then ends it and reports what was
 * made in it. One that a person declared is ended by a person. Safe to run at any time and twice.
 */
export const tendContingency: JobDefinition = job({
  ...CONTINGENCY_JOB,
  payload: z.object({
    tenantId: z.int().transform((id): TenantId => toId<"Tenant">(id)),
    contingencyId: z.int().transform((id): ContingencyId => toId<"Contingency">(id)),
  }),
  async handle({ tenantId, contingencyId: id }, deps): Promise<void> {
    const { db, clock } = deps;
    const lasting = await db.inTenant(tenantId, (tx) => lastingContingency(tx, id));
    if (lasting === "by_hand") return;
    if (lasting !== null && !(await isMinistryBack(deps, { tenantId, environment: lasting.environment }))) {
      await db.inTenant(tenantId, (tx) => lookAgain(tx, lasting, clock()));
      return;
    }
    await db.inTenant(tenantId, async (tx) => {
      await endContingency(tx, id, clock());
      await reportContingency(tx, id, clock());
    });
  },
});

type Lasting = NonNullable<Exclude<Awaited<ReturnType<typeof lastingContingency>>, "by_hand">>;

/** Null: it has ended. */
async function lastingContingency(tx: Tx, id: ContingencyId) {
  const row = await tx.first(
    sqlOf
      .selectFrom("contingencies")
      .select(["id", "environment", "began_at", "declared_by"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("ended_at", "is", null),
  );
  if (!row) return null;
  return row.declared_by === null ? row : ("by_hand" as const);
}

async function lookAgain(tx: Tx, { id, environment, began_at: began }: Lasting, now: Date): Promise<void> {
  const { ended } = await tx.one(
    sqlOf
      .selectFrom("contingencies")
      .select(({ fn }) => fn.max("ended_at").as("ended"))
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("id", "!=", id),
  );
  const wait = probeWait({
    lastsMs: now.getTime() - began.getTime(),
    endedBeforeMs: ended === null ? null : began.getTime() - ended.getTime(),
  });
  await queueContingency(tx, id, wait);
}

/** From now on documents are made as normal ones again, and what waits for the ministry is tried at once. */
export async function endContingency(tx: Tx, id: ContingencyId, now: Date): Promise<void> {
  const [ended] = await tx.query<{ environment: "00" | "01" }>({
    text: `update contingencies set ended_at = greatest($3, began_at)
      where tenant_id = $1 and id = $2 and ended_at is null returning environment`,
    values: [tx.tenantId, id, now],
  });
  if (!ended) return;
  await queueWaiting(tx, ended.environment);
  tx.emit({ type: "tax_documents_changed" });
}
