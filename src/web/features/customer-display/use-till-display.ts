import { useEffect, useState } from "react";
import type { CustomerView } from "../../../contract/customer-display.ts";
import type { Receipt } from "../../../contract/receipts.ts";
import type { Cart } from "../../../domain/cart/cart.ts";
import { useUser } from "../../platform/session/session.ts";

type TillLink = typeof import("./till-link.ts")["tillLink"];

/** Loaded after the screen stands: nobody who taps waits for the code that tells the guest. */
function withTill(act: (till: TillLink) => (() => void) | undefined): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  import("./till-link.ts").then(
    ({ tillLink }) => {
      if (!isOver) stop = act(tillLink);
    },
    // Without a network now: there is no display to tell either.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

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
  useEffect(() => {
    if (tenantId !== null) return withTill((till) => till.open(tenantId));
  }, [tenantId]);
}

/** Shows the cart of this till on its customer displays, as long as the till is open. */
export function useTillDisplay({ store, currency, sentToken }: TillDisplay): void {
  useOpenTill();
  useEffect(
    () =>
      withTill((till) => {
        const show = () => till.showTill({ cart: store.getState().cart, currency, sentToken });
        show();
        return store.subscribe(show);
      }),
    [store, currency, sentToken],
  );
}

/** Shows this to the guest of the till until the screen closes. */
export function useGuestView(view: CustomerView): void {
  const [shown, setShown] = useState(view);
  // A form renders at every key, and makes the view anew each time; only another one is told.
  if (JSON.stringify(view) !== JSON.stringify(shown)) setShown(view);
  useEffect(() => tellTill((till) => till.show(shown)), [shown]);
  useEffect(() => () => void tellTill((till) => till.show({ kind: "welcome" })), []);
}

/** Shows what was paid to the guest; it stays for a while after the screen has closed. */
export function showPayment(receipt: Receipt, balance: number): void {
  tellTill((till) => till.showPayment(receipt, balance));
}

function tellTill(tell: (till: TillLink) => void): () => void {
  return withTill((till) => {
    tell(till);
    return undefined;
  });
}
