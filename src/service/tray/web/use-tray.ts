import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { useFollowedList } from "#platform/web/live-lists/followed-list.ts";
import { playReady } from "#platform/web/sound.ts";
import { useT } from "#platform/web/use-t.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import type { TrayOrder } from "../contract/tray.ts";
import { trayChanges, trayQuery } from "./tray-api.ts";
import { trayPlace } from "./tray-place.ts";
import { newlyReady } from "./tray-state.ts";

const NO_ORDERS: readonly TrayOrder[] = [];

export interface Tray {
  readonly orders: readonly TrayOrder[];
  /** It could not be loaded: `orders` may be out of date. */
  readonly isFailing: boolean;
}

/** The tray of this person, live. */
export function useTray(): Tray {
  const { data, isError } = useQuery(trayQuery);
  useFollowedList(trayChanges, trayQuery.queryKey);
  useReadySound(data?.orders);
  return { orders: data?.orders ?? NO_ORDERS, isFailing: isError };
}

/** Sound, vibration and an announcement for every order of which something became ready since the screen opened. */
function useReadySound(orders: readonly TrayOrder[] | undefined): void {
  const t = useT();
  const announce = useAnnounce();
  const known = useRef<ReadonlySet<OrderLineId> | null>(null);
  useEffect(() => {
    if (!orders) return;
    const arrived = known.current ? newlyReady(orders, known.current) : [];
    known.current = new Set(orders.flatMap((order) => order.items.map((dish) => dish.id)));
    if (arrived.length > 0) playReady();
    for (const order of arrived)
      announce(t("tray.arrived", { tokenNo: order.token_no, place: trayPlace(order, t) }));
  }, [orders, announce, t]);
}
