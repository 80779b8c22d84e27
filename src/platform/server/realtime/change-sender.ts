import type { Logger } from "pino";
import { z } from "zod";
import type { OrderId, TableId } from "../../domain/ids.ts";
import type { Database } from "../db/in-tenant.ts";
import type { ChangeSource, Touched } from "./change-source.ts";
import { newestEventNo } from "./newest-event-no.ts";

/** Restaurants that are read at once, so that requests keep most of the connections. */
const READS_AT_ONCE = 4;

export interface ChangeSenderDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly sources: readonly ChangeSource[];
  /** Tells whether a screen here listens to this change. */
  isHeard(tenantId: number, name: string): boolean;
  /** `change` in its wire form. */
  tell(tenantId: number, name: string, change: ReadChange): void;
  /** Called when the change could not be read. */
  onFailure(tenantId: number): void;
}

/** A change as it was read: `seq` is the newest event in it, `version` the newest when it was read. */
export interface ReadChange {
  readonly seq: number;
  readonly version: number;
  readonly change: unknown;
}

/** Events of one restaurant since the last reading. */
interface Owed {
  readonly orderIds: Set<OrderId>;
  readonly tableIds: Set<TableId>;
  seq: number;
}

/**
 * Reads changes after the commit, once for all screens of a restaurant, and sends them. Each restaurant has
 * one reading at a time: later events go with the next one, and versions never run backwards.
 */
export class ChangeSender {
  readonly #deps: ChangeSenderDeps;
  readonly #owed = new Map<number, Owed>();
  readonly #reading = new Set<number>();
  readonly #running = new Set<Promise<void>>();
  #closed = false;

  constructor(deps: ChangeSenderDeps) {
    this.#deps = deps;
  }

  /** Event number `seq` is about this. */
  add(tenantId: number, seq: number, { orderIds, tableIds }: Touched): void {
    const owed = this.#owed.get(tenantId) ?? { orderIds: new Set(), tableIds: new Set(), seq };
    for (const id of orderIds) owed.orderIds.add(id);
    for (const id of tableIds) owed.tableIds.add(id);
    owed.seq = Math.max(owed.seq, seq);
    this.#owed.set(tenantId, owed);
    // The other events of the same commit follow in the same task.
    queueMicrotask(() => this.#next());
  }

  /** Starts no further reading and waits for the running ones. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#running);
  }

  #next(): void {
    for (const [tenantId, owed] of this.#owed) {
      if (this.#closed || this.#reading.size >= READS_AT_ONCE) return;
      if (this.#reading.has(tenantId)) continue;
      this.#owed.delete(tenantId);
      this.#reading.add(tenantId);
      const reading = this.#readAndTell(tenantId, owed).finally(() => {
        this.#reading.delete(tenantId);
        this.#running.delete(reading);
        this.#next();
      });
      this.#running.add(reading);
    }
  }

  async #readAndTell(tenantId: number, { orderIds, tableIds, seq }: Owed): Promise<void> {
    const { db, clock, log, sources, isHeard, tell, onFailure } = this.#deps;
    const heard = sources.filter(({ definition }) => isHeard(tenantId, definition.name));
    if (heard.length === 0) return;
    const touched = { orderIds: [...orderIds], tableIds: [...tableIds] };
    try {
      const now = clock();
      const told = await db.inTenant(tenantId, async (tx) => {
        tx.snapshot();
        const [version, ...changes] = await Promise.all([
          newestEventNo(tx),
          ...heard.map(async (source) => ({ source, change: await source.read(tx, touched, now) })),
        ]);
        return { version, changes };
      });
      for (const { source, change } of told.changes) {
        const { name, shape } = source.definition;
        if (change !== null)
          tell(tenantId, name, { seq, version: told.version, change: z.encode(shape, change) });
      }
    } catch (error) {
      log.error({ err: error, tenant: tenantId }, "changes not told: screens load anew");
      onFailure(tenantId);
    }
  }
}
