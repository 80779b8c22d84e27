import type { RealtimeEvent } from "../../contract/events.ts";

/**
 * Milliseconds for which a message waits for earlier ones. A single process publishes every number itself and
 * only waits for answers of the database that overtook each other; with several, a message may be lost on the
 * way.
 */
const GRACE_MILLISECONDS = { "one process": 500, "several processes": 200 } as const;
export type Publishers = keyof typeof GRACE_MILLISECONDS;

interface TenantQueue {
  /** The number that is due; unknown until `start`. */
  next: number | undefined;
  readonly held: Map<number, readonly RealtimeEvent[]>;
  timer: NodeJS.Timeout | undefined;
}

export interface SequencerListener {
  deliver(tenantId: number, event: RealtimeEvent, seq: number): void;
  /** Numbers before the next event did not come. */
  skipped(tenantId: number): void;
}

/**
 * Releases the messages of tenants with listeners in the order of their numbers, which is the order of the
 * commits. A number that does not arrive in time is skipped.
 */
export class EventSequencer {
  /** Tells whether other processes publish for the same tenants. */
  publishers: Publishers = "one process";
  readonly #listener: SequencerListener;
  readonly #queues = new Map<number, TenantQueue>();

  constructor(listener: SequencerListener) {
    this.#listener = listener;
  }

  /** Begins listening to a tenant: events are held until `start` says where to begin. */
  open(tenantId: number): void {
    if (!this.#queues.has(tenantId))
      this.#queues.set(tenantId, { next: undefined, held: new Map(), timer: undefined });
  }

  /** `newest` is the tenant's newest number, read after `open`. */
  start(tenantId: number, newest: number): void {
    const queue = this.#queues.get(tenantId);
    if (!queue || queue.next !== undefined) return;
    queue.next = newest + 1;
    for (const [first, events] of [...queue.held].sort(([a], [b]) => a - b)) {
      // Events that follow each other are released together.
      if (queue.held.delete(first)) this.add(tenantId, first, events);
    }
  }

  /** Ends listening to a tenant. */
  drop(tenantId: number): void {
    clearTimeout(this.#queues.get(tenantId)?.timer);
    this.#queues.delete(tenantId);
  }

  /** Tenants with listeners. */
  tenants(): number[] {
    return [...this.#queues.keys()];
  }

  /** Adds the events of one commit, numbered from `first`; dropped when nobody listens. */
  add(tenantId: number, first: number, events: readonly RealtimeEvent[]): void {
    const queue = this.#queues.get(tenantId);
    if (!queue) return;
    if (queue.next === undefined || first > queue.next) {
      queue.held.set(first, events);
      if (queue.next !== undefined)
        queue.timer ??= setTimeout(() => this.#flush(tenantId, queue), GRACE_MILLISECONDS[this.publishers]);
      return;
    }
    this.#deliverAll(tenantId, queue, first, events);
    this.#drain(tenantId, queue);
  }

  /** Releases all held events. */
  close(): void {
    for (const [tenantId, queue] of this.#queues) this.#flush(tenantId, queue);
  }

  #deliverAll(tenantId: number, queue: TenantQueue, first: number, events: readonly RealtimeEvent[]): void {
    for (const [index, event] of events.entries()) this.#listener.deliver(tenantId, event, first + index);
    queue.next = Math.max(queue.next ?? 0, first + events.length);
  }

  #drain(tenantId: number, queue: TenantQueue): void {
    for (;;) {
      const first = queue.next ?? 0;
      const events = queue.held.get(first);
      if (!events) break;
      queue.held.delete(first);
      this.#deliverAll(tenantId, queue, first, events);
    }
    if (queue.held.size === 0) {
      clearTimeout(queue.timer);
      queue.timer = undefined;
    }
  }

  #flush(tenantId: number, queue: TenantQueue): void {
    clearTimeout(queue.timer);
    queue.timer = undefined;
    for (const [first, events] of [...queue.held].sort(([a], [b]) => a - b)) {
      queue.held.delete(first);
      if (first > (queue.next ?? first)) this.#listener.skipped(tenantId);
      this.#deliverAll(tenantId, queue, first, events);
    }
  }
}
