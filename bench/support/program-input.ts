/** The first message of the process that started this program. Ends the program when that process is gone. */
export function programInput<Input>(): Promise<Input> {
  process.once("disconnect", () => process.exit(1));
  return new Promise((resolve) => {
    process.once("message", (message) => resolve(message as Input));
  });
}

/** Hands an answer to the process that started this program. */
export function programAnswer(answer: object): void {
  process.send?.(answer);
}
