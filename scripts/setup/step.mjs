import { spawn } from "node:child_process";

/** A failure told in one sentence, without a stack. */
export class SetupError extends Error {}

/** Shows what is being done and how long it took. */
export async function step(title, work) {
  const begin = performance.now();
  const terminal = process.stdout.isTTY === true;
  process.stdout.write(terminal ? `  … ${title}` : `  … ${title}\n`);
  const spent = () => ((performance.now() - begin) / 1000).toFixed(1);
  // Where lines stay, one that says that it still goes on.
  const timer = terminal ? undefined : setInterval(() => console.log(`  … ${title} (${spent()} s)`), 15_000);
  const result = await work().finally(() => clearInterval(timer));
  const seconds = spent();
  process.stdout.write(`${terminal ? "\r" : ""}  ✓ ${title} (${seconds} s)\n`);
  return result;
}

/**
 * Runs a program and keeps what it prints; `onLine` hears each line at once and keeps those out for which it answers true.
 * Rejects with a SetupError that ends with the last lines when it fails.
 */
export function run(command, args, { failure, lines = 40, onLine, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    let printed = "";
    const keep = (text) => {
      printed += text;
    };
    child.stdout.setEncoding("utf8").on("data", onLine ? eachLine(keep, onLine) : keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.once("error", (error) => reject(new SetupError(`${failure}: ${error.message}`)));
    child.once("close", (code) => {
      if (code === 0) return resolve(printed);
      const end = printed.trim().split("\n").slice(-lines).join("\n    ");
      reject(new SetupError(`${failure}:\n    ${end}`));
    });
  });
}

/** Cuts a stream of text into lines, and keeps those that `onLine` has no use for. */
function eachLine(keep, onLine) {
  let rest = "";
  return (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines) if (onLine(line) !== true) keep(`${line}\n`);
  };
}

/** Runs `work`; a SetupError is told in its own words and ends the process, everything else with its stack. */
export async function exitOnError(work) {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error);
    return process.exit(1);
  }
}
