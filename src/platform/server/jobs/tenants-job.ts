import { z } from "zod";
import type { Tx } from "../db/tx.ts";
import type { Deps } from "../deps.ts";
import { addJobWithoutTenant, type JobDefinition, job } from "./jobs.ts";

/** Tries of a round, and of a restaurant by itself. */
const MAX_ATTEMPTS = 3;
/** A restaurant whose part failed is tried by itself after this time, in seconds. */
const AGAIN_SECONDS = 60;

/** Nothing in it: all restaurants, as the schedule says. Else the one whose part failed before. */
const payload = z.object({ tenant: z.number().int().positive().optional() });

export interface TenantsJob {
  readonly name: string;
  /** Cron line in UTC. */
  readonly schedule: string;
  /** Only restaurants that may work now: those whose subscription ended are left out. */
  readonly isForActive?: boolean;
  /** Only these: what costs each restaurant a look at every round asks for them in one statement. */
  readonly tenants?: (deps: Deps) => Promise<readonly number[]>;
  /** Works on in further transactions while there is something to do, and not in the next round only. */
  readonly untilDone?: true;
  /** What the log says when there was something to do. */
  readonly done: string;
  /** In a transaction of the restaurant's own, safe to run twice; gives how much was done. What finds nothing writes nothing. */
  readonly work: (tx: Tx, deps: Deps) => Promise<number>;
}

/**
 * A job that goes through the restaurants. One that fails is logged and stops no other; it alone is tried again, by a job of
 * its own that names it, of which there is one at a time however many rounds pass.
 */
export function tenantsJob(round: TenantsJob): JobDefinition<typeof payload> {
  const { name, schedule, isForActive = false, tenants = (deps) => tenantsOf(deps, isForActive) } = round;
  const definition = job({
    name,
    payload,
    maxAttempts: MAX_ATTEMPTS,
    schedule,
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
        // The job that is left for a person says whose it is.
        throw new Error(`${name} of restaurant ${tenant}`, { cause });
      });
    if (count > 0) deps.log.info({ job: name, tenant, count }, done);
    if (!untilDone) return;
  }
}
