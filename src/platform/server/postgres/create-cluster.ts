import { execFile } from "node:child_process";
import { chown, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartupError } from "../config/startup-error.ts";
import {
  makeCredentials,
  type PostgresCredentials,
  postgresRoles,
  readPostgresCredentials,
} from "./postgres-credentials.ts";
import { programPath } from "./postgres-engine.ts";
import type { PostgresFolder } from "./postgres-folder.ts";
import { clusterArgument, type ServerAccount } from "./server-account.ts";

/** The database every login of Comanda opens. */
export const databaseName = "comanda";

interface ClusterPlan {
  readonly folder: PostgresFolder;
  /** Folder with PostgreSQL's programs, readable by the account. */
  readonly home: string;
  readonly account: ServerAccount | undefined;
  readonly durable: boolean;
}

/**
 * Makes a cluster with the database and the roles. It is made aside and renamed when complete, so a start
 * that is killed in between leaves nothing behind that looks like a database.
 */
export async function createCluster(plan: ClusterPlan): Promise<PostgresCredentials> {
  const { folder, account } = plan;
  const unfinished = folder.unfinishedCluster;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (account !== undefined) await chown(unfinished, account.uid, account.gid);
  await initialize(plan, unfinished);
  await writeFile(path.join(unfinished, "pg_hba.conf"), accessRules);
  const credentials = (await readPostgresCredentials(folder)) ?? (await makeCredentials(folder));
  await runAlone(plan, unfinished, [...createRoles(), ...setPasswords(credentials), ...createDatabase()]);
  await rm(folder.cluster, { recursive: true, force: true }); // an empty folder, `hasCluster` saw to that
  await rename(unfinished, folder.cluster);
  await syncFolder(folder.root);
  return credentials;
}

/** Gives the roles new passwords when the file with the old ones is lost. The server must not be running. */
export async function renewCredentials(plan: ClusterPlan): Promise<PostgresCredentials> {
  const credentials = await makeCredentials(plan.folder);
  await runAlone(plan, plan.folder.cluster, setPasswords(credentials));
  return credentials;
}

/** Passwords always, also on the socket: its folder is closed to others, but that is only the first lock. */
const accessRules = ["local all all scram-sha-256", "host all all 127.0.0.1/32 scram-sha-256", ""].join("\n");

function createRoles(): string[] {
  const { owner, app } = postgresRoles;
  return [owner, app].map(
    (role) => `create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole noreplication`,
  );
}

function setPasswords(credentials: PostgresCredentials): string[] {
  const { superuser, owner, app } = postgresRoles;
  return [
    // A statement that fails is logged, and these hold passwords.
    "set log_min_error_statement = panic",
    `alter role ${superuser} password '${credentials.superuser}'`,
    `alter role ${owner} password '${credentials.owner}'`,
    `alter role ${app} password '${credentials.app}'`,
  ];
}

function createDatabase(): string[] {
  return [
    `create database ${databaseName} owner ${postgresRoles.owner}`,
    `revoke all on database ${databaseName} from public`,
    `grant connect on database ${databaseName} to ${postgresRoles.app}`,
  ];
}

async function initialize(plan: ClusterPlan, cluster: string): Promise<void> {
  const args = [
    "--username",
    postgresRoles.superuser,
    "--encoding=UTF8",
    "--locale=C",
    // Sorts by code point like C, but knows upper and lower case of ñ and á.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    // No door is open before our own access rules are written.
    "--auth=reject",
    "--no-instructions",
    ...(plan.durable ? [] : ["--no-sync"]),
  ];
  await runProgram(plan, cluster, "initdb", ["-D", clusterArgument(cluster, plan.account), ...args]);
}

/** Runs statements in a server without any connection: nobody can be there before the passwords are set. */
async function runAlone(plan: ClusterPlan, cluster: string, statements: readonly string[]): Promise<void> {
  const args = ["--single", "-D", clusterArgument(cluster, plan.account), "template1"];
  const errors = await runProgram(plan, cluster, "postgres", args, `${statements.join(";\n")};\n`);
  const failure = /(ERROR|FATAL|PANIC): .*/.exec(errors);
  if (failure !== null) throw new Error(`The database could not be prepared: ${failure[0]}`);
}

function runProgram(
  { home, account }: ClusterPlan,
  cluster: string,
  program: "initdb" | "postgres",
  args: readonly string[],
  input?: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: cluster, env: { PATH: "/usr/bin:/bin", LC_ALL: "C" }, ...account };
    const child = execFile(programPath(home, program), args, options, (error, _output, errors) => {
      if (error === null) return resolve(errors);
      const reason = errors.trim().split("\n").at(-1) ?? error.message;
      const message = `The database in ${cluster} could not be made: ${reason.trim()} (${program}).`;
      reject(new StartupError(message, { cause: error }));
    });
    child.stdin?.on("error", () => undefined); // a program that ended early is reported by its exit code
    child.stdin?.end(input ?? "");
  });
}

/** Makes the rename itself survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
