import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished, test as plainTest } from "vitest";
import { loadConfig } from "#platform/server/config/config.ts";
import { startOfProcess } from "#platform/server/postgres/process-life.ts";
import { claimDataDir, requireFreePort } from "./run-product.ts";

const test = plainTest.extend<{ dataDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), "comanda-claim-"));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

/** Another process that lives until the test ends. */
async function aLivingProcess(): Promise<number> {
  const script = "process.send('up'); setInterval(() => undefined, 1000)";
  const child = fork("-", [], { execArgv: ["-e", script], stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "message");
  return child.pid ?? 0;
}

test("while a server of the folder lives a second one says so", async ({ dataDir, expect }) => {
  const pid = await aLivingProcess();
  writeFileSync(path.join(dataDir, "server.pid"), `${pid} ${startOfProcess(pid) ?? ""}`);
  await expect(claimDataDir(dataDir)).rejects.toThrow(
    new RegExp(`process ${pid}\\) already serves.*REDIS_URL`),
  );
  process.kill(pid, "SIGKILL");
  await expect.poll(() => startOfProcess(pid)).toBeUndefined();
  const release = await claimDataDir(dataDir);
  expect(readFileSync(path.join(dataDir, "server.pid"), "utf8")).toMatch(new RegExp(`^${process.pid} `));
  release();
  expect(existsSync(path.join(dataDir, "server.pid"))).toBe(false);
});

test("a killed server's number that another program has by now keeps nobody out", async ({
  dataDir,
  expect,
}) => {
  const pid = await aLivingProcess();
  writeFileSync(path.join(dataDir, "server.pid"), `${pid} 1`);
  const release = await claimDataDir(dataDir);
  release();
  expect(existsSync(path.join(dataDir, "server.pid"))).toBe(false);
});

test("a copy of the folder of a living server is served", async ({ dataDir, expect }) => {
  const pid = await aLivingProcess();
  const note = `${pid} ${startOfProcess(pid) ?? ""} ${dataDir}`;
  writeFileSync(path.join(dataDir, "server.pid"), note);
  await expect(claimDataDir(dataDir)).rejects.toThrow(/already serves/);
  const copy = mkdtempSync(path.join(tmpdir(), "comanda-copy-"));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  writeFileSync(path.join(copy, "server.pid"), note);
  (await claimDataDir(copy))();
});

test("a port that is taken is told in one sentence", async ({ expect }) => {
  const holder = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void holder.close());
  await once(holder, "listening");
  const { port } = holder.address() as { port: number };
  await expect(requireFreePort({ host: "127.0.0.1", port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use`,
  );
  await expect(requireFreePort({ host: "127.0.0.1", port: 0 })).resolves.toBeUndefined();
});

test("a data folder where none can be made is answered, not waited for", ({ expect }) => {
  expect(() => loadConfig({ DATA_DIR: "/proc/nope" })).toThrow(/\/proc\/nope cannot be written/);
});
