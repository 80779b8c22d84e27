import { expect, test } from "vitest";
import { aMenuDesk } from "#app/server/testing/menu-desk.ts";
import { readMenuItem } from "../../contract/menu-items.ts";

test("an item leads to those beside it in the order of the menu", async () => {
  const desk = await aMenuDesk();
  const { items } = desk.small;
  const around = async ({ id }: { readonly id: typeof items.carne.id }) => {
    const { previous, next } = (await desk.admin.call(readMenuItem, { params: { id } })).ok;
    return [previous?.title ?? null, next?.title ?? null];
  };
  expect(await around(items.pupusa)).toEqual([null, "Carne asada"]);
  expect(await around(items.carne)).toEqual(["Pupusa de queso", "Quesadilla"]);
  expect(await around(items.horchata)).toEqual(["Sopa de res", "Cerveza"]);
});
