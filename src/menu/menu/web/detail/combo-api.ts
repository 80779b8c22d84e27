import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { type comboBody, findComboParts, readCombo } from "#menu/combos/contract/combos.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { menuItemsKey } from "../menu-api.ts";

export type ReadCombo = ResponseOf<typeof readCombo>;
/** Values of the combo form. */
export type ComboValues = z.input<typeof comboBody>;
export type GroupValues = ComboValues["groups"][number];

/** Groups and choices of a combo. */
export const comboQuery = (itemId: MenuItemId) =>
  queryOptions({
    queryKey: [...menuItemsKey, "combo", itemId],
    queryFn: ({ signal }) => call(readCombo, { params: { itemId }, signal }),
  });

/** Finds items that can be a part, by words of their title. */
export const comboPartsQuery = (q: string) =>
  queryOptions({
    queryKey: [...menuItemsKey, "combo-parts", q],
    queryFn: ({ signal }) => call(findComboParts, { query: { q }, signal }),
  });
