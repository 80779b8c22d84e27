import { z } from "zod";
import { saying, type ValidationCode } from "#app/contract/validation-code.ts";
import { route } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import {
  day,
  idOf,
  idTextOf,
  instant,
  messageReply,
  money,
  optionalText,
  quantity,
  singleLineText,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { keptTitle } from "#platform/domain/text/kept-title.ts";
import { MOST_STOCK, wastageReasons } from "../domain/stock-movement.ts";
import { stockStates } from "../domain/stock-state.ts";
import { unitCost } from "./unit-cost.ts";

const seen = screenAccess("inventory");
const worked = { staff: actions["stock.work"] } as const;

/** An ingredient as the list shows it (back-office §3); quantities in its unit. */
export const inventoryItem = z.object({
  id: idOf("InventoryItem"),
  title: z.string(),
  /** Where it is kept or what kind of thing it is, in the restaurant's words. */
  group_title: z.string().nullable(),
  quantity,
  unit: z.string(),
  min_quantity_threshold: quantity,
  status: z.enum(stockStates),
  /** When it moved or was edited last. */
  updated_at: instant,
  /** What a unit in stock cost on average; null while nobody said. */
  unit_cost: unitCost.nullable(),
  /** What all of it cost; null while nobody said what a unit costs. */
  value: money.nullable(),
  /** Of what the dialog "update" holds. */
  version: editVersion,
});
export type InventoryItem = z.output<typeof inventoryItem>;

/** The tiles of the list, which are filters. */
export const inventoryTiles = ["all", ...stockStates] as const;

export const listInventory = route({
  method: "GET",
  path: "/inventory",
  summary: "The ingredients, by status, group or words of their title, with how many are in, low and out.",
  access: seen,
  query: listQuery({
    sort: sortBy("title").default("title"),
    status: z.enum(inventoryTiles).default("all"),
    group: z.string().trim().min(1).max(60).optional(),
  }),
  response: listReply(inventoryItem)
    .omit({ rows: true })
    .extend({
      items: z.array(inventoryItem),
      /** Of all ingredients, whatever is searched for. */
      statusCounts: z.object({
        all: z.number().int(),
        in: z.number().int(),
        low: z.number().int(),
        out: z.number().int(),
      }),
      /** Every group there is, by name. */
      groups: z.array(z.string()),
      /** Every unit that is in use, whatever is listed (back-office §3: "any unit already present in data"). */
      units: z.array(z.string()),
      currency: z.string(),
    }),
});

const above = (code: ValidationCode) =>
  quantity
    .refine((amount) => amount > 0, saying(code))
    .refine((amount) => amount <= MOST_STOCK, saying("too_large"));

const itemTitle = singleLineText(200)
  .overwrite(keptTitle)
  .refine((typed) => typed !== "", saying("name_required"));
const groupTitle = optionalText(60);

/** What is typed of a new ingredient, each rule with words of its own (back-office §5). */
export const newInventoryItem = z
  .object({
    title: itemTitle,
    group_title: groupTitle,
    quantity: above("stock_above_zero"),
    unit: singleLineText(20).refine((typed) => typed !== "", saying("unit_required")),
    min_quantity_threshold: above("minimum_above_zero"),
    /** What a unit of the opening quantity cost, when it is known. */
    unit_cost: unitCost.nullish(),
  })
  .superRefine(({ quantity: held, min_quantity_threshold: minimum }, context) => {
    if (held > 0 && minimum > held)
      context.addIssue({
        code: "custom",
        path: ["min_quantity_threshold"],
        input: minimum,
        ...saying("minimum_above_stock"),
      });
  });

export const addInventoryItem = route({
  method: "POST",
  path: "/inventory/add-item",
  summary: "Adds an ingredient; its quantity is its first movement in.",
  access: worked,
  body: newInventoryItem,
  response: messageReply.extend({ item: inventoryItem }),
  errors: ["inventory_item_exists"],
});

const params = z.object({ id: idTextOf("InventoryItem") });

export const updatedInventoryItem = z.object({
  title: itemTitle,
  group_title: groupTitle,
  /** As it is: a unit is never changed. May be left out. */
  unit: z.string().trim().max(20).optional(),
  /** 0 only where it is 0: an ingredient that a purchase made has none until somebody says one. */
  min_quantity_threshold: quantity
    .refine((amount) => amount >= 0, saying("minimum_above_zero"))
    .refine((amount) => amount <= MOST_STOCK, saying("too_large")),
  version: editVersion.optional(),
});

export const updateInventoryItem = route({
  method: "PUT",
  path: "/inventory/:id",
  summary: "Changes title, group and minimum of an ingredient; its unit and quantity stay.",
  access: worked,
  params,
  body: updatedInventoryItem,
  response: messageReply.extend({ item: inventoryItem }),
  errors: ["not_found", "inventory_item_exists", "changed_meanwhile"],
});

export const newStockMovement = z.object({
  /** The only one that people post by hand (back-office §4). */
  movementType: z.enum(["WASTAGE"]),
  quantity: above("wastage_above_zero"),
  /** Another unit of the same family than the ingredient's, when it was measured in one. */
  unit: z.string().max(20).optional(),
  reason: z.enum(wastageReasons).nullish(),
  note: optionalText(200),
  uuid: requestUuid.optional(),
});

export const addStockMovement = route({
  method: "PATCH",
  path: "/inventory/:id/add-stock-movement",
  summary: "Writes down that some of an ingredient was thrown away, never more than there is.",
  access: worked,
  params,
  body: newStockMovement,
  response: messageReply.extend({ item: inventoryItem }),
  errors: ["not_found", "wastage_above_stock"],
});

export const stockAdjustment = z.object({
  item_id: idOf("InventoryItem"),
  new_quantity: quantity
    .refine((amount) => amount >= 0, saying("too_small"))
    .refine((amount) => amount <= MOST_STOCK, saying("too_large")),
  /** Another unit of the same family than the ingredient's, when it was measured in one. */
  unit: z.string().max(20).optional(),
  /** What the person saw, in the ingredient's unit: refused when it has moved since. */
  expected_quantity: quantity.optional(),
  note: optionalText(200),
  uuid: requestUuid.optional(),
});

export const adjustInventory = route({
  method: "POST",
  path: "/inventory/adjust",
  summary: "Lowers the quantity of an ingredient to what is there; only purchases and counts raise it.",
  access: worked,
  body: stockAdjustment,
  response: messageReply.extend({ item: inventoryItem }),
  errors: ["not_found", "adjust_no_changes", "stock_in_by_purchase", "changed_meanwhile"],
});

export const deleteInventoryItem = route({
  method: "DELETE",
  path: "/inventory/:id",
  summary: "Deletes an ingredient that no recipe uses; its movements stay.",
  access: worked,
  params,
  response: messageReply,
  errors: ["not_found", "inventory_item_in_recipe"],
});

/** What one day did to an ingredient. */
const usageDay = z.object({
  day,
  /** Sold, less what voids and refunds brought back. */
  sold: quantity,
  wasted: quantity,
  /** Found missing by adjustments and counts; below 0: found again. */
  lost: quantity,
  /** Bought, opened with; less what was taken back of purchases. */
  received: quantity,
  /** In stock at the end of it. */
  quantity_after: quantity,
});

export const readInventoryItem = route({
  method: "GET",
  path: "/inventory/:id",
  summary: "An ingredient with the dishes that use it, and its usage by day.",
  access: seen,
  params,
  query: z.object({
    /** Business days back from today, today included. */
    days: z.coerce.number().int().min(7).max(92).default(30),
  }),
  response: z.object({
    item: inventoryItem,
    /** When it was deleted: nothing can be done with it any more, its past is shown. Null: it is kept. */
    deleted_at: instant.nullable(),
    /** Every group there is, by name. */
    groups: z.array(z.string()),
    /** Dishes with a recipe that takes it, by title. */
    dishes: z.array(z.object({ id: idOf("MenuItem"), title: z.string() })),
    usage: z.array(usageDay),
    /**
     * Over all those days: what the recipes say was used, and that with what was found missing. What was thrown away is in
     * neither: it is known where it went.
     */
    theoretical_usage: quantity,
    counted_usage: quantity,
    wastage: z.array(
      z.object({
        reason: z.enum(wastageReasons),
        quantity,
        /** At what it cost when it was thrown away; null when a part of it has no known cost. */
        value: money.nullable(),
      }),
    ),
    /** What a unit cost on average, each time that changed, the oldest first; the newest of them. */
    costs: z.array(z.object({ at: instant, unit_cost: unitCost })),
    currency: z.string(),
  }),
  errors: ["not_found"],
});
export type UsageDay = z.output<typeof usageDay>;

export const readStockValue = route({
  method: "GET",
  path: "/inventory/value",
  summary:
    "What the stock cost, by group, now or at the end of a business day, at the average costs of that time.",
  access: seen,
  query: z.object({ day: day.optional() }),
  response: z.object({
    /** Null: now. */
    day: day.nullable(),
    /** The newest that may be asked for. */
    today: day,
    value: money,
    /** Ingredients in stock of which nobody knows what they cost: they are not in the value. */
    unknown_cost: z.number().int(),
    groups: z.array(z.object({ group_title: z.string().nullable(), items: z.number().int(), value: money })),
    currency: z.string(),
  }),
});
