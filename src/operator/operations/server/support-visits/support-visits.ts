import { z } from "zod";
import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { type AuditActor, recordAudit } from "#platform/server/audit/record-audit.ts";
import { type Database, RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { makeToken } from "#platform/server/http/actor.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext, StaffRequest } from "#platform/server/http/context.ts";
import { setSupportVisitCookie } from "#platform/server/http/cookies.ts";
import { job } from "#platform/server/jobs/jobs.ts";
import { directoryOf, readList } from "#platform/server/lists/read-list.ts";
import type * as contract from "../../contract/support-visits.ts";
import type { SupportVisitEnd } from "../../domain/support-visit.ts";
import {
  insertSupportVisit,
  lockVisitPermission,
  type OpenVisit,
  openVisitsAt,
  openVisitsOfOperator,
  restaurantOf,
  visitList,
  visitsAt,
  visitsThatAreOver,
  writeSupportAccess,
  writeVisitEnd,
} from "./support-visit-queries.ts";

type Asked = BodyOf<typeof contract.beginSupportVisit>;

/** Attempts when the same operator begins another visit at the same moment. */
const TRIES = 3;

/**
 * Begins a support visit: it notes it in the restaurant's audit log, notifies the screens of its people and
 * sets a cookie for its length. Throws `not_found` for no restaurant and `look_in_refused` when the
 * restaurant allows no visits.
 */
export async function beginVisit(
  ctx: StaffRequest,
  deps: Deps,
  asked: Asked,
): Promise<ResponseOf<typeof contract.beginSupportVisit>> {
  const token = makeToken(asked.tenant_id);
  const endsAt = new Date(ctx.now.getTime() + asked.minutes * 60_000);
  const { id, name } = await beginAgain(ctx, deps, asked, { tokenHash: token.hash, endsAt });
  await ctx.inTenant((tx) => recordBegin(tx, ctx, id, { ...asked, name }));
  setSupportVisitCookie(ctx.reply, token.text, asked.minutes * 60);
  return { message: ctx.say("operations.reply.look_in_began", { tenant: name }), id, ends_at: endsAt };
}

/**
 * Ends the operator's other visit and begins this one. A visit that the same operator begins meanwhile is
 * ended too; then everything is read again, also whether the restaurant exists and allows visits.
 */
async function beginAgain(
  ctx: StaffRequest,
  deps: Deps,
  asked: Asked,
  look: { readonly tokenHash: Buffer; readonly endsAt: Date },
): Promise<{ readonly id: number; readonly name: string }> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const tenant = found(await restaurantOf(deps.db, asked.tenant_id));
    if (!tenant.support_may_look) throw new AppError("look_in_refused");
    const earlier = await openVisitsOfOperator(deps.db, ctx.tenantId, ctx.userId);
    await endVisits(deps, earlier, "replaced", ctx.now);
    const id = await deps.db.inTenant(tenant.id, async (tx) => {
      if (!(await lockVisitPermission(tx))) throw new AppError("look_in_refused");
      const begun = await insertSupportVisit(tx, {
        operatorTenantId: ctx.tenantId,
        operatorId: ctx.userId,
        sessionId: ctx.sessionId,
        name: ctx.name,
        reason: asked.reason,
        tokenHash: look.tokenHash,
        now: ctx.now,
        endsAt: look.endsAt,
      });
      if (begun === undefined) return undefined;
      const nobodyOfTheirs = { now: ctx.now, userId: null, sessionId: null };
      await recordBegin(tx, nobodyOfTheirs, begun, { ...asked, name: ctx.name });
      tx.emit({ type: "look_in_changed" });
      return begun;
    });
    if (id !== undefined) return { id, name: tenant.name };
  }
  throw new RunAgain("The same operator began other looks meanwhile");
}

/** Writes to one of the two logs: the restaurant's names the operator, the platform's names the restaurant. */
function recordBegin(
  tx: Tx,
  actor: AuditActor,
  id: number,
  { reason, minutes, name }: Pick<Asked, "reason" | "minutes"> & { readonly name: string },
): Promise<void> {
  return recordAudit(tx, actor, [
    {
      action: "support.look_in_began",
      subject: "look_in",
      subjectId: id,
      reason,
      before: null,
      after: { name, minutes },
    },
  ]);
}

/** Ends support visits, each with a line in the restaurant's audit log. Returns how many still lasted. */
async function endVisits(
  { db }: Pick<Deps, "db">,
  looks: readonly OpenVisit[],
  by: SupportVisitEnd,
  now: Date,
  /** The person of the restaurant who ended it. */
  actor: AuditActor = { now, userId: null, sessionId: null },
): Promise<number> {
  let ended = 0;
  for (const look of looks) {
    const isEnded = await db.inTenant(look.tenant_id, async (tx) => {
      if (!(await writeVisitEnd(tx, look.id, by, now))) return false;
      await recordAudit(tx, actor, [
        {
          action: `support.look_in_ended_by_${by}`,
          subject: "look_in",
          subjectId: look.id,
          reason: look.reason,
          before: null,
          after: { name: look.operator_name },
        },
      ]);
      tx.emit({ type: "look_in_changed" });
      return true;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}

/** Ends one of the operator's own visits, from whichever page; a visit that has ended stays as it is. */
export async function endOwnVisit(ctx: StaffContext, deps: Deps, id: number): Promise<{ message: string }> {
  const open = await openVisitsOfOperator(deps.db, ctx.tenantId, ctx.userId);
  await endVisits(
    deps,
    open.filter((look) => look.id === id),
    "operator",
    ctx.now,
  );
  return { message: ctx.say("operations.reply.look_in_ended") };
}

/** Ends every visit at the restaurant for an admin; a visitor ends their own. */
export async function endVisitsHere(ctx: StaffContext, deps: Deps): Promise<{ message: string }> {
  const open = await openVisitsAt(deps.db, ctx.tenantId);
  const { supportVisit } = ctx;
  if (supportVisit)
    await endVisits(
      deps,
      open.filter(({ id }) => id === supportVisit.id),
      "operator",
      ctx.now,
    );
  else await endVisits(deps, open, "restaurant", ctx.now, ctx);
  return { message: ctx.say("operations.reply.look_in_ended") };
}

/** Stores, each minute, the end of visits whose time is up. The server refused their requests from that very moment. */
export const endVisitsInTime = job({
  name: "end-look-ins",
  payload: z.object({}),
  maxAttempts: 3,
  schedule: "* * * * *",
  async handle(_nothing, deps) {
    for (const { end, ...look } of await visitsThatAreOver(deps.db))
      await endVisits(deps, [look], end, deps.clock());
  },
});

/** Allows support visits at this restaurant or forbids them. Forbidding ends the visits that last at once. */
export async function setSupportAccess(
  ctx: StaffContext,
  deps: Deps,
  mayLook: boolean,
): Promise<{ message: string }> {
  const reply = await ctx.inTenant(async (tx) => {
    if (await writeSupportAccess(tx, mayLook))
      await recordAudit(tx, ctx, [
        {
          action: mayLook ? "support.access_opened" : "support.access_closed",
          subject: "look_in",
          subjectId: ctx.tenantId,
          before: null,
          after: null,
        },
      ]);
    return {
      message: ctx.say(mayLook ? "operations.reply.access_opened" : "operations.reply.access_closed"),
    };
  });
  if (!mayLook) await endVisits(deps, await openVisitsAt(deps.db, ctx.tenantId), "restaurant", ctx.now, ctx);
  return reply;
}

/** Returns a page of all support visits, the newest first. */
export function allSupportVisits(
  db: Database,
  query: QueryOf<typeof contract.listSupportVisits>,
): Promise<ResponseOf<typeof contract.listSupportVisits>> {
  const { source, values } = visitList(query.tenant);
  return readList(directoryOf(db), source, values, query, { isCounted: false });
}

/** Returns what admins see: whether visits are allowed, and the latest ones. */
export async function supportAccess(
  ctx: StaffContext,
  db: Database,
): Promise<ResponseOf<typeof contract.supportAccess>> {
  const tenant = found(await restaurantOf(db, ctx.tenantId));
  return { may_look: tenant.support_may_look, rows: await visitsAt(db, ctx.tenantId) };
}

/** Returns what everybody at work sees: the end of the last visit that lasts. */
export async function readCurrentVisit(
  ctx: StaffContext,
  db: Database,
): Promise<ResponseOf<typeof contract.supportVisitEnd>> {
  const ends = (await openVisitsAt(db, ctx.tenantId)).map(({ ends_at }) => ends_at.getTime());
  const last = Math.max(0, ...ends);
  return { until: last > ctx.now.getTime() ? new Date(last) : null };
}

/** Returns the visit of this session, for its frame. */
export async function currentSupportVisit(
  ctx: StaffContext,
  db: Database,
): Promise<ResponseOf<typeof contract.readSupportVisit>> {
  const { supportVisit } = ctx;
  if (!supportVisit) return { lookIn: null };
  const tenant = found(await restaurantOf(db, ctx.tenantId));
  return {
    lookIn: {
      id: supportVisit.id,
      store_name: tenant.name,
      reason: supportVisit.reason,
      ends_at: supportVisit.endsAt,
    },
  };
}
