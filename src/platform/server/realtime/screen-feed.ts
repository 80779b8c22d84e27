import type { Logger } from "pino";
import type { ChangeDefinition } from "../../contract/changes.ts";
import {
  eventReaders,
  MISSED,
  type RealtimeEvent,
  type RealtimeMessage,
  realtimeEventNames,
} from "../../contract/events.ts";
import { type Actor, hasScope } from "../../domain/access/actor.ts";
import type { Database } from "../db/in-tenant.ts";
import { ChangeSender, type ReadChange } from "./change-sender.ts";
import { type ChangeSource, touchedBy } from "./change-source.ts";
import { EventSequencer, type Publishers } from "./event-sequencer.ts";
import type { Followers } from "./followers.ts";
import { newestEventNo } from "./newest-event-no.ts";

/** The sockets of this process alone. */
export interface LocalSockets {
  has(room: string): boolean;
  emit(room: string, name: string, message: unknown): void;
}

export interface ScreenFeedDeps {
  readonly sockets: LocalSockets;
  readonly sources: readonly ChangeSource[];
  readonly publishers: () => Publishers;
  /** Are told of what was missed too, and name the restaurants that they follow. */
  readonly followers: Pick<Followers, "missed" | "tenants">;
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Logger;
}

/**
 * Sends the screens of this process their restaurants' events in order, and the changes of the lists that are
 * open here. Nothing is kept or read for a restaurant without a screen here.
 */
export class ScreenFeed {
  readonly #deps: ScreenFeedDeps;
  readonly #sequencer: EventSequencer;
  readonly #teller: ChangeSender;
  /** By tenant and name: the number of the last message. */
  readonly #lastTold = new Map<number, Map<string, number>>();
  /** Restaurants that other parts of this process follow, with a screen here or without. */
  #followed = new Set<number>();

  constructor(deps: ScreenFeedDeps) {
    const { sockets } = deps;
    this.#deps = deps;
    const onMissed = (tenantId: number) => sockets.emit(tenantRoom(tenantId), MISSED, {});
    this.#teller = new ChangeSender({
      ...deps,
      isHeard: (tenantId, name) => sockets.has(roomOf(tenantId, name)),
      tell: (tenantId, name, change) => this.#tell(tenantId, name, change),
      onFailure: onMissed,
    });
    this.#sequencer = new EventSequencer({
      deliver: (tenantId, event, seq) => this.#deliver(tenantId, event, seq),
      skipped: (tenantId) => {
        onMissed(tenantId);
        deps.followers.missed(tenantId);
      },
    });
    this.#sequencer.publishers = deps.publishers;
  }

  /** Receives the events of one commit, of this process or another. */
  hear(tenantId: number, first: number, events: readonly RealtimeEvent[]): void {
    this.#sequencer.add(tenantId, first, events);
  }

  /** Returns the number from which on a screen that has entered its rooms gets everything. */
  async entered(tenantId: number): Promise<number> {
    this.#sequencer.open(tenantId);
    // Read after joining: whatever commits from here on arrives as a message.
    const newest = await this.#deps.db.inTenant(tenantId, newestEventNo);
    this.#sequencer.start(tenantId, newest);
    return newest;
  }

  /** A screen has left. */
  left(tenantId: number): void {
    if (this.#followed.has(tenantId) || this.#deps.sockets.has(tenantRoom(tenantId))) return;
    this.#sequencer.drop(tenantId);
    this.#lastTold.delete(tenantId);
  }

  /**
   * Compares what was heard with what was committed, and tells the screens of a restaurant that they missed something
   * when a commit was not told here in time: its process is not joined with this one, or was not for a while.
   */
  async look(): Promise<void> {
    this.#followed = this.#deps.followers.tenants();
    for (const tenantId of this.#followed) this.#sequencer.open(tenantId);
    for (const tenantId of this.#sequencer.tenants()) this.left(tenantId);
    const tenants = this.#sequencer.tenants();
    if (tenants.length === 0) return;
    const rows = await this.#deps.db.directory<{ tenant: number; newest: number }>(
      "select tenant, newest from newest_events($1::bigint[])",
      [tenants],
    );
    const newest = new Map(rows.map((row) => [row.tenant, row.newest]));
    // A restaurant where nothing has happened yet has no number.
    for (const tenantId of tenants)
      this.#sequencer.look(tenantId, newest.get(tenantId) ?? 0, performance.now());
  }

  /** Tells all screens that commits may not have arrived. */
  missedAll(): void {
    for (const tenantId of this.#sequencer.tenants())
      this.#deps.sockets.emit(tenantRoom(tenantId), MISSED, {});
  }

  /** Sends what is still held. */
  async close(): Promise<void> {
    this.#sequencer.close();
    await this.#teller.close();
  }

  #deliver(tenantId: number, event: RealtimeEvent, seq: number): void {
    const { type } = event;
    const message: RealtimeMessage = { ...event, seq, prev: this.#prevOf(tenantId, type, seq) };
    this.#deps.sockets.emit(roomOf(tenantId, type), type, message);
    const touched = touchedBy(event);
    if (touched) this.#teller.add(tenantId, seq, touched);
  }

  #tell(tenantId: number, name: string, change: ReadChange): void {
    const prev = this.#prevOf(tenantId, name, change.seq);
    this.#deps.sockets.emit(roomOf(tenantId, name), name, { ...change, prev });
  }

  /** The number of the message of this name before the one numbered `seq`. */
  #prevOf(tenantId: number, name: string, seq: number): number {
    const last = this.#lastTold.get(tenantId) ?? new Map<string, number>();
    this.#lastTold.set(tenantId, last);
    const prev = last.get(name) ?? 0;
    last.set(name, Math.max(prev, seq));
    return prev;
  }
}

/** Room of all screens of a restaurant. */
export const tenantRoom = (tenantId: number) => `tenant:${tenantId}`;

export const sessionRoom = (sessionId: number) => `session:${sessionId}`;

/** Room of a restaurant's screens that may get the event or change of this name. */
export const roomOf = (tenantId: number, name: string) => `tenant:${tenantId}:hears:${name}`;

/** The rooms that follow from what a person may read. */
export function roomsOf(
  tenantId: number,
  actor: Actor,
  changes: readonly Pick<ChangeDefinition, "name" | "access">[],
): string[] {
  const events = realtimeEventNames.filter((name) => hasScope(actor, eventReaders[name]));
  const lists = changes.filter(({ access }) => hasScope(actor, access.staff)).map(({ name }) => name);
  return [...events, ...lists].map((name) => roomOf(tenantId, name));
}
