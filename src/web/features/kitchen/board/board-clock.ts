import { useSyncExternalStore } from "react";

/** The server's clock on this screen: one tick a second for all who look at it. */
const TICK_MS = 1_000;

let skewMs = 0;
let nowMs = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  nowMs = Date.now() + skewMs;
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
 * Something read from the server's clock: minutes, a stage. The component is drawn anew only when it changes, so
 * `read` gives a number or text, not the time itself.
 */
export function useServerClock<Value extends string | number | boolean>(
  read: (nowMs: number) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => read(nowMs));
}
