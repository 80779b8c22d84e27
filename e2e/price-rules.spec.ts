import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { cart, lineOf, tile } from "./support/till-page.ts";

const rules = "/dashboard/settings/price-rules";
const till = "/dashboard/pos";
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

async function open(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
}

async function choose(within: Locator, field: string, option: string): Promise<void> {
  await within.getByRole("combobox", { name: field }).fill(option);
  await within.page().getByRole("option", { name: option, exact: true }).click();
}

/** Hours of every day; a journey takes place between noon and one (`zoneAtNoon`). */
async function addHours(dialog: Locator, from: string, to: string): Promise<void> {
  await dialog.getByRole("button", { name: say("priceRules.hours.add") }).click();
  const span = dialog.getByRole("group", { name: say("priceRules.hours.span", { number: 1 }) });
  await span.getByLabel(say("priceRules.hours.start_time")).fill(from);
  await span.getByLabel(say("priceRules.hours.end_time")).fill(to);
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: say("common.save") }).click();
  await expect(dialog).toHaveCount(0);
}

async function addRule(owner: Page, title: string): Promise<Locator> {
  await open(owner, say("priceRules.rules.add"));
  const dialog = dialogOf(owner, say("priceRules.rule.add_title"));
  await dialog.getByRole("textbox", { name: say("common.name") }).fill(title);
  return dialog;
}

test("a happy hour, a dearer platform and a breakfast are on an open till at once @further", async ({
  restaurant,
  visit,
}) => {
  const owner = await visit({ at: rules, as: await restaurant.hire("admin") });
  const pos = await visit({ at: till, as: await restaurant.hire("waiter") });
  await tile(pos, "Horchata").click();
  await expect(lineOf(pos, 1, "Horchata")).toContainText(dollars(150));

  const happy = await addRule(owner, "Hora feliz");
  const percent = happy.getByRole("textbox", { name: say("priceRules.rule.percent_value") });
  await percent.fill("100,01");
  await happy.getByRole("button", { name: say("common.save") }).click();
  await expect(happy.getByText(say("priceRules.rule.percent_wrong"))).toBeVisible();
  await percent.fill("50");
  await happy.getByRole("radio", { name: say("common.selected_items") }).check();
  await choose(happy, say("common.items"), "Horchata");
  // A list of several stays open.
  await owner.keyboard.press("Escape");
  await addHours(happy, "11:00", "15:00");
  const example = happy.getByRole("region", { name: say("priceRules.rule.example_title") });
  await expect(example).toContainText(say("priceRules.rule.example_now"));
  await expect(example).toContainText(dollars(75));
  await addHoursElsewhere(happy, example);
  await expectAccessible(owner, "price rule");
  await save(happy);

  await expect(lineOf(pos, 1, "Horchata")).toContainText(dollars(75));
  await expect(pos.getByText(say("pos.offers.repriced", { count: 1 }))).toBeVisible();
  await expect(tile(pos, "Horchata")).toHaveAccessibleName(/\$0\.75/);
  await pos.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  await pos.keyboard.press("F9");
  await pos
    .getByRole("dialog", { name: say("common.send_to_kitchen") })
    .getByRole("button", { name: say("pos.send.confirm", { total: dollars(75) }) })
    .click();
  await pos.getByRole("button", { name: say("pos.sent.done") }).click();

  const dearer = await addRule(owner, "PedidosYa");
  await dearer.getByRole("radio", { name: say("priceRules.rule.dearer") }).check();
  await dearer.getByRole("textbox", { name: say("priceRules.rule.percent_value") }).fill("20");
  await choose(dearer, say("priceRules.rule.sources"), say("orders.source.delivery_platform"));
  await owner.keyboard.press("Escape");
  // Only a till that has the rule prices by it at once: one that hears of it later asks, as with any dearer price.
  const heard = pos.waitForResponse(
    async (reply) => reply.url().includes("/pos/init") && (await reply.text()).includes("PedidosYa"),
  );
  await save(dearer);
  await heard;
  await tile(pos, "Carne asada").click();
  await expect(lineOf(pos, 1, "Carne asada")).toContainText(dollars(650));
  await open(pos, say("pos.source.choose"));
  const source = dialogOf(pos, say("pos.source.title"));
  await source.getByRole("radio", { name: say("pos.source.platform") }).check();
  await source.getByRole("textbox", { name: say("pos.source.number") }).fill("PY-1");
  await pos.keyboard.press("Enter");
  const meat = lineOf(pos, 1, "Carne asada");
  await expect(meat).toContainText(dollars(780));
  // It costs that at once: nobody has to agree to a price that follows from what they chose.
  await expect(meat).not.toContainText(say("pos.problem.price_changed", { price: dollars(780) }));

  await open(owner, say("priceRules.hours.add"));
  await choose(
    dialogOf(owner, say("priceRules.offered.dialog_new")),
    say("priceRules.offered.what"),
    "Carne asada",
  );
  const breakfast = dialogOf(owner, say("priceRules.offered.dialog", { title: "Carne asada" }));
  await addHours(breakfast, "06:00", "11:00");
  await save(breakfast);
  const hours = "6:00 AM–11:00 AM";
  await expect(cart(pos)).toContainText(say("pos.problem.line_not_offered", { hours }));
  await expect(tile(pos, "Carne asada")).toContainText(hours);
  await expectAccessible(pos, "till with what is not offered now");

  expect(
    await restaurant.run(
      `select unit_price_cents::int as price, price_rule_title as rule from order_lines where tenant_id = $1`,
    ),
  ).toEqual([{ price: 75, rule: "Hora feliz" }]);
});

/** The example names the time at which the rule next holds. */
async function addHoursElsewhere(dialog: Locator, example: Locator): Promise<void> {
  const from = dialog.getByLabel(say("priceRules.hours.start_time"));
  await from.fill("14:30");
  await expect(example).toContainText(say("priceRules.rule.example_today", { time: "2:30 PM" }));
  await from.fill("11:00");
}

test("of two who edit one rule the later is told what differs, and loses nothing @further", async ({
  restaurant,
  visit,
}) => {
  const admin = await restaurant.hire("admin");
  const [one, other] = await Promise.all([visit({ at: rules, as: admin }), visit({ at: rules, as: admin })]);
  await save(await addRule(one, "Hora feliz"));
  const [first, second] = [one, other].map((page) =>
    dialogOf(page, say("priceRules.rule.edit_title", { title: "Hora feliz" })),
  ) as [Locator, Locator];
  for (const page of [one, other]) await open(page, say("common.edit_title", { title: "Hora feliz" }));
  const percent = (dialog: Locator) =>
    dialog.getByRole("textbox", { name: say("priceRules.rule.percent_value") });
  await percent(first).fill("25");
  await save(first);
  await second.getByRole("textbox", { name: say("common.name") }).fill("La hora feliz");
  await second.getByRole("button", { name: say("common.save") }).click();
  const told = second.getByRole("alert").filter({ hasText: say("platform.conflict.text") });
  await expect(told).toContainText(say("platform.conflict.saved", { value: "-25%" }));
  await expectAccessible(other, "conflict of a price rule");
  await second.getByRole("button", { name: say("platform.conflict.keep_mine") }).click();
  await expect(second).toHaveCount(0);
  await expect(one.getByText("La hora feliz", { exact: true })).toBeVisible();
  await expect(one.getByText(/25% menos/)).toBeVisible();
});
