import type { Logger } from "pino";
import type { Server } from "socket.io";

/**
 * Joins this process to the others by Redis streams: what one publishes is heard on all, a session cut on one is cut on
 * all. Loaded only when REDIS_URL is set. Gives back what ends the link.
 */
export async function linkByRedis(io: Server, redisUrl: string, log: Logger): Promise<() => Promise<void>> {
  const [{ createClient }, { createAdapter }] = await Promise.all([
    import("@redis/client"),
    import("@socket.io/redis-streams-adapter"),
  ]);
  const client = createClient({ url: redisUrl, socket: { connectTimeout: 2_000 } });
  // The client reconnects by itself; screens poll meanwhile.
  client.on("error", (error) => log.warn({ err: error }, "redis"));
  await client.connect();
  io.adapter(createAdapter(client, { streamName: "comanda", channelPrefix: "comanda", onlyPlaintext: true }));
  return async () => {
    await io.of("/").adapter.close();
    client.destroy();
  };
}
