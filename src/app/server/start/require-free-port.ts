import { createServer } from "node:net";
import type { Config } from "#platform/server/config/config.ts";
import { listenError } from "#platform/server/http/listen-error.ts";

/**
 * Opens the port and closes it again: whoever started twice by mistake is told at once, not after a database and a demo
 * were made. Throws StartupError with one sentence.
 */
export function requireFreePort({ host, port }: Pick<Config, "host" | "port">): Promise<void> {
  if (port === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(listenError(error, { host, port })));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}
