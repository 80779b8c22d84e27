import { becomeLauncher, hasOtherLauncher, resignAsLauncher } from "./living-server.ts";
import { type PostmasterPlan, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { isAlive, isPostgres, pause } from "./process-life.ts";
import { withStartLock } from "./start-lock.ts";

/** Called when the server has died without being asked; it is being started again. */
export type ExitListener = (reason: string) => void;

/** Keeps one server alive until it is stopped. */
export interface Supervisor {
  onExit(listener: ExitListener): void;
  /** Stops the server, unless another launcher looks after it. May be called more than once. */
  stop(): Promise<void>;
}

const watchEvery = 200; // milliseconds
const shortestPause = 100;
const longestPause = 5_000;
const calmAfter = 30_000; // a server that lived this long died of something new

/**
 * Watches the server with process id `pid` and starts it again, with growing pauses, when it dies.
 * It never gives up: a full disk is freed one day. The process is watched by its number because a server
 * taken over from a killed launcher is not our child.
 */
export function supervisePostmaster(plan: PostmasterPlan, pid: number): Supervisor {
  const listeners = new Set<ExitListener>();
  let current = pid;
  let startedAt = Date.now();
  let pauseBeforeStart = shortestPause;
  let restarting: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;

  const timer = setInterval(() => {
    if (stopped !== undefined || restarting !== undefined || isAlive(current)) return;
    restarting = restart().finally(() => {
      restarting = undefined;
    });
  }, watchEvery).unref();

  // A process that ends without having stopped it, at a second Ctrl-C for one, takes it along; the next start waits for its end.
  const endToo = () => {
    if (!hasOtherLauncher(plan.folder) && isPostgres(current)) process.kill(current, "SIGINT");
  };
  process.once("exit", endToo);

  async function restart(): Promise<void> {
    if (hasOtherLauncher(plan.folder)) return; // it starts the server; we find the new one the same way
    if (Date.now() - startedAt > calmAfter) pauseBeforeStart = shortestPause;
    notifyListeners("PostgreSQL ended unexpectedly; starting it again");
    await pause(pauseBeforeStart);
    pauseBeforeStart = Math.min(pauseBeforeStart * 2, longestPause);
    if (stopped !== undefined) return;
    try {
      becomeLauncher(plan.folder);
      current = await withStartLock(plan.folder.startLock, () => startPostmaster(plan));
      startedAt = Date.now();
    } catch (error) {
      notifyListeners(error instanceof Error ? error.message : String(error));
    }
  }

  function notifyListeners(reason: string): void {
    for (const listener of listeners) listener(reason);
  }

  async function stopAll(): Promise<void> {
    clearInterval(timer);
    await restarting;
    process.off("exit", endToo);
    if (hasOtherLauncher(plan.folder)) return;
    await stopPostmaster(current);
    resignAsLauncher(plan.folder);
  }

  return {
    onExit: (listener) => listeners.add(listener),
    stop: () => {
      stopped ??= stopAll();
      return stopped;
    },
  };
}
