import { useEffect, useRef, useState } from "react";
import type { OrderId } from "../../../../domain/ids.ts";
import { readStored, writeStored } from "../../../platform/stored.ts";
import { printNewTicket } from "./print-ticket.ts";

const keyOf = (station: string) => `kitchen-print.${station}`;

export interface AutoPrint {
  readonly isOn: boolean;
  toggle(): void;
}

/** Whether this device prints the new orders of a station by itself; remembered per device. */
export function useAutoPrint(station: string, arrived: ReadonlySet<OrderId>): AutoPrint {
  const [isOn, setOn] = useState(() => readStored(keyOf(station)) === "true");
  const handled = useRef(new Set<OrderId>());
  useEffect(() => {
    for (const id of arrived) {
      if (handled.current.has(id)) continue;
      handled.current.add(id);
      if (isOn) void printNewTicket(station, id);
    }
  }, [arrived, isOn, station]);
  const toggle = () => {
    writeStored(keyOf(station), isOn ? null : "true");
    setOn(!isOn);
  };
  return { isOn, toggle };
}
