import { queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { type comboBody, findComboParts, readCombo, saveCombo } from "#menu/combos/contract/combos.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { type CallInput, call } from "#platform/web/api.ts";
import { menuItemsKey } from "../menu-api.ts";

export type ReadCombo = ResponseOf<typeof readCombo>;
/** What the form of a combo has in its fields. */
export type ComboValues = z.input<typeof comboBody>;
export type GroupValues = ComboValues["groups"][number];

/** What an item is made of when it is sold as a combo. */
export const comboQuery = (itemId: MenuItemId) =>
  queryOptions({
    queryKey: [...menuItemsKey, "combo", itemId],
    queryFn: ({ signal }) => call(readCombo, { params: { itemId }, signal }),
  });

/** Items that can be a part, by words of their title. */
export const comboPartsQuery = (q: string) =>
  queryOptions({
    queryKey: [...menuItemsKey, "combo-parts", q],
    queryFn: ({ signal }) => call(findComboParts, { query: { q }, signal }),
  });

export const sendCombo = (input: CallInput<typeof saveCombo>) => call(saveCombo, input);
