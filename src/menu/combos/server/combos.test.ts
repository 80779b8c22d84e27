import { expect, test } from "vitest";
import type { z } from "zod";
import { aCombo, type ComboOnMenu } from "#app/server/testing/combo.ts";
import { aFloor, type Floor } from "#app/server/testing/floor.ts";
import { aCart } from "#app/server/testing/till.ts";
import { createMenuItem } from "#db/seeds/menu.ts";
import { deleteVariant } from "#menu/menu/contract/menu-choices.ts";
import { deleteMenuItem, duplicateMenuItem } from "#menu/menu/contract/menu-items.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { findComboParts, readCombo, saveCombo } from "../contract/combos.ts";

type Body = z.input<typeof saveCombo.body>;
type Group = Body["groups"][number];

const read = async ({ admin }: Floor, itemId: number) =>
  (await admin.call(readCombo, { params: { itemId: String(itemId) } })).ok;
const save = ({ admin }: Floor, itemId: number, body: Body) =>
  admin.call(saveCombo, { params: { itemId: String(itemId) }, body, headers: { "accept-language": "es" } });

/** Reads the groups, to be changed and sent back. */
async function groupsOf(floor: Floor, { combo }: ComboOnMenu): Promise<{ groups: Group[]; version: string }> {
  const { groups, version } = await read(floor, combo.id);
  return {
    version,
    groups: groups.map(({ choices, ...group }) => ({
      ...group,
      choices: choices.map(({ item: _, extra, ...choice }) => ({ ...choice, extra: extra / 100 })),
    })),
  };
}

test("an item becomes a combo: what is kept stays the choice it was", async () => {
  const floor = await aFloor();
  const onMenu = await aCombo(floor);
  const { combo, meat, horchata, line } = onMenu;
  const { groups, version } = await groupsOf(floor, onMenu);
  const [dish, drink] = groups;
  if (!dish || !drink) throw new Error("Two groups");
  const { quesadilla } = floor.small.items;
  const added = { item_id: quesadilla.id, variant_id: null, extra: 0.25, is_default: false };
  const changed = [drink, { ...dish, title: "Plato fuerte", max: 2, choices: [...dish.choices, added] }];
  expect((await save(floor, combo.id, { groups: changed, version })).ok.message).toContain("Combo típico");
  const after = await read(floor, combo.id);
  expect(
    after.groups.map(({ title, max, choices }) => [title, max, choices.map(({ item }) => item.title)]),
  ).toEqual([
    ["Bebida", 1, ["Horchata", "Cerveza"]],
    ["Plato fuerte", 2, ["Carne asada", "Pupusa de queso", "Quesadilla"]],
  ]);
  expect((await floor.send(aCart([line({ choices: [meat, horchata] })]))).status).toBe(200);
  const { menuItems } = (await floor.waiter.call(posInit)).ok;
  expect(menuItems.find(({ id }) => id === combo.id)?.combo?.map(({ title }) => title)).toEqual([
    "Bebida",
    "Plato fuerte",
  ]);
  const events = floor.server.events.filter((sent) => sent.tenantId === floor.small.tenantId);
  expect(events.map(({ event }) => event)).toContainEqual({ type: "menu_changed" });
  const [audit] = await floor.rows<{ action: string; before: object; after: object }>(
    "select action, before, after from audit_entries where tenant_id = $1 and action like 'menu_item.%' order by id",
  );
  expect(audit).toMatchObject({
    action: "menu_item.combo_updated",
    before: { groups: [{ title: "Plato" }, { title: "Bebida" }] },
    after: { groups: [{ title: "Bebida" }, { title: "Plato fuerte", max: 2 }] },
  });
});

test("of two who change a combo the later is told", async () => {
  const floor = await aFloor();
  const onMenu = await aCombo(floor);
  const { groups, version } = await groupsOf(floor, onMenu);
  expect((await save(floor, onMenu.combo.id, { groups: groups.slice(0, 1), version })).status).toBe(200);
  expect((await save(floor, onMenu.combo.id, { groups, version })).error.code).toBe("changed_meanwhile");
  expect((await save(floor, onMenu.combo.id, { groups })).error.code).toBe("not_found");
  expect((await save(floor, onMenu.combo.id, { groups: [] })).ok.message).toBe(
    "Combo típico ya no es un combo.",
  );
  expect((await read(floor, onMenu.combo.id)).groups).toEqual([]);
  expect((await floor.send(aCart([onMenu.line()]))).error.code).toBe("item_unavailable");
  expect((await floor.send(aCart([onMenu.line({ parts: undefined })]))).status).toBe(200);
});

test("what is part of a combo, or has choices of its own, is no combo", async () => {
  const floor = await aFloor();
  const onMenu = await aCombo(floor);
  const { carne, pupusa, horchata } = floor.small.items;
  const group = (item_id: number, changes: Partial<Group["choices"][number]> = {}): Body => ({
    groups: [
      {
        title: "Parte",
        min: 1,
        max: 1,
        choices: [{ item_id, variant_id: null, extra: 0, is_default: true, ...changes }],
      },
    ],
  });
  expect((await save(floor, carne.id, group(horchata.id))).error).toMatchObject({
    code: "combo_is_part",
    message: "Carne asada es parte de Combo típico y no puede ser combo.",
  });
  expect(await read(floor, carne.id)).toMatchObject({ part_of: ["Combo típico"], has_choices: false });
  const taco = await floor.server.db.inTenant(floor.small.tenantId, (tx) =>
    createMenuItem(tx, { title: "Taco", price: 200, addons: [{ title: "Picante", price: 10 }] }),
  );
  expect((await save(floor, taco.id, group(horchata.id))).error.code).toBe("combo_has_choices");
  const { quesadilla } = floor.small.items;
  const unknown = async (body: Body) => (await save(floor, quesadilla.id, body)).error;
  expect(await unknown(group(onMenu.combo.id))).toMatchObject({
    code: "combo_part_unknown",
    fields: [{ field: "groups.0.choices.0.item_id" }],
  });
  expect((await unknown(group(quesadilla.id))).code).toBe("combo_part_unknown");
  const ofAnother = { variant_id: pupusa.variants[0]?.id ?? null };
  expect((await unknown(group(horchata.id, ofAnother))).code).toBe("combo_part_unknown");
  await floor.rows("update menu_items set archived_at = now() where tenant_id = $1 and title = 'Cerveza'");
  expect((await unknown(group(floor.small.items.cerveza.id))).code).toBe("combo_part_unknown");
  expect((await save(floor, quesadilla.id, group(pupusa.id, ofAnother))).status).toBe(200);
});

test.each([
  ["most_below_least", "groups.0.max", { min: 2, max: 1 }],
  ["nothing_to_choose", "groups.0.min", { min: 0 }],
  ["too_many_defaults", "groups.0.choices", { defaults: 2 }],
  ["chosen_twice", "groups.0.choices.1.item_id", { isTwice: true }],
] as const)("groups that make no sense are refused at their field: %s", async (code, field, wrong) => {
  const floor = await aFloor();
  const { carne, horchata, quesadilla } = floor.small.items;
  const {
    min = 1,
    max = 1,
    defaults = 1,
    isTwice = false,
  } = wrong as {
    min?: number;
    max?: number;
    defaults?: number;
    isTwice?: boolean;
  };
  const choices = [carne.id, isTwice ? carne.id : horchata.id].map((item_id, place) => ({
    item_id,
    variant_id: null,
    extra: 0,
    is_default: place < defaults,
  }));
  const { error } = await save(floor, quesadilla.id, { groups: [{ title: "Parte", min, max, choices }] });
  expect(error.code).toBe("invalid_input");
  expect(error.fields).toMatchObject([{ field, code }]);
});

test("parts are found by words without accents; combos and deleted items are none", async () => {
  const floor = await aFloor();
  await aCombo(floor);
  const find = async (q: string) =>
    (await floor.admin.call(findComboParts, { query: { q } })).ok.items.map(({ title }) => title);
  expect(await find("típico")).toEqual([]);
  expect(await find("CÁRNE")).toEqual(["Carne asada"]);
  expect(await find("")).toHaveLength(6);
  await floor.rows(
    "update menu_items set archived_at = now() where tenant_id = $1 and title = 'Carne asada'",
  );
  expect(await find("carne")).toEqual([]);
});

test("an item or variant that a combo offers is not deleted while it does", async () => {
  const floor = await aFloor();
  const onMenu = await aCombo(floor);
  const { carne, pupusa } = floor.small.items;
  const [maiz, arroz] = pupusa.variants;
  if (!maiz || !arroz) throw new Error("Pupusas have two doughs");
  const headers = { "accept-language": "es" };
  const deleteItem = (id: number) =>
    floor.admin.call(deleteMenuItem, { params: { id: String(id) }, headers });
  expect((await deleteItem(carne.id)).error).toMatchObject({
    code: "menu_item_in_use",
    message: "Carne asada es parte de un combo: Combo típico. Quítelo de ahí primero.",
  });
  await floor.rows(
    "update combo_choices set variant_id = $2 where tenant_id = $1 and menu_item_id = $3",
    maiz.id,
    pupusa.id,
  );
  const remove = (variantId: number) =>
    floor.admin.call(deleteVariant, {
      params: { itemId: String(pupusa.id), variantId: String(variantId) },
    });
  expect((await remove(maiz.id)).error.code).toBe("menu_item_in_use");
  expect((await remove(arroz.id)).status).toBe(200);
  expect((await deleteItem(onMenu.combo.id)).status).toBe(200);
  expect((await deleteItem(carne.id)).status).toBe(200);
});

test("a copy of a combo is one, too", async () => {
  const floor = await aFloor();
  const onMenu = await aCombo(floor);
  const { id } = (await floor.admin.call(duplicateMenuItem, { params: { id: String(onMenu.combo.id) } })).ok;
  const told = async (itemId: number) =>
    (await read(floor, itemId)).groups.map(({ title, min, max, choices }) => ({
      title,
      min,
      max,
      choices: choices.map(({ id: _, ...choice }) => choice),
    }));
  expect(await told(id)).toEqual(await told(onMenu.combo.id));
  expect((await told(id)).length).toBe(2);
});
