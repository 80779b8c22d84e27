import { Transformer } from "@napi-rs/image";
import { expect, test } from "vitest";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aPdf, buy } from "#app/server/testing/purchase.ts";
import { readPurchase } from "../../contract/purchases.ts";

const payload = { items: [{ title: "Sal", quantity: 1, unit: "kg" }] };
const photo = new Uint8Array(
  await Transformer.fromRgbaPixels(
    Uint8Array.from({ length: 2400 * 30 * 4 }, (_, at) => (at * 31) % 251),
    2400,
    30,
  ).png(),
);

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

async function attached(floor: Floor, file: Uint8Array<ArrayBuffer>) {
  const { id } = (await buy(floor.admin, payload, file)).ok;
  const reply = await floor.server.app.inject({
    url: `/api/v1/purchases/${id}/attachment?lang=es`,
    cookies: floor.admin.cookies,
  });
  const { purchase } = (await floor.admin.call(readPurchase, { params: { id } })).ok;
  return { reply, purchase };
}

test.each([
  ["a PDF", aPdf],
  ["a PDF behind the mark of a scanner", new Uint8Array([0xef, 0xbb, 0xbf, ...aPdf])],
])("%s is kept as it is and only ever downloaded", async (_what, pdf) => {
  const { reply, purchase } = await attached(await aFloor(), pdf);
  expect(purchase).toMatchObject({ has_attachment: true, attachment: "application/pdf" });
  expect(reply.rawPayload.equals(Buffer.from(pdf))).toBe(true);
  expect(reply.headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment; filename*=UTF-8''Compra%201.pdf",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
});

test("a picture is drawn anew, large enough to be read", async () => {
  const { reply, purchase } = await attached(await aFloor(), photo);
  expect(purchase.attachment).toBe("image/webp");
  expect(reply.headers["content-type"]).toBe("image/webp");
  const { width } = await new Transformer(reply.rawPayload).metadata();
  expect(width).toBe(2000);
});

test.each([
  ["a page", bytesOf("<html><script>alert(1)</script></html>")],
  ["a PDF that is cut off", bytesOf("%PDF-1.7\n1 0 obj")],
  ["a page with the mark of a PDF behind it", bytesOf("<script>%PDF-1.7 %%EOF")],
  ["half a picture", photo.slice(0, 500)],
])("%s is refused at its field, and nothing is recorded", async (_what, file) => {
  const floor = await aFloor();
  const { error } = await buy(floor.admin, payload, file);
  expect(error.fields).toMatchObject([{ field: "attachment", code: "not_an_attachment" }]);
  expect(await floor.rows("select 1 from purchases where tenant_id = $1")).toEqual([]);
});

test("more than 5 MB is refused with how much may be sent", async () => {
  const floor = await aFloor();
  const { error } = await buy(floor.admin, payload, new Uint8Array(5 * 1024 * 1024 + 1));
  expect(error.fields).toMatchObject([
    {
      field: "attachment",
      code: "file_too_large",
      message: "The file is larger than 5 MB. Choose a smaller one.",
    },
  ]);
});

test("a purchase without a file has none to give", async () => {
  const floor = await aFloor();
  const { id } = (await buy(floor.admin, payload)).ok;
  const reply = await floor.server.app.inject({
    url: `/api/v1/purchases/${id}/attachment`,
    cookies: floor.admin.cookies,
  });
  expect(reply.statusCode).toBe(404);
});
