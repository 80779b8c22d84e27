import { expectAccessible } from "./support/accessibility.ts";
import { cook, expectLiveAndEmpty, ticketOf } from "./support/board.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;
const account = `${say("orders.card.takeaway")} 1`;

test("a takeaway is paid first, with the drawer opened meanwhile, then made and handed over", async ({
  restaurant,
  visit,
}) => {
  const kitchen = await visit({
    at: "/dashboard/kitchen",
    as: await restaurant.hire("cook"),
    size: "tablet",
  });
  const desk = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("cashier") });
  await expectLiveAndEmpty(kitchen);
  await sendOrder(desk.request, restaurant, [dishes.carne(restaurant)], {
    deliveryType: "takeaway",
    tableId: null,
  });
  const ticket = ticketOf(kitchen, 1);
  await expect(ticket).toBeVisible();
  await expect(ticket.getByText(say("payments.paid"))).toHaveCount(0);

  // Nobody opened a drawer: that is done in between, and what was typed is still there.
  const amount = dollars(carne);
  await desk.getByRole("button", { name: say("payments.pay_account", { amount, account }) }).click();
  const dialog = desk.getByRole("dialog", { name: say("payments.title", { account }) });
  await dialog.getByRole("radio", { name: "Efectivo" }).check();
  const received = dialog.getByRole("textbox", { name: say("payments.received") });
  await received.fill("10");
  await dialog.getByRole("button", { name: say("cash.open_title", { drawer: "Caja 1" }) }).click();
  const opening = desk.getByRole("dialog", { name: say("cash.open_title", { drawer: "Caja 1" }) });
  await opening.getByRole("textbox", { name: say("cash.float") }).fill("50");
  await expectAccessible(desk, "a drawer opened while charging");
  await opening.getByRole("button", { name: say("cash.open_with", { amount: dollars(5_000) }) }).click();
  await expect(opening).toHaveCount(0);
  await expect(dialog.getByText(say("cash.hint.unbound"))).toHaveCount(0);
  await expect(received).toHaveValue(/^10/);
  await dialog.getByRole("button", { name: say("payments.pay", { amount }), exact: true }).click();
  await desk
    .getByRole("dialog", { name: say("payments.done.title") })
    .getByRole("button", { name: say("payments.done.close") })
    .click();
  expect(
    await restaurant.run(
      "select amount_cents, cash_session_id is not null as of_drawer from payments where tenant_id = $1",
    ),
  ).toEqual([{ amount_cents: carne, of_drawer: true }]);

  await expect(ticket.getByText(say("payments.paid"))).toBeVisible();
  await expectAccessible(kitchen, "a ticket that is paid");
  await cook(ticket, "Carne asada");
  await expect(ticket).toHaveCount(0);

  await desk.goto("/dashboard/orders");
  const card = desk.getByRole("article", { name: account });
  await expect(card.getByText(say("payments.paid")).first()).toBeVisible();
  await card.getByRole("button", { name: say("orders.serve.account", { account }) }).click();
  await expect(card).toHaveCount(0);
});
