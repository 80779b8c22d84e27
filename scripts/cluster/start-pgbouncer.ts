import { chmod, chown, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Child, startChild } from "./children.ts";

interface PgBouncerPlan {
  readonly program: string;
  readonly port: number;
  /** Folder of its two files, made when missing. */
  readonly folder: string;
  /** The database behind it, with the login that may come through. */
  readonly url: string;
  /** It refuses to run as root. */
  readonly account: { readonly uid: number; readonly gid: number } | undefined;
}

/** Starts a PgBouncer in transaction mode on loopback, and returns the address of the same database and login through it. */
export async function startPgBouncer(
  { program, port, folder, url, account }: PgBouncerPlan,
  say: (line: string) => void,
): Promise<{ readonly child: Child; readonly url: string }> {
  const { hostname, port: databasePort, username, password, pathname } = new URL(url);
  const database = pathname.slice(1);
  const files = { ini: path.join(folder, "pgbouncer.ini"), users: path.join(folder, "users.txt") };
  await mkdir(folder, { recursive: true });
  await writeFile(files.users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    files.ini,
    [
      "[databases]",
      `${database} = host=${hostname} port=${databasePort} dbname=${database}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = scram-sha-256",
      `auth_file = ${files.users}`,
      "pool_mode = transaction",
      "default_pool_size = 20",
      "max_client_conn = 500",
      "",
    ].join("\n"),
  );
  if (account)
    for (const file of [folder, files.ini, files.users]) await chown(file, account.uid, account.gid);
  await chmod(files.users, 0o600);
  const through = new URL(url);
  through.port = String(port);
  const child = await startChild(
    { name: "PgBouncer", command: program, args: [files.ini], account, isReady: () => answers(through.href) },
    say,
  );
  return { child, url: through.href };
}

async function answers(connectionString: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch {
      await pause(100);
    }
  }
}
