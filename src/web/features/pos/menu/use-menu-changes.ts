import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useRealtime } from "../../../platform/realtime.ts";
import { reloadQueries } from "../../../platform/reload-queries.ts";
import { fetchItemLimits } from "../../item-limits/public.ts";
import { posMenuQuery } from "../pos-api.ts";
import { type ItemLimits, itemLimits } from "./pos-menu.ts";

/** A change of the menu itself loads it anew so long after the last event of a burst, in milliseconds. */
const MENU_AFTER_MS = 250;
/** Longest time a browser's timer can wait, in milliseconds. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Puts what is limited now into the menu that the till has, which stays as fresh as it was. */
function putLimits(client: QueryClient, limits: ItemLimits): void {
  const updatedAt = client.getQueryState(posMenuQuery.queryKey)?.dataUpdatedAt;
  client.setQueryData(
    posMenuQuery.queryKey,
    (menu) => menu && { ...menu, limits },
    updatedAt === undefined ? {} : { updatedAt },
  );
}

let asked = 0;

/** Asks what is sold out or counted down; of answers that overtake each other the one asked for last counts. */
export async function refreshLimits(client: QueryClient): Promise<void> {
  asked += 1;
  const turn = asked;
  try {
    const { itemLimits: wire } = await fetchItemLimits();
    if (turn === asked) putLimits(client, itemLimits(wire));
  } catch {
    // The whole menu tells it too, with its own way of failing.
    await client.invalidateQueries({ queryKey: posMenuQuery.queryKey });
  }
}

/**
 * Keeps the till's menu true: an item that is sold out or counted down changes alone and at once, anything else loads
 * the menu anew. A limit that ends by itself is taken away when its moment comes.
 */
export function useMenuChanges(limits: ItemLimits | undefined): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useRealtime(["menu_changed"], (heard) => {
    // The menu that is just being loaded may be older than the change: that one is loaded once more.
    const isHere = client.getQueryData(posMenuQuery.queryKey) !== undefined;
    if (isHere && heard.type === "menu_changed" && heard.itemId !== undefined) {
      void refreshLimits(client);
      return;
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void reloadQueries(client, posMenuQuery.queryKey), MENU_AFTER_MS);
  });
  useEffect(() => {
    const ends = [...(limits?.values() ?? [])].flatMap(({ until }) => (until ? [until.getTime()] : []));
    if (ends.length === 0) return;
    const wait = Math.min(Math.max(Math.min(...ends) - Date.now(), 0) + 1_000, LONGEST_TIMER_MS);
    const end = setTimeout(() => void refreshLimits(client), wait);
    return () => clearTimeout(end);
  }, [limits, client]);
}
