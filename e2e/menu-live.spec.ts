import type { Page } from "@playwright/test";
import { dollars } from "./support/dollars.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { cart, lineOf, tile } from "./support/till-page.ts";

/** A change of the menu as the owner's screens send it. */
async function ask(owner: Page, method: string, path: string, body?: object): Promise<void> {
  const status = await owner.evaluate(
    async ({ method, path, body }) => {
      const reply = await fetch(`/api/v1${path}`, {
        method,
        ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      return reply.status;
    },
    { method, path, body },
  );
  expect(status).toBe(200);
}

test("what the owner changes at noon is on a till at once", async ({ restaurant, visit }) => {
  const { carne, horchata, quesadilla } = restaurant.items;
  const owner = await visit({ at: "/dashboard/settings/menu-items", as: await restaurant.hire("admin") });
  const till = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  for (const title of ["Carne asada", "Quesadilla", "Horchata"]) await tile(till, title).click();
  await expect(cart(till)).toContainText("Horchata");

  await ask(owner, "POST", "/menu-items/change-many", {
    items: [{ id: carne.id }],
    change: { price: { by: "amount", value: 0.5 } },
  });
  const meat = lineOf(till, 1, "Carne asada");
  await expect(meat).toContainText(say("pos.problem.price_changed", { price: dollars(700) }));
  await expect(till.getByText(say("drafts.changed", { count: 1 }))).toBeVisible();
  await expect(tile(till, "Carne asada")).toHaveAccessibleName(/\$7\.00/);
  await meat.getByRole("button", { name: say("pos.problem.accept_price", { price: dollars(700) }) }).click();
  await expect(meat).not.toContainText(say("pos.problem.price_changed", { price: dollars(700) }));

  await ask(owner, "PATCH", `/menu-items/change-visibility/${quesadilla.id}`, { isEnabled: false });
  await expect(tile(till, "Quesadilla")).toHaveCount(0);
  await ask(owner, "DELETE", `/menu-items/delete/${horchata.id}`);
  await expect(tile(till, "Horchata")).toHaveCount(0);
  for (const [number, title] of [
    [3, "Horchata"],
    [2, "Quesadilla"],
  ] as const) {
    const line = lineOf(till, number, title);
    await expect(line).toContainText(say("pos.problem.unavailable"));
    await line.getByRole("button", { name: say("common.remove_title", { title }) }).click();
  }
  await expect(meat.getByText(say("pos.problem.unavailable"))).toHaveCount(0);
});
