import { Transformer } from "@napi-rs/image";
import { expect, test } from "vitest";
import { aFloor } from "#app/server/testing/floor.ts";
import { guestWordsOf } from "#app/words/guest-words.ts";
import { languages, usualLanguage } from "#platform/domain/text/languages.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { addStoreTables, listStoreTables } from "#service/floor/contract/store-tables.ts";
import { type CardLanguage, printTableCodes, readCodeCard } from "#service/floor/contract/table-codes.ts";
import { drawCodes } from "./draw-codes.ts";

async function aFloorWithCodes() {
  const floor = await aFloor();
  await floor.rows("update store_settings set is_qr_menu_enabled = true where tenant_id = $1");
  const print = (table?: number) =>
    floor.admin.call(printTableCodes, { query: table === undefined ? {} : { table: String(table) } });
  return { ...floor, print };
}

const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0;

test("the codes of all tables are printed, six on a page, and that of one alone", async () => {
  const { print, admin } = await aFloorWithCodes();
  const before = (await admin.call(listStoreTables)).ok;
  await admin.call(addStoreTables, {
    body: { pattern: "Terraza #", first: 1, count: 13 - before.length, floor: "Terraza", seatingCapacity: 2 },
  });
  const all = await print();
  expect(all.headers["content-type"]).toBe("application/pdf");
  expect(all.raw.slice(0, 5)).toBe("%PDF-");
  expect(pagesOf(all.raw)).toBe(3);
  const one = await print(before[0]?.id);
  expect(pagesOf(one.raw)).toBe(1);
  // Both hold the fonts; what is drawn is another eighteenth.
  expect(one.raw.length).toBeLessThan(all.raw.length);
});

test("the floors that are chosen are printed alone", async () => {
  const { admin, small } = await aFloorWithCodes();
  await admin.call(addStoreTables, {
    body: { pattern: "Terraza #", first: 1, count: 7, floor: "Terraza, atrás", seatingCapacity: 2 },
  });
  const of = (floors: string[]) => admin.call(printTableCodes, { query: { floors: JSON.stringify(floors) } });
  expect(small.tables.length).toBeLessThan(6);
  expect(pagesOf((await of(["Terraza, atrás"])).raw)).toBe(2);
  expect((await of(["Sin mesas"])).error.code).toBe("no_tables");
  expect((await admin.call(printTableCodes, { query: { floors: "Terraza" } })).error.code).toBe(
    "invalid_input",
  );
});

test("codes speak the restaurant's language, whatever the screen of who prints them", async () => {
  const { admin, rows } = await aFloorWithCodes();
  const card = async () => (await admin.call(readCodeCard)).ok;
  const title = async () => (await admin.call(printTableCodes, { query: {} })).raw;
  await rows("update users set language = 'en' where tenant_id = $1");
  await rows("update store_settings set language = 'es' where tenant_id = $1");
  expect(await card()).toMatchObject({ scan: sayIn("es")("tables.scan"), store_image: null });
  const spanish = await title();
  await rows("update users set language = 'es' where tenant_id = $1");
  await rows("update store_settings set language = 'en' where tenant_id = $1");
  expect((await card()).scan).toBe(sayIn("en")("tables.scan"));
  expect((await title()) === spanish).toBe(false);
});

test.each(languages)("cards say in %s too what to do, unless they say it already", async (language) => {
  const { admin, rows } = await aFloorWithCodes();
  const print = async (second: CardLanguage) =>
    (await admin.call(printTableCodes, { query: { language: second } })).raw;
  const plain = await print("none");
  expect((await print(language)) === plain).toBe(language === usualLanguage);
  expect((await admin.call(readCodeCard)).ok.scan_in).toMatchObject({
    [language]: language === usualLanguage ? "" : guestWordsOf(language).guests.scan_menu,
  });
  await rows("update store_settings set language = $2 where tenant_id = $1", language);
  // The first paper of a process names its fonts otherwise, because it looks for them.
  await print("none");
  expect((await print(language)) === (await print("none"))).toBe(true);
});

test("no codes are printed that lead nowhere, and none of another restaurant", async () => {
  const { print, rows } = await aFloorWithCodes();
  const other = await aFloorWithCodes();
  expect((await print(other.small.tables[0])).error.code).toBe("not_found");
  await rows("update store_settings set is_qr_menu_enabled = false where tenant_id = $1");
  expect((await print()).error.code).toBe("qr_menu_off");
  await rows("update store_tables set archived_at = now() where tenant_id = $1");
  expect((await print()).error.code).toBe("no_tables");
});

test("a picture that stands on every card is in the file once", async () => {
  const picture = await Transformer.fromRgbaPixels(
    Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * 7919) % 251),
    64,
    64,
  ).png();
  const card = {
    table: "Mesa 1",
    floor: null,
    address: "https://comanda.test/m/x?table=y",
    shortCode: "ABCDE",
  };
  const sheet = {
    language: "es" as const,
    store: "La Ceiba",
    title: "Códigos",
    scan: "Escanee",
    orType: "o escriba",
    design: "band" as const,
    accent: "#0f6b66",
    scanToo: "Scan",
    now: new Date(0),
  };
  const size = async (cards: number, image: Uint8Array | null) =>
    (await drawCodes({ ...sheet, picture: image, cards: Array.from({ length: cards }, () => card) })).length;
  const added = (await size(60, picture)) - (await size(60, null));
  expect(added).toBeLessThan(2 * ((await size(1, picture)) - (await size(1, null))));
});
