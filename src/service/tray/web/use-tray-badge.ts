import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount, formatElapsed } from "#platform/web/format.ts";
import { useFollowedList } from "#platform/web/live-lists/followed-list.ts";
import { useNow } from "#platform/web/server-clock.ts";
import { playReady } from "#platform/web/sound.ts";
import { useT } from "#platform/web/use-t.ts";
import { useTableWishes } from "#service/visits/web/public.ts";
import { elapsedMinutes } from "#ui/data/elapsed-minutes.ts";
import { useAnnounce } from "#ui/feedback/announcer.tsx";
import type { TrayOrder } from "../contract/tray.ts";
import { trayChanges, trayQuery } from "./tray-api.ts";
import { newlyReady, trayCount, trayPlace } from "./tray-state.ts";

interface TrayBadge {
  /** Description such as "4 avisos: 1 mesa llama · Listo: 3 órdenes". */
  readonly label: string;
  /** Number of table wishes and orders to carry; "!" if unknown. */
  readonly badge: string | null;
  readonly tone: "red" | "green" | "amber" | null;
  /** Time that the first order waits to be carried, such as "13m"; null while none does. */
  readonly waits: string | null;
}

/** Summarises the closed tray for its button. It is red only when something is late. */
export function useTrayBadge(): TrayBadge {
  const t = useT();
  const { orders, isFailing } = useTray();
  const { orders: count, hasLate, since } = trayCount(orders);
  const now = useNow();
  const waits = since === null ? null : formatElapsed(elapsedMinutes(since, now.getTime()));
  const wishes = useTableWishes();
  const bills = wishes.filter(({ kind }) => kind === "bill").length;
  const calls = wishes.length - bills;
  const words = [
    calls > 0 && t("tray.calls", { count: calls }),
    bills > 0 && t("tray.bills", { count: bills }),
    count > 0 && t("tray.open", { count }),
    waits !== null && t("tray.waits", { time: waits }),
  ].filter((part) => part !== false);
  const total = wishes.length + count;
  const what = factsText(words);
  if (words.length > 0)
    return {
      // With several kinds, no single phrase contains the total of the badge.
      label: wishes.length > 0 && words.length > 1 ? t("tray.together", { count: total, what }) : what,
      badge: formatCount(total),
      waits,
      tone: hasLate ? "red" : wishes.length > 0 ? "amber" : "green",
    };
  // An empty badge says that nothing is ready; while loading fails, that is unknown.
  return isFailing
    ? { label: t("tray.load_failed"), badge: "!", tone: "amber", waits: null }
    : { label: t("tray.nothing_ready"), badge: null, tone: null, waits: null };
}

const NO_ORDERS: readonly TrayOrder[] = [];

interface Tray {
  readonly orders: readonly TrayOrder[];
  /** True if loading failed and `orders` may be out of date. */
  readonly isFailing: boolean;
}

/** Reads the tray of this person and keeps it up to date. */
function useTray(): Tray {
  const { data, isError } = useQuery(trayQuery);
  useFollowedList(trayChanges, trayQuery.queryKey);
  useReadySound(data?.orders);
  return { orders: data?.orders ?? NO_ORDERS, isFailing: isError };
}

/** Plays a sound, vibrates and announces each order in which something becomes ready after the screen opened. */
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
