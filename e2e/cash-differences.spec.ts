import type { Page } from "@playwright/test";
import { closeCashSession } from "#money/cash-reports/contract/cash-reports.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { countPieces, openDrawer } from "./support/cash-drawer.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { expect, type OpenDevice, test } from "./support/journey.ts";
import { hireManagerWithPin } from "./support/manager-pin.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";

/** Where the money of a drawer went: while it was closed, beyond what is in it, between two counts. */

const pin = "7391";
const drawer = "Caja 1";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function approve(page: Page): Promise<void> {
  await page.getByLabel(say("approvals.pin"), { exact: true }).fill(pin);
  await expectAccessible(page, "the approval");
  await button(page, say("approvals.approve")).click();
}

/** A cashier's device at the drawer that they opened, with a manager beside who has a PIN. */
async function atOpenDrawer(restaurant: Restaurant, visit: OpenDevice): Promise<Page> {
  await hireManagerWithPin(restaurant, pin);
  const page = await visit({ as: await restaurant.hire("cashier") });
  await page.goto(`/dashboard/cash?session=${await openDrawer(page.request)}`);
  return page;
}

/** Opens the count of the close, past the accounts that are open. */
async function beginCount(page: Page): Promise<void> {
  await button(page, say("cash.close.action")).click();
  await button(page, say("cash.close.to_count")).click();
}

/** Gives the count of cash, with no voucher. */
async function giveCount(page: Page, counted: number): Promise<void> {
  await button(page, say("cash.close.to_methods")).click();
  await button(page, say("cash.close.submit", { amount: dollars(counted) })).click();
}

test("50.00 missing at the opening: who opens says why, and the Z tells it @further", async ({
  restaurant,
  visit,
}) => {
  const cashier = await restaurant.hire("cashier");
  const page = await visit({ at: "/dashboard/cash", as: cashier });
  await button(page, say("cash.open_named", { drawer })).click();
  await countPieces(page, { 10000: 1 });
  await button(page, say("cash.open_with", { amount: dollars(10_000) })).click();
  await beginCount(page);
  await countPieces(page, { 10000: 1 });
  await giveCount(page, 10_000);
  await expect(page.getByRole("heading", { name: say("cash.z_title", { z: 1, drawer }) })).toBeVisible();

  // Who oversees cash reads the last close before the count, who counts it does not.
  const office = await visit({ at: "/dashboard/cash", as: await restaurant.hire("manager") });
  await button(office, say("cash.open_named", { drawer })).click();
  const told = say("cash.opening.last_close", { amount: dollars(10_000) });
  await expect(office.getByText(told)).toBeVisible();
  await page.goto("/dashboard/cash");
  await button(page, say("cash.open_named", { drawer })).click();
  await countPieces(page, { 5000: 1 });
  await expect(page.getByText(told)).toHaveCount(0);
  await button(page, say("cash.open_with", { amount: dollars(5_000) })).click();
  const missing = { amount: dollars(5_000), left: dollars(10_000), counted: dollars(5_000) };
  await expect(page.getByText(say("cash.opening.missing", missing))).toBeVisible();
  const submit = button(page, say("cash.opening.submit", { amount: dollars(5_000) }));
  await expect(submit).toBeDisabled();
  await page.getByRole("textbox", { name: say("cash.opening.reason") }).fill("A la caja fuerte");
  await expectAccessible(page, "the reason of an opening");
  await submit.click();
  await expect(page.getByRole("heading", { name: say("cash.session_title", { drawer }) })).toBeVisible();
  await expectOpening(page);
  await beginCount(page);
  await countPieces(page, { 5000: 1 });
  await giveCount(page, 5_000);
  await expect(page.getByRole("heading", { name: say("cash.z_title", { z: 2, drawer }) })).toBeVisible();
  await expectOpening(page);
  await page.goto("/dashboard/cash?view=history");
  await expect(page.getByText(say("cash.history.z_no", { z: 2 }), { exact: true })).toBeVisible();
  await expect(page.getByText(dollars(-5_000))).toBeVisible();
});

/** What an X or Z tells of an opening with less than the last close had counted. */
async function expectOpening(page: Page): Promise<void> {
  await expect(page.getByText(say("cash.opening.difference"), { exact: true })).toHaveCount(1);
  await expect(page.getByText(dollars(-5_000))).toBeVisible();
  await expect(page.getByText(say("cash.opening.said", { reason: "A la caja fuerte" }))).toBeVisible();
}

test("more than is in the drawer leaves it with a manager's PIN alone @further", async ({
  restaurant,
  visit,
}) => {
  const page = await atOpenDrawer(restaurant, visit);
  await button(page, say("cash.move.pay_out.action")).click();
  const dialog = page.getByRole("dialog", { name: say("cash.move.pay_out.title", { drawer }) });
  await dialog.getByRole("textbox", { name: say("common.amount") }).fill("60");
  await dialog.getByRole("textbox", { name: say("common.reason") }).fill("Gas");
  const submit = say("cash.move.pay_out.submit", { amount: dollars(6_000) });
  await dialog.getByRole("button", { name: submit }).click();
  // Esc twice with nothing between: browsers close the form by themselves then, and the question still stands over it.
  await expect(page.getByRole("dialog", { name: say("approvals.title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: say("approvals.title") })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await button(page, say("lists.discard.cancel")).click();
  await dialog.getByRole("button", { name: submit }).click();
  await approve(page);
  await expect(dialog).toHaveCount(0);
  const [manager] = await restaurant.run<{ name: string }>(
    `select u.name from cash_movements m join users u on u.tenant_id = $1 and u.id = m.approver_id
      where m.tenant_id = $1`,
  );
  const approved = { reason: "Gas", name: manager?.name ?? "" };
  await expect(page.getByText(say("cash.move.approved_by", approved))).toBeVisible();
});

test("a blind count is kept before its difference is told @further", async ({ restaurant, visit }) => {
  const page = await atOpenDrawer(restaurant, visit);
  await beginCount(page);
  await giveCount(page, 0);
  const missing = { amount: dollars(5_000), counted: dollars(0) };
  await expect(page.getByText(say("cash.close.missing", missing))).toBeVisible();

  // Loaded anew, on whatever device, the count that was kept is gone on with.
  await page.reload();
  await button(page, say("cash.close.action")).click();
  await expect(page.getByText(say("cash.close.missing", missing))).toBeVisible();
  await button(page, say("cash.opening.back")).click();
  // What cannot be read is not taken for what stood there before.
  const pieces = page.getByRole("textbox", {
    name: say("cash.close.pieces_of", { amount: dollars(5_000) }),
    exact: true,
  });
  await pieces.fill("1.000");
  await button(page, say("cash.close.to_methods")).click();
  await expect(pieces).toBeFocused();
  await expect(pieces).toHaveValue("1.000");
  await countPieces(page, { 5000: 1 });
  await button(page, say("cash.close.to_methods")).click();
  const submit = button(page, say("cash.close.submit", { amount: dollars(5_000) }));
  await expect(submit).toBeDisabled();
  await page.getByRole("textbox", { name: say("cash.close.again") }).fill("No había contado");
  await expectAccessible(page, "a count again");
  await submit.click();
  await approve(page);
  await expect(page.getByRole("heading", { name: say("cash.z_title", { z: 1, drawer }) })).toBeVisible();
  const kept = page.getByRole("region", { name: say("cash.close.kept") }).getByRole("listitem");
  await expect(kept).toHaveCount(2);
  await expect(kept.first()).toContainText(dollars(-5_000));
  await expect(kept.last()).toContainText(say("cash.close.kept_reason", { reason: "No había contado" }));
  await expectAccessible(page, "a Z with two counts");
});

test("a manager reads what each shift lacked, and what each person did @further", async ({
  restaurant,
  visit,
}) => {
  const cashier = await visit({ at: "/dashboard/cash", as: await restaurant.hire("cashier") });
  const office = await visit({
    at: "/dashboard/cash?view=differences",
    as: await restaurant.hire("manager"),
  });
  await expect(office.getByText(say("cash.differences.empty"))).toBeVisible();
  const sessionId = await openDrawer(cashier.request);
  await callRoute(office.request, closeCashSession, {
    params: { sessionId },
    body: {
      counts: [{ denomination: cents(1_000), pieces: 4 }],
      methods: [],
      difference_reason: "Faltó un billete",
    },
  });
  await office.reload();
  const shifts = office.getByRole("table", { name: say("cash.views.differences") });
  await expect(shifts.getByRole("row").last()).toContainText(dollars(-1_000));
  const people = office.getByRole("table", { name: say("cash.differences.people") });
  await expect(people.getByRole("row").last()).toContainText(dollars(1_000));
  await expectAccessible(office, "differences of shifts");
});
