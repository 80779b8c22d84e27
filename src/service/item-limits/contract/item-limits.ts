import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, idTextOf, instant } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { LIMIT_MAX, limitEnds } from "../domain/item-limit.ts";

export const itemLimitsErrors = {
  item_sold_out: 409,
  combo_counts_parts: 409,
} as const;

/** A limited item: sold out (0 remaining) or counted down. Unlimited items have no entry. */
export const itemLimit = z.object({
  item_id: idOf("MenuItem"),
  remaining: z.number().int().min(0),
  /** End of the limit; null if somebody has to end it. */
  until: instant.nullable(),
});
export type ItemLimit = z.output<typeof itemLimit>;

/** A limit with the item's title, for screens without a menu. */
export const limitedDish = itemLimit.extend({ title: z.string() });
export type LimitedDish = z.output<typeof limitedDish>;

export const listItemLimits = route({
  method: "GET",
  path: "/pos/item-limits",
  summary: "What is sold out or counted down now. Asked after a menu_changed that names an item.",
  access: screenAccess("pos", "kitchen"),
  response: z.object({ itemLimits: z.array(limitedDish) }),
});

export const limitItem = route({
  method: "POST",
  path: "/pos/item-limits/:itemId",
  summary: "Says that an item is sold out, that so many portions are left, or that it is for sale again.",
  access: { staff: actions["menu.limit"] },
  params: z.object({ itemId: idTextOf("MenuItem") }),
  body: z.object({
    /** 0 means sold out, null unlimited. */
    remaining: z.number().int().min(0).max(LIMIT_MAX).nullable(),
    until: z.enum(limitEnds),
  }),
  response: z.object({
    message: z.string(),
    itemLimit: itemLimit.nullable(),
    /** The limit before this change, for undoing it; null if there was none. */
    before: itemLimit.nullable(),
  }),
  errors: ["not_found", "combo_counts_parts"],
});
