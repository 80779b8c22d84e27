import { queryOptions } from "@tanstack/react-query";
import type { ResponseOf } from "#platform/contract/define.ts";
import { call } from "#platform/web/api.ts";
import * as routes from "../contract/price-rules.ts";

/** The parts of the menu that prices and hours refer to. */
export type OfferedMenu = ResponseOf<typeof routes.readOfferedMenu>;

export const priceRulesQuery = queryOptions({
  queryKey: ["price-rules"],
  queryFn: ({ signal }) => call(routes.listPriceRules, { signal }),
});

export const offeredMenuQuery = queryOptions({
  queryKey: ["price-rules", "menu"],
  queryFn: ({ signal }) => call(routes.readOfferedMenu, { signal }),
});
