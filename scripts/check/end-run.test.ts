/** @module-tag further */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A run of this script in a process group of its own; what it prints names its folder. */
function aRun(args: readonly string[], cwd = root): ChildProcess {
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "inherit"], detached: true });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

/** The programs of a run: by its mark, or at work in its folder. */
function programsOf(folder: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        (readFileSync(`/proc/${pid}/environ`, "latin1").includes(`COMANDA_RUN=${folder}\0`) ||
          readlinkSync(`/proc/${pid}/cwd`).startsWith(folder))
      );
    } catch {
      return false; // it has ended
    }
  });
}

/** Programs of every kind: one that hears no signal of the group, one that inherits nothing, one that does not let itself be asked. */
const script = `
  import { spawn } from "node:child_process";
  import { mkdirSync } from "node:fs";
  import { beginRun } from ${JSON.stringify(new URL("end-run.mjs", import.meta.url).href)};
  const folder = beginRun();
  mkdirSync(folder + "/cluster");
  const stays = ["-e", "process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000)"];
  for (const options of [{ detached: true }, { detached: true, env: {}, cwd: folder + "/cluster" }])
    spawn(process.execPath, stays, { stdio: "ignore", ...options });
  spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"], { stdio: "ignore" });
  console.log(folder);
  setInterval(() => undefined, 1000);
`;

test.skipIf(process.platform !== "linux").each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "ended by %s to its group, a run leaves neither programs nor its folder behind",
  async (signal) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "comanda-end-run-")), "run.mjs");
    writeFileSync(file, script);
    const run = aRun([file]);
    const [printed] = (await once(run.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
    const folder = printed.toString().trim();
    await expect.poll(() => programsOf(folder).length).toBe(3);
    const ended = once(run, "exit");
    process.kill(-(run.pid ?? 0), signal);
    await ended;
    // A killed run cannot wait for its end.
    if (signal === "SIGKILL") await expect.poll(() => existsSync(folder)).toBe(false);
    expect([programsOf(folder), existsSync(folder)]).toEqual([[], false]);
  },
);

test.skipIf(process.platform !== "linux")(
  "npm test that is stopped while its PostgreSQL starts leaves none behind",
  async () => {
    const isRunFolder = (name: string) => name.startsWith("comanda-run-");
    const runFolders = () =>
      ["/dev/shm", tmpdir()].flatMap((place) =>
        existsSync(place)
          ? readdirSync(place)
              .filter(isRunFolder)
              .map((name) => path.join(place, name))
          : [],
      );
    const before = new Set(runFolders());
    const run = aRun(["scripts/test.mjs", "unit", "src/platform/server/db/check-role.test.ts"]);
    run.stdout?.resume();
    let folder = "";
    const starts = () => {
      folder = runFolders().find((name) => !before.has(name) && name.includes(`-${run.pid}-`)) ?? "";
      const inside = folder === "" ? [] : readdirSync(folder);
      return inside.some((name) => existsSync(path.join(folder, name, "cluster/postmaster.pid")));
    };
    await expect.poll(starts, { interval: 5 }).toBe(true);
    const ended = once(run, "exit");
    process.kill(-(run.pid ?? 0), "SIGINT");
    await ended;
    expect([programsOf(folder), existsSync(folder)]).toEqual([[], false]);
  },
);
