import type { OrderLineId } from "#platform/domain/ids.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeLines, lockLines } from "#service/orders/server/public.ts";

/** "Entregado": these ready dishes were handed over. A second tap does nothing; what the kitchen took back is refused. */
export function serveDishes(
  ctx: StaffContext,
  lineIds: readonly OrderLineId[],
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { orders, lines } = await lockLines(tx, [...new Set(lineIds)]);
    await changeLines(tx, ctx, { orders, lines, to: "delivered", origin: "tray" });
    const count = lines.reduce((sum, line) => sum + line.quantity, 0);
    return { message: ctx.say("tray.reply.served", { count }) };
  });
}
