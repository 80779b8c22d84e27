import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type * as contract from "../../contract/look-ins.ts";
import { lookInPage, lookInsAt, openLookInsAt, restaurantOf } from "./look-in-queries.ts";

const ROWS = 25;

/** A page of all looks, the newest first. */
export async function listLookIns(
  db: Database,
  { tenant, page }: QueryOf<typeof contract.listLookIns>,
): Promise<ResponseOf<typeof contract.listLookIns>> {
  const rows = await lookInPage(db, { tenant, page, rows: ROWS });
  return { rows: rows.slice(0, ROWS), hasMore: rows.length > ROWS };
}

/** What a restaurant's admins see of support's looks. */
export async function supportAccess(
  ctx: StaffContext,
  db: Database,
): Promise<ResponseOf<typeof contract.supportAccess>> {
  const tenant = found(await restaurantOf(db, ctx.tenantId));
  return { may_look: tenant.support_may_look, rows: await lookInsAt(db, ctx.tenantId) };
}

/** What everybody at work sees while support looks: until when the last of these looks lasts. */
export async function supportLook(
  ctx: StaffContext,
  db: Database,
): Promise<ResponseOf<typeof contract.supportLook>> {
  const ends = (await openLookInsAt(db, ctx.tenantId)).map(({ ends_at }) => ends_at.getTime());
  const last = Math.max(0, ...ends);
  return { until: last > ctx.now.getTime() ? new Date(last) : null };
}

/** What the frame of a look-in says. */
export async function readLookIn(
  ctx: StaffContext,
  db: Database,
): Promise<ResponseOf<typeof contract.readLookIn>> {
  const { lookIn } = ctx;
  if (!lookIn) return { lookIn: null };
  const tenant = found(await restaurantOf(db, ctx.tenantId));
  return {
    lookIn: { id: lookIn.id, store_name: tenant.name, reason: lookIn.reason, ends_at: lookIn.endsAt },
  };
}
