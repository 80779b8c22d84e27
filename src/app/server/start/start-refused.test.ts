import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

test("a start that cannot go on says why on standard error", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const dataDir = mkdtempSync(path.join(tmpdir(), "comanda-refused-"));
  onTestFinished(() => {
    other.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const env = {
    TMPDIR: tmpdir(),
    DATABASE_URL: "",
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: String(port),
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "ignore", "pipe"] });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} on 127.0.0.1 is already in use`);
});
