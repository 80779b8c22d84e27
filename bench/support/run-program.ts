import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A program of bench/programs in a process of its own, so that making load takes no time from what is measured. */
export interface Running<Answer> {
  /** The next answer; rejects when the program ends without one, or after `seconds`. */
  next(seconds: number): Promise<Answer>;
  tell(message: object): void;
  stop(): void;
}

/** Starts `bench/programs/<name>.ts`, which gets `input` as its first message and answers by messages. */
export function startProgram<Answer>(name: string, input: object): Running<Answer> {
  const file = fileURLToPath(new URL(`../programs/${name}.ts`, import.meta.url));
  const child = fork(file, {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    // Keeps dates and bytes as they are.
    serialization: "advanced",
  });
  child.send(input);
  return {
    next: (seconds) => nextMessage<Answer>(child, name, seconds),
    tell: (message) => void child.send(message),
    stop: () => void child.kill("SIGKILL"),
  };
}

/** The one answer of a program that then ends. */
export async function runProgram<Answer>(name: string, input: object, seconds: number): Promise<Answer> {
  const program = startProgram<Answer>(name, input);
  try {
    return await program.next(seconds);
  } finally {
    program.stop();
  }
}

function nextMessage<Answer>(child: ChildProcess, name: string, seconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      child.off("message", onMessage);
      child.off("exit", onExit);
    };
    const onMessage = (message: unknown) => {
      settle();
      resolve(message as Answer);
    };
    const onExit = () => {
      settle();
      reject(new Error(`bench/programs/${name}.ts ended without an answer`));
    };
    const timer = setTimeout(() => {
      settle();
      child.kill("SIGKILL");
      reject(new Error(`bench/programs/${name}.ts gave no answer within ${seconds} s`));
    }, seconds * 1000);
    child.once("message", onMessage);
    child.once("exit", onExit);
  });
}
