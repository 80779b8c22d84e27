import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { AppError, required } from "../http/app-error.ts";
import { serveHashedFiles } from "./hashed-files.ts";

const script = "export const answer = 42;\n".repeat(100);

async function served() {
  const folder = await mkdtemp(path.join(tmpdir(), "hashed-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, "A1b2-c_.js"), script);
  await writeFile(path.join(folder, "A1b2-c_.js.br"), brotliCompressSync(script));
  await writeFile(path.join(folder, "A1b2-c_.js.gz"), gzipSync(script));
  await writeFile(path.join(folder, "small.css"), "a{}");
  await writeFile(path.join(folder, "secret.env"), "x");
  const app = fastify();
  app.setErrorHandler((error, _, reply) =>
    reply.status(error instanceof AppError && error.code === "not_found" ? 404 : 500).send(),
  );
  serveHashedFiles(app, "/assets/", folder);
  const get = (url: string, accepted?: string) =>
    app.inject({ url, headers: accepted === undefined ? {} : { "accept-encoding": accepted } });
  return { folder, get };
}

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
])("a file is sent as the browser takes it (%s), for ever", async (accepted, encoding) => {
  const { get } = await served();
  const reply = await get("/assets/A1b2-c_.js", accepted);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  });
  expect(reply.headers["content-encoding"]).toBe(encoding);
  if (encoding === "br") expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script);
});

test("a file is read once, one without encodings is sent plain", async () => {
  const { folder, get } = await served();
  const [first, plain] = [await get("/assets/A1b2-c_.js", "br"), await get("/assets/small.css", "br")];
  expect([plain.body, plain.headers["content-encoding"]]).toEqual(["a{}", undefined]);
  await rm(path.join(folder, "A1b2-c_.js"));
  expect((await get("/assets/A1b2-c_.js", "br")).rawPayload).toEqual(required(first, "a reply").rawPayload);
});

test.each(["none.js", "secret.env", "..%2fsecret.js", "%2e%2e/x.js", "", "A1b2-c_.js.br", "%00.js"])(
  "what is no file of the build is none: %s",
  async (name) => {
    const { get } = await served();
    expect((await get(`/assets/${name}`)).statusCode).toBe(404);
  },
);
