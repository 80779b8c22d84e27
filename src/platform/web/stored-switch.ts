import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./stored.ts";

/** Something that is on or off on this device, and stays so until told otherwise. */
export interface StoredSwitch {
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A switch kept under `key` in this browser; off until it is switched on. */
export function storedSwitch(key: string): StoredSwitch {
  let state = readStored(key) === "true";
  const listeners = new Set<() => void>();
  return {
    isOn: () => state,
    set: (isOn) => {
      state = isOn;
      writeStored(key, isOn ? "true" : null);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the switch is on; renders again when it is turned. */
export function useSwitch({ isOn, subscribe }: StoredSwitch): boolean {
  return useSyncExternalStore(subscribe, isOn);
}
