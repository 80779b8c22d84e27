import type { RealtimeEvent } from "../../contract/events.ts";
import type { Follower } from "./followers.ts";

/** Notifies open screens of commits; a screen that misses one loads again. */
export interface Realtime {
  /** Sends to every screen of the tenant after the commit; numbers run on from `firstNumber`. */
  publish(tenantId: number, firstNumber: number, events: readonly RealtimeEvent[]): void;
  /** Cuts the sockets of an ended session, on every process. */
  endSession(tenantId: number, sessionId: number): void;
  /** Tells a part of this process of every commit, its own and those of other processes, for as long as it runs. */
  follow(follower: Follower): void;
}
