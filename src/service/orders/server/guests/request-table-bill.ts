import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { tenantOfMenuCode } from "#platform/server/db/tenant-of-menu-code.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { guestAtTable, joinedVisit, phoneTokenHash } from "#service/visits/server/public.ts";
import type { requestTableBill as definition } from "../../contract/guest-orders.ts";
import { moveBillRequest } from "../accounts/answer-bill-request.ts";

/** A phone that shares the account of a table asks for its bill, or takes that back. Refuses `visit_not_joined` for another. */
export async function requestTableBill(
  { db, ctx }: { readonly db: Database; readonly ctx: PublicContext },
  qrcode: string,
  { tableId: locator, action }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  const tokenHash = phoneTokenHash(ctx);
  return db.inTenant(await tenantOfMenuCode(db, qrcode), async (tx) => {
    const guest = await guestAtTable(tx, { locator, tokenHash });
    joinedVisit(guest);
    const nobody = { now: ctx.now, userId: null, sessionId: null };
    return { status: await moveBillRequest(tx, nobody, { tableId: guest.table.id, action }) };
  });
}
