import type { Redis } from "ioredis";
import type { Logger } from "pino";

/**
 * A connection to the Redis that joins several processes; the package is loaded only when REDIS_URL is set. It comes
 * back by itself; a command waits one second at most, so that a Redis that is away never holds a request up.
 */
export async function connectRedis(redisUrl: string, log: Logger): Promise<Redis> {
  const { Redis: Client } = await import("ioredis");
  const client = new Client(redisUrl, {
    connectTimeout: 2_000,
    maxRetriesPerRequest: 1,
    commandTimeout: 1_000,
  });
  client.on("error", (error) => log.warn({ err: error }, "redis"));
  return client;
}
