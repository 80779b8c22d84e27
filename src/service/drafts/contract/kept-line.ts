import { z } from "zod";
import { course } from "#menu/menu/contract/course.ts";
import { COMBO_GROUPS_MAX, COMBO_PARTS_MAX } from "#menu/menu/domain/combo.ts";
import { clientUuid, idOf, money, text } from "#platform/contract/wire.ts";
import { NOTES_MAX, SEAT_MAX } from "#service/cart/domain/cart.ts";

const priced = { title: z.string().max(200), price: money };

const variant = z.object({ id: idOf("Variant"), ...priced }).nullable();
const addons = z.array(z.object({ id: idOf("Addon"), ...priced })).max(50);

/** A part of a combo as it was chosen, and what it cost alone. */
export const keptPart = z.object({
  choice_id: idOf("ComboChoice"),
  id: idOf("MenuItem"),
  ...priced,
  /** Added to the price of the combo. */
  extra: money,
  variant,
  addons,
  notes: text(NOTES_MAX).nullable().optional(),
});
export type KeptPart = z.output<typeof keptPart>;

/**
 * A line that waits outside a cart: of a draft, or of a guest's order. Title, choices and price are what was seen when
 * it was made; when it is loaded or processed the menu of that moment decides.
 */
export const keptLine = z.object({
  uuid: clientUuid,
  id: idOf("MenuItem"),
  title: z.string().max(200),
  quantity: z.number().int().min(1).max(999),
  /** Unit price with the choices in it. */
  price: money,
  notes: text(NOTES_MAX).nullable(),
  variant,
  addons,
  /** Lines kept by an older version have none. */
  seat: z.number().int().min(1).max(SEAT_MAX).nullable().default(null),
  /** As in the cart. */
  course: course.nullable().optional(),
  hold: z.boolean().optional(),
  /** Of a combo. */
  parts: z
    .array(keptPart)
    .max(COMBO_GROUPS_MAX * COMBO_PARTS_MAX)
    .optional(),
});
export type KeptLine = z.output<typeof keptLine>;
