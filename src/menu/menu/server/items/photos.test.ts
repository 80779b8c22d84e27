import { Transformer } from "@napi-rs/image";
import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { aMenuDesk, type MenuDesk } from "#app/server/testing/menu-desk.ts";
import { apiBase, routeAddress } from "#platform/contract/api-base.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { removeMenuPhoto, uploadMenuPhoto } from "../../contract/menu-items.ts";

const png = Buffer.from(await Transformer.fromRgbaPixels(new Uint8Array(700 * 400 * 4), 700, 400).png());

const upload = (desk: MenuDesk, bytes: Uint8Array) =>
  desk.admin.call(uploadMenuPhoto, {
    params: { id: desk.small.items.pupusa.id },
    body: { image: new Uint8Array(bytes) },
    headers: aKey(),
  });

/** Returns a picture that claims to be 17,000 × 17,000 but has no pixels. */
function bomb(): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(17_000, 16);
  bytes.writeUInt32BE(17_000, 20);
  return bytes;
}

test("a photo is drawn anew and on every till; replaced and removed it is in the log", async () => {
  const desk = await aMenuDesk();
  const { id } = desk.small.items.pupusa;
  const onTill = async () =>
    (await desk.waiter.call(posInit)).ok.menuItems.find((item) => item.id === id)?.image ?? null;
  const { image } = (await upload(desk, png)).ok;
  expect([(await desk.readItem(id)).image, await onTill()]).toEqual([image, image]);
  const file = await desk.server.app.inject({ url: apiBase + image, cookies: desk.waiter.cookies });
  expect(file.headers["content-type"]).toBe("image/webp");
  expect((await desk.admin.call(removeMenuPhoto, { params: { id }, headers: aKey() })).status).toBe(200);
  expect([(await desk.readItem(id)).image, await onTill()]).toEqual([null, null]);
  const entries = await desk.rows<{ action: string }>(
    "select action from audit_entries where tenant_id = $1 and action like 'menu_item.photo%' order by id",
  );
  expect(entries.map(({ action }) => action)).toEqual(["menu_item.photo_set", "menu_item.photo_removed"]);
});

test.each([
  ["a script named .png", Buffer.from("#!/bin/sh\nrm -rf /\n"), "not_a_picture"],
  [
    "an SVG with a script",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    "not_a_picture",
  ],
  ["a picture that is a page, too", Buffer.concat([png, Buffer.from("<script>1</script>")]), "not_a_picture"],
  ["17,000 × 17,000 pixels", bomb(), "too_many_pixels"],
  ["nothing", Buffer.alloc(0), "file_missing"],
  ["more than 5 MB", Buffer.alloc(5 * 1024 * 1024 + 1), "file_too_large"],
])("%s is refused at the field, nothing is kept, and the photo stays", async (_what, bytes, code) => {
  const desk = await aMenuDesk();
  const { image } = (await upload(desk, png)).ok;
  expect((await upload(desk, bytes)).error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "image", code }],
  });
  expect((await desk.readItem(desk.small.items.pupusa.id)).image).toBe(image);
  expect(await desk.rows("select hash from files where tenant_id = $1")).toHaveLength(1);
});

test("a boundary of thousands of letters between the parts is bad input, not a fault", async () => {
  const desk = await aMenuDesk();
  const reply = await desk.server.app.inject({
    method: "POST",
    url: routeAddress(uploadMenuPhoto).replace(":id", String(desk.small.items.pupusa.id)),
    cookies: desk.admin.cookies,
    headers: { ...aKey(), "content-type": `multipart/form-data; boundary=${"x".repeat(9_000)}` },
    payload: "--x--",
  });
  expect([reply.statusCode, reply.json().code]).toEqual([400, "invalid_input"]);
});
