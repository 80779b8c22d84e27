/** Prints a step for the person at the terminal; the log is something else. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
