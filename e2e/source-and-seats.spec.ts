import { expectAccessible } from "./support/accessibility.ts";
import { accountButton, payButton, payDialog } from "./support/charge-page.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";
import { cart, lineOf, send, sentDialog, tile } from "./support/till-page.ts";

const carne = 650;
const horchata = 150;
const platformNumber = "PY-48213";

test("an order of a delivery platform is known by its number at the stations", async ({
  restaurant,
  visit,
}) => {
  const [waiter, cook, cashier] = await Promise.all([
    restaurant.hire("waiter"),
    restaurant.hire("cook"),
    restaurant.hire("cashier"),
  ]);
  const [till, kitchen, accounts] = await Promise.all([
    visit({ at: "/dashboard/pos", as: waiter }),
    visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" }),
    visit({ at: "/dashboard/orders", as: cashier }),
  ]);
  await tile(till, "Carne asada").click();
  await till.getByRole("button", { name: say("pos.source.choose"), exact: true }).click();
  const dialog = till.getByRole("dialog", { name: say("pos.source.title") });
  await dialog.getByRole("radio", { name: say("pos.source.platform") }).check();
  await dialog.getByRole("button", { name: say("pos.source.save") }).click();
  await expect(dialog.getByText(say("pos.source.number_missing"))).toBeVisible();
  await expectAccessible(till, "source without its number");
  await dialog.getByRole("textbox", { name: say("pos.source.number") }).fill(platformNumber);
  await till.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);

  const words = say("orders.source.platform_order", { number: platformNumber });
  await expect(till.getByRole("button", { name: say("pos.source.now", { source: words }) })).toContainText(
    platformNumber,
  );
  await expect(till.getByRole("radio", { name: say("common.dining.delivery") })).toBeChecked();
  await send(till, carne);
  await expect(sentDialog(till)).toBeVisible();

  await expect(kitchen.getByRole("article").filter({ hasText: words })).toContainText("Carne asada");
  await expectAccessible(kitchen, "ticket of a platform");
  await accounts.getByRole("textbox", { name: say("orders.search") }).fill("48213");
  const account = accounts.getByRole("article");
  await expect(account).toHaveCount(1);
  await account
    .getByRole("button", { name: new RegExp(`^${say("orders.card.details", { account: "" })}`) })
    .click();
  await expect(accounts.getByText(words)).toBeVisible();
  await sentDialog(till)
    .getByRole("button", { name: say("pos.sent.done") })
    .click();
  await expect(till.getByRole("button", { name: say("pos.source.now", { source: words }) })).toHaveCount(0);
});

test("two seats of a table order, and each pays its own with a share @further", async ({
  restaurant,
  visit,
}) => {
  const [table] = restaurant.tables;
  const [manager, cook] = await Promise.all([restaurant.hire("manager"), restaurant.hire("cook")]);
  const till = await visit({
    at: `/dashboard/pos?tableId=${table}&tableName=Mesa%201`,
    as: manager,
  });
  const kitchen = await visit({ at: "/dashboard/kitchen", as: cook, size: "tablet" });
  const seats = till.getByRole("group", { name: say("pos.seat.current") });
  await expect(seats).toHaveCount(0);
  await till.getByRole("button", { name: say("pos.seat.on") }).click();
  await expect(seats.getByRole("radio", { name: say("common.seat_of", { seat: 1 }) })).toBeChecked();
  await tile(till, "Carne asada").click();
  await tile(till, "Horchata").click();
  await seats.getByRole("radio", { name: say("common.seat_of", { seat: 2 }) }).check();
  await tile(till, "Carne asada").click();
  await expect(cart(till).getByRole("listitem")).toHaveCount(3);
  await expect(lineOf(till, 1, "Carne asada")).toContainText(say("common.seat_of", { seat: 1 }));
  await expect(lineOf(till, 3, "Carne asada")).toContainText(say("common.seat_of", { seat: 2 }));

  await lineOf(till, 2, "Horchata")
    .getByRole("button", { name: say("pos.cart.note_of", { title: "Horchata" }) })
    .click();
  const notes = till.getByRole("dialog", { name: say("pos.notes.title", { title: "Horchata" }) });
  await notes
    .getByRole("group", { name: say("pos.seat.label") })
    .getByRole("radio", { name: say("common.seat_of", { seat: 2 }) })
    .check();
  await expectAccessible(till, "seat of a line");
  await notes.getByRole("button", { name: say("pos.notes.save") }).click();
  await expect(lineOf(till, 2, "Horchata")).toContainText(say("common.seat_of", { seat: 2 }));
  await till.reload();
  await expect(lineOf(till, 2, "Horchata")).toContainText(say("common.seat_of", { seat: 2 }));
  await expect(seats).toBeVisible();

  const made = till.waitForResponse((reply) => reply.url().includes("/pos/create-order"));
  await send(till, 2 * carne + horchata);
  await expect(sentDialog(till)).toBeVisible();
  const { orderId } = await (await made).json();
  for (const seat of [1, 2])
    await expect(
      kitchen
        .getByRole("article")
        .getByRole("listitem")
        .filter({ hasText: say("common.seat_of", { seat }) }),
    ).toContainText("Carne asada");
  await complete(till.request, orderId);
  const shared = await sendOrder(till.request, restaurant, [dishes.horchata(restaurant, 2)]);
  await complete(till.request, shared.orderId);

  await till.goto("/dashboard/order-charge");
  const total = 2 * carne + 3 * horchata;
  await accountButton(till, total).click();
  const dialog = payDialog(till);
  const pay = (cents: number) => payButton(dialog, cents);
  const seat = (number: number) =>
    dialog.getByRole("radio", { name: say("common.seat_of", { seat: number }), exact: true });
  await dialog.getByRole("radio", { name: say("payments.part.kind.seat"), exact: true }).check();
  await expect(seat(1)).toBeChecked();
  await expect(pay(carne + horchata)).toBeVisible();
  const shares = dialog.getByRole("checkbox", { name: say("payments.part.shares_table") });
  await shares.uncheck();
  await expect(pay(carne)).toBeVisible();
  await shares.check();
  await expectAccessible(till, "paying by seat");
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  await pay(carne + horchata).click();
  // The next guest's turn comes by itself.
  await expect(pay(carne + 2 * horchata)).toBeVisible();
  await dialog.getByRole("button", { name: say("payments.parts.undo_of", { invoiceNo: 1 }) }).click();
  const undo = till.getByRole("dialog", { name: say("payments.parts.undo_of", { invoiceNo: 1 }) });
  await undo.getByRole("textbox", { name: say("common.reason") }).fill("Paga después");
  await undo
    .getByRole("button", { name: say("common.return_amount", { amount: dollars(carne + horchata) }) })
    .click();
  await expect(undo).toBeHidden();
  await seat(2).check();
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  await pay(carne + 2 * horchata).click();
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  await dialog.getByRole("button", { name: say("payments.exact") }).click();
  await pay(carne + horchata).click();
  await expect(till.getByText(say("payments.empty"))).toBeVisible();
  expect(
    await restaurant.run(
      `select i.total_cents from invoices i where i.tenant_id = $1
         and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id) order by i.id`,
    ),
  ).toEqual([{ total_cents: carne + 2 * horchata }, { total_cents: carne + horchata }]);
});
