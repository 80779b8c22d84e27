import { z } from "zod";
import { course } from "#menu/menu/contract/course.ts";
import { COMBO_GROUPS_MAX, COMBO_PARTS_MAX } from "#menu/menu/domain/combo.ts";
import { clientUuid, idOf, money, text } from "#platform/contract/wire.ts";
import { unturnedText } from "#platform/domain/text/visible-text.ts";
import { LINE_NOTES_MAX, SEAT_MAX } from "#service/cart/domain/cart.ts";

/** A title or a name as it was when the thing was chosen. */
export const repeatedText = z.string().overwrite(unturnedText).max(200);

const priced = { title: repeatedText, price: money };

const variant = z.object({ id: idOf("Variant"), ...priced }).nullable();
const addons = z.array(z.object({ id: idOf("Addon"), ...priced })).max(50);

/** A part of a combo as it was chosen, with its own price. */
export const savedPart = z.object({
  choice_id: idOf("ComboChoice"),
  id: idOf("MenuItem"),
  ...priced,
  /** Surcharge on the price of the combo. */
  extra: money,
  variant,
  addons,
  notes: text(LINE_NOTES_MAX).nullable().optional(),
});
export type SavedPart = z.output<typeof savedPart>;

/**
 * A line saved outside a cart, in a draft or a QR order. It keeps title, choices and price as they were; the menu at the time of
 * loading or processing decides.
 */
export const savedLine = z.object({
  uuid: clientUuid,
  id: idOf("MenuItem"),
  title: repeatedText,
  quantity: z.number().int().min(1).max(999),
  /** Unit price including the choices. */
  price: money,
  notes: text(LINE_NOTES_MAX).nullable(),
  variant,
  addons,
  /** Null in lines saved by an older version. */
  seat: z.number().int().min(1).max(SEAT_MAX).nullable().default(null),
  course: course.nullable().optional(),
  hold: z.boolean().optional(),
  /** Parts, if the item is a combo. */
  parts: z
    .array(savedPart)
    .max(COMBO_GROUPS_MAX * COMBO_PARTS_MAX)
    .optional(),
});
export type SavedLine = z.output<typeof savedLine>;
