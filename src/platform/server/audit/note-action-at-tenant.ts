import { z } from "zod";
import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import type { Tx } from "../db/tx.ts";
import { type JobDefinition, job } from "../jobs/jobs.ts";
import { isAudited, recordAudit } from "./record-audit.ts";

const acts = [
  "tenant.switched_off",
  "tenant.switched_on",
  "tenant.deletion_asked",
  "tenant.kept",
] as const satisfies readonly AuditAction[];

/** An operator's act on a restaurant, and its time. */
export const actAtTenant = z.object({
  tenantId: z.number().int().positive(),
  at: z.iso.datetime(),
  /** Name of the operator as the restaurant sees it. */
  operator: z.string(),
  action: z.enum(acts),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type ActionAtTenant = z.output<typeof actAtTenant>;

/**
 * Writes the act into the restaurant's own log, where the operator is no user. Returns false when it is there
 * already.
 */
export async function noteActionAtTenant(tx: Tx, act: ActionAtTenant): Promise<boolean> {
  const now = new Date(act.at);
  const record = {
    action: act.action,
    subject: "tenant",
    subjectId: act.tenantId,
    before: act.before,
    after: { ...act.after, operator: act.operator },
  } as const;
  if (await isAudited(tx, record, now)) return false;
  await recordAudit(tx, { now, userId: null, sessionId: null }, [record]);
  return true;
}

/** Does it after the commit of the act, which is a transaction of the platform's own tenant. */
export const noteActionJob: JobDefinition<typeof actAtTenant> = job({
  name: "note-act-at-tenant",
  payload: actAtTenant,
  maxAttempts: 12,
  async handle(act, { db }) {
    await db.inTenant(act.tenantId, (tx) => noteActionAtTenant(tx, act));
  },
});
