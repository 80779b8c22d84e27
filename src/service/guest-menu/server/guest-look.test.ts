import { Transformer } from "@napi-rs/image";
import { expect, test } from "vitest";
import { apiBase } from "#app/contract/routes.ts";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { callRoute } from "#app/server/testing/test-server.ts";
import { aCart, aLine } from "#app/server/testing/till.ts";
import {
  deleteGuestCover,
  readGuestOrdering,
  setGuestOrdering,
  uploadGuestCover,
} from "#core/settings/contract/guest-ordering.ts";
import { readMenuHighlights, setMenuHighlights } from "#menu/menu/contract/menu-highlights.ts";
import { readGuestMenu } from "../contract/guest-menu.ts";

const wide = new Uint8Array(
  await Transformer.fromRgbaPixels(new Uint8Array(1600 * 500 * 4), 1600, 500).png(),
);

/** A restaurant whose menu guests see, with its owner. */
async function aShownMenu() {
  const floor = await aFloor();
  let now = new Date("2026-07-10T18:00:00Z").getTime();
  const [row] = await floor.rows<{ menu_code: string }>(
    "update store_settings set is_qr_menu_enabled = true where tenant_id = $1 returning menu_code",
  );
  const qrcode = row?.menu_code ?? "";
  /** Returns the menu that a guest gets a moment later, longer than one is believed without asking. */
  const ask = async (laterMs = 5_000) => {
    now += laterMs;
    floor.server.clock.now = new Date(now);
    return (await callRoute(floor.server.app, readGuestMenu, { params: { qrcode }, query: {} })).ok;
  };
  await ask();
  return { ...floor, qrcode, ask };
}

const DAY_MS = 24 * 60 * 60 * 1000;

test("an accent on which white words are not read is refused at its field", async () => {
  const { admin, ask } = await aShownMenu();
  const set = (accent: string) => admin.call(setGuestOrdering, { body: { accent } });
  for (const accent of ["#ffd400", "#777777"])
    expect((await set(accent)).error.fields).toMatchObject([{ field: "accent", code: "accent_too_light" }]);
  expect((await set("teal")).error.fields).toMatchObject([{ field: "accent", code: "malformed" }]);
  expect((await ask()).storeSettings.accent).toBeNull();
  await set("#96501A");
  expect((await ask()).storeSettings.accent).toBe("#96501a");
  await set("");
  expect((await ask()).storeSettings.accent).toBeNull();
});

test("the cover is drawn for the width of a phone, and gone when it is removed", async () => {
  const { admin, ask, qrcode, server } = await aShownMenu();
  const uploaded = await admin.call(uploadGuestCover, { body: { cover: wide } });
  expect(uploaded.ok.message).not.toBe("");
  const { cover } = (await ask()).storeSettings;
  const hash = cover?.split("/").at(-1) ?? "";
  expect((await admin.call(readGuestOrdering)).ok.cover).toBe(`/files/${hash}`);
  const picture = async (query = "") => {
    const url = `${apiBase}/qrmenu/${qrcode}/pictures/${hash}${query}`;
    const { statusCode, rawPayload } = await server.app.inject({ url });
    return statusCode === 200 ? (await new Transformer(rawPayload).metadata()).width : statusCode;
  };
  expect(await picture()).toBe(1440);
  expect(await picture("?width=720")).toBe(720);
  await admin.call(deleteGuestCover);
  expect((await ask()).storeSettings.cover).toBeNull();
  expect(await picture()).toBe(404);
});

test("highlights are those of this menu, and only the last choice counts", async () => {
  const { admin, ask, small } = await aShownMenu();
  const other = await aFloor();
  const set = (ids: readonly number[]) => admin.call(setMenuHighlights, { body: { ids: [...ids] } });
  const shown = async () => (await ask()).menuItems.filter((item) => item.is_highlighted).map(({ id }) => id);
  const { pupusa, carne } = small.items;
  await set([pupusa.id]);
  await set([carne.id]);
  expect(await shown()).toEqual([carne.id]);
  expect((await set([other.small.items.carne.id])).error.code).toBe("not_found");
  expect(await shown()).toEqual([carne.id]);
  const { items } = (await admin.call(readMenuHighlights)).ok;
  expect(items.filter((item) => item.is_highlighted).map(({ id }) => id)).toEqual([carne.id]);
});

test("what most tables ordered, and with what, is counted by account and day", async () => {
  const floor = await aShownMenu();
  const { admin, ask, small, send, rows } = floor;
  const { carne, horchata, pupusa } = small.items;
  const order = async (...lines: Parameters<typeof aLine>[0][]) =>
    expect((await send(aCart(lines.map(aLine)), aKey())).status).toBe(200);
  await admin.call(setGuestOrdering, { body: { is_most_ordered_shown: true, is_pairing_shown: true } });
  for (const quantity of [1, 1, 2, 1, 1])
    await order({ id: horchata.id, price: 1.5, quantity }, { id: carne.id, price: 6.5 });
  // Many pieces in one account are one account.
  await order({ id: pupusa.id, price: 1, quantity: 40, variant_id: pupusa.variants[0]?.id ?? null });
  expect((await ask()).mostOrdered).toEqual([]);
  const tomorrow = await ask(DAY_MS);
  expect([...tomorrow.mostOrdered].toSorted()).toEqual([horchata.id, carne.id].toSorted());
  const withHorchata = tomorrow.menuItems.find(({ id }) => id === horchata.id)?.goes_with;
  expect(withHorchata).toEqual([carne.id]);
  expect(tomorrow.menuItems.find(({ id }) => id === pupusa.id)?.goes_with).toEqual([]);
  await rows("update store_settings set is_most_ordered_shown = false where tenant_id = $1");
  expect((await ask()).mostOrdered).toEqual([]);
});
