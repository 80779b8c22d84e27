import { randomUUID } from "node:crypto";
import { type Addon, unitPrice, type Variant } from "#menu/menu/domain/menu-item.ts";
import type { Id } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

export interface NewQrLine {
  readonly item: { readonly id: Id<"MenuItem">; readonly title: string; readonly price: Cents };
  readonly quantity?: number;
  readonly variant?: Variant | null;
  readonly addons?: readonly Addon[];
  readonly notes?: string | null;
  /** Parts of a combo, as the wire has them. */
  readonly parts?: readonly Readonly<Record<string, unknown>>[];
}

export interface NewQrOrder {
  readonly tableId: Id<"Table"> | null;
  readonly lines: readonly NewQrLine[];
  readonly createdAt?: Date;
}

/** A pending order of a guest, priced as the menu is at this moment. */
export async function createQrOrder(tx: Tx, order: NewQrOrder): Promise<Id<"QrOrder">> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("qr_orders")
      .values({
        tenant_id: tx.tenantId,
        client_uuid: randomUUID(),
        table_id: order.tableId,
        ...(order.createdAt ? { created_at: order.createdAt } : {}),
      })
      .returning("id"),
  );
  for (const { item, quantity = 1, variant = null, addons = [], notes = null, parts = [] } of order.lines)
    await tx.run(
      sqlOf.insertInto("qr_order_lines").values({
        tenant_id: tx.tenantId,
        client_uuid: randomUUID(),
        qr_order_id: id,
        menu_item_id: item.id,
        title: item.title,
        variant_id: variant?.id ?? null,
        variant_title: variant?.title ?? null,
        variant_price_cents: variant?.price ?? null,
        addons: JSON.stringify(
          addons.map(({ id: addonId, title, price }) => ({ id: addonId, title, price })),
        ),
        quantity,
        unit_price_cents: unitPrice(item.price, variant, addons),
        notes,
        parts: JSON.stringify(parts),
      }),
    );
  return id;
}
