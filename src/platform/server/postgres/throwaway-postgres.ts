import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

/**
 * A fresh server in a folder of its own, for tests and benchmarks of code: fast, not durable, gone after
 * `stop()`. If this process is killed, the server and its folder go too.
 */
export async function startThrowawayPostgres(): Promise<EmbeddedPostgres> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "comanda-test-"));
  chmodSync(dataDir, 0o711);
  const guard = guardAgainstKill(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
      guard();
    },
  };
}

/**
 * A tiny shell that waits for the end of our pipe; answers a function that dismisses it. A server that is just being started has
 * written its number after two seconds at the latest.
 */
function guardAgainstKill(dataDir: string): () => void {
  if (process.platform === "win32") return () => undefined;
  const cleanUp =
    'cat > /dev/null; for _ in 1 2 3 4 5 6 7 8; do [ -s "$0/cluster/postmaster.pid" ] && break; sleep 0.25; done; kill -QUIT "$(head -n 1 "$0/cluster/postmaster.pid")" && sleep 1; rm -rf "$0"';
  const shell = spawn("/bin/sh", ["-c", cleanUp, dataDir], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  shell.unref();
  return () => shell.kill("SIGKILL");
}
