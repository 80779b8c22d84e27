import type { requestTableBill as definition } from "../../../../contract/guest/orders.ts";
import type { BodyOf, ResponseOf } from "../../../../contract/platform/define.ts";
import type { Database } from "../../../platform/db/in-tenant.ts";
import { tenantOfMenuCode } from "../../../platform/db/tenant-of-menu-code.ts";
import type { PublicContext } from "../../../platform/http/context.ts";
import { guestAtTable, joinedVisit, phoneTokenHash } from "../../visits/public.ts";
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
