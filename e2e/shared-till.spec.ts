import type { Page } from "@playwright/test";
import { setPin } from "#core/approvals/contract/approvals.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { callRoute } from "./support/device.ts";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { lineOf, tile } from "./support/till-page.ts";

/** Taps a PIN on the keys of the lock screen. */
async function tapPin(page: Page, pin: string): Promise<void> {
  const keys = page.getByRole("group", { name: say("common.number_pad") });
  for (const digit of pin) await keys.getByRole("button", { name: digit, exact: true }).click();
  await page.getByRole("button", { name: say("common.sign_in"), exact: true }).click();
}

test("two people share a till: it locks after sending, the cart stays", async ({
  restaurant,
  callAs,
  visit,
}) => {
  await restaurant.run("update users set confirm_sends = 0 where tenant_id = $1");
  const people = { Beto: "2580", Carla: "9173" } as const;
  for (const [name, pin] of Object.entries(people)) {
    const person = await restaurant.hire("waiter");
    const own = await callAs(person);
    await callRoute(own, setPin, { body: { password: person.password, pin } });
    await restaurant.run(
      "update users set name = $2, confirm_sends = 0 where tenant_id = $1 and username = $3",
      name,
      person.username,
    );
  }

  const till = await visit({ at: "/dashboard/devices", as: await restaurant.hire("manager") });
  await till.getByRole("button", { name: say("sharedTills.enroll") }).click();
  const enrolling = till.getByRole("dialog", { name: say("sharedTills.enroll") });
  await enrolling.getByLabel(new RegExp(`^${say("sharedTills.name")}`)).fill("Barra");
  await enrolling.getByRole("button", { name: say("sharedTills.enroll") }).click();
  await expect(till.getByRole("article", { name: "Barra" })).toBeVisible();
  await till.goto("/dashboard/pos");
  const lock = till.getByRole("button", { name: say("sharedTills.lock") });
  await lock.click();

  await expect(till.getByRole("heading", { name: say("sharedTills.who") })).toBeVisible();
  await expectAccessible(till, "lock screen");
  await till.getByRole("button", { name: /Beto/ }).click();
  await expectAccessible(till, "PIN");
  await tapPin(till, people.Beto);
  await expect(till).toHaveURL(/\/dashboard\/pos/);
  await tile(till, "Carne asada").click();
  await lock.click();

  await till.getByRole("button", { name: /Carla/ }).click();
  await till.keyboard.type(people.Carla);
  await till.keyboard.press("Enter");
  await expect(lineOf(till, 1, "Carne asada")).toContainText("Beto");
  await tile(till, "Carne asada").click();
  await expect(lineOf(till, 2, "Carne asada")).not.toContainText("Beto");
  await till.getByRole("radio", { name: say("common.dining.takeaway") }).check();
  const total = dollars(2 * 650);
  await till.getByRole("button", { name: say("pos.cart.send_count", { count: 2, total }) }).click();

  const veil = till.getByRole("button", { name: new RegExp(say("sharedTills.sent_hint")) });
  await veil.click();
  await expect(till.getByRole("heading", { name: say("sharedTills.who") })).toBeVisible();
  const takers = await restaurant.run<{ sender: string; taker: string | null }>(
    `select s.name as sender, k.name as taker from order_lines l
     join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
     join users s on s.tenant_id = o.tenant_id and s.id = o.created_by
     left join users k on k.tenant_id = l.tenant_id and k.id = l.taken_by
     where l.tenant_id = $1 order by l.id`,
  );
  expect(takers).toEqual([
    { sender: "Carla", taker: "Beto" },
    { sender: "Carla", taker: null },
  ]);

  await till.getByRole("button", { name: /Beto/ }).click();
  for (const _ of [1, 2, 3, 4, 5]) {
    await tapPin(till, "1357");
    await expect(till.getByText(say("errors.pin_wrong"))).toBeVisible();
  }
  await tapPin(till, people.Beto);
  await expect(till.getByText(/PIN de Beto falló demasiadas veces/)).toBeVisible();
});
