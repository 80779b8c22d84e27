import { useEffect, useState } from "react";
import type { Receipt } from "#money/receipts/contract/receipts.ts";
import { useUser } from "#platform/web/session/session.ts";
import type { Cart } from "#service/cart/domain/cart.ts";
import type { CustomerView } from "../contract/customer-display.ts";

type TillLink = typeof import("./till-link.ts")["tillLink"];

/** Loaded on first use, so that the till does not wait for its code. Without a network no display could be reached anyway. */
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

/** Makes this screen a till while it is open. */
export function useOpenTill(): void {
  const tenantId = useUser()?.tenant_id ?? null;
  useEffect(() => {
    if (tenantId !== null) return withTillLink((till) => till.open(tenantId));
  }, [tenantId]);
}

/** Shows the cart of this till on its customer displays while the till is open. */
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
  // A form rebuilds the view at every key; only a different one is sent.
  if (JSON.stringify(view) !== JSON.stringify(shown)) setShown(view);
  useEffect(() => runOnTill((till) => till.show(shown)), [shown]);
  useEffect(() => () => void runOnTill((till) => till.show({ kind: "welcome" })), []);
}

/** Shows the payment to the guest; it stays for a while after the screen has closed. */
export function showPayment(receipt: Receipt, balance: number): void {
  runOnTill((till) => till.showPayment(receipt, balance));
}

function runOnTill(act: (till: TillLink) => void): () => void {
  return withTillLink((till) => {
    act(till);
    return undefined;
  });
}

/** Runs an action with the loaded value and returns how to stop it. If stopped before loading, the action never runs. */
type WhenLoaded<Loaded> = (act: (loaded: Loaded) => (() => void) | undefined) => () => void;

/**
 * Loads once, on first use. A browser may settle several imports of one file in any order, but the first request must run first.
 * A failed load is retried on the next use.
 */
export function whenLoaded<Loaded>(load: () => Promise<Loaded>): WhenLoaded<Loaded> {
  let loading: Promise<Loaded> | undefined;
  return (act) => {
    let isStopped = false;
    let stop: (() => void) | undefined;
    loading ??= load();
    loading.then(
      (loaded) => {
        if (!isStopped) stop = act(loaded);
      },
      () => {
        loading = undefined;
      },
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  };
}
