import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./stored.ts";

/** A switch that stays on or off on this device until it is changed. */
export interface StoredSwitch {
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a switch stored under `key` in this browser; off until it is switched on. */
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

/** Tells whether the switch is on, and renders again when it changes. */
export function useSwitch({ isOn, subscribe }: StoredSwitch): boolean {
  return useSyncExternalStore(subscribe, isOn);
}
