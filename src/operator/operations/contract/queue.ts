import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { idOf, instant, messageReply } from "#platform/contract/wire.ts";

export const jobStates = ["failed", "running", "waiting"] as const;
export type JobState = (typeof jobStates)[number];

/** Jobs that the screen shows of a state; how many there are is told besides. */
export const MOST_JOBS = 100;

const jobId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const queueJob = z.object({
  id: jobId,
  name: z.string(),
  tenant_id: idOf("Tenant").nullable(),
  tenant_name: z.string().nullable(),
  state: z.enum(jobStates),
  attempts: z.number().int(),
  max_attempts: z.number().int(),
  /** First line of what went wrong, without what could be somebody's: addresses and long numbers. */
  error: z.string().nullable(),
  created_at: instant,
  run_at: instant,
});
export type QueueJob = z.output<typeof queueJob>;

export const serverError = z.object({
  fingerprint: z.string(),
  /** Method and path of the route, or the name of the job. */
  route: z.string(),
  name: z.string(),
  /** File and line of our sources. */
  place: z.string(),
  times: z.number().int(),
  first_seen_at: instant,
  last_seen_at: instant,
  last_request_id: z.string(),
});
export type ServerErrorRow = z.output<typeof serverError>;

export const operationRound = z.object({
  name: z.string(),
  last_run_at: instant.nullable(),
  /** Minutes between two runs; null for a round of an older version, which runs no more. */
  every_minutes: z.number().int().nullable(),
  next_run_at: instant.nullable(),
  /** It should have run since it did. */
  is_late: z.boolean(),
});
export type OperationRound = z.output<typeof operationRound>;

export const readOperations = route({
  method: "GET",
  path: "/superadmin/operations",
  summary:
    "The queue of jobs of one state, how many there are of each, the rounds by the clock, and what went wrong in the server.",
  access: "superadmin",
  query: z.object({ state: z.enum(jobStates).default("failed") }),
  response: z.object({
    waiting: z.number().int(),
    /** Of those that wait, those that failed before. */
    retrying: z.number().int(),
    running: z.number().int(),
    failed: z.number().int(),
    /** Since when the oldest that is due waits; null when none is due. */
    oldest_due: instant.nullable(),
    jobs: z.array(queueJob),
    /** Jobs by the clock, and when each ran last; null: never yet. */
    rounds: z.array(operationRound),
    errors: z.array(serverError),
  }),
});

export const retryJob = route({
  method: "POST",
  path: "/superadmin/operations/jobs/retry",
  summary: "Tries a job that failed for good again, at once and with all its tries.",
  access: "superadmin",
  body: z.object({ job: jobId }),
  response: messageReply,
  errors: ["not_found"],
  // Settled once, it is no failed job any more.
  idempotency: "natural",
});

export const giveUpJob = route({
  method: "POST",
  path: "/superadmin/operations/jobs/give-up",
  summary: "Takes a job that failed for good away; it is not done.",
  access: "superadmin",
  body: z.object({ job: jobId }),
  response: messageReply,
  errors: ["not_found"],
  // Settled once, it is no failed job any more.
  idempotency: "natural",
});
