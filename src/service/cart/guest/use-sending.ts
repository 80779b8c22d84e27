import { useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { ask, menuPath, Refusal } from "#service/guest-menu/guest/api.ts";
import { usePage } from "#service/guest-menu/guest/page-context.ts";
import type { placeOrder } from "#service/orders/contract/guest-orders.ts";
import { newUuid } from "./new-uuid.ts";
import { useStored } from "./use-stored.ts";

export type OrderBody = Omit<z.input<typeof placeOrder.body>, "orderUuid">;
type Placed = z.input<typeof placeOrder.response>;

/** An order on its way: kept until the server has answered, so that not even a reload sends it as another one. */
interface Outgoing {
  readonly orderUuid: string;
  readonly body: OrderBody;
  /** Of the cart, from which they are taken once the order is made. */
  readonly lineKeys: readonly string[];
}

interface Sending {
  readonly onPlaced: (placed: Placed, lineKeys: readonly string[]) => void;
  readonly onRefused: (refusal: Refusal) => void;
}

/** How long after a failed try the next one follows, in milliseconds. */
const AGAIN_MS = 4_000;

/**
 * Sends an order under an id of its own, again and again until the server answers, so that it is made exactly once. A refusal ends
 * it; without a connection it waits for one.
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
  const keep = useRef(setOutgoing);
  keep.current = setOutgoing;
  const attempt = useCallback(
    async ({ orderUuid, body, lineKeys }: Outgoing): Promise<boolean> => {
      try {
        const placed = await ask<typeof placeOrder>(menuPath(qrcode, "place-order"), {
          method: "POST",
          body: { ...body, orderUuid },
        });
        keep.current(null);
        handlers.current.onPlaced(placed, lineKeys);
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) return false;
        keep.current(null);
        handlers.current.onRefused(error);
        return true;
      }
    },
    [qrcode],
  );
  useRetries(outgoing, attempt, setFailed);
  return {
    isSending: outgoing !== null,
    /** No try has been answered yet. */
    isWaitingForLine: outgoing !== null && hasFailed,
    send: (body: OrderBody, lineKeys: readonly string[]) => {
      setFailed(false);
      setOutgoing({ orderUuid: newUuid(), body, lineKeys });
    },
    /** Gives up; it may have arrived all the same. */
    stop: () => setOutgoing(null),
  };
}

/** Tries an order at once, whenever the connection comes back, and a while after each try that nobody answered. */
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
      timer = setTimeout(run, AGAIN_MS);
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
