import type { z } from "zod";
import type { Database } from "../db/in-tenant.ts";
import type { Tx } from "../db/tx.ts";
import type { Deps } from "../deps.ts";

/** Name and payload of a job: enough to add one that another feature handles. */
export interface NamedJob<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  /** Attempts before it is left for a person. */
  readonly maxAttempts: number;
}

export const jobLanes = ["webhooks", "slow webhooks", "long"] as const;
export type JobLane = (typeof jobLanes)[number];

/** A job: its name, payload and handler. Handlers call a use case and are safe to run twice. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> extends NamedJob<Payload> {
  /**
   * Jobs of a lane wait for each other, and neither delay nor wait for others. Lanes are for jobs that call
   * foreign servers, and for those that take minutes or hours (`long`, one at a time). A job without a lane
   * runs beside everything else.
   */
  readonly lane?: JobLane;
  /** Cron line in UTC for jobs that run by themselves. */
  readonly schedule?: string;
  /** Runs, with an empty payload, when a worker begins while no other one runs: to take up what one that died had in hand. */
  readonly afterDeath?: true;
  /** Runs with a checked payload; an error is logged and the job tried again later. */
  handle(payload: z.output<Payload>, deps: Deps): Promise<void>;
}

/** Defines a job, keeping the types of payload and handler together. */
export function job<Payload extends z.ZodType>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}

/** Adds a job inside the caller's transaction: it exists if and only if the transaction commits. */
export async function addJob<Payload extends z.ZodType>(
  tx: Tx,
  definition: NamedJob<Payload>,
  payload: z.input<Payload>,
): Promise<void> {
  await tx.query({
    text: "select enqueue_job($1, $2::json, $3) -- tenant_id travels in the payload",
    values: [definition.name, JSON.stringify(payload), definition.maxAttempts],
  });
}

/** Name of a waiting job among all jobs of the platform, and its delay. */
export interface JobDelay {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Adds a job that waits. Added again under its name before it has begun, it waits from the beginning, and
 * there is only one. It works on the state at the time it runs, however often that changed meanwhile.
 */
export async function addJobLater<Payload extends z.ZodType>(
  tx: Tx,
  definition: NamedJob<Payload>,
  payload: z.input<Payload>,
  { name, seconds }: JobDelay,
): Promise<void> {
  await tx.query({
    text: "select enqueue_job_later($1, $2::json, $3, $4, $5) -- tenant_id travels in the payload",
    values: [definition.name, JSON.stringify(payload), definition.maxAttempts, name, seconds],
  });
}

/** Adds a job outside any restaurant, as its own transaction; with a delay it waits, and there is one of its name. */
export async function addJobWithoutTenant<Payload extends z.ZodType>(
  db: Database,
  definition: JobDefinition<Payload>,
  payload: z.input<Payload>,
  delay?: JobDelay,
): Promise<void> {
  const values = [definition.name, JSON.stringify(payload), definition.maxAttempts];
  if (delay === undefined) await db.directory("select enqueue_job($1, $2::json, $3)", values);
  else
    await db.directory("select enqueue_job_later($1, $2::json, $3, $4, $5)", [
      ...values,
      delay.name,
      delay.seconds,
    ]);
}
