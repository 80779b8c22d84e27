import type { RealtimeEvent } from "../../contract/events.ts";

/**
 * Milliseconds for which a message waits for earlier ones. A single process publishes every number itself and
 * only waits for answers of the database that overtook each other; of several that are joined a busy one may publish late;
 * what others publish while they are apart never comes.
 */
const GRACE_MILLISECONDS = { "one process": 500, joined: 1_000, apart: 200 } as const;
export type Publishers = keyof typeof GRACE_MILLISECONDS;

interface TenantQueue {
  /** The number that is due; unknown until `start`. */
  next: number | undefined;
  readonly held: Map<number, readonly RealtimeEvent[]>;
  timer: NodeJS.Timeout | undefined;
  /** The newest number of an earlier look, which had not arrived at that moment (in ms of a clock that runs evenly). */
  due: { readonly number: number; readonly at: number } | undefined;
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
  publishers: () => Publishers = () => "one process";
  readonly #listener: SequencerListener;
  readonly #queues = new Map<number, TenantQueue>();

  constructor(listener: SequencerListener) {
    this.#listener = listener;
  }

  /** Begins listening to a tenant: events are held until `start` says where to begin. */
  open(tenantId: number): void {
    if (!this.#queues.has(tenantId))
      this.#queues.set(tenantId, { next: undefined, held: new Map(), timer: undefined, due: undefined });
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
        queue.timer ??= setTimeout(() => this.#flush(tenantId, queue), this.#graceMs());
      return;
    }
    this.#deliverAll(tenantId, queue, first, events);
    this.#drain(tenantId, queue);
  }

  /**
   * `newest` is the tenant's newest number as the database had it at `now`, in ms. What is still not here a grace later is
   * skipped, so that a commit nobody tells of is noticed without waiting for the next one.
   */
  look(tenantId: number, newest: number, now: number): void {
    const queue = this.#queues.get(tenantId);
    if (!queue) return;
    if (queue.next === undefined) {
      this.start(tenantId, newest);
      return;
    }
    const { due } = queue;
    if (due !== undefined && due.number >= queue.next) {
      if (now - due.at < this.#graceMs()) return;
      this.#skipTo(tenantId, queue, due.number);
    }
    queue.due = newest >= queue.next ? { number: newest, at: now } : undefined;
  }

  /** Releases all held events. */
  close(): void {
    for (const [tenantId, queue] of this.#queues) this.#flush(tenantId, queue);
  }

  #deliverAll(tenantId: number, queue: TenantQueue, first: number, events: readonly RealtimeEvent[]): void {
    for (const [index, event] of events.entries()) this.#listener.deliver(tenantId, event, first + index);
    queue.next = Math.max(queue.next ?? 0, first + events.length);
  }

  #graceMs(): number {
    return GRACE_MILLISECONDS[this.publishers()];
  }

  /** Does without the numbers up to `last` that did not come. */
  #skipTo(tenantId: number, queue: TenantQueue, last: number): void {
    this.#listener.skipped(tenantId);
    for (const [first, events] of [...queue.held].sort(([a], [b]) => a - b)) {
      if (first > last) break;
      queue.held.delete(first);
      this.#deliverAll(tenantId, queue, first, events);
    }
    queue.next = Math.max(queue.next ?? 0, last + 1);
    this.#drain(tenantId, queue);
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
