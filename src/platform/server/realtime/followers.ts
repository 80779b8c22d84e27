import type { RealtimeEvent } from "../../contract/events.ts";

/** A part of this process, beside the screens, that wants to know of commits. It may not throw. */
export interface Follower {
  /** Receives the events of one commit, of this process or another; commits may overtake each other. */
  heard(tenantId: number, events: readonly RealtimeEvent[]): void;
  /** Commits may have been missed: whatever is known of this restaurant, or of any (null), may be old. */
  missed(tenantId: number | null): void;
  /** The restaurants whose misses are looked for. Without it none are, beyond those with a screen here. */
  tenants?(): Iterable<number>;
}

/** Everybody in this process who follows commits, in the order in which they came. */
export class Followers implements Required<Follower> {
  readonly #all: Follower[] = [];

  add(follower: Follower): void {
    this.#all.push(follower);
  }

  heard(tenantId: number, events: readonly RealtimeEvent[]): void {
    for (const follower of this.#all) follower.heard(tenantId, events);
  }

  missed(tenantId: number | null): void {
    for (const follower of this.#all) follower.missed(tenantId);
  }

  tenants(): Set<number> {
    return new Set(this.#all.flatMap((follower) => [...(follower.tenants?.() ?? [])]));
  }
}
