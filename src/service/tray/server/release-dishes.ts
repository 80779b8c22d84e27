import type { OrderLineId } from "#platform/domain/ids.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { activeClaim } from "#service/kitchen/domain/decide-claim.ts";
import { claimLines, lockLines } from "#service/orders/server/public.ts";
import { claimsOf } from "./tray-queries.ts";

/** The caller does not fetch these dishes after all. What somebody else fetches stays with them. */
export function releaseDishes(
  ctx: StaffContext,
  lineIds: readonly OrderLineId[],
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const distinctIds = [...new Set(lineIds)];
    const { lines } = await lockLines(tx, distinctIds);
    const claims = await claimsOf(tx, distinctIds);
    const ownLines = lines.filter((line) => {
      const claim = claims.find(({ id }) => id === line.id);
      return claim !== undefined && activeClaim({ ...claim, status: line.status }) === ctx.userId;
    });
    if (ownLines.length > 0) {
      await claimLines(
        tx,
        ownLines.map((line) => line.id),
        null,
      );
      tx.emit({ type: "order_update", orderIds: [...new Set(ownLines.map((line) => line.order_id))] });
    }
    return { message: ctx.say("tray.reply.released") };
  });
}
