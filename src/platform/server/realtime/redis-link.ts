import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Redis } from "ioredis";
import type { Server } from "socket.io";
import type { RealtimeEvent } from "../../contract/events.ts";

/**
 * Milliseconds for which a start waits for Redis; without it this process serves its own screens and joins
 * the others later.
 */
const READY_MILLISECONDS = 2_000;

/** Channel for the events of each process's commits. */
const COMMITTED = "comanda:committed";

export interface Committed {
  readonly tenantId: number;
  readonly first: number;
  readonly events: readonly RealtimeEvent[];
}

export interface OtherProcesses {
  /** Sends events to the other processes; lost while Redis is away, which their screens see by the missing numbers. */
  tell(committed: Committed): void;
  /** Ends the link. */
  leave(): Promise<void>;
}

export interface LinkListener {
  /** Receives a commit of another process. */
  heard(committed: Committed): void;
  /** Redis was away: commits of other processes in that time did not arrive. */
  missed(): void;
}

/**
 * Connects this process with the others. A channel carries commits, and each process notifies its own
 * screens; messages between tills and displays, and the end of a session, go through the sockets' adapter on
 * Redis streams.
 *
 * The adapter notifies its own screens only after Redis accepted the message or refused it. So the writing
 * connection gives up at once while Redis is away, and the restaurant's screens stay served; the reading ones
 * wait, as reading blocks.
 */
export async function linkByRedis(io: Server, redis: Redis, listener: LinkListener): Promise<OtherProcesses> {
  const { createAdapter } = await import("@socket.io/redis-streams-adapter");
  const writer = redis.duplicate({ enableOfflineQueue: false });
  // Redis being away is logged by the connection this one is a copy of.
  writer.on("error", () => undefined);
  const readerOptions = { commandTimeout: undefined, maxRetriesPerRequest: null } as never;
  Object.assign(writer, { duplicate: () => redis.duplicate(readerOptions) });
  await once(writer, "ready", { signal: AbortSignal.timeout(READY_MILLISECONDS) }).catch(() => undefined);
  io.adapter(createAdapter(writer, { streamName: "comanda", channelPrefix: "comanda", onlyPlaintext: true }));
  const reader = redis.duplicate(readerOptions);
  reader.on("error", () => undefined);
  const self = randomUUID();
  reader.on("message", (_channel: string, message: string) => {
    const { from, committed } = JSON.parse(message) as { from: string; committed: Committed };
    if (from !== self) listener.heard(committed);
  });
  // The first subscription, and each one after Redis was away.
  reader.on("ready", () => listener.missed());
  reader.subscribe(COMMITTED).catch(() => undefined);
  return {
    tell: (committed) => {
      writer.publish(COMMITTED, JSON.stringify({ from: self, committed })).catch(() => undefined);
    },
    async leave() {
      await io.of("/").adapter.close();
      reader.disconnect();
      writer.disconnect();
    },
  };
}
