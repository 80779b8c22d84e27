import { createPin } from "../db/seeds/restaurant.ts";
import { toId } from "../src/domain/ids.ts";
import { languages } from "../src/messages/languages.ts";
import { sayIn } from "../src/server/platform/i18n/say.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import type { Restaurant } from "./support/restaurant.ts";

const pin = "7391";

/** A manager who approves in place. */
async function aManager(restaurant: Restaurant): Promise<void> {
  const { username } = await restaurant.hire("manager");
  const [row] = await restaurant.run<{ id: number }>(
    "select id from users where tenant_id = $1 and username = $2",
    username,
  );
  await restaurant.db.inTenant(restaurant.tenantId, (tx) => createPin(tx, toId<"User">(row?.id ?? 0), pin));
}

for (const language of languages) {
  const say = sayIn(language);

  test(`a drawer is opened, moved and closed by a blind count with a manager's PIN; ${language}`, async ({
    restaurant,
    visit,
  }) => {
    await aManager(restaurant);
    const page = await visit({ at: "/dashboard/cash", as: await restaurant.hire("cashier"), language });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await button(say("cash.open_named", { drawer: "Caja 1" })).click();
    await page.getByRole("textbox", { name: say("cash.float") }).fill("50");
    await button(say("cash.open_with", { amount: dollars(5_000) })).click();
    await expect(
      page.getByRole("heading", { name: say("cash.x_title", { drawer: "Caja 1" }) }),
    ).toBeVisible();
    await expect(page.getByText(say("cash.blind"))).toBeVisible();
    await button(say("cash.move.pay_in.action")).click();
    await page.getByRole("textbox", { name: say("cash.move.amount") }).fill("10");
    await page.getByRole("textbox", { name: say("cash.move.reason") }).fill("Sencillo");
    await button(say("cash.move.pay_in.submit", { amount: dollars(1_000) })).click();
    await expect(page.getByText("Sencillo")).toBeVisible();
    await expectAccessible(page, "an open session");
    await button(say("cash.close.action")).click();
    await button(say("cash.close.to_count")).click();
    const twenties = say("cash.close.pieces_of", { amount: dollars(2_000) });
    await page.getByRole("textbox", { name: twenties }).fill("2");
    await page.keyboard.press("Tab");
    await expectAccessible(page, "the count");
    await button(say("cash.close.submit", { amount: dollars(4_000) })).click();
    const missing = { amount: dollars(2_000), counted: dollars(4_000) };
    await expect(page.getByText(say("cash.close.missing", missing))).toBeVisible();
    await page.getByRole("textbox", { name: say("cash.close.reason") }).fill("Se pagó el gas");
    await button(say("cash.close.submit", { amount: dollars(4_000) })).click();
    await page.getByLabel(say("approvals.pin"), { exact: true }).fill(pin);
    await expectAccessible(page, "the approval");
    await button(say("approvals.approve")).click();
    const z = say("cash.z_title", { z: 1, drawer: "Caja 1" });
    await expect(page.getByRole("heading", { name: z })).toBeVisible();
    await expect(page.getByText(say("cash.difference_reason", { reason: "Se pagó el gas" }))).toBeVisible();
    expect(
      await restaurant.run(
        "select z_no, expected_cents, counted_cents from cash_closings where tenant_id = $1",
      ),
    ).toEqual([{ z_no: 1, expected_cents: 6_000, counted_cents: 4_000 }]);
  });
}
