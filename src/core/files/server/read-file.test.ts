import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { aPerson, type Person } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { insertFile } from "./public.ts";

const bytes = Buffer.from("RIFF, some bytes of a picture");
const hash = createHash("sha256").update(bytes).digest("hex");

async function aRestaurantWithPicture() {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Con foto" });
  const stored = await server.db.inTenant(tenantId, (tx) => insertFile(tx, "image/webp", bytes));
  const get = (person: Person | undefined, of: string, headers = {}) =>
    server.app.inject({ url: `/api/v1/files/${of}`, cookies: person?.cookies ?? {}, headers });
  return { server, stored, get, person: await aPerson(server, tenantId, {}) };
}

test("a picture is served by the hash of its bytes and kept for good", async () => {
  const { stored, get, person } = await aRestaurantWithPicture();
  expect(stored).toBe(hash);
  const reply = await get(person, hash);
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload).toEqual(bytes);
  expect(reply.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=31536000, immutable",
    etag: `"${hash}"`,
    "x-content-type-options": "nosniff",
  });
});

test("a browser that has it is told so without the bytes", async () => {
  const { get, person } = await aRestaurantWithPicture();
  const reply = await get(person, hash, { "if-none-match": `"${hash}"` });
  expect([reply.statusCode, reply.body]).toEqual([304, ""]);
});

test("another restaurant's picture is as unknown as one that never was", async () => {
  const { server, get } = await aRestaurantWithPicture();
  const stranger = await aPerson(server, await createTenant(server.db, { name: "Otro" }), {});
  for (const of of [hash, "0".repeat(64)]) {
    const reply = await get(stranger, of);
    expect(reply.json()).toMatchObject({ code: "not_found" });
    expect(reply.headers["cache-control"]).toBe("no-store");
  }
});

test("a picture is for those who signed in, and an address that is no hash is refused", async () => {
  const { get, person } = await aRestaurantWithPicture();
  expect((await get(undefined, hash)).json()).toMatchObject({ code: "not_signed_in" });
  expect((await get(person, "passwd")).json()).toMatchObject({ code: "invalid_request" });
});

test("keeping the same picture again changes nothing", async () => {
  const { server, person, get } = await aRestaurantWithPicture();
  const tenantId = Number(person.cookies.comanda_access?.split(".")[0]);
  const again = await server.db.inTenant(tenantId, (tx) => insertFile(tx, "image/webp", bytes));
  expect(again).toBe(hash);
  expect((await get(person, hash)).statusCode).toBe(200);
});
