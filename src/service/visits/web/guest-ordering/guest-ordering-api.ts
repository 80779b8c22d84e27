import { queryOptions } from "@tanstack/react-query";
import { readGuestOrdering } from "#core/settings/contract/guest-ordering.ts";
import { readMenuHighlights } from "#menu/menu/contract/menu-highlights.ts";
import { call } from "#platform/web/api.ts";

/** Loads how guests join their table's account by phone, and which of their orders wait for staff. */
export const guestOrderingQuery = queryOptions({
  queryKey: ["settings", "guest-ordering"],
  queryFn: ({ signal }) => call(readGuestOrdering, { signal }),
});

/** Loads all dishes and which of them the guests' menu shows large. */
export const menuHighlightsQuery = queryOptions({
  queryKey: ["settings", "menu-highlights"],
  queryFn: ({ signal }) => call(readMenuHighlights, { signal }),
});
