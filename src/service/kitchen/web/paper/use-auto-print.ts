import { useEffect, useRef, useState } from "react";
import type { OrderId } from "#platform/domain/ids.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { serverNow } from "../board/board-clock.ts";
import { printNewTicket } from "./print-ticket.ts";

const keyOf = (station: string) => `kitchen-print.${station}`;

export interface AutoPrint {
  readonly isOn: boolean;
  toggle(): void;
}

/** Whether this device prints new orders and fired courses of a station by itself; remembered per device. */
export function useAutoPrint(station: string, arrived: ReadonlyMap<OrderId, number>): AutoPrint {
  const [isOn, setOn] = useState(() => readStored(keyOf(station)) === "true");
  const handled = useRef(new Set<string>());
  useEffect(() => {
    for (const [id, firedAt] of arrived) {
      const key = `${id} ${firedAt}`;
      if (firedAt === 0 || handled.current.has(key)) continue;
      handled.current.add(key);
      // What is due in a moment is on no paper before.
      if (isOn) setTimeout(() => void printNewTicket(station, id), firedAt - serverNow());
    }
  }, [arrived, isOn, station]);
  const toggle = () => {
    writeStored(keyOf(station), isOn ? null : "true");
    setOn(!isOn);
  };
  return { isOn, toggle };
}
