import type { RealtimeEvent } from "../../contract/events.ts";

/** Tells open screens what was committed; whoever misses something loads anew. */
export interface Realtime {
  /** To every screen of the tenant; numbers run on from `firstNumber`. Called after the commit. */
  publish(tenantId: number, firstNumber: number, events: readonly RealtimeEvent[]): void;
  /** Cuts the sockets of an ended session, on every process. */
  endSession(tenantId: number, sessionId: number): void;
}
