import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Permission } from "#platform/domain/access/permissions.ts";
import type { Id } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { createOrder } from "#service/orders/contract/create-order.ts";
import { aSmallRestaurant, type SmallRestaurant } from "../../db/seeds/small-restaurant.ts";
import { accessCookie, signIn } from "./sign-in.ts";

export type CartBody = z.input<typeof createOrder.body>;

/** A small restaurant with a signed-in person, as the programs that make load need it: plain data. */
export interface BenchTenant {
  readonly tenantId: Id<"Tenant">;
  readonly cookie: string;
  /** The address its requests come from. */
  readonly address: string;
  /** What is ordered, without uuids. */
  readonly cart: CartBody;
}

/** More than all benchmarks together can sell. */
const PLENTY = 1_000_000_000_000;

/** Small restaurants with stock that does not end. Each order takes three lines, a variant, an add-on and stock by recipe. */
export async function smallTenants(
  db: Database,
  count: number,
  scope: readonly Permission[],
): Promise<BenchTenant[]> {
  const tenants: BenchTenant[] = [];
  for (let made = 0; made < count; made += 1) {
    const small = await aSmallRestaurant(db);
    const { tenantId } = small;
    await db.inTenant(tenantId, (tx) =>
      tx.run(
        sqlOf.updateTable("inventory_items").set({ quantity: PLENTY }).where("tenant_id", "=", tenantId),
      ),
    );
    tenants.push({
      tenantId,
      cookie: `${accessCookie}=${await signIn(db, tenantId, scope)}`,
      address: `10.1.${Math.floor(made / 250)}.${1 + (made % 250)}`,
      cart: cartOf(small),
    });
  }
  return tenants;
}

function cartOf({ items }: SmallRestaurant): CartBody {
  const [maiz] = items.pupusa.variants;
  const [queso] = items.pupusa.addons;
  if (!maiz || !queso) throw new Error("The small restaurant has no choices");
  const line = { uuid: "", quantity: 1, notes: null, variant_id: null, addons_ids: [] };
  return {
    uuid: "",
    cart: [
      {
        ...line,
        id: items.pupusa.id,
        price: 1.5,
        quantity: 2,
        variant_id: maiz.id,
        addons_ids: [queso.id],
        notes: "bien dorada",
      },
      { ...line, id: items.quesadilla.id, price: 2 },
      { ...line, id: items.horchata.id, price: 1.5 },
    ],
    deliveryType: "takeaway",
    customerType: "WALKIN",
    customerId: null,
    tableId: null,
    selectedQrOrderItem: null,
  };
}

/** The same cart as another order. */
export function freshCart(cart: CartBody): CartBody {
  return {
    ...cart,
    uuid: randomUUID(),
    cart: cart.cart.map((line) => ({ ...line, uuid: randomUUID() })),
  };
}
