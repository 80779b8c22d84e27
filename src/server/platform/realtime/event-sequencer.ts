import type { RealtimeEvent, RealtimeMessage } from "../../../contract/platform/events.ts";

/**
 * How long a message waits for the ones before it. Alone, a process publishes every number itself and only has to wait
 * for answers of the database that overtook each other; with others, a missing number is most often one of theirs.
 */
const GRACE_MILLISECONDS = { "one process": 500, "several processes": 25 } as const;
export type Publishers = keyof typeof GRACE_MILLISECONDS;

/** The first number a process sees of a tenant may have overtaken others: it waits that long for them. */
const FIRST_MILLISECONDS = 25;

interface Line {
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
  readonly #lines = new Map<number, Line>();

  constructor(deliver: (tenantId: number, message: RealtimeMessage) => void) {
    this.#deliver = deliver;
  }

  /** Events of one commit, numbered from `first`. */
  add(tenantId: number, first: number, events: readonly RealtimeEvent[]): void {
    const line = this.#lineOf(tenantId);
    if (first > (line.next ?? 1)) {
      line.held.set(first, events);
      const grace = line.next === undefined ? FIRST_MILLISECONDS : GRACE_MILLISECONDS[this.publishers];
      line.timer ??= setTimeout(() => this.#flush(tenantId, line), grace);
      return;
    }
    this.#give(tenantId, line, first, events);
    this.#drain(tenantId, line);
  }

  /** Gives out what is still held. */
  close(): void {
    for (const [tenantId, line] of this.#lines) this.#flush(tenantId, line);
  }

  #lineOf(tenantId: number): Line {
    const known = this.#lines.get(tenantId);
    if (known) return known;
    const line: Line = { next: undefined, held: new Map(), timer: undefined };
    this.#lines.set(tenantId, line);
    return line;
  }

  #give(tenantId: number, line: Line, first: number, events: readonly RealtimeEvent[]): void {
    for (const [index, event] of events.entries()) this.#deliver(tenantId, { ...event, seq: first + index });
    line.next = Math.max(line.next ?? 0, first + events.length);
  }

  #drain(tenantId: number, line: Line): void {
    for (;;) {
      const first = line.next ?? 0;
      const events = line.held.get(first);
      if (!events) break;
      line.held.delete(first);
      this.#give(tenantId, line, first, events);
    }
    if (line.held.size === 0) {
      clearTimeout(line.timer);
      line.timer = undefined;
    }
  }

  #flush(tenantId: number, line: Line): void {
    clearTimeout(line.timer);
    line.timer = undefined;
    for (const [first, events] of [...line.held].sort(([a], [b]) => a - b)) {
      line.held.delete(first);
      this.#give(tenantId, line, first, events);
    }
  }
}
