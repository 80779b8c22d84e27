import { useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { ask, menuPath, Refusal } from "#service/guest-menu/guest/api.ts";
import { usePage } from "#service/guest-menu/guest/page-context.ts";
import type { placeOrder } from "#service/orders/contract/guest-orders.ts";
import { newUuid } from "./use-cart.ts";
import { useStored } from "./use-stored.ts";

export type OrderBody = Omit<z.input<typeof placeOrder.body>, "orderUuid">;
type Placed = z.input<typeof placeOrder.response>;

/** An order being sent, stored until the server answers, so that a reload does not send it as another order. */
interface Outgoing {
  readonly orderUuid: string;
  readonly body: OrderBody;
  /** Keys of its lines, which leave the cart once the order is made. */
  readonly lineKeys: readonly string[];
}

interface Sending {
  readonly onPlaced: (placed: Placed, lineKeys: readonly string[]) => void;
  readonly onRefused: (refusal: Refusal) => void;
}

/** Milliseconds from a failed attempt to the next. */
const RETRY_MS = 4_000;

/**
 * Sends an order under its own id until the server answers, so that it is made exactly once. A refusal ends it; without a
 * connection it waits.
 */
export function useSending({ onPlaced, onRefused }: Sending) {
  const { qrcode, locator } = usePage();
  const [outgoing, setOutgoing] = useStored<Outgoing | null>(
    `comanda.sending.${qrcode}.${locator ?? ""}`,
    null,
  );
  const [hasFailed, setFailed] = useState(false);
  const handlers = useRef({ onPlaced, onRefused });
  handlers.current = { onPlaced, onRefused };
  const store = useRef(setOutgoing);
  store.current = setOutgoing;
  const attempt = useCallback(
    async ({ orderUuid, body, lineKeys }: Outgoing): Promise<boolean> => {
      try {
        const placed = await ask<typeof placeOrder>(menuPath(qrcode, "place-order"), {
          method: "POST",
          body: { ...body, orderUuid },
        });
        store.current(null);
        handlers.current.onPlaced(placed, lineKeys);
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) return false;
        store.current(null);
        handlers.current.onRefused(error);
        return true;
      }
    },
    [qrcode],
  );
  useRetries(outgoing, attempt, setFailed);
  return {
    isSending: outgoing !== null,
    /** True while no attempt has been answered. */
    isWaitingForLine: outgoing !== null && hasFailed,
    send: (body: OrderBody, lineKeys: readonly string[]) => {
      setFailed(false);
      setOutgoing({ orderUuid: newUuid(), body, lineKeys });
    },
    /** Stops sending; the order may have arrived anyway. */
    stop: () => setOutgoing(null),
  };
}

/** Sends at once, whenever the connection comes back, and some time after each unanswered attempt. */
function useRetries(
  outgoing: Outgoing | null,
  attempt: (outgoing: Outgoing) => Promise<boolean>,
  onFailed: (hasFailed: boolean) => void,
): void {
  useEffect(() => {
    if (outgoing === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const run = async () => {
      clearTimeout(timer);
      if (isOver || (await attempt(outgoing)) || isOver) return;
      onFailed(true);
      timer = setTimeout(run, RETRY_MS);
    };
    const now = () => void run();
    addEventListener("online", now);
    now();
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener("online", now);
    };
  }, [outgoing, attempt, onFailed]);
}
