import { type ChildProcess, spawn } from "node:child_process";
import {
  closeSync,
  lchownSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { StartupError } from "../config/startup-error.ts";
import { programPath } from "./postgres-engine.ts";
import { type PostgresFolder, readPostmasterNote } from "./postgres-folder.ts";
import { type PostgresAddress, serverArguments } from "./postgres-settings.ts";
import { hasEnded, isPostgres, pause } from "./process-life.ts";
import { clusterArgument, type ServerAccount } from "./server-account.ts";
import { longestStart } from "./start-lock.ts";

/** Everything needed to start the server of a folder again and again. */
export interface PostmasterPlan {
  readonly folder: PostgresFolder;
  readonly home: string;
  readonly account: ServerAccount | undefined;
  readonly address: PostgresAddress;
  readonly durable: boolean;
  readonly connections?: number | undefined;
}

const largestLog = 5_000_000; // bytes; one older file is kept

/**
 * Starts the server, waits until it accepts connections and returns its process id. `onSpawn` is called when
 * its process runs. Throws `StartupError` with the server's own reason when it gives up.
 */
export async function startPostmaster(plan: PostmasterPlan, onSpawn?: () => void): Promise<number> {
  const { folder } = plan;
  removeStaleNotes(folder);
  giveToAccount(plan);
  const logStart = rotateLog(folder.log);
  const child = spawnServer(plan);
  onSpawn?.();
  // Until it is known nobody else would end it.
  const endToo = () => void child.kill("SIGQUIT");
  process.once("exit", endToo);
  try {
    return await untilReady(plan, child, logStart);
  } finally {
    process.off("exit", endToo);
  }
}

async function untilReady(plan: PostmasterPlan, child: ChildProcess, logStart: number): Promise<number> {
  let ended: string | undefined;
  child.once("error", (error) => {
    ended = error.message;
  });
  child.once("exit", (code, signal) => {
    ended ??= `it ended with ${signal ?? `code ${code}`}`;
  });
  const deadline = Date.now() + longestStart;
  while (Date.now() < deadline) {
    if (ended !== undefined) throw startFailure(plan, ended, logStart);
    const note = readPostmasterNote(plan.folder);
    if (note?.ready === true && note.pid === child.pid) return note.pid;
    await pause(15);
  }
  child.kill("SIGQUIT");
  throw startFailure(plan, "it did not take connections in two minutes", logStart);
}

/** Ends the server: connections are closed, the log is written out. Resolves when it is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (!isPostgres(pid)) return;
    process.kill(pid, signal);
    if (await hasEnded(pid, 10_000)) return;
  }
}

function spawnServer({ folder, home, account, address, ...how }: PostmasterPlan): ChildProcess {
  const log = openSync(folder.log, "a", 0o600);
  try {
    const child = spawn(
      programPath(home, "postgres"),
      ["-D", clusterArgument(folder.cluster, account), ...serverArguments(address, how)],
      {
        cwd: folder.cluster,
        env: { PATH: "/usr/bin:/bin", LC_ALL: "C" },
        stdio: ["ignore", log, log],
        // Ctrl-C in a terminal goes to the whole process group: the requests in flight still need the database.
        detached: true,
        ...account,
      },
    );
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/**
 * A killed server leaves its note and the lock of its socket, and a copied folder has those of its original. PostgreSQL would refuse to start if their number
 * belongs to another program by now, or to a dead process that nobody asks for.
 */
function removeStaleNotes(folder: PostgresFolder): void {
  const note = readPostmasterNote(folder);
  if (note === undefined || (isPostgres(note.pid) && !note.isOfOriginal)) return;
  for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock", ".s.PGSQL.5432"]) {
    rmSync(path.join(folder.cluster, name), { force: true });
  }
}

/** Changes the owner of a folder that root copied or restored, since PostgreSQL does not run as root. */
function giveToAccount({ folder, account }: PostmasterPlan): void {
  if (account === undefined || statSync(folder.cluster).uid !== 0) return;
  for (const name of [".", ...readdirSync(folder.cluster, { recursive: true, encoding: "utf8" })])
    lchownSync(path.join(folder.cluster, name), account.uid, account.gid);
}

function rotateLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size < largestLog) return size;
  renameSync(log, `${log}.1`);
  return 0;
}

function startFailure({ folder, address }: PostmasterPlan, ended: string, logStart: number): StartupError {
  const lines = readFileSync(folder.log).subarray(logStart).toString("utf8").split("\n");
  if (address.kind === "port" && lines.some((line) => line.includes("could not bind"))) {
    return new StartupError(
      `Port ${address.port} of 127.0.0.1, wanted for the database, is already in use: stop the program that holds it or choose another port.`,
    );
  }
  const reasons = lines
    .map((line) => /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1])
    .filter((line) => line !== undefined);
  return new StartupError(`PostgreSQL did not start: ${reasons.at(-1) ?? ended} (see ${folder.log}).`);
}
