import type { Redis } from "ioredis";
import type { Server } from "socket.io";

/**
 * Joins this process to the others by Redis streams: what one publishes is heard on all, a session cut on one is cut on
 * all. Gives back what ends the link; the adapter reads on a connection of its own, because reading a stream blocks.
 */
export async function linkByRedis(io: Server, redis: Redis): Promise<() => Promise<void>> {
  const { createAdapter } = await import("@socket.io/redis-streams-adapter");
  const client = redis.duplicate({ commandTimeout: undefined, maxRetriesPerRequest: null } as never);
  io.adapter(createAdapter(client, { streamName: "comanda", channelPrefix: "comanda", onlyPlaintext: true }));
  return async () => {
    await io.of("/").adapter.close();
    client.disconnect();
  };
}
