import { useSyncExternalStore } from "react";

/** Milliseconds between ticks of the one timer that all components reading the server's clock share. */
const TICK_MS = 1_000;

let skewMs = 0;
let nowMs = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Returns the server's time in milliseconds. */
export function boardNow(): number {
  return Date.now() + skewMs;
}

function tick(): void {
  nowMs = boardNow();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Sets how far this device's clock is behind the server's (negative: ahead), in milliseconds. */
export function setClockSkew(ms: number): void {
  skewMs = ms;
  tick();
}

/**
 * Returns a value derived from the server's clock, such as minutes. The component renders only when the value changes, so `read`
 * must return minutes or a state rather than the time itself.
 */
export function useServerClock<Value extends string | number | boolean>(
  read: (nowMs: number) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => read(nowMs));
}
