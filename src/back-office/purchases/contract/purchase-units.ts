import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, idTextOf, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { UNIT_MAX } from "../domain/purchase.ts";
import { factor } from "./exact-number.ts";

const access = screenAccess("purchases", "inventory");
const write = { staff: actions["purchase.record"] } as const;

/** A unit that an ingredient is bought in ("caja"), with the number of its own units in one; for one vendor, or for all. */
export const purchaseUnit = z.object({
  id: idOf("PurchaseUnit"),
  inventory_item_id: idOf("InventoryItem"),
  vendor_id: idOf("Vendor").nullable(),
  vendor_name: z.string().nullable(),
  name: z.string(),
  factor,
});
export type PurchaseUnit = z.output<typeof purchaseUnit>;

export const listPurchaseUnits = route({
  method: "GET",
  path: "/purchases/units",
  summary: "The units an ingredient is bought in.",
  access,
  query: z.object({ item: idTextOf("InventoryItem") }),
  response: z.object({
    units: z.array(purchaseUnit),
    /** Its own unit and those that convert into it; they need no factor. */
    convertible: z.array(z.string()),
  }),
  errors: ["not_found"],
});

export const setPurchaseUnit = route({
  method: "POST",
  path: "/purchases/units",
  summary: "Says how many of an ingredient's unit a unit it is bought in is; one of that name is replaced.",
  access: write,
  body: z.object({
    inventory_item_id: idOf("InventoryItem"),
    vendor_id: idOf("Vendor").nullish(),
    name: nameText(UNIT_MAX),
    factor,
  }),
  response: messageReply.extend({ id: idOf("PurchaseUnit") }),
  errors: ["not_found"],
});

export const deletePurchaseUnit = route({
  method: "DELETE",
  path: "/purchases/units/:id",
  summary: "Forgets a unit; purchases keep what they were recorded with.",
  access: write,
  params: z.object({ id: idTextOf("PurchaseUnit") }),
  response: messageReply,
  errors: ["not_found"],
});
