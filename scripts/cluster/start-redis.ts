import { Redis } from "ioredis";
import { type Child, startChild } from "./children.ts";

/** Starts a Redis on loopback that keeps nothing on disk. Resolves when it answers. */
export function startRedis(program: string, port: number, say: (line: string) => void): Promise<Child> {
  return startChild(
    {
      name: "Redis",
      command: program,
      args: ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
      isReady: async () => {
        const client = new Redis({
          port,
          host: "127.0.0.1",
          retryStrategy: () => 50,
          maxRetriesPerRequest: null,
        });
        client.on("error", () => undefined);
        await client.ping();
        client.disconnect();
      },
    },
    say,
  );
}
