import { deletionExports } from "#operator/data-exports/server/public.ts";
import { tenantCards } from "#operator/subscription/server/public.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import type { Deps } from "#platform/server/deps.ts";
import { type JobDefinition, job } from "#platform/server/jobs/jobs.ts";
import { cardOfDeletionJob } from "./card-of-deletion.ts";
import { DELETIONS_JOB } from "./change-deletions.ts";
import { type DeletionRow, openDeletions } from "./deletion-queries.ts";
import { purgeTenant } from "./purging/purge-tenant.ts";

/**
 * Advances every deletion: makes its export and, once its days are over and everything is exported, purges
 * the restaurant. A failed one stops no other and is continued in the next round.
 */
export const processDeletions: JobDefinition<typeof DELETIONS_JOB.payload> = job({
  ...DELETIONS_JOB,
  lane: "long",
  schedule: "*/10 * * * *",
  async handle(_, deps) {
    for (const deletion of await openDeletions(deps.db)) {
      await attempt(deps, deletion, holdCard);
      await attempt(deps, deletion, tend);
    }
  },
});

async function attempt(
  deps: Deps,
  deletion: DeletionRow,
  step: (deps: Deps, deletion: DeletionRow) => Promise<void>,
): Promise<void> {
  try {
    await step(deps, deletion);
  } catch (error) {
    const about = { job: DELETIONS_JOB.name, tenant: deletion.tenant_id };
    deps.log.error({ ...about, err: error }, "a deletion did not go on and is tried again");
  }
}

/** Stops the renewal of a card that was entered, or renewed at Stripe itself, while the deletion waits. */
async function holdCard(deps: Deps, { tenant_id: id, begun_at }: DeletionRow): Promise<void> {
  if (begun_at === null && (await tenantCards.isRenewing(deps, id)))
    await cardOfDeletionJob.handle({ tenantId: id }, deps);
}

async function tend(deps: Deps, deletion: DeletionRow): Promise<void> {
  if (deletion.begun_at !== null || (await isExported(deps, deletion))) await purgeTenant(deps, deletion);
}

/**
 * Tells whether the restaurant may be purged: its days are over and everything was exported after them, late
 * seals included. It starts the exports: one at the beginning, to be handed over at once, and a last one at
 * the end. A failed export is tried again after an hour; without it nothing is deleted.
 */
async function isExported(
  { db, clock }: Deps,
  { tenant_id, asked_at, due_at }: DeletionRow,
): Promise<boolean> {
  const now = clock();
  const isDue = now >= due_at;
  return db.inTenant(tenant_id, async (tx) => {
    const made = await deletionExports.newest(tx);
    const isRecent = made !== undefined && made.asked_at >= (isDue ? due_at : asked_at);
    if (isRecent && made.state === "ready") return isDue;
    const isFailed = made?.state === "failed" && made.finished_at !== null;
    const mayBegin =
      !isRecent ||
      made.state === "removed" ||
      (isFailed && now.getTime() - made.finished_at.getTime() > HOUR_MS);
    if (mayBegin) await deletionExports.begin(tx, now);
    return false;
  });
}
