import { usePage } from "#service/guest-menu/guest/page-context.ts";
import { useStored } from "./use-stored.ts";

interface LastOrder {
  /** Token of the order's page. */
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
}

/** The last order from this phone at this restaurant, until it is handed over or refused; the menu leads to its page. */
export const useLastOrder = () => useStored<LastOrder | null>(`comanda.order.${usePage().qrcode}`, null);
