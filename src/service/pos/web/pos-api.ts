import { queryOptions } from "@tanstack/react-query";
import { call } from "#platform/web/api.ts";
import { posInit } from "../contract/pos.ts";
import { posMenu } from "./menu/pos-menu.ts";

/** Milliseconds for which a menu counts as fresh; `menu_changed` and refusals reload it at once. */
const FRESH_MS = 60_000;
const KEEP_MS = 60 * 60_000;

/**
 * The till's menu. It is prepared inside the query, once per reply and without structural sharing, because comparing 5,000 items
 * costs more than replacing them.
 */
export const posMenuQuery = queryOptions({
  queryKey: ["pos", "menu"],
  queryFn: async ({ signal }) => posMenu(await call(posInit, { signal })),
  structuralSharing: false,
  staleTime: FRESH_MS,
  gcTime: KEEP_MS,
});
