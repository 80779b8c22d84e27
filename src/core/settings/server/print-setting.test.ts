import { expect, test } from "vitest";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { readPrintSetting, setPrintSetting } from "../contract/print-settings.ts";

const read = async (floor: Floor) => (await floor.admin.call(readPrintSetting)).ok;
const save = async (floor: Floor, changes: object) =>
  floor.admin.call(setPrintSetting, { body: { ...(await read(floor)), ...changes }, headers: aKey() });

test("what is saved is read again and on every till", async () => {
  const floor = await aFloor();
  const changes = { pageFormat: 57, header: "Bienvenidos", printToken: false, showNotes: false } as const;
  await save(floor, changes);
  expect(await read(floor)).toMatchObject(changes);
  const { printSettings } = (await floor.waiter.call(posInit)).ok;
  expect(printSettings).toMatchObject({ page_format: 57, header: "Bienvenidos", print_token: false });
});

test("other paper and too long a text are refused at their fields", async () => {
  const floor = await aFloor();
  expect((await save(floor, { pageFormat: 58 })).error.fields).toMatchObject([{ field: "pageFormat" }]);
  expect((await save(floor, { footer: "x".repeat(501) })).error.fields).toMatchObject([{ field: "footer" }]);
});

test("the later of two edits is told", async () => {
  const floor = await aFloor();
  const { version } = await read(floor);
  expect((await save(floor, { footer: "Gracias", version })).status).toBe(200);
  expect((await save(floor, { footer: "Vuelva", version })).error.code).toBe("changed_meanwhile");
});
