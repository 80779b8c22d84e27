import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { dishes, sendOrder } from "./support/send-order.ts";

test("the fiscal test shows what is right and every check that fails @further", async ({
  restaurant,
  visit,
}) => {
  const owner = await visit({
    at: "/dashboard/settings/fiscal-test",
    as: await restaurant.hire("admin"),
  });
  const run = owner.getByRole("button", { name: say("fiscalTest.run") });
  await run.click();
  await expect(owner.getByText(say("fiscalTest.passed"))).toBeVisible();
  await expect(owner.getByText(say("fiscalTest.right"), { exact: true })).toHaveCount(4);
  await expectAccessible(owner, "fiscal test that passed");

  await owner.getByRole("radio", { name: say("fiscalTest.an_order") }).check();
  const number = owner.getByRole("textbox", { name: say("fiscalTest.order_no") });
  await number.fill("uno");
  await run.click();
  await expect(owner.getByText(say("fiscalTest.order_no_error"))).toBeVisible();
  await sendOrder(owner.request, restaurant, [dishes.carne(restaurant)]);
  const [order] = await restaurant.run<{ order_no: number }>(
    "select order_no from orders where tenant_id = $1 order by id desc limit 1",
  );
  await restaurant.run("update fiscal_settings set email = null where tenant_id = $1");
  await number.fill(String(order?.order_no));
  await run.click();
  await expect(
    owner.getByText(say("payments.fiscal.missing", { field: say("payments.fiscal.email") })),
  ).toBeVisible();
  await number.fill("987654");
  await run.click();
  await expect(owner.getByText(say("fiscalTest.order_unknown"))).toBeVisible();
});
