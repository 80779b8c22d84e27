import { randomUUID } from "node:crypto";
import type { TableId, UserId } from "#platform/domain/ids.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { createQrOrder } from "../qr-orders.ts";
import type { SeededItem } from "./seed-menu.ts";

interface TillSeed {
  readonly items: readonly SeededItem[];
  readonly tables: readonly TableId[];
  readonly userId: UserId;
  readonly now: Date;
}

/** Adds what waits at the till in the middle of the day: orders of guests, a saved cart, sold-out dishes. */
export async function seedTill(tx: Tx, seed: TillSeed): Promise<void> {
  await seedQrOrders(tx, seed);
  await seedDraft(tx, seed);
  await seedLimits(tx, seed);
}

function itemCalled(items: readonly SeededItem[], title: string): SeededItem {
  const item = items.find((offered) => offered.title === title);
  if (!item) throw new Error(`The demo menu has no ${title}`);
  return item;
}

async function seedQrOrders(tx: Tx, { items, tables, now }: TillSeed): Promise<void> {
  const pupusa = itemCalled(items, "Pupusa revuelta");
  const drink = itemCalled(items, "Horchata de morro");
  const soup = itemCalled(items, "Sopa de res");
  const first = (item: SeededItem) => ({ item, variant: item.variants[0] ?? null });
  const orders = [
    [
      { ...first(pupusa), quantity: 4, notes: "bien tostada" },
      { ...first(drink), quantity: 2 },
    ],
    [{ ...first(soup), quantity: 2 }],
    [{ ...first(pupusa), quantity: 2 }, first(soup), { ...first(drink), notes: "sin hielo" }],
  ];
  for (const [place, lines] of orders.entries())
    await createQrOrder(tx, {
      tableId: tables.at(-1 - place) ?? null,
      lines,
      createdAt: new Date(now.getTime() - (9 - 3 * place) * MINUTE_MS),
    });
}

async function seedDraft(tx: Tx, { items, userId, now }: TillSeed): Promise<void> {
  const soup = itemCalled(items, "Sopa de res");
  const line = { uuid: randomUUID(), id: soup.id, title: soup.title, quantity: 3, price: soup.price / 100 };
  const cart = {
    lines: [{ ...line, notes: "sin cilantro", variant: null, addons: [] }],
    deliveryType: "takeaway",
    customer: null,
    tableId: null,
    selectedQrOrderItem: null,
    source: "phone",
    externalNumber: null,
  };
  await tx.run(
    sqlOf.insertInto("drafts").values({
      tenant_id: tx.tenantId,
      client_uuid: randomUUID(),
      name_ref: "Pedido de la oficina",
      cart: JSON.stringify(cart),
      created_at: new Date(now.getTime() - 12 * MINUTE_MS),
      created_by: userId,
    }),
  );
}

async function seedLimits(tx: Tx, { items, userId, now }: TillSeed): Promise<void> {
  const tomorrow = addDays(businessDateOf(now.getTime(), DEFAULT_DAY_RULE), 1);
  const limits = [
    { title: "Gallo en chicha", remaining: 0 },
    { title: "Flan de coco", remaining: 4 },
  ];
  for (const { title, remaining } of limits)
    await tx.run(
      sqlOf.insertInto("item_limits").values({
        tenant_id: tx.tenantId,
        menu_item_id: itemCalled(items, title).id,
        remaining,
        available_on: tomorrow,
        changed_at: now,
        changed_by: userId,
      }),
    );
}
