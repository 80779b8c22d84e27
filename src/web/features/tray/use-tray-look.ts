import { useT } from "../../platform/use-t.ts";
import { useVisits } from "../visits/public.ts";
import { trayCount } from "./tray-state.ts";
import { useTray } from "./use-tray.ts";

export interface TrayLook {
  /** The tray in words: "Listo: 3 órdenes". */
  readonly label: string;
  /** How many orders wait to be carried by this person; "!" when that is unknown. */
  readonly badge: string | null;
  readonly tone: "red" | "green" | "amber" | null;
}

/** How the tray shows itself while it is closed. It is red only when something is late. */
export function useTrayLook(): TrayLook {
  const t = useT();
  const { orders, isFailing } = useTray();
  const { orders: count, hasLate } = trayCount(orders);
  const calls = useVisits().data?.visits.filter(({ call }) => call !== null).length ?? 0;
  if (calls > 0)
    return {
      label: t("tray.calls", { count: calls }),
      badge: String(calls + count),
      tone: hasLate ? "red" : "amber",
    };
  if (count > 0)
    return { label: t("tray.open", { count }), badge: String(count), tone: hasLate ? "red" : "green" };
  // Nothing shown means that nothing is ready; while the tray fails to load, that is unknown.
  return isFailing
    ? { label: t("tray.load_failed"), badge: "!", tone: "amber" }
    : { label: t("tray.nothing_ready"), badge: null, tone: null };
}
