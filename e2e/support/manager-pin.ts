import { createPin } from "#app/server/testing/slow/create-pin.ts";
import { toId } from "#platform/domain/ids.ts";
import type { Restaurant, SignIn } from "./restaurant.ts";

/** Hires a manager who approves at the tills of others with this PIN. */
export async function hireManagerWithPin(restaurant: Restaurant, pin: string): Promise<SignIn> {
  const manager = await restaurant.hire("manager");
  const [user] = await restaurant.run<{ id: number }>(
    "select id from users where tenant_id = $1 and username = $2",
    manager.username,
  );
  if (!user) throw new Error("Whoever was hired is there");
  await createPin(restaurant.db, { tenantId: restaurant.tenantId, userId: toId<"User">(user.id) }, pin);
  return manager;
}
