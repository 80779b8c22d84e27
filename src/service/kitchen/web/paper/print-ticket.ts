import { useEffect, useRef, useState } from "react";
import type { OrderId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { printOrOffer } from "#platform/web/print/print-or-offer.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { printTicket } from "../../contract/kitchen.ts";
import { boardNow } from "../board/board-clock.ts";
import { paperTicketData } from "./paper-ticket-data.ts";

/** Prints a ticket on request: the original first, then duplicates. */
export function printTicketOf(station: string, orderId: OrderId): Promise<void> {
  return print(station, orderId, false);
}

/** Prints a new ticket automatically, unless it was printed already. */
function printNewTicket(station: string, orderId: OrderId): Promise<void> {
  return print(station, orderId, true);
}

async function print(station: string, orderId: OrderId, automatic: boolean): Promise<void> {
  try {
    const { paper } = await call(printTicket, { params: { orderId }, body: { station, automatic } });
    if (paper) await printOrOffer("/print-ticket", paperTicketData(paper));
  } catch (error) {
    showFailure(error, "kitchen.action_failed");
  }
}

const keyOf = (station: string) => `kitchen-print.${station}`;

export interface AutoPrint {
  readonly isOn: boolean;
  toggle(): void;
}

/**
 * Prints new orders and fired courses of a station automatically if this device is set to; the setting is remembered per device.
 */
export function useAutoPrint(station: string, arrived: ReadonlyMap<OrderId, number>): AutoPrint {
  const [isOn, setOn] = useState(() => readStored(keyOf(station)) === "true");
  const handled = useRef(new Set<string>());
  useEffect(() => {
    for (const [id, firedAt] of arrived) {
      const key = `${id} ${firedAt}`;
      if (firedAt === 0 || handled.current.has(key)) continue;
      handled.current.add(key);
      // A course that is due in a moment cannot be printed earlier.
      if (isOn) setTimeout(() => void printNewTicket(station, id), firedAt - boardNow());
    }
  }, [arrived, isOn, station]);
  const toggle = () => {
    writeStored(keyOf(station), isOn ? null : "true");
    setOn(!isOn);
  };
  return { isOn, toggle };
}
