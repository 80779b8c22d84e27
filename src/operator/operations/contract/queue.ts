import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { idOf, instant, messageReply } from "#platform/contract/wire.ts";

export const jobStates = ["failed", "running", "waiting"] as const;
export type JobState = (typeof jobStates)[number];

/** Jobs that the screen shows of a state; their whole number is sent too. */
export const MAX_JOBS = 100;

const jobId = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const queueJob = z.object({
  id: jobId,
  name: z.string(),
  tenant_id: idOf("Tenant").nullable(),
  tenant_name: z.string().nullable(),
  state: z.enum(jobStates),
  attempts: z.number().int(),
  max_attempts: z.number().int(),
  /** First line of the error, without addresses and long numbers that could identify somebody. */
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
  /** File and line in our sources. */
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
  /** Minutes between two runs; null for a round of an older version that no longer runs. */
  every_minutes: z.number().int().nullable(),
  next_run_at: instant.nullable(),
  /** True when a run is overdue. */
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
    /** Waiting jobs that failed before. */
    retrying: z.number().int(),
    running: z.number().int(),
    failed: z.number().int(),
    /** Due time of the oldest job that is due; null when none is due. */
    oldest_due: instant.nullable(),
    jobs: z.array(queueJob),
    /** Jobs by the clock with their last run; null when they never ran. */
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
  // Once settled, it is no longer a failed job.
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
  // Once settled, it is no longer a failed job.
  idempotency: "natural",
});
