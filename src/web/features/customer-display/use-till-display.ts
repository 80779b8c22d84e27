import { useEffect } from "react";
import type { CustomerView } from "../../../contract/customer-display.ts";
import type { Cart } from "../../../domain/cart/cart.ts";
import { useUser } from "../../platform/session.ts";
import { viewOfTill } from "./customer-view.ts";
import { tillLink } from "./till-link.ts";

interface ShownCarts {
  getState(): { readonly cart: Cart };
  subscribe(listener: () => void): () => void;
}

interface TillDisplay {
  readonly store: ShownCarts;
  readonly currency: string;
  readonly sentToken: number | null;
}

/** This screen is a till for as long as it is open. */
export function useOpenTill(): void {
  const tenantId = useUser()?.tenant_id ?? null;
  useEffect(() => (tenantId === null ? undefined : tillLink.open(tenantId)), [tenantId]);
}

/** Shows the cart of this till on its customer displays, as long as the till is open. */
export function useTillDisplay({ store, currency, sentToken }: TillDisplay): void {
  useOpenTill();
  useEffect(() => {
    const show = () => tillLink.show(viewOfTill({ cart: store.getState().cart, currency, sentToken }));
    show();
    return store.subscribe(show);
  }, [store, currency, sentToken]);
}

/** Shows this to the guest of the till until the screen closes. */
export function useGuestView(view: CustomerView): void {
  const text = JSON.stringify(view);
  useEffect(() => tillLink.show(JSON.parse(text) as CustomerView), [text]);
  useEffect(() => () => tillLink.show({ kind: "welcome" }), []);
}

/** Shows this to the guest now; it stays for a while after the screen has closed. */
export function showGuest(view: CustomerView): void {
  tillLink.show(view);
}
