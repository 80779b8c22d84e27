import { setTimeout as pause } from "node:timers/promises";
import type { Runner } from "graphile-worker";
import type { Logger } from "pino";

/** Pause before a runner that ended by itself is begun again, in milliseconds. */
const AGAIN_AFTER_MS = 500;

export interface KeptRunner {
  /** Takes no new jobs and waits for those in flight. */
  stop(): Promise<void>;
}

/**
 * Keeps a runner of jobs running. The library gives one up when the end of a job could not be written down, as when the database
 * crashes in that moment, and says no more about it: such a runner is begun again until it runs. Rejects when the first one does not.
 */
export async function keptRunner(begin: () => Promise<Runner>, log: Logger): Promise<KeptRunner> {
  const asked = new AbortController();
  let runner = await begin();
  const beginAgain = async (): Promise<void> => {
    try {
      await pause(AGAIN_AFTER_MS, undefined, { signal: asked.signal });
      runner = await begin();
    } catch (error) {
      if (asked.signal.aborted) return;
      log.warn({ err: error }, "the worker could not be begun; next try soon");
      await beginAgain();
    }
  };
  const keep = async (): Promise<void> => {
    const cause = await runner.promise.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (asked.signal.aborted) return;
    log.error({ err: cause }, "the worker ended by itself and is begun again");
    await beginAgain();
    // Asked to stop while it was begun: this one heard nothing of it.
    if (asked.signal.aborted) await stopRunner(runner);
    else await keep();
  };
  const kept = keep();
  return {
    stop: async () => {
      asked.abort();
      await stopRunner(runner);
      await kept;
    },
  };
}

async function stopRunner(runner: Runner): Promise<void> {
  // It refuses when it has ended by itself, and is then where it should be.
  await runner.stop().catch(() => undefined);
  await runner.promise.catch(() => undefined);
}
