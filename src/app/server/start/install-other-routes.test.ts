import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadConfig } from "#platform/server/config/config.ts";
import { buildApp } from "../http/build-app.ts";
import { testServer } from "../testing/test-server.ts";
import { demoSignInsOf, installOtherRoutes } from "./install-other-routes.ts";

const server = await testServer();
const folder = await mkdtemp(path.join(tmpdir(), "comanda-beside-"));
await mkdir(path.join(folder, "web"));
await writeFile(path.join(folder, "web/index.html"), await readFile("src/app/web/index.html"));
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["by this machine's own addresses only", {}, false],
  ["by its own name", { HOST: "localhost", PUBLIC_URL: "http://localhost:3000" }, false],
  ["by its own address of the sixth protocol", { HOST: "::1", PUBLIC_URL: "http://[::1]:3000" }, false],
  ["by no restaurant that wants an account", { SIGN_UP: "0" }, false],
  ["at every address", { HOST: "0.0.0.0" }, true],
  ["at every address of the sixth protocol", { HOST: "::" }, true],
  ["in the restaurant's network", { HOST: "192.168.1.20" }, true],
  ["through a proxy", { TRUST_PROXY: "loopback" }, true],
  ["by a name", { PUBLIC_URL: "https://pos.example.com" }, true],
  ["by a name that begins like this machine's", { PUBLIC_URL: "http://localhost.b.example" }, true],
])("reached %s: whether others read the mails", async (_, env, isOpen) => {
  const config = loadConfig({ ...env, DATA_DIR: folder });
  const demoSignIns = demoSignInsOf(config, { isThere: true });
  const app = await buildApp(server.deps, [], {
    secure: false,
    trustProxy: false,
    otherRoutes: (app) =>
      installOtherRoutes(app, {
        ...server.deps,
        config,
        dist: folder,
        demoSignIns,
        isReady: () => true,
        redis: undefined,
      }),
  });
  const get = (url: string) => app.inject({ method: "GET", url });
  expect((await get("/dev/mail")).statusCode).toBe(isOpen ? 404 : 200);
  const passedOn = {
    method: "GET",
    url: "/dev/mail",
    headers: { "x-forwarded-for": "203.0.113.9" },
  } as const;
  expect((await app.inject(passedOn)).statusCode).toBe(404);
  expect((await get("/")).body).toContain(`name="demo-sign-ins" content="${isOpen ? "open" : "here"}"`);
  expect((await get("/login")).body).toContain(
    `name="sign-up" content="${config.signUp.isOpen ? "open" : "closed"}"`,
  );
  expect(demoSignInsOf(config, { isThere: false })).toBe("none");
  await app.close();
});
