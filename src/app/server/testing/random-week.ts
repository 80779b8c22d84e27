import { randomOf } from "#db/seeds/random.ts";
import { cashDesk } from "#money/cash/contract/cash.ts";
import type { CustomerId, InventoryItemId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { aFloor, type Floor } from "./floor.ts";
import * as acts from "./money-actions.ts";
import { modelDiscounts } from "./money-model.ts";
import type { TestServer } from "./test-server.ts";

const { open, voidLine, cancel, courtesy, pay, part, undo, refund } = acts;

/** Guests and the customer of an account become known, on whatever day: what was counted of its days changes. */
async function know({ floor, random }: acts.World): Promise<void> {
  const customers = await floor.rows<{ id: CustomerId }>(
    "select id from customers where tenant_id = $1 order by id",
  );
  const accounts = await floor.rows<{ id: number }>(
    "select id from accounts where tenant_id = $1 order by id",
  );
  await floor.rows(
    `update accounts set people = $3, customer_id = $4::bigint,
        customer_type = case when $4::bigint is null then 'WALKIN' else 'CUSTOMER' end
      where tenant_id = $1 and id = $2`,
    random.pick(accounts).id,
    random.between(1, 6),
    random.pick([null, ...customers.map(({ id }) => id)]),
  );
}

/**
 * A station says that a dish is ready, some minutes after it was sent, or takes it back, and it took something from stock; on
 * whatever day.
 */
async function cook({ floor, random }: acts.World): Promise<void> {
  const items = await ingredients(floor);
  const lines = await floor.rows<{ id: number }>(
    "select id from order_lines where tenant_id = $1 order by id",
  );
  await floor.rows(
    `update order_lines set recalled_at = created_at + make_interval(secs => $4),
        ready_at = case when $3::integer > 0 then created_at + make_interval(secs => $3 + $4) end,
        stock_held = jsonb_build_object($5::text, quantity * 250)
      where tenant_id = $1 and id = $2`,
    random.pick(lines).id,
    random.pick([0, 60, 61, 700, 90_000]),
    random.between(0, 90),
    String(random.pick(items).id),
  );
}

const ingredients = (floor: Floor) =>
  floor.rows<{ id: InventoryItemId }>(
    "select id from inventory_items where tenant_id = $1 and archived_at is null order by id",
  );

/** An ingredient costs something else from now on, or nobody knows what. */
async function price({ floor, random }: acts.World): Promise<void> {
  const items = await ingredients(floor);
  await floor.rows(
    "insert into stock_costs (tenant_id, inventory_item_id, at, unit_cost_micros) values ($1, $2, $3, $4)",
    random.pick(items).id,
    floor.server.clock.now,
    random.pick([null, 350_000, 1_200_000, 1_000]),
  );
}

const sales = [open, open, open, voidLine, cancel, courtesy, pay, pay, part, undo, refund, know];
const chances = [...sales, cook, price];

export interface RandomWeek {
  readonly world: acts.World;
  /** The business days it went through, the first first. */
  readonly days: readonly string[];
}

/**
 * A restaurant of its own that lives through four business days of the past: dishes are opened, voided, given, discounted, split,
 * paid, undone and refunded by chance, of earlier days too. `between` is called after some of the acts.
 */
export async function aRandomWeek(
  seed: number,
  between: (floor: Floor) => Promise<unknown>,
  on?: TestServer,
): Promise<RandomWeek> {
  const random = randomOf(seed);
  const days = ["2025-03-10", "2025-03-11", "2025-03-13", "2025-03-17"];
  const floor = await aFloor(on);
  floor.server.clock.now = new Date("2025-03-10T10:00:00-06:00");
  const call: acts.World["call"] = (definition, input = {}) =>
    floor.admin.call(definition, { ...input, address: `10.77.${seed % 250}.1` });
  const discounts = await floor.server.db.inTenant(floor.small.tenantId, modelDiscounts);
  const service = random.pick([0, 1000, 750]);
  await floor.rows("update store_settings set service_charge_bp = $2 where tenant_id = $1", service);
  await floor.rows(
    "insert into customers (tenant_id, phone, name) values ($1, '7999-0000', 'Otra'), ($1, '7999-0001', 'Tercera')",
  );
  const [drawer] = (await call(cashDesk)).ok.drawers;
  const drawerId = required(drawer, "the drawer of the house").id;
  const { carne, horchata, cerveza } = floor.small.items;
  const world: acts.World = {
    floor,
    call,
    service,
    drawerId,
    random,
    discounts,
    menu: [
      { id: carne.id, kind: "inside", price: 650 },
      { id: horchata.id, kind: "inside", price: 150 },
      { id: cerveza.id, kind: "none", price: 300 },
    ],
    orders: [],
    closed: [],
    session: await acts.openSession({ call, drawerId }),
  };
  for (const day of days) await liveThrough(world, day, between);
  return { world, days };
}

const STEPS = 11;

type Act = (world: acts.World) => Promise<void>;

/** Acts of each day whatever the chance: reports need them. */
const surely: ReadonlyMap<number, Act> = new Map<number, Act>([
  [0, open],
  [1, price],
  [5, cook],
]);

async function liveThrough(
  world: acts.World,
  day: string,
  between: (floor: Floor) => Promise<unknown>,
): Promise<void> {
  const { floor, random } = world;
  for (let step = 0; step < STEPS; step += 1) {
    floor.server.clock.now = new Date(`${day}T${10 + step}:15:00-06:00`);
    await liveOnce(world, step);
    if (random.between(1, 3) === 1) await between(floor);
  }
}

async function liveOnce(world: acts.World, step: number): Promise<void> {
  const act = surely.get(step);
  if (act) await act(world);
  else await world.random.pick(chances)(world, world.random.pick(world.orders));
}
