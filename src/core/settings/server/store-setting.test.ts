import { Transformer } from "@napi-rs/image";
import { expect, test } from "vitest";
import { apiBase } from "#app/contract/routes.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { callRoute } from "#app/server/testing/test-server.ts";
import { readStoredFile } from "#core/files/contract/files.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import {
  deleteStoreImage,
  readGuestStore,
  readStoreSetting,
  setStoreSetting,
  uploadStoreImage,
} from "../contract/store-settings.ts";

const png = new Uint8Array(await Transformer.fromRgbaPixels(new Uint8Array(700 * 400 * 4), 700, 400).png());

const read = async (floor: Floor) => (await floor.admin.call(readStoreSetting)).ok;
const upload = (floor: Floor, bytes: Uint8Array) =>
  floor.admin.call(uploadStoreImage, {
    body: { store_image: new Uint8Array(bytes) },
    headers: aKey(),
  });

/** The body of the specification's call, with these fields changed. */
async function save(floor: Floor, changes: object) {
  const { storeImage, uniqueQRCode, uniqueId, isCurrencyFixed, version, targetFoodCost, ...fields } =
    await read(floor);
  return floor.admin.call(setStoreSetting, { body: { ...fields, ...changes }, headers: aKey() });
}

const asGuest = ({ server }: Floor, qrcode: string) =>
  callRoute(server.app, readGuestStore, { params: { qrcode } });

test("what is saved is read again, on every till, and in the audit log", async () => {
  const floor = await aFloor();
  const before = await read(floor);
  const changes = {
    storeName: "  La Ceiba ",
    address: "San Miguel",
    email: "hola@ceiba.test",
    timeZone: "America/Guatemala",
    dayCutoffHour: 6,
    language: "en",
    isFeedbackEnabled: true,
    isStockMailEnabled: false,
    stockMailHour: 6,
  };
  await save(floor, { ...changes, targetFoodCost: 28.5 });
  const after = await read(floor);
  expect(after).toMatchObject({ ...changes, storeName: "La Ceiba", targetFoodCost: 2850 });
  expect(after.version).not.toBe(before.version);
  const { storeSettings } = (await floor.waiter.call(posInit)).ok;
  expect(storeSettings).toMatchObject({ store_name: "La Ceiba", time_zone: "America/Guatemala" });
  const told = floor.server.events.map(({ event }) => event.type);
  expect(told).toEqual(expect.arrayContaining(["menu_changed", "charging_changed"]));
  const [audited] = await floor.rows<{ before: object; after: object }>(
    "select before, after from audit_entries where tenant_id = $1 and action = 'store_settings.updated' order by id",
  );
  expect(audited).toMatchObject({
    before: { storeName: before.storeName },
    after: { storeName: "La Ceiba" },
  });
});

test.each([
  ["storeName", " "],
  ["storeName", "x".repeat(101)],
  ["storeName", "\u200b\u200b"],
  ["address", "San Miguel\u001b[2J"],
  ["email", "nobody"],
  ["currency", "XYZ"],
  ["timeZone", "America/Nowhere"],
  ["dayCutoffHour", 24],
  ["language", "xx"],
  ["stockMailHour", 24],
  ["targetFoodCost", 4.99],
  ["targetFoodCost", 91],
])("%s %j is refused at its field", async (field, value) => {
  const floor = await aFloor();
  const { error } = await save(floor, { [field]: value });
  expect(error).toMatchObject({ code: "invalid_input", fields: [{ field }] });
});

test("the currency may be changed until something is sold", async () => {
  const floor = await aFloor();
  expect((await save(floor, { currency: "GTQ" })).status).toBe(200);
  expect((await read(floor)).isCurrencyFixed).toBe(false);
  await floor.sendOrder();
  expect((await save(floor, { currency: "USD" })).error.fields).toMatchObject([
    { field: "currency", code: "currency_in_use" },
  ]);
  expect((await save(floor, { phone: "2222-3333" })).status).toBe(200);
});

test("the later of two edits is told", async () => {
  const floor = await aFloor();
  const { version } = await read(floor);
  expect((await save(floor, { phone: "1", version })).status).toBe(200);
  expect((await save(floor, { phone: "2", version })).error.code).toBe("changed_meanwhile");
});

test("a restaurant whose language is no longer in the list works on in the fallback", async () => {
  const floor = await aFloor();
  await floor.rows("update store_settings set language = 'xx' where tenant_id = $1");
  expect((await read(floor)).language).toBe("en");
});

test("a longer name, given by the operator, is shown and refused when it is saved", async () => {
  const floor = await aFloor();
  const long = {
    storeName: "x".repeat(200),
    email: `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(20)}.test`,
  };
  await floor.rows(
    "update store_settings set store_name = $2, email = $3 where tenant_id = $1",
    long.storeName,
    long.email,
  );
  expect(await read(floor)).toMatchObject(long);
  const refused = (await save(floor, {})).error;
  expect(refused.fields?.map(({ field }) => field)).toEqual(["storeName", "email"]);
});

test("a picture is drawn anew, shown by its address and removed again", async () => {
  const floor = await aFloor();
  const { imageURL } = (await upload(floor, png)).ok;
  const { storeImage, uniqueId } = await read(floor);
  expect(storeImage).toBe(imageURL);
  const file = await floor.server.app.inject({ url: apiBase + imageURL, cookies: floor.admin.cookies });
  expect(file.headers["content-type"]).toBe("image/webp");
  expect(readStoredFile.media).toContain(file.headers["content-type"]);
  const remove = (id: string) =>
    floor.admin.call(deleteStoreImage, { body: { uniqueId: id }, headers: aKey() });
  expect((await remove("0")).error.code).toBe("not_found");
  expect((await read(floor)).storeImage).toBe(imageURL);
  expect((await remove(uniqueId)).status).toBe(200);
  expect((await read(floor)).storeImage).toBeNull();
});

test.each([
  ["a script named .png", new TextEncoder().encode("<script>"), "not_a_picture"],
  ["nothing", new Uint8Array(), "file_missing"],
  ["more than 5 MB", new Uint8Array(5 * 1024 * 1024 + 1), "file_too_large"],
])("%s is refused at the field, and the picture stays", async (_what, bytes, code) => {
  const floor = await aFloor();
  const { imageURL } = (await upload(floor, png)).ok;
  expect((await upload(floor, bytes)).error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "store_image", code }],
  });
  expect((await read(floor)).storeImage).toBe(imageURL);
});

test("files go where files are taken, JSON everywhere else", async () => {
  const { server, admin } = await aFloor();
  const send = (url: string, payload: object) =>
    server.app.inject({ method: "POST", url: apiBase + url, payload, cookies: admin.cookies });
  const form = new FormData();
  form.append("storeName", "x");
  expect((await send("/settings/store-setting", form)).statusCode).toBe(415);
  expect((await send(uploadStoreImage.path, { store_image: "x" })).statusCode).toBe(415);
  expect((await send(uploadStoreImage.path, form)).json()).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "store_image" }],
  });
});

test("a guest's code leads to its store while the menu is open, another code to none", async () => {
  const floor = await aFloor();
  const { uniqueQRCode, storeName } = await read(floor);
  expect(uniqueQRCode).toMatch(/^[\w-]{22}$/);
  await upload(floor, png);
  const image = () => floor.server.app.inject({ url: `${apiBase}/qrmenu/${uniqueQRCode}/store-image` });
  expect((await asGuest(floor, uniqueQRCode)).ok).toMatchObject({ isQRMenuEnabled: false, hasImage: false });
  expect((await image()).statusCode).toBe(404);
  await save(floor, { isQRMenuEnabled: true });
  expect((await asGuest(floor, uniqueQRCode)).ok).toEqual({
    storeName,
    isQRMenuEnabled: true,
    hasImage: true,
  });
  expect((await image()).headers["content-type"]).toBe("image/webp");
  expect((await asGuest(floor, "AAAAAAAAAAAAAAAAAAAAAA")).error.code).toBe("not_found");
});

test("the store's phone and email are checked as a customer's", async () => {
  const floor = await aFloor();
  for (const phone of ["no tenemos", "2".repeat(21)])
    expect((await save(floor, { phone })).error.fields).toMatchObject([
      { field: "phone", code: "phone_invalid" },
    ]);
  for (const email of ["casa@", "casa@a.sv, otra@a.sv"])
    expect((await save(floor, { email })).error.fields).toMatchObject([
      { field: "email", code: "not_an_email" },
    ]);
  expect((await save(floor, { phone: "+503 2222-3333 ext 4" })).status).toBe(200);
});

test("a phone that an older version took is still shown", async () => {
  const floor = await aFloor();
  await floor.rows("update store_settings set phone = 'llame al dueño' where tenant_id = $1");
  expect((await floor.admin.call(readStoreSetting)).ok.phone).toBe("llame al dueño");
});

test("the store's name is checked as a customer's", async () => {
  const floor = await aFloor();
  for (const storeName of ["\u202e", "Casa\nNueva"])
    expect((await save(floor, { storeName })).error.fields).toMatchObject([{ field: "storeName" }]);
  expect((await save(floor, { storeName: "\u202eCasa Nueva\u202c" })).status).toBe(200);
  expect((await floor.admin.call(readStoreSetting)).ok.storeName).toBe("Casa Nueva");
});
