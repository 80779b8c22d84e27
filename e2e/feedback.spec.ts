import { guests as ar } from "#app/words/ar/guests.ts";
import { guests as es } from "#app/words/es/guests.ts";
import { accessibilityFaults, expectAccessible, standardRules } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { oneTry } from "./support/one-try.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";

test("a guest says by keyboard how it was, and the owner sees it at once @further", async ({
  restaurant,
  visit,
}) => {
  const [store] = await restaurant.run<{ menu_code: string }>(
    `update store_settings set is_qr_menu_enabled = true, is_feedback_enabled = true,
        review_url = 'https://resenas.example/aqui'
      where tenant_id = $1 returning menu_code`,
  );
  const owner = await visit({ at: "/dashboard/feedbacks", as: await restaurant.hire("manager") });
  await expect(owner.getByText(say("feedback.empty"))).toBeVisible();
  const page = await visit({ at: `/m/${store?.menu_code}/feedback` });
  await expect(page.getByRole("heading", { name: es.fb_food_quality })).toBeVisible();
  await page.getByRole("button", { name: es.fb_next }).press("Enter");
  await expect(page.getByText(es.fb_select)).toBeVisible();
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await screenFaults(page), `a question, ${width} px`).toEqual([]);
  }
  expect(await accessibilityFaults(page, standardRules), "a question").toEqual([]);
  for (const question of ["food_quality", "service", "staff_behavior", "ambiance", "recommend"] as const) {
    await expect(page.getByRole("heading", { name: es[`fb_${question}`] })).toBeVisible();
    await page.getByRole("radio", { name: es.fb_5 }).press("Space");
    await page.getByRole("button", { name: es.fb_next }).press("Enter");
  }
  await page.getByRole("button", { name: es.fb_submit }).press("Enter");
  await expect(page.getByText(es.err_guest_name_required)).toBeVisible();
  await expect(page.getByLabel(es.full_name)).toBeFocused();
  await page.getByLabel(es.full_name).pressSequentially("Ana Pérez");
  await page.getByLabel(es.your_phone).pressSequentially("7777 8888");
  await page.getByLabel(es.fb_email).pressSequentially("ana");
  await page.getByLabel(es.fb_birthdate).fill("2199-01-01");
  // A bell, as some keyboards and copied texts bring it, is no reason to lose what was written.
  await page.getByLabel(es.fb_remarks).fill("Todo\u0007 rico");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: es.fb_submit }).press("Enter");
  await expect(page.getByText(es.err_offline)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: es.fb_submit }).press("Enter");
  await expect(page.getByText(es.err_email_invalid)).toBeVisible();
  await expect(page.getByLabel(es.fb_email)).toBeFocused();
  await page.getByLabel(es.fb_email).fill("ana@correo.example");
  await page.getByRole("button", { name: es.fb_submit }).press("Enter");
  await expect(page.getByText(es.err_birth_date_invalid)).toBeVisible();
  await expect(page.getByLabel(es.fb_birthdate)).toBeFocused();
  expect(await accessibilityFaults(page, standardRules), "who answers").toEqual([]);
  await page.getByLabel(es.fb_birthdate).fill("1990-05-01");
  await page.getByRole("button", { name: es.fb_submit }).press("Enter");
  await expect(page.getByRole("heading", { name: es.fb_thanks })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(say("feedback.reply.thanks"));
  await expect(page.getByRole("link", { name: es.fb_review })).toHaveAttribute(
    "href",
    "https://resenas.example/aqui",
  );
  await page.goto(`/m/${store?.menu_code}/feedback?lang=ar`);
  await expect(page.getByRole("heading", { name: ar.fb_food_quality })).toBeVisible();

  await owner
    .getByRole("row", { name: /Ana Pérez/ })
    .first()
    .click();
  const answer = owner.getByRole("dialog", { name: say("feedback.answer") });
  await expect(answer).toContainText("Todo rico");
  await expectAccessible(owner, "an answer");
  await owner.keyboard.press("Escape");
  await owner.getByRole("button", { name: say("feedback.info") }).click();
  await expect(owner.getByRole("dialog", { name: say("feedback.info") })).toContainText("4.5");
});

test("a low score is opened from its note, the period from its dialog @further", async ({
  restaurant,
  visit,
}) => {
  const [store] = await restaurant.run<{ menu_code: string }>(
    `update store_settings set is_qr_menu_enabled = true, is_feedback_enabled = true
      where tenant_id = $1 returning menu_code`,
  );
  const owner = await visit({ at: "/dashboard/profile", as: await restaurant.hire("admin") });
  await expect(owner.getByText(say("shell.online"))).toBeVisible();
  const see = owner.getByRole("button", { name: say("feedback.see") }).first();
  // What listens for bad answers comes after the screen: one that was given before is not told.
  await expect(async () => {
    // Each answer is of another phone: one alone says so much in a day.
    await owner.context().clearCookies({ name: "comanda_table" });
    const given = await owner.request.post(`/api/v1/qrmenu/${store?.menu_code}/feedback`, {
      data: {
        food_quality: 5,
        service: 2,
        staff_behavior: 5,
        ambiance: 5,
        recommend: 5,
        name: "Ana Pérez",
        phone: "7777 8888",
        email: "ana@test.example",
        birthdate: "1990-05-17",
      },
    });
    expect(given.ok(), await given.text()).toBe(true);
    await expect(see).toBeVisible(oneTry);
  }).toPass();
  await see.click();
  const answer = owner.getByRole("dialog", { name: say("feedback.answer") });
  await expect(answer).toContainText("ana@test.example");
  await owner.keyboard.press("Escape");
  await expect(answer).toBeHidden();
  await expect(owner).toHaveURL(/feedbacks$/);

  await expect(owner.getByText(say("lists.periods.this_month"))).toBeVisible();
  await owner.getByRole("textbox", { name: say("feedback.search") }).fill("Ana");
  const period = (of: "all" | "this_month" | "last_month") =>
    owner.getByRole("button", {
      name: say("lists.period_is", { period: say(`lists.periods.${of}`) }),
      exact: true,
    });
  await expect(period("all")).toBeVisible();
  await owner.getByRole("textbox", { name: say("feedback.search") }).fill("");
  await period("this_month").click();
  const filter = owner.getByRole("dialog", { name: say("feedback.filter") });
  await filter.getByRole("combobox", { name: say("common.period") }).click();
  await owner.getByRole("option", { name: say("lists.periods.last_month") }).click();
  await expectAccessible(owner, "the filter");
  await filter.getByRole("button", { name: say("common.apply") }).click();
  await expect(owner.getByRole("row", { name: /Ana Pérez/ }).first()).toBeHidden();
  await expect(owner).toHaveURL(/type=last_month/);
  await period("last_month").click();
  await filter
    .getByRole("button", { name: say("ui.close") })
    .last()
    .click();
  await expect(owner.getByRole("row", { name: /Ana Pérez/ }).first()).toBeVisible();

  await owner.getByRole("button", { name: say("feedback.review") }).click();
  const link = owner.getByLabel(say("feedback.review_address"));
  await link.fill("http://resenas.example");
  await owner.getByRole("button", { name: say("common.save"), exact: true }).click();
  await expect(owner.getByText(say("feedback.review_bad"))).toBeVisible();
  await expect(link).toHaveAttribute("aria-invalid", "true");
  await link.fill("https://resenas.example/aqui");
  await expect(owner.getByText(say("feedback.review_bad"))).toBeHidden();
  await owner.getByRole("button", { name: say("common.save"), exact: true }).click();
  await expect(owner.getByText(say("feedback.reply.settings_saved"))).toBeVisible();
});

test("a manager hides a false answer with a reason, and counts it again @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.run(
    `insert into feedbacks (tenant_id, name, phone, food_quality, service, staff_behavior, ambiance, recommend)
      values ($1, 'Nadie Falso', '+503 7000 0000', 1, 1, 1, 1, 1), ($1, 'Ana Pérez', '+503 7777 8888', 5, 5, 5, 5, 5)
      returning id`,
  );
  const owner = await visit({ at: "/dashboard/feedbacks", as: await restaurant.hire("admin") });
  await owner
    .getByRole("row", { name: /Nadie Falso/ })
    .first()
    .click();
  const answer = owner.getByRole("dialog", { name: say("feedback.answer") });
  await answer.getByRole("button", { name: say("feedback.hide") }).click();
  const hiding = owner.getByRole("dialog", { name: say("feedback.hide"), exact: true });
  await hiding.getByRole("button", { name: say("feedback.hide") }).click();
  await expect(hiding.getByText(say("feedback.hide_reason_missing"))).toBeVisible();
  await hiding.getByLabel(say("feedback.hide_reason")).fill("No es cliente");
  await expectAccessible(owner, "hiding an answer");
  await hiding.getByRole("button", { name: say("feedback.hide") }).click();
  await expect(owner.getByText(say("feedback.reply.hidden"))).toBeVisible();
  const row = owner.getByRole("row", { name: /Nadie Falso/ }).first();
  await expect(row).toContainText(say("feedback.hidden"));
  await row.click();
  await expect(answer).toContainText("No es cliente");
  await answer.getByRole("button", { name: say("feedback.show_again") }).click();
  await expect(owner.getByText(say("feedback.reply.shown"))).toBeVisible();
  await expect(row).not.toContainText(say("feedback.hidden"));
});
