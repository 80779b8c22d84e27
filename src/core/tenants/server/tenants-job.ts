import { z } from "zod";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJobWithoutTenant, type JobDefinition, job } from "#platform/server/jobs/jobs.ts";

/** Attempts of a round, and of a single restaurant. */
const MAX_ATTEMPTS = 3;
/** Seconds after which a restaurant whose part failed is tried by itself. */
const AGAIN_SECONDS = 60;

/** Empty for all restaurants on schedule, else the one whose part failed before. */
const payload = z.object({ tenant: z.number().int().positive().optional() });

export interface TenantsJob {
  readonly name: string;
  /** Cron line in UTC; none for work after the death of a worker. */
  readonly schedule?: string;
  readonly afterDeath?: true;
  /** Only restaurants that may work now: those whose subscription ended are left out. */
  readonly isForActive?: boolean;
  /** Restaurants with work to do, found in one statement instead of a query in each restaurant at every round. */
  readonly tenants?: (deps: Deps) => Promise<readonly number[]>;
  /** Continues in further transactions while there is work, instead of in the next round. */
  readonly untilDone?: true;
  /** Message of the log when there was work. */
  readonly done: string;
  /**
   * Runs in a transaction of the restaurant's own and is safe to run twice. Returns how much was done; it
   * writes nothing when it finds nothing.
   */
  readonly work: (tx: Tx, deps: Deps) => Promise<number>;
}

/**
 * Defines a job that visits all restaurants. A failure is logged and stops no other restaurant; the failed
 * one is tried again by a job of its own that names it, one at a time however many rounds pass.
 */
export function tenantsJob(round: TenantsJob): JobDefinition<typeof payload> {
  const {
    name,
    schedule,
    afterDeath,
    isForActive = false,
    tenants = (deps) => tenantsOf(deps, isForActive),
  } = round;
  const definition = job({
    name,
    payload,
    maxAttempts: MAX_ATTEMPTS,
    ...(schedule !== undefined && { schedule }),
    ...(afterDeath && { afterDeath }),
    async handle({ tenant }, deps) {
      if (tenant !== undefined) return visit(round, tenant, deps);
      for (const id of await tenants(deps)) {
        try {
          await visit(round, id, deps);
        } catch (error) {
          deps.log.error(
            { job: name, tenant: id, err: error },
            "failed for one restaurant, which is tried again",
          );
          const delay = { name: `${name}:${id}`, seconds: AGAIN_SECONDS };
          await addJobWithoutTenant(deps.db, definition, { tenant: id }, delay);
        }
      }
    },
  });
  return definition;
}

async function tenantsOf({ db, clock }: Deps, isForActive: boolean): Promise<number[]> {
  const tenants = await (isForActive
    ? db.directory<{ id: number }>(`select t.id from tenants t where may_work(t, $1) order by t.id`, [
        clock(),
      ])
    : db.directory<{ id: number }>("select id from tenants where kind <> 'deleted' order by id", []));
  return tenants.map(({ id }) => id);
}

async function visit(round: TenantsJob, tenant: number, deps: Deps): Promise<void> {
  const { name, done, work, untilDone = false } = round;
  for (let count = 1; count > 0; ) {
    count = await deps.db
      .inTenant(tenant, (tx) => work(tx, deps))
      .catch((cause: unknown) => {
        // The failed job names its restaurant for the person who looks at it.
        throw new Error(`${name} of restaurant ${tenant}`, { cause });
      });
    if (count > 0) deps.log.info({ job: name, tenant, count }, done);
    if (!untilDone) return;
  }
}
