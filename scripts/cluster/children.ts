import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A program of the cluster that is kept running until it is stopped. */
export interface Child {
  readonly name: string;
  /** Its number now: another one after it ended by itself and was started again. */
  pid(): number | undefined;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
}

interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The account that it runs as, where it refuses to run as root. */
  readonly account?: { readonly uid: number; readonly gid: number } | undefined;
  /** Hears each line that it prints: of its faults, or also of what it does. Default: none. */
  readonly print?: { readonly stderr: (line: string) => void; readonly stdout?: (line: string) => void };
  /** Settles when it may be used; it is asked each time it was started. */
  readonly isReady: (child: ChildProcess) => Promise<void>;
}

/** Before a program that ended by itself is started again, in ms. */
const AGAIN_AFTER_MS = 1_000;

/**
 * Starts a program and waits until it may be used. When it ends by itself later it is started again, as a service of the system is.
 * Rejects when the first start ends before it is ready.
 */
export async function startChild(program: Program, say: (line: string) => void): Promise<Child> {
  let child: ChildProcess | undefined;
  let isAsked = false;
  let wasReady = false;
  const start = async (): Promise<void> => {
    const started = spawn(program.command, program.args, {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // Ctrl-C reaches a whole group; these are stopped in their order.
      detached: process.platform !== "win32",
      env: { ...process.env, ...program.env },
      ...program.account,
    });
    child = started;
    let printed = "";
    for (const name of ["stdout", "stderr"] as const)
      started[name]?.setEncoding("utf8").on("data", (text: string) => {
        printed = (printed + text).slice(-4_000);
        for (const line of text.split("\n")) if (line.trim() !== "") program.print?.[name]?.(line);
      });
    const ended = once(started, "exit");
    started.once("exit", (code, signal) => {
      if (isAsked || !wasReady) return;
      say(`${program.name} ended by itself (${signal ?? `code ${code}`}) and is started again.`);
      setTimeout(() => void (isAsked || start().catch((error: Error) => say(error.message))), AGAIN_AFTER_MS);
    });
    await Promise.race([
      program.isReady(started),
      ended.then(() => {
        throw new Error(`${program.name} did not start:\n${printed}`);
      }),
    ]);
    wasReady = true;
  };
  await start();
  return {
    name: program.name,
    pid: () => child?.pid,
    stop: async () => {
      isAsked = true;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
