import { useEffect, useState, useSyncExternalStore } from "react";

/** How the line to the server stands. Times are milliseconds of this device's clock. */
export interface Connection {
  readonly status: "connecting" | "online" | "offline";
  /** When the status began. */
  readonly since: number;
  /** The last packet of the server, its heartbeat included. */
  readonly lastHeardAt: number;
}

let connection: Connection = { status: "connecting", since: Date.now(), lastHeardAt: Date.now() };
const listeners = new Set<() => void>();

function setConnection(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener();
}

/** The socket has a new state. */
export function setConnectionStatus(status: Connection["status"]): void {
  if (status === connection.status) return;
  const now = Date.now();
  setConnection({ status, since: now, lastHeardAt: status === "online" ? now : connection.lastHeardAt });
}

/** Something came from the server. */
export function recordServerHeard(): void {
  setConnection({ ...connection, lastHeardAt: Date.now() });
}

/** Milliseconds since the server was last heard. */
export function millisSinceServerHeard(): number {
  return Date.now() - connection.lastHeardAt;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A banner appears after so long without a server; a feed silent for longer says so (UX.md). Milliseconds. */
const BANNER_AFTER_MS = 3_000;
const LATE_AFTER_MS = 15_000;

/** Whether events of the server arrive at the moment. */
export function isServerHeard(): boolean {
  return connection.status === "online" && millisSinceServerHeard() <= LATE_AFTER_MS;
}

/** Whether events of the server arrive; a screen that shows something else while they do not is drawn anew. */
export function useServerHeard(): boolean {
  return useSyncExternalStore(subscribe, isServerHeard);
}

/** Up to when this device knows what the server says, in milliseconds of its clock; 0 without a connection. */
export function heardUntil(): number {
  return connection.status === "online" ? connection.lastHeardAt : 0;
}

export const connectionStates = ["online", "late", "connecting", "offline"] as const;

export interface ConnectionView {
  readonly state: (typeof connectionStates)[number];
  /** Whole seconds since the server was last heard. */
  readonly ageSeconds: number;
  /** It has lasted long enough to interrupt the person. */
  readonly showBanner: boolean;
}

/** What to show of a connection at a moment. */
export function connectionView({ status, since, lastHeardAt }: Connection, now: number): ConnectionView {
  const ageSeconds = Math.max(0, Math.floor((now - lastHeardAt) / 1000));
  const isLate = now - lastHeardAt > LATE_AFTER_MS;
  if (status === "online") return { state: isLate ? "late" : "online", ageSeconds, showBanner: isLate };
  const showBanner = now - since > BANNER_AFTER_MS;
  const isFirstTry = status === "connecting" && !showBanner;
  return { state: isFirstTry ? "connecting" : "offline", ageSeconds, showBanner };
}

/** The connection with its age, updated every second. */
export function useConnection(): ConnectionView {
  const current = useSyncExternalStore(subscribe, () => connection);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return connectionView(current, Math.max(now, current.lastHeardAt));
}
