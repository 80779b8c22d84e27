import { useEffect, useState } from "react";
import type { Receipt } from "#money/receipts/contract/receipts.ts";
import { useUser } from "#platform/web/session/session.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import type { CustomerView } from "../contract/customer-display.ts";
import { whenLoaded } from "./when-loaded.ts";

type TillLink = typeof import("./till-link.ts")["tillLink"];

/** Loaded when it is first used, so that the till does not wait for its code. Without a network no display can be reached either. */
const withTillLink = whenLoaded(async () => (await import("./till-link.ts")).tillLink);

interface CartSource {
  getState(): { readonly cart: Cart };
  subscribe(listener: () => void): () => void;
}

interface TillDisplay {
  readonly store: CartSource;
  readonly currency: string;
  readonly sentToken: number | null;
}

/** This screen is a till for as long as it is open. */
export function useOpenTill(): void {
  const tenantId = useUser()?.tenant_id ?? null;
  useEffect(() => {
    if (tenantId !== null) return withTillLink((till) => till.open(tenantId));
  }, [tenantId]);
}

/** Shows the cart of this till on its customer displays, as long as the till is open. */
export function useTillDisplay({ store, currency, sentToken }: TillDisplay): void {
  useOpenTill();
  useEffect(
    () =>
      withTillLink((till) => {
        const show = () => till.showTill({ cart: store.getState().cart, currency, sentToken });
        show();
        return store.subscribe(show);
      }),
    [store, currency, sentToken],
  );
}

/** Shows the view to the guest of the till until the screen closes. */
export function useGuestView(view: CustomerView): void {
  const [shown, setShown] = useState(view);
  // A form makes the view anew at every key; only a different one is sent.
  if (JSON.stringify(view) !== JSON.stringify(shown)) setShown(view);
  useEffect(() => runOnTill((till) => till.show(shown)), [shown]);
  useEffect(() => () => void runOnTill((till) => till.show({ kind: "welcome" })), []);
}

/** Shows what was paid to the guest; it stays for a while after the screen has closed. */
export function showPayment(receipt: Receipt, balance: number): void {
  runOnTill((till) => till.showPayment(receipt, balance));
}

function runOnTill(act: (till: TillLink) => void): () => void {
  return withTillLink((till) => {
    act(till);
    return undefined;
  });
}
