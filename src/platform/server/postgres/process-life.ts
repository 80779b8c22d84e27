import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { systemErrorCode } from "../config/startup-error.ts";

/** Tells whether a process with this id runs, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemErrorCode(error) === "EPERM";
  }
  return !isDefunct(pid);
}

/** Returns the start of a process in the machine's own count; undefined where the system does not say. */
export function startOfProcess(pid: number): string | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // Field 22; counted from behind the name, which may hold spaces and brackets.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined; // it ended while we looked
  }
}

/**
 * Tells whether a process is dead but keeps its number until its parent asks for it; the first process of a
 * container often never does.
 */
function isDefunct(pid: number): boolean {
  if (process.platform !== "linux") return false;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z");
  } catch {
    return true; // it ended while we looked
  }
}

/**
 * Tells whether the living process is a PostgreSQL server. Process ids are used again, in containers after
 * every restart, so the number in an old note may by now belong to any program.
 */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "postgres";
    if (process.platform === "win32") return true;
    return execFileSync("ps", ["-o", "comm=", "-p", String(pid)], { encoding: "utf8" }).includes("postgres");
  } catch {
    return false; // it ended while we looked
  }
}

/** Waits until the process has ended; answers false when it still lives after `milliseconds`. */
export async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() >= deadline) return false;
    await pause(20);
  }
  return true;
}

/** Resolves after `milliseconds`. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
