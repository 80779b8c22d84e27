import type { Page } from "@playwright/test";
import { languageName } from "#platform/domain/text/languages.ts";
import { demoPassword, platformRoot } from "../db/seeds/demo/demo-people.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";

const reason = "No imprime la comanda de la barra, lo pidió la dueña";

/** The notice up to the time at which the visit ends. */
const told = say("operations.seen.told", { time: "|" }).split("|")[0]?.trim() ?? "";

/** The operator of the demo. */
const root = { username: platformRoot.username, password: demoPassword };

/** What the bar of a support visit says before its time. */
const framing = (store: string) => say("operations.look.frame", { store, time: "|" }).split("|")[0] ?? "";

/** Goes to one of the console's screens. */
async function atConsole(page: Page, place: "health" | "queue" | "announcements" | "look_ins" | "acts") {
  await page.getByRole("link", { name: say(`operations.nav.${place}`), exact: true }).click();
}

test("support looks in for a reason, changes nothing, and the admin sees it @further", async ({
  restaurant,
  visit,
}) => {
  const boss = await restaurant.hire("admin");
  const admin = await visit({ at: "/dashboard/home", as: boss });
  const operator = await visit({ at: "/superadmin/dashboard/home", as: root });
  await atConsole(operator, "health");
  await operator.getByRole("textbox", { name: say("operations.health.search") }).fill(restaurant.name);
  const row = operator.getByRole("row").filter({ hasText: restaurant.name });
  await row.getByRole("button", { name: say("common.actions_for_name", { name: restaurant.name }) }).click();
  await operator.getByRole("menuitem", { name: say("operations.look.action") }).click();
  const dialog = operator.getByRole("dialog");
  const start = dialog.getByRole("button", {
    name: say("operations.look.submit", { tenant: restaurant.name }),
  });
  await dialog.getByLabel(say("common.reason")).fill("soporte");
  await start.click();
  await expect(dialog.getByText(say("validation.reason_too_short"))).toBeVisible();
  await dialog.getByLabel(say("common.reason")).fill(reason);
  await start.click();
  await expect(operator).toHaveURL(/\/look-in\/\d+\/dashboard\/home$/);
  await expect(operator.getByText(framing(restaurant.name))).toBeVisible();
  await expect(operator.getByText(reason)).toBeVisible();
  expect(await screenFaults(operator)).toEqual([]);
  await expectAccessible(operator, "a look");
  // The restaurant's admin sees it on whichever screen they are, and who looks cannot change anything.
  await expect(admin.getByRole("status").filter({ hasText: reason })).toBeVisible();
  const refused = await operator.evaluate(async () => {
    const address = `/api/v1${location.pathname.match(/^\/look-in\/\d+/)?.[0]}/stations`;
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify({ title: "Ajena", late_minutes: 10, warn_minutes: null, pickup_minutes: 5 }),
    });
    return ((await answer.json()) as { code: string }).code;
  });
  expect(refused).toBe("look_in_reads_only");
  await admin.getByRole("button", { name: say("operations.seen.end") }).click();
  await expect(admin.getByRole("status").filter({ hasText: reason })).toBeHidden();
  await expect(operator.getByText(say("operations.look.over_title")).first()).toBeVisible();
  await admin.goto("/dashboard/settings/audit");
  await expect(admin.getByText(say("audit.actions.support.look_in_began")).first()).toBeVisible();
  await operator.getByRole("link", { name: say("operations.look.to_console") }).click();
  await atConsole(operator, "look_ins");
  await expect(operator.getByRole("row").filter({ hasText: reason })).toContainText(
    say("operations.look.ended_by.restaurant"),
  );
});

test("who is at the till sees that support looks @further", async ({ restaurant, visit }) => {
  const waiter = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  const page = `/superadmin/dashboard/tenants/${restaurant.tenantId}`;
  const operator = await visit({ at: page, as: root });
  await operator.getByRole("button", { name: say("operations.look.action") }).click();
  const dialog = operator.getByRole("dialog");
  await dialog.getByLabel(say("common.reason")).fill(reason);
  await dialog
    .getByRole("button", { name: say("operations.look.submit", { tenant: restaurant.name }) })
    .click();
  await expect(operator.getByText(framing(restaurant.name))).toBeVisible();
  const notice = waiter.getByRole("status").filter({ hasText: told });
  await expect(notice).toBeVisible();
  await expect(notice).not.toContainText(reason);
  expect(await screenFaults(waiter)).toEqual([]);
  await expectAccessible(waiter, "a look, at the till");
  await operator.getByRole("button", { name: say("operations.look.end") }).click();
  await expect(operator).toHaveURL(new RegExp(`${page}$`));
  await expect(notice).toBeHidden();
  await atConsole(operator, "acts");
  const act = operator.getByRole("row").filter({ hasText: reason }).first();
  await expect(act).toContainText(restaurant.name);
  await act.click();
  await expect(operator.getByRole("dialog")).toContainText(say("audit.actions.support.look_in_began"));
});

test("an announcement is written, shown, closed there and withdrawn @further", async ({
  restaurant,
  visit,
}) => {
  const text = `<b>Mantenimiento</b> del domingo ${restaurant.name}`;
  const operator = await visit({ at: "/superadmin/dashboard/home", as: root });
  await atConsole(operator, "announcements");
  await operator.getByRole("button", { name: say("operations.announcement.add") }).click();
  const dialog = operator.getByRole("dialog");
  await dialog
    .getByLabel(say("operations.announcement.text_in", { language: languageName("es") }))
    .fill(text);
  await dialog
    .getByLabel(say("operations.announcement.text_in", { language: languageName("en") }))
    .fill("Maintenance on Sunday");
  await dialog.getByRole("radio", { name: say("operations.announcement.chosen") }).check({ force: true });
  await dialog.getByRole("textbox", { name: say("operations.health.search") }).fill(restaurant.name);
  await dialog.getByRole("checkbox", { name: restaurant.name }).check({ force: true });
  await dialog.getByRole("button", { name: say("operations.announcement.save") }).click();
  await expect(dialog).toBeHidden();
  const row = operator.getByRole("row").filter({ hasText: text });
  await expect(row).toContainText(say("operations.announcement.states.now"));
  const waiter = await visit({ at: "/dashboard/pos", as: await restaurant.hire("waiter") });
  const bar = waiter.getByRole("region", { name: say("operations.announcement.label") });
  await expect(bar).toContainText(text);
  await bar.getByRole("button", { name: say("operations.announcement.close") }).click();
  await expect(bar).toBeHidden();
  await waiter.reload();
  await expect(waiter.getByRole("main")).toBeVisible();
  await expect(bar).toBeHidden();
  await row.getByRole("button").last().click();
  await operator.getByRole("menuitem", { name: say("operations.announcement.withdraw") }).click();
  await operator.getByRole("button", { name: say("operations.announcement.withdraw") }).click();
  await expect(row).toContainText(say("operations.announcement.states.withdrawn"));
});

test("a job that failed for good is found with its error, tried again and given up @further", async ({
  database,
  restaurant,
  visit,
}) => {
  const payload = JSON.stringify({ tenantId: restaurant.tenantId, wrong: true });
  await database.directory("select enqueue_job('send-mail', $1::json, 1)", [payload]);
  const operator = await visit({ at: "/superadmin/dashboard/home", as: root });
  await atConsole(operator, "queue");
  const row = operator.getByRole("row").filter({ hasText: restaurant.name });
  await expect(row).toContainText(say("operations.jobs.send-mail"));
  expect(await screenFaults(operator)).toEqual([]);
  await expectAccessible(operator, "the operation");
  const act = async (what: "retry" | "give_up") => {
    await row.getByRole("button").last().click();
    await operator.getByRole("menuitem", { name: say(`operations.queue.${what}`) }).click();
  };
  await act("retry");
  await expect(operator.getByText(say("operations.reply.job_retried")).first()).toBeVisible();
  // It carries what nobody can send, so it fails again, and is found here again.
  await expect(row).toContainText(say("operations.jobs.send-mail"));
  await act("give_up");
  await operator.getByRole("button", { name: say("operations.queue.give_up") }).click();
  await expect(row).toBeHidden();
  // The chosen state holds while another part is looked at.
  const waiting = operator.getByRole("radio", { name: say("operations.queue.waiting") });
  await waiting.check({ force: true });
  await operator.getByRole("tab", { name: say("operations.queue.errors") }).click();
  await expect(waiting).toBeHidden();
  await operator
    .getByRole("tab", { name: say("operations.queue.jobs") })
    .first()
    .click();
  await expect(waiting).toBeChecked();
});
