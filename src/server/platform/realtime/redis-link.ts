import { once } from "node:events";
import type { Redis } from "ioredis";
import type { Server } from "socket.io";

/** How long a start waits for Redis; without it this process serves its own screens and joins the others later. */
const READY_MILLISECONDS = 2_000;

/**
 * Joins this process to the others by Redis streams: what one publishes is heard on all, a session cut on one is cut on
 * all. Gives back what ends the link.
 *
 * The adapter tells its own screens only after Redis took the message or refused it. So the writing connection gives up
 * at once while Redis is away, and the restaurant's screens go on hearing; those that read wait, as reading blocks.
 */
export async function linkByRedis(io: Server, redis: Redis): Promise<() => Promise<void>> {
  const { createAdapter } = await import("@socket.io/redis-streams-adapter");
  const writer = redis.duplicate({ enableOfflineQueue: false });
  // Redis being away is logged by the connection this one is a copy of.
  writer.on("error", () => undefined);
  const readerOptions = { commandTimeout: undefined, maxRetriesPerRequest: null } as never;
  Object.assign(writer, { duplicate: () => redis.duplicate(readerOptions) });
  await once(writer, "ready", { signal: AbortSignal.timeout(READY_MILLISECONDS) }).catch(() => undefined);
  io.adapter(createAdapter(writer, { streamName: "comanda", channelPrefix: "comanda", onlyPlaintext: true }));
  return async () => {
    await io.of("/").adapter.close();
    writer.disconnect();
  };
}
