import { say } from "./progress.ts";

/**
 * Stops cleanly when asked: requests in flight are finished, then sockets, jobs and the database, at most `seconds` long.
 * A second signal stops at once.
 */
export function stopOnSignal(close: () => Promise<void>, seconds: number): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(130);
    stopping = true;
    say("\nStopping");
    setTimeout(() => process.exit(1), seconds * 1000).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    }
  };
  // Started by another process that dies without a word: stop as well, so that nobody is left behind.
  process.once("disconnect", () => void stop());
  process.channel?.unref();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
}
