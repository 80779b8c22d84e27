import { spawn } from "node:child_process";

/** A failure told in one sentence, without a stack. */
export class SetupError extends Error {}

/** Shows what is being done and how long it took. */
export async function step(title, work) {
  const begin = performance.now();
  const terminal = process.stdout.isTTY === true;
  process.stdout.write(terminal ? `  … ${title}` : `  … ${title}\n`);
  const result = await work();
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  process.stdout.write(`${terminal ? "\r" : ""}  ✓ ${title} (${seconds} s)\n`);
  return result;
}

/**
 * Runs a program and keeps what it prints. Rejects with a SetupError that ends with the last lines when it fails.
 */
export function run(command, args, { failure, lines = 40, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        printed += text;
      });
    }
    child.once("error", (error) => reject(new SetupError(`${failure}: ${error.message}`)));
    child.once("close", (code) => {
      if (code === 0) return resolve(printed);
      const end = printed.trim().split("\n").slice(-lines).join("\n    ");
      reject(new SetupError(`${failure}:\n    ${end}`));
    });
  });
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
