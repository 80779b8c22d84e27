import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { listPurchaseUnits } from "#back-office/purchases/contract/purchase-units.ts";
import { createManualPurchase, type manualPurchase } from "#back-office/purchases/contract/purchases.ts";
import { listVendorItems } from "#back-office/purchases/contract/vendors.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { Person } from "./sessions.ts";
import type { Reply } from "./test-server.ts";

export type PurchasePayload = z.input<typeof manualPurchase>;

/** The smallest PDF that says it is one. */
export const aPdf = new Uint8Array(Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"));

/** A purchase as the form sends it. */
export const aPurchaseBody = (payload: PurchasePayload, attachment?: Uint8Array<ArrayBuffer>) => ({
  uuid: randomUUID(),
  payload: JSON.stringify(payload),
  ...(attachment ? { attachment } : {}),
});

/** Records a purchase that somebody types. */
export function buy(
  person: Person,
  payload: PurchasePayload,
  attachment?: Uint8Array<ArrayBuffer>,
): Promise<Reply<typeof createManualPurchase>> {
  return person.call(createManualPurchase, { body: aPurchaseBody(payload, attachment) });
}

/** A purchase with its paper, and what of its vendor is known by it. */
export interface BoughtGoods {
  readonly purchase: number;
  readonly vendor: number;
  readonly vendorItem: number;
  readonly unit: number;
}

/** A box of an ingredient of a vendor who was not known. */
export async function boughtGoods(person: Person, ingredient: number): Promise<BoughtGoods> {
  const line = { inventory_item_id: ingredient, factor: 12, unit_price: 60 };
  const items = [{ title: "Caja de queso", quantity: 1, unit: "caja", ...line }];
  const { id, vendor_id } = (await buy(person, { vendor: { name: "Lácteos del mundo" }, items }, aPdf)).ok;
  const vendor = required(vendor_id, "a vendor");
  const goods = await person.call(listVendorItems, { params: { id: vendor } });
  const units = await person.call(listPurchaseUnits, { query: { item: String(ingredient) } });
  return {
    purchase: id,
    vendor,
    vendorItem: required(goods.ok.rows[0], "goods of a vendor").id,
    unit: required(units.ok.units[0], "a unit").id,
  };
}
