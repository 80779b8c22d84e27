import { useEffect, useState, useSyncExternalStore } from "react";

/** State of the connection to the server. Times are milliseconds of this device's clock. */
export interface Connection {
  readonly status: "connecting" | "online" | "offline";
  /** Beginning of the status. */
  readonly since: number;
  /** Time of the server's last packet, its heartbeat included. */
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
export function noteServerMessage(): void {
  setConnection({ ...connection, lastHeardAt: Date.now() });
}

/** Milliseconds since the server's last message. */
export function millisSinceServerMessage(): number {
  return Date.now() - connection.lastHeardAt;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Milliseconds without a server before somebody is told; a connection that is silent for longer is marked (UX.md). */
const LOST_AFTER_MS = 3_000;
const LATE_AFTER_MS = 15_000;

/** Tells whether events of the server arrive at the moment. */
export function isConnected(): boolean {
  return connection.status === "online" && millisSinceServerMessage() <= LATE_AFTER_MS;
}

/** Tells whether events of the server arrive, and renders again when that changes. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribe, isConnected);
}

/**
 * Returns the time up to which this device has the server's events, in milliseconds of its clock; 0 without a
 * connection.
 */
export function eventsKnownUntil(): number {
  return connection.status === "online" ? connection.lastHeardAt : 0;
}

export const connectionStates = ["online", "late", "connecting", "offline"] as const;

export interface ConnectionView {
  readonly state: (typeof connectionStates)[number];
  /** Whole seconds since the server's last message. */
  readonly ageSeconds: number;
  /** It has lasted long enough to interrupt the person. */
  readonly isLost: boolean;
}

/** Returns the display of a connection at a moment. */
export function connectionView({ status, since, lastHeardAt }: Connection, now: number): ConnectionView {
  const ageSeconds = Math.max(0, Math.floor((now - lastHeardAt) / 1000));
  const isLate = now - lastHeardAt > LATE_AFTER_MS;
  if (status === "online") return { state: isLate ? "late" : "online", ageSeconds, isLost: isLate };
  const isLost = now - since > LOST_AFTER_MS;
  const isFirstTry = status === "connecting" && !isLost;
  return { state: isFirstTry ? "connecting" : "offline", ageSeconds, isLost };
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
