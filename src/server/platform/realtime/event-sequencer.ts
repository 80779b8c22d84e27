import type { RealtimeEvent, RealtimeMessage } from "../../../contract/platform/events.ts";

/**
 * How long a message waits for the ones before it. Alone, a process publishes every number itself and only has to wait
 * for answers of the database that overtook each other; with others, a missing number is most often one of theirs.
 */
const GRACE_MILLISECONDS = { "one process": 500, "several processes": 25 } as const;
export type Publishers = keyof typeof GRACE_MILLISECONDS;

/** The first number a process sees of a tenant may have overtaken others: it waits that long for them. */
const FIRST_MILLISECONDS = 25;

interface TenantQueue {
  next: number | undefined;
  readonly held: Map<number, readonly RealtimeEvent[]>;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Gives each tenant's messages out in the order of their numbers, which is the order of the commits. A number that
 * does not come within the grace (it was published by another process) is not waited for: clients see the gap.
 */
export class EventSequencer {
  /** Whether other processes publish for the same tenants. */
  publishers: Publishers = "one process";
  readonly #deliver: (tenantId: number, message: RealtimeMessage) => void;
  readonly #queues = new Map<number, TenantQueue>();

  constructor(deliver: (tenantId: number, message: RealtimeMessage) => void) {
    this.#deliver = deliver;
  }

  /** Events of one commit, numbered from `first`. */
  add(tenantId: number, first: number, events: readonly RealtimeEvent[]): void {
    const queue = this.#queueOf(tenantId);
    if (first > (queue.next ?? 1)) {
      queue.held.set(first, events);
      const grace = queue.next === undefined ? FIRST_MILLISECONDS : GRACE_MILLISECONDS[this.publishers];
      queue.timer ??= setTimeout(() => this.#flush(tenantId, queue), grace);
      return;
    }
    this.#deliverAll(tenantId, queue, first, events);
    this.#drain(tenantId, queue);
  }

  /** Gives out what is still held. */
  close(): void {
    for (const [tenantId, queue] of this.#queues) this.#flush(tenantId, queue);
  }

  #queueOf(tenantId: number): TenantQueue {
    const known = this.#queues.get(tenantId);
    if (known) return known;
    const queue: TenantQueue = { next: undefined, held: new Map(), timer: undefined };
    this.#queues.set(tenantId, queue);
    return queue;
  }

  #deliverAll(tenantId: number, queue: TenantQueue, first: number, events: readonly RealtimeEvent[]): void {
    for (const [index, event] of events.entries()) this.#deliver(tenantId, { ...event, seq: first + index });
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
      this.#deliverAll(tenantId, queue, first, events);
    }
  }
}
