import { useEffect, useRef } from "react";
import type { Cart } from "../../../domain/cart/cart.ts";
import { useUser } from "../../platform/session.ts";
import { viewOfTill } from "./customer-view.ts";
import { openTillChannel, type TillChannel } from "./display-channel.ts";

interface ShownCarts {
  getState(): { readonly cart: Cart };
  subscribe(listener: () => void): () => void;
}

interface TillDisplay {
  readonly store: ShownCarts;
  readonly currency: string;
  readonly sentToken: number | null;
}

/** Shows the cart of this till on the customer displays of this browser, as long as the till is open. */
export function useTillDisplay({ store, currency, sentToken }: TillDisplay): void {
  const tenantId = useUser()?.tenant_id ?? null;
  const channel = useRef<TillChannel | null>(null);
  useEffect(() => {
    if (tenantId === null || !("BroadcastChannel" in window)) return;
    const opened = openTillChannel(tenantId);
    channel.current = opened;
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [tenantId]);
  useEffect(() => {
    const show = () =>
      channel.current?.show(viewOfTill({ cart: store.getState().cart, currency, sentToken }));
    show();
    return store.subscribe(show);
  }, [store, currency, sentToken]);
}
