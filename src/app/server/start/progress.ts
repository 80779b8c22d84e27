/** Tells the person at the terminal what is being done. One line a step; the log is something else. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
