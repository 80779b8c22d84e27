import { usePage } from "#service/guest-menu/guest/page-context.ts";
import { useStored } from "./use-stored.ts";

interface KeptOrder {
  /** Of the order's page. */
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
}

/** The last order of this phone here, until it is handed over or refused: the menu leads to its page. */
export const useKeptOrder = () => useStored<KeptOrder | null>(`comanda.order.${usePage().qrcode}`, null);
