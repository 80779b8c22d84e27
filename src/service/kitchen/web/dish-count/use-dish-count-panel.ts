import { useState } from "react";
import { readStored, writeStored } from "#platform/web/stored.ts";

const STORED_KEY = "kitchen-all-day";

/** Whether the all-day panel is open; remembered per device. */
export function useDishCountPanel(): readonly [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(() => readStored(STORED_KEY) === "true");
  const toggle = () => {
    writeStored(STORED_KEY, isOpen ? null : "true");
    setOpen(!isOpen);
  };
  return [isOpen, toggle];
}
