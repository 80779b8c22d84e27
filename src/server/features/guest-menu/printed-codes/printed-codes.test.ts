import { Transformer } from "@napi-rs/image";
import { expect, test } from "vitest";
import { addStoreTables, listStoreTables } from "../../../../contract/setup/store-tables.ts";
import { printTableCodes } from "../../../../contract/setup/table-codes.ts";
import { aFloor } from "../../../testing/floor.ts";
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
  expect(one.raw.length).toBeLessThan(all.raw.length / 4);
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
    store: "La Ceiba",
    title: "Códigos",
    scan: "Escanee",
    orType: "o escriba",
    now: new Date(0),
  };
  const size = async (cards: number, image: Uint8Array | null) =>
    (await drawCodes({ ...sheet, picture: image, cards: Array.from({ length: cards }, () => card) })).length;
  const added = (await size(60, picture)) - (await size(60, null));
  expect(added).toBeLessThan(2 * ((await size(1, picture)) - (await size(1, null))));
});
