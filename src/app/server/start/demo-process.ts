import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { StartupError } from "#platform/server/config/startup-error.ts";
import type { DatabaseWay } from "#platform/server/db/database-way.ts";
import { say } from "./progress.ts";

export interface DemoOrder {
  readonly appUrl: string;
  readonly way: DatabaseWay;
  readonly secretKeys: readonly string[];
}

export type DemoAnswer = { readonly step: string } | { readonly isDone: true } | { readonly failure: string };

/** A part of the demo that takes longer, in ms, is reported as still running. */
const QUIET_MS = 10_000;

/**
 * Makes the demo in a process of its own and prints the progress. Throws StartupError when it fails: each of
 * its restaurants exists as a whole or not at all, so the next start makes the missing ones.
 */
export async function makeDemo(order: DemoOrder): Promise<void> {
  const child = fork(fileURLToPath(new URL("make-demo.ts", import.meta.url)), {
    // A signal for the whole group reaches this process, which then lets go of the channel.
    detached: process.platform !== "win32",
  });
  child.send(order);
  const answer = await new Promise<DemoAnswer | undefined>((resolve) => {
    const begin = performance.now();
    let doing = "";
    const timer = setInterval(
      () => say(`    … still ${doing} (${Math.round((performance.now() - begin) / 1000)} s)`),
      QUIET_MS,
    );
    child.on("message", (told: object) => {
      // Children of a Node.js that watches files send it messages of their own by this way.
      if (!isAnswer(told)) return;
      if (!("step" in told)) return resolve(told);
      doing = told.step;
      say(`    … ${told.step}`);
      timer.refresh();
    });
    child.once("exit", () => resolve(undefined));
    child.once("close", () => clearInterval(timer));
  });
  if (answer && "isDone" in answer) return;
  const cause = answer && "failure" in answer ? answer.failure : "its process was ended";
  throw new StartupError(
    `The demo restaurant could not be made (${cause.split("\n")[0]}). Start again: what is there already stays, what is missing is made then. With DEMO=0 Comanda starts without it.`,
    { cause },
  );
}

function isAnswer(told: object): told is DemoAnswer {
  return "step" in told || "isDone" in told || "failure" in told;
}
