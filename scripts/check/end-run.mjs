import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import os from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { makeRunFolder, removeRunFolder } from "./run-folder.mjs";

/** Every program that a run starts inherits it; its value is the run's folder. */
const MARK = "COMANDA_RUN";
const self = fileURLToPath(import.meta.url);
/** What ends a run is none of its programs. */
const unmarked = { cwd: "/", env: { PATH: process.env.PATH } };
/** How long what was asked to end has for it, in ms, before it is ended. */
const PATIENCE_MS = 2_000;

/**
 * Begins a test run: answers its folder. However the run ends, by itself, by Ctrl-C, or killed, nothing that it started is left, no
 * PostgreSQL, browser or server, and its folder is gone: a guard waits for the end of our pipe, because a killed process does nothing.
 */
export function beginRun() {
  const folder = makeRunFolder();
  process.env[MARK] = folder;
  const guard = spawn(process.execPath, [self, folder], {
    ...unmarked,
    stdio: ["pipe", "ignore", "ignore"],
    // Not of the group that Ctrl-C goes to.
    detached: true,
  });
  guard.unref();
  guard.stdin.unref?.();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      console.error("\nStopping");
      // Nothing else happens here meanwhile: what ended now would be told as a failure.
      spawnSync(process.execPath, [self, folder], { ...unmarked, input: "", detached: true });
      process.exit(128 + os.constants.signals[signal]);
    });
  }
  return folder;
}

/** Ends everything that belongs to a run, as far as the system tells what that is, and removes its folder. */
async function endRun(folder) {
  const until = Date.now() + PATIENCE_MS;
  for (let asked = new Set(); ; ) {
    const left = programsOf(folder);
    if (left.length === 0) break;
    for (const { pid, name } of left) {
      if (Date.now() > until) signal(pid, "SIGKILL");
      // PostgreSQL takes its own children along, and would wait for those who are connected.
      else if (!asked.has(pid)) signal(pid, name === "postgres" ? "SIGQUIT" : "SIGTERM");
      asked.add(pid);
    }
    await pause(50);
    if (Date.now() > until + 5 * PATIENCE_MS) break;
  }
  removeRunFolder(folder);
}

/** The programs that bear the run's mark or work in its folder, as PostgreSQL does, which inherits nothing. */
function programsOf(folder) {
  if (!existsSync("/proc/self/environ")) return [];
  return readdirSync("/proc").flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const isMarked = () =>
        readFileSync(`/proc/${pid}/environ`, "latin1").split("\0").includes(`${MARK}=${folder}`);
      const worksThere = () => readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`);
      if (!isMarked() && !worksThere()) return [];
      return [{ pid: Number(pid), name: readFileSync(`/proc/${pid}/comm`, "utf8").trim() }];
    } catch {
      return []; // it has ended, or is somebody else's
    }
  });
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

if (process.argv[1] === self) {
  const [, , folder] = process.argv;
  process.stdin.resume();
  await once(process.stdin, "close");
  await endRun(folder);
}
