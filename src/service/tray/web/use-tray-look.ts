import { useT } from "#platform/web/use-t.ts";
import { useTableWishes } from "#service/visits/web/public.ts";
import { trayCount } from "./tray-state.ts";
import { useTray } from "./use-tray.ts";

export interface TrayLook {
  /** The tray in words: "4 avisos: 1 mesa llama · Listo: 3 órdenes". */
  readonly label: string;
  /** How many tables want somebody and orders wait to be carried by this person; "!" when that is unknown. */
  readonly badge: string | null;
  readonly tone: "red" | "green" | "amber" | null;
}

/** How the tray shows itself while it is closed. It is red only when something is late. */
export function useTrayLook(): TrayLook {
  const t = useT();
  const { orders, isFailing } = useTray();
  const { orders: count, hasLate } = trayCount(orders);
  const wishes = useTableWishes();
  const bills = wishes.filter(({ kind }) => kind === "bill").length;
  const calls = wishes.length - bills;
  const words = [
    calls > 0 && t("tray.calls", { count: calls }),
    bills > 0 && t("tray.bills", { count: bills }),
    count > 0 && t("tray.open", { count }),
  ].filter((part) => part !== false);
  const total = wishes.length + count;
  const what = words.join(" · ");
  if (words.length > 0)
    return {
      // Of several kinds the badge's number stands in none of the words.
      label: words.length === 1 ? what : t("tray.together", { total, what }),
      badge: String(total),
      tone: hasLate ? "red" : wishes.length > 0 ? "amber" : "green",
    };
  // Nothing shown means that nothing is ready; while the tray fails to load, that is unknown.
  return isFailing
    ? { label: t("tray.load_failed"), badge: "!", tone: "amber" }
    : { label: t("tray.nothing_ready"), badge: null, tone: null };
}
