import { listOrders } from "#service/orders/contract/orders.ts";
import { createCombo } from "../db/seeds/combos.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDetails } from "./support/accounts-page.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { payButton, payDialog } from "./support/charge-page.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { lineOf, tile } from "./support/till-page.ts";

const title = "Combo típico";
/** 5.00, with beer 1.00 more. */
const combo = 600;

/** Meat or quesadilla, with horchata or a beer for a dollar more. */
function addCombo({ db, tenantId, items, categories, taxes }: Restaurant) {
  return db.inTenant(tenantId, (tx) =>
    createCombo(tx, {
      title,
      price: 500,
      categoryId: categories.food,
      taxId: taxes.inclusive,
      groups: [
        {
          title: "Plato",
          choices: [{ itemId: items.carne.id, isDefault: true }, { itemId: items.quesadilla.id }],
        },
        {
          title: "Bebida",
          choices: [{ itemId: items.horchata.id }, { itemId: items.cerveza.id, extra: 100 }],
        },
      ],
    }),
  );
}

test("a combo is picked, made at two stations, charged with a receipt and given back @further", async ({
  restaurant,
  visit,
}) => {
  await addCombo(restaurant);
  const [manager, cook, barkeeper] = await Promise.all([
    restaurant.hire("admin"),
    restaurant.hire("cook"),
    restaurant.hire("barkeeper"),
  ]);
  const [kitchen, bar, page] = await Promise.all([
    visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" }),
    visit({ at: "/dashboard/bar", as: barkeeper, size: "tablet" }),
    visit({
      at: `/dashboard/pos?tableId=${restaurant.tables[0]}&tableName=Mesa+1`,
      as: manager,
      size: "desktop",
    }),
  ]);
  await openDrawer(page.request);

  await test.step("one tap per part, the default is chosen; in the cart it can be chosen anew", async () => {
    await tile(page, title).click();
    const picker = page.getByRole("dialog", { name: title });
    await expect(picker.getByRole("radio", { name: /Carne asada/ })).toBeChecked();
    await expect(
      picker.getByRole("button", { name: say("pos.choice.missing", { group: "Bebida" }) }),
    ).toHaveAttribute("aria-disabled", "true");
    await picker.getByRole("radio", { name: /Horchata/ }).check();
    await expectAccessible(page, "the parts of a combo");
    await picker.getByRole("button", { name: say("pos.choice.add", { price: dollars(500) }) }).click();
    const line = lineOf(page, 1, title);
    await expect(line).toContainText("Horchata");
    await line.getByRole("button", { name: say("pos.cart.edit_parts_of", { title }) }).click();
    await picker.getByRole("radio", { name: /Cerveza/ }).check();
    await picker.getByRole("button", { name: say("pos.combo.change", { price: dollars(combo) }) }).click();
    await expect(line).toContainText("Cerveza");
    await expect(line).toContainText(dollars(combo));
    await page
      .getByRole("button", { name: say("pos.cart.send_count", { count: 1, total: dollars(combo) }) })
      .click();
    const summary = page.getByRole("dialog", { name: say("common.send_to_kitchen") });
    await expect(summary).toContainText("Carne asada · Cerveza");
    await summary.getByRole("button", { name: say("pos.send.confirm", { total: dollars(combo) }) }).click();
    await expect(page.getByRole("dialog", { name: say("pos.sent.title") })).toBeVisible();
  });

  await test.step("kitchen and bar each see their part, with the combo's name", async () => {
    for (const [board, dish, others] of [
      [kitchen, "Carne asada", "Cerveza"],
      [bar, "Cerveza", "Carne asada"],
    ] as const) {
      const ticket = board.getByRole("article", { name: say("common.token_of", { tokenNo: 1 }) });
      await expect(ticket).toContainText(dish);
      await expect(ticket).toContainText(title);
      await expect(ticket.getByText(others)).toHaveCount(0);
      const made = { quantity: 1, dish };
      await ticket.getByRole("button", { name: say("kitchen.line.start_dish", made) }).click();
      await ticket.getByRole("button", { name: say("kitchen.line.complete_dish", made) }).click();
      await expect(ticket).toHaveCount(0);
    }
  });

  await test.step("the account shows one combo, the receipt too", async () => {
    await page.goto("/dashboard/orders");
    const details = await openDetails(page, "Mesa 1");
    await expect(details.getByText(`1 × ${title}`)).toBeVisible();
    await expectAccessible(page, "an account with a combo");
    await page.goto("/dashboard/order-charge");
    await page
      .getByRole("button", {
        name: say("payments.pay_account", { amount: dollars(combo), account: "Mesa 1" }),
      })
      .click();
    const dialog = payDialog(page);
    await expect(dialog.getByRole("button", { name: new RegExp(`1 × ${title}`) })).toContainText(
      dollars(combo),
    );
    await dialog.getByRole("radio", { name: "Efectivo" }).check();
    await dialog.getByRole("textbox", { name: say("payments.received") }).fill("10");
    await payButton(dialog, combo).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("payments.done.close") })
      .click();
    expect((await callRoute(page.request, listOrders)).groups).toEqual([]);
  });

  await test.step("what is given back is the combo", async () => {
    await page.getByRole("button", { name: say("refunds.find.title") }).click();
    const list = page.getByRole("dialog", { name: say("refunds.find.title") });
    await list.getByRole("button", { name: say("refunds.title", { no: 1 }) }).click();
    const invoice = page.getByRole("dialog", { name: say("refunds.title", { no: 1 }) });
    const sold = invoice.getByRole("list", { name: say("common.items") });
    await expect(sold.getByRole("listitem")).toHaveCount(1);
    await expect(sold).toContainText(title);
    await expect(sold).toContainText("Cerveza");
    await invoice.getByRole("button", { name: say("refunds.refund"), exact: true }).click();
    await invoice.getByRole("textbox", { name: say("refunds.pieces_of", { title }) }).fill("1");
    await invoice.getByRole("radio", { name: say("refunds.stock.gone") }).check();
    await invoice.getByRole("textbox", { name: say("common.reason") }).fill("Esperó mucho");
    await invoice.getByRole("button", { name: say("refunds.submit", { amount: dollars(combo) }) }).click();
    await expect(invoice.getByText(say("refunds.state.nothing_left"))).toBeVisible();
  });
});

test("an owner makes an item a combo, and the till has it", async ({ restaurant, visit }) => {
  const { carne } = restaurant.items;
  const page = await visit({
    at: `/dashboard/settings/menu-items/${carne.id}`,
    as: await restaurant.hire("admin"),
    size: "desktop",
  });
  await page.getByRole("button", { name: say("combos.make") }).click();
  const dialog = page.getByRole("dialog", { name: "Carne asada" });
  await dialog.getByRole("textbox", { name: say("common.name") }).fill("Bebida");
  await dialog.getByRole("combobox", { name: say("common.add_item") }).fill("horch");
  await page.getByRole("option", { name: /Horchata/ }).click();
  await expect(
    dialog.getByRole("checkbox", { name: say("common.preselected", { title: "Horchata" }) }),
  ).toBeChecked();
  await dialog.getByRole("textbox", { name: say("combos.extra", { title: "Horchata" }) }).fill("0.5");
  await expectAccessible(page, "the groups of a combo");
  await dialog.getByRole("button", { name: say("combos.save") }).click();
  await expect(page.getByText(say("combos.reply.saved", { title: "Carne asada" }))).toBeVisible();
  await expect(page.getByText(say("combos.preview"))).toBeVisible();
  await expectAccessible(page, "an item that is a combo");
  await page.goto("/dashboard/pos");
  await tile(page, "Carne asada").click();
  const picker = page.getByRole("dialog", { name: "Carne asada" });
  await expect(
    picker.getByRole("button", { name: say("pos.choice.add", { price: dollars(700) }) }),
  ).toBeVisible();
});
