import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { aPurchaseBody, buy } from "#app/server/testing/purchase.ts";
import { required } from "#platform/server/http/app-error.ts";
import { deletePurchaseUnit, setPurchaseUnit } from "../contract/purchase-units.ts";
import { cancelPurchase, createManualPurchase } from "../contract/purchases.ts";
import {
  addVendor,
  deleteVendor,
  forgetVendorItem,
  listVendorItems,
  restoreVendor,
  updateVendor,
} from "../contract/vendors.ts";

let vendors = 0;

/** Names a vendor that nothing else in the world needs. */
const aVendorName = () => `Distribuidora ${++vendors}`;

const aPayload = ({ small }: World) => ({
  vendor: { name: aVendorName(), invoice_number: "F-1020" },
  items: [
    { title: "Queso fresco", quantity: 2, unit: "kg", unit_price: 6.5, inventory_item_id: small.stock.queso },
  ],
});

const aPurchase = async (world: World) => (await buy(world.admin, aPayload(world))).ok;

const aVendor = async ({ admin }: World) =>
  (await admin.call(addVendor, { body: { name: aVendorName() } })).ok.id;

export const purchasesSamples: readonly Sample[] = [
  sample(createManualPurchase)((world) => ({ body: aPurchaseBody(aPayload(world)) })),
  sample(cancelPurchase)(async (world) => ({
    params: { id: (await aPurchase(world)).id },
    body: { reason: "Se registró dos veces" },
  })),
  sample(setPurchaseUnit)(({ small }) => ({
    body: { inventory_item_id: small.stock.queso, name: "caja", factor: 12 },
  })),
  sample(deletePurchaseUnit)(async ({ admin, small }) => {
    const body = { inventory_item_id: small.stock.queso, name: "saco", factor: 50 };
    return { params: { id: (await admin.call(setPurchaseUnit, { body })).ok.id } };
  }),
  sample(addVendor)(() => ({ body: { name: aVendorName(), phone: "2222-3333" } })),
  sample(updateVendor)(async (world) => ({
    params: { id: await aVendor(world) },
    body: { name: aVendorName(), note: "Entrega los lunes" },
  })),
  sample(deleteVendor)(async (world) => ({ params: { id: await aVendor(world) } })),
  sample(restoreVendor)(async (world) => {
    const params = { id: await aVendor(world) };
    await world.admin.call(deleteVendor, { params });
    return { params };
  }),
  sample(forgetVendorItem)(async (world) => {
    const id = required((await aPurchase(world)).vendor_id, "a vendor");
    const [item] = (await world.admin.call(listVendorItems, { params: { id } })).ok.rows;
    return { params: { id, itemId: required(item, "goods of a vendor").id } };
  }),
];
