/** A server that ends so often within so long, in ms, does not run here: starting it again would not help. */
const MAX_ENDS = 5;
const WITHIN_MS = 60_000;
/** Before it is started again: at once the first time, longer each time after. */
const PAUSES_MS = [200, 1_000, 2_000, 4_000];

/**
 * Keeps a server running: `start` begins one and answers its child process, which sends `{ type: "ready" }` when people reach it.
 * One that ends by itself after that is started again within a second, also when it ends before it is ready once more; when the
 * first one never was ready, or one was asked to end, it is not. `onEnd` hears the exit code when nothing is started again.
 */
export function supervise(start, { onEnd, say = console.error, pause = setTimeout, now = Date.now }) {
  let child;
  let isAsked = false;
  let wasReady = false;
  const ends = [];
  const run = () => {
    // Asked to end while none ran.
    if (isAsked) return onEnd(0);
    child = start();
    child.on("message", (message) => {
      if (message?.type === "ready") wasReady = true;
    });
    child.once("error", (error) => {
      say(`The server could not be started: ${error.message}`);
      onEnd(1);
    });
    child.once("exit", (code, signal) => {
      if (isAsked || !wasReady) return onEnd(code ?? (signal === null ? 1 : 128));
      ends.push(now());
      const late = ends.filter((at) => now() - at < WITHIN_MS).length;
      const how = signal === null ? `code ${code}` : signal;
      if (late >= MAX_ENDS) {
        say(`The server ended ${late} times within a minute (${how}): see the log above, then start again.`);
        return onEnd(code ?? 1);
      }
      say(`The server ended by itself (${how}) and is started again.`);
      pause(run, PAUSES_MS[late - 1] ?? PAUSES_MS.at(-1));
    });
  };
  run();
  return {
    /** The process that runs now. */
    child: () => child,
    /** Asks it to end; it is not started again. */
    end: (signal) => {
      isAsked = true;
      child.kill(signal);
    },
  };
}
