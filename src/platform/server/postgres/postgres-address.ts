import { createServer } from "node:net";
import path from "node:path";
import type { PostgresFolder, PostmasterNote } from "./postgres-folder.ts";
import type { PostgresAddress } from "./postgres-settings.ts";

/** The kernel's limit for the path of a unix socket is 104 bytes on macOS, 108 on Linux, with the end mark. */
const longestSocketPath = 103;

/** Chooses how a new server is reached: the wished port, else its socket, else (no room for one) a free port. */
export async function chooseAddress(
  folder: PostgresFolder,
  port: number | undefined,
): Promise<PostgresAddress> {
  if (port !== undefined) return { kind: "port", port };
  const socket = path.join(folder.cluster, ".s.PGSQL.5432");
  const fits = Buffer.byteLength(socket) <= longestSocketPath;
  return process.platform !== "win32" && fits ? { kind: "socket" } : { kind: "port", port: await freePort() };
}

/** Returns the address of a server that already runs. */
export function runningAddressOf(note: PostmasterNote): PostgresAddress {
  return note.listenAddress === "" ? { kind: "socket" } : { kind: "port", port: note.port };
}

/** The connection URL of a login. Only the database in its path differs between databases of a server. */
export function postgresUrl(
  folder: PostgresFolder,
  address: PostgresAddress,
  login: { role: string; password: string; database: string },
): string {
  const url = new URL(`postgresql://localhost/${login.database}`);
  url.username = login.role;
  url.password = login.password;
  if (address.kind === "socket") {
    url.searchParams.set("host", folder.cluster);
  } else {
    url.hostname = "127.0.0.1";
    url.port = String(address.port);
  }
  return url.href;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
