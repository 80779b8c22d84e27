import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import { serverAccount } from "#platform/server/postgres/server-account.ts";

/** Debian keeps it where the path of a person does not look. */
const program = ["pgbouncer", "/usr/sbin/pgbouncer"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);

/** The machine has PgBouncer. Where it has not, the tests through it are told as skipped. */
export const hasPgbouncer = program !== undefined;

/**
 * Starts PgBouncer in front of the server of these addresses, until the test ends, and returns the same addresses through it, in their
 * order. `settings` are further lines of its configuration. Throws what it printed when it does not start.
 */
export async function startPgbouncer<const T extends readonly string[]>(
  addresses: T,
  settings: readonly string[],
): Promise<{ readonly [K in keyof T]: string }> {
  const urls = addresses.map((address) => new URL(address));
  const folder = mkdtempSync(path.join(tmpdir(), "comanda-pgbouncer-"));
  const host = urls[0]?.searchParams.get("host") ?? urls[0]?.hostname ?? "";
  const write = (name: string, lines: readonly string[]) => {
    const file = path.join(folder, name);
    writeFileSync(file, `${lines.join("\n")}\n`);
    return file;
  };
  const file = write("ini", [
    "[databases]",
    `* = host=${host} port=${urls[0]?.port || 5432}`,
    "[pgbouncer]",
    "auth_type = trust",
    `auth_file = ${write(
      "logins",
      urls.map(({ username, password }) => `"${username}" "${decodeURIComponent(password)}"`),
    )}`,
    `unix_socket_dir = ${folder}`,
    ...settings,
  ]);
  // It refuses to run as root; the account of the server may enter the folder of its socket.
  const account = serverAccount({ cluster: host });
  if (account) chownSync(folder, account.uid, account.gid);
  const child = spawn(program ?? "pgbouncer", [file], { ...account, stdio: ["ignore", "ignore", "pipe"] });
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  const printed: string[] = [];
  for await (const line of createInterface(child.stderr)) {
    printed.push(line);
    if (line.includes("process up"))
      return urls.map(
        ({ username, pathname }) =>
          `postgresql://${username}@localhost:6432${pathname}?host=${encodeURIComponent(folder)}`,
      ) as { readonly [K in keyof T]: string };
  }
  throw new Error(`PgBouncer did not start: ${printed.join("\n")}`);
}
