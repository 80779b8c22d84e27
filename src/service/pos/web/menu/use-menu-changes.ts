import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { call } from "#platform/web/api.ts";
import { reloadQueries } from "#platform/web/queries/reload-queries.ts";
import { useRealtime } from "#platform/web/realtime.ts";
import { listItemLimits } from "#service/item-limits/contract/item-limits.ts";
import { posMenuQuery } from "../pos-api.ts";
import { type ItemLimits, itemLimits } from "./pos-menu.ts";

/** Milliseconds after the last event of a burst until the menu is reloaded. */
const MENU_AFTER_MS = 250;
/** Longest delay of a browser timer in milliseconds. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Replaces the limits in the cached menu without changing its age. */
function setMenuLimits(client: QueryClient, limits: ItemLimits): void {
  const updatedAt = client.getQueryState(posMenuQuery.queryKey)?.dataUpdatedAt;
  client.setQueryData(
    posMenuQuery.queryKey,
    (menu) => menu && { ...menu, limits },
    updatedAt === undefined ? {} : { updatedAt },
  );
}

let newestRequest = 0;

/** Reads the limits. If replies overtake each other, the newest request counts. */
export async function refreshLimits(client: QueryClient): Promise<void> {
  newestRequest += 1;
  const request = newestRequest;
  try {
    const { itemLimits: wire } = await call(listItemLimits);
    if (request === newestRequest) setMenuLimits(client, itemLimits(wire));
  } catch {
    // The whole menu contains the limits too, and its query shows the failure.
    await client.invalidateQueries({ queryKey: posMenuQuery.queryKey });
  }
}

/**
 * Keeps the till's menu up to date. A change of limits reads only the limits, at once; any other change reloads the menu. A
 * limit with an end is read again at that time.
 */
export function useMenuChanges(limits: ItemLimits | undefined): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useRealtime(["menu_changed"], (event) => {
    // A menu still being loaded may be older than the change, so it is loaded again.
    const isLoaded = client.getQueryData(posMenuQuery.queryKey) !== undefined;
    if (isLoaded && event.type === "menu_changed" && event.itemId !== undefined) {
      void refreshLimits(client);
      return;
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void reloadQueries(client, posMenuQuery.queryKey), MENU_AFTER_MS);
  });
  useEffect(() => {
    const endTimes = [...(limits?.values() ?? [])].flatMap(({ until }) => (until ? [until.getTime()] : []));
    if (endTimes.length === 0) return;
    const waitMs = Math.min(Math.max(Math.min(...endTimes) - Date.now(), 0) + 1_000, LONGEST_TIMER_MS);
    const refresh = setTimeout(() => void refreshLimits(client), waitMs);
    return () => clearTimeout(refresh);
  }, [limits, client]);
}
