import { expect, test } from "vitest";
import { aCart, aLine, aTill } from "#app/server/testing/till.ts";
import { createMenuItem } from "#db/seeds/menu.ts";
import { posInit } from "#service/pos/contract/pos.ts";

async function aTillWithTaco() {
  const till = await aTill();
  const taco = await till.server.db.inTenant(till.small.tenantId, (tx) =>
    createMenuItem(tx, {
      title: "Taco",
      price: 200,
      position: 9,
      addons: [{ title: "Queso", price: 50 }],
      groups: [
        {
          title: "Tipo de masa",
          isRequired: true,
          max: 1,
          addons: [
            { title: "De maíz", price: 0, isDefault: true },
            { title: "De arroz", price: 15 },
          ],
        },
        {
          title: "Salsas",
          max: 2,
          addons: ["Roja", "Verde", "Chipotle"].map((title) => ({ title, price: 0 })),
        },
      ],
    }),
  );
  const [queso, maiz, arroz, roja, verde, chipotle] = taco.addons.map(({ id }) => id);
  if (!queso || !maiz || !arroz || !roja || !verde || !chipotle) throw new Error("An add-on is missing");
  const send = (price: number, ...addons_ids: number[]) =>
    till.send(aCart([aLine({ id: taco.id, price, addons_ids })]));
  return { till, taco, send, addons: { queso, maiz, arroz, roja, verde, chipotle } };
}

test("a till gets the groups with their rules and defaults", async () => {
  const { till, taco, addons } = await aTillWithTaco();
  const { menuItems } = (await till.waiter.call(posInit)).ok;
  expect(menuItems.find(({ id }) => id === taco.id)?.modifierGroups).toMatchObject([
    {
      title: "Tipo de masa",
      min: 1,
      max: 1,
      required: true,
      addons_ids: [addons.maiz, addons.arroz],
      default_ids: [addons.maiz],
    },
    { title: "Salsas", max: 2, required: false, addons_ids: [addons.roja, addons.verde, addons.chipotle] },
  ]);
});

test("what keeps every rule is sold; its price is the sum of its choices", async () => {
  const { send, addons } = await aTillWithTaco();
  expect((await send(2.65, addons.queso, addons.arroz, addons.roja, addons.verde)).status).toBe(200);
  expect((await send(2, addons.maiz)).status).toBe(200);
});

test("a required group without a choice is refused with its name", async () => {
  const { send, addons, till } = await aTillWithTaco();
  const refused = await send(2.5, addons.queso);
  expect([refused.status, refused.error.code]).toEqual([409, "modifier_missing"]);
  expect(refused.error.details).toMatchObject({ title: "Taco", group: "Tipo de masa", count: 1 });
  expect(refused.error.message).toContain("Tipo de masa");
  expect(refused.error.fields?.[0]?.field ?? "cart.0.addons_ids").toBe("cart.0.addons_ids");
  expect(till.server.events.filter(({ tenantId }) => tenantId === till.small.tenantId)).toEqual([]);
});

test("more than a group takes is refused with its name", async () => {
  const { send, addons } = await aTillWithTaco();
  const doughs = await send(2.15, addons.maiz, addons.arroz);
  expect(doughs.error).toMatchObject({
    code: "modifier_too_many",
    details: { group: "Tipo de masa", count: 1 },
  });
  const sauces = await send(2, addons.maiz, addons.roja, addons.verde, addons.chipotle);
  expect(sauces.error).toMatchObject({ code: "modifier_too_many", details: { group: "Salsas", count: 2 } });
});

test("an add-on of another item's group is not of this item", async () => {
  const { till, addons } = await aTillWithTaco();
  const line = aLine({ id: till.small.items.carne.id, price: 6.5, addons_ids: [addons.maiz] });
  expect((await till.send(aCart([line]))).error.code).toBe("item_unavailable");
});

test("a double add-on costs twice and stands twice, where its group allows it", async () => {
  const { till, taco, send, addons } = await aTillWithTaco();
  await till.server.db.inTenant(till.small.tenantId, (tx) =>
    tx.query({
      text: "update modifier_groups set max_each = 2 where tenant_id = $1 and title = 'Salsas'",
      values: [tx.tenantId],
    }),
  );
  const sent = await send(2, addons.maiz, addons.roja, addons.roja);
  expect(sent.status).toBe(200);
  const [line] = await till.server.db.inTenant(till.small.tenantId, (tx) =>
    tx.query<{ addons: { title: string }[] }>({
      text: "select addons from order_lines where tenant_id = $1 and menu_item_id = $2",
      values: [tx.tenantId, taco.id],
    }),
  );
  expect(line?.addons.map(({ title }) => title)).toEqual(["De maíz", "Roja", "Roja"]);
  const cheese = await send(3, addons.maiz, addons.queso, addons.queso);
  expect(cheese.error).toMatchObject({ code: "addon_too_often", details: { addon: "Queso", count: 1 } });
});
