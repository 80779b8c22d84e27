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
import { cleanTitle } from "#platform/domain/text/search-text.ts";
import { MAX_STOCK, wastageReasons } from "../domain/stock-movement.ts";
import { stockStates } from "../domain/stock-state.ts";
import { unitCost } from "./unit-cost.ts";

export const inventoryErrors = {
  insufficient_stock: 409,
  inventory_item_exists: 409,
  inventory_item_in_recipe: 409,
  wastage_above_stock: 409,
  adjust_no_changes: 409,
  stock_in_by_purchase: 409,
} as const;

const seen = screenAccess("inventory");
const worked = { staff: actions["stock.work"] } as const;

/** An ingredient in the list (back-office §3); quantities are in its unit. */
const inventoryItem = z.object({
  id: idOf("InventoryItem"),
  title: z.string(),
  /** Group of the restaurant's own, such as a place or a kind of thing. */
  group_title: z.string().nullable(),
  quantity,
  unit: z.string(),
  min_quantity_threshold: quantity,
  status: z.enum(stockStates),
  /** Time of the last movement or edit. */
  updated_at: instant,
  /** Average cost of one unit in stock; null while unknown. */
  unit_cost: unitCost.nullable(),
  /** Cost of everything in stock; null while the unit cost is unknown. */
  value: money.nullable(),
  /** Version of the fields in the dialog "update". */
  version: editVersion,
});
export type InventoryItem = z.output<typeof inventoryItem>;

/** Tiles of the list, which filter it. */
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
      /** Numbers of all ingredients, whatever the search. */
      statusCounts: z.object({
        all: z.number().int(),
        in: z.number().int(),
        low: z.number().int(),
        out: z.number().int(),
      }),
      /** All groups by name. */
      groups: z.array(z.string()),
      /** All units in use, on any page (back-office §3: "any unit already present in data"). */
      units: z.array(z.string()),
      currency: z.string(),
    }),
});

const above = (code: ValidationCode) =>
  quantity
    .refine((amount) => amount > 0, saying(code))
    .refine((amount) => amount <= MAX_STOCK, saying("too_large"));

const itemTitle = singleLineText(200)
  .overwrite(cleanTitle)
  .refine((typed) => typed !== "", saying("name_required"));
const groupTitle = optionalText(60);

/** Fields of a new ingredient; each rule has a message of its own (back-office §5). */
export const newInventoryItem = z
  .object({
    title: itemTitle,
    group_title: groupTitle,
    quantity: above("stock_above_zero"),
    unit: singleLineText(20).refine((typed) => typed !== "", saying("unit_required")),
    min_quantity_threshold: above("minimum_above_zero"),
    /** Cost of one unit of the opening quantity, if known. */
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
  /** The unit as it is, because units never change. May be left out. */
  unit: singleLineText(20).optional(),
  /**
   * 0 only where it already is 0: an ingredient that a purchase made has no minimum until somebody sets one.
   */
  min_quantity_threshold: quantity
    .refine((amount) => amount >= 0, saying("minimum_above_zero"))
    .refine((amount) => amount <= MAX_STOCK, saying("too_large")),
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
  /** The only type that people post by hand (back-office §4). */
  movementType: z.enum(["WASTAGE"]),
  quantity: above("wastage_above_zero"),
  /** Unit of measurement, when it is another one of the same family than the ingredient's. */
  unit: singleLineText(20).optional(),
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
    .refine((amount) => amount <= MAX_STOCK, saying("too_large")),
  /** Unit of measurement, when it is another one of the same family than the ingredient's. */
  unit: singleLineText(20).optional(),
  /**
   * Quantity that the person saw, in the ingredient's unit; the request is refused when it has changed since.
   */
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

/** Changes of an ingredient on one day. */
const usageDay = z.object({
  day,
  /** Sold, less the returns of voids and refunds. */
  sold: quantity,
  wasted: quantity,
  /** Missing by adjustments and counts; below 0 when they found more. */
  lost: quantity,
  /** Bought or opened with, less returned purchases. */
  received: quantity,
  /** In stock at the end of the day. */
  quantity_after: quantity,
});

export const readInventoryItem = route({
  method: "GET",
  path: "/inventory/:id",
  summary: "An ingredient with the dishes that use it, and its usage by day.",
  access: seen,
  params,
  query: z.object({
    /** Number of business days up to today. */
    days: z.coerce.number().int().min(7).max(92).default(30),
  }),
  response: z.object({
    item: inventoryItem,
    /** Time of deletion: nothing can be done with it any more, but its past is shown. Null: not deleted. */
    deleted_at: instant.nullable(),
    /** All groups by name. */
    groups: z.array(z.string()),
    /** Dishes whose recipe contains it, by title. */
    dishes: z.array(z.object({ id: idOf("MenuItem"), title: z.string() })),
    usage: z.array(usageDay),
    /**
     * Usage over all these days: by the recipes, and with what was found missing. Wastage counts in neither, because
     * its reason is known.
     */
    theoretical_usage: quantity,
    counted_usage: quantity,
    wastage: z.array(
      z.object({
        reason: z.enum(wastageReasons),
        quantity,
        /** Value at the cost of that moment; null when the cost of a part is unknown. */
        value: money.nullable(),
      }),
    ),
    /** The newest changes of the average unit cost, oldest first. */
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
    /** Newest day that can be requested. */
    today: day,
    value: money,
    /** Number of ingredients in stock without a known cost; the value does not include them. */
    unknown_cost: z.number().int(),
    groups: z.array(z.object({ group_title: z.string().nullable(), items: z.number().int(), value: money })),
    currency: z.string(),
  }),
});
