const EVERY_MS = 15_000;

/** What runs now, a line of it every 15 s: nobody is to wonder whether a test run still does something. */
export function startProgress(write = console.log, everyMs = EVERY_MS) {
  const running = new Map();
  const tell = () => {
    const parts = [...running].map(([title, { count, begin }]) => {
      const seconds = Math.round((performance.now() - begin) / 1000);
      return `${title}${count === "" ? "" : `: ${count}`} (${seconds} s)`;
    });
    if (parts.length > 0) write(`    … ${parts.join("; ")}`);
  };
  const timer = setInterval(tell, everyMs);
  return {
    /** Something begins; `count` tells how far it is, `end` that it is done. */
    begin: (title) => {
      const entry = { count: "", begin: performance.now() };
      running.set(title, entry);
      return {
        count: (text) => {
          entry.count = text;
        },
        end: () => running.delete(title),
      };
    },
    stop: () => clearInterval(timer),
  };
}
