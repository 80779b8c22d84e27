import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { taxDocumentKinds } from "#tax/tax-documents/contract/document-state.ts";
import { letIssue } from "../db/seeds/issuing.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expect, test } from "./support/journey.ts";
import { say } from "./support/say.ts";

/** Invented, and protecting nothing. */
const certificate = path.join(
  import.meta.dirname,
  "../src/platform/outside/signing/samples/06142303181016.crt",
);
const NIT = "0614-230318-101-6";

const text = (within: Page | Locator, name: string) => within.getByRole("textbox", { name, exact: true });
const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const openTab = (page: Page, tab: "status" | "issuer" | "places" | "credentials" | "generations") =>
  page.getByRole("tab", { name: say(`taxIssuer.tab.${tab}`) }).click();

async function take(field: Locator, typed: string): Promise<void> {
  await field.fill(typed);
  await field.press("Enter");
}

test("from nothing to issuing in test: who, from where, and with what @further", async ({
  emptyRestaurant,
  visit,
}) => {
  const page = await visit({ at: "/dashboard/settings/tax-issuer", as: emptyRestaurant.owner });
  const forTest = page.getByRole("article", { name: say("taxIssuer.checklist.for_test") });
  const start = button(page, say("taxIssuer.status.start_test"));
  await expect(forTest).toContainText(say("taxIssuer.checklist.missing", { count: 11 }));
  await expect(start).toBeDisabled();

  await openTab(page, "issuer");
  await text(page, say("taxIssuer.issuer.legal_name")).fill("Pupusería La Ceiba, S.A. de C.V.");
  await text(page, say("common.nit")).fill("123");
  await text(page, say("common.nrc")).fill("276843-1");
  // Another tab asks before it takes away what was typed.
  await openTab(page, "places");
  await button(page.getByRole("dialog"), say("lists.discard.cancel")).click();
  await expect(text(page, say("common.nrc"))).toHaveValue("276843-1");
  const choice = (name: string) => page.getByRole("combobox", { name });
  await take(choice(say("common.economic_activity")), "56101");
  await take(choice(say("customers.form.department")), "san salvador");
  await take(choice(say("customers.form.municipality")), "centro");
  await take(choice(say("customers.form.district")), "san salvador");
  await text(page, say("taxIssuer.issuer.complement")).fill("Calle Arce 12");
  await text(page, say("common.phone")).fill("2257-7001");
  await text(page, say("common.email")).fill("dte@laceiba.example");
  await text(page, say("common.name")).fill("Ana Rivas");
  await text(page, say("common.document_number")).fill(NIT);
  await button(page, say("taxIssuer.issuer.save")).click();
  await expect(page.getByText(say("validation.nit_malformed"))).toBeVisible();
  await text(page, say("common.nit")).fill(NIT);
  await button(page, say("taxIssuer.issuer.save")).click();
  await expect(page.getByText(say("taxIssuer.reply.saved"))).toBeVisible();
  await expectAccessible(page, "the issuer");

  await openTab(page, "places");
  await button(page, say("taxIssuer.places.add")).click();
  const place = page.getByRole("dialog");
  await expect(text(place, say("common.code"))).toHaveValue("M001");
  await text(place, say("common.name")).fill("Casa matriz");
  await button(place, say("taxIssuer.places.add")).click();
  await expect(page.getByText("M001 P001")).toBeVisible();

  // Another system issued up to 41: its numbers are skipped.
  const point = page.getByRole("listitem").filter({ hasText: "M001 P001" });
  await point.getByRole("button").click();
  await page.getByRole("menuitem", { name: say("taxIssuer.series.action") }).click();
  const series = page.getByRole("dialog");
  const next = text(series, say("taxIssuer.series.next"));
  await next.fill("42");
  await button(series, say("taxIssuer.series.submit")).click();
  await expect(series).toBeHidden();
  await expect(page.getByText("DTE-01-M001P001-000000000000042")).toBeVisible();

  await openTab(page, "credentials");
  const card = page.getByRole("article", { name: say("taxIssuer.environment.00") });
  await button(card, say("taxIssuer.credentials.enter")).click();
  const dialog = page.getByRole("dialog");
  const password = (name: string) => dialog.getByLabel(name);
  await expect(text(dialog, say("taxIssuer.credentials.user"))).toHaveValue("06142303181016");
  await dialog.locator('input[type="file"]').setInputFiles(certificate);
  await password(say("taxIssuer.credentials.password")).fill("Conacaste-2026-dte");
  await password(say("taxIssuer.credentials.certificate_password")).fill("otra");
  await button(dialog, say("taxIssuer.credentials.save")).click();
  await expect(dialog.getByText(say("validation.certificate_wrong_password"))).toBeVisible();
  await password(say("taxIssuer.credentials.certificate_password")).fill("Pupusa-2026-prueba");
  await button(dialog, say("taxIssuer.credentials.save")).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText(say("taxIssuer.credentials.of", { nit: NIT }));
  await expect(card).toContainText(say("taxIssuer.credentials.state.valid"));
  await expectAccessible(page, "credentials");

  await openTab(page, "status");
  await expect(forTest).toContainText(say("taxIssuer.checklist.ready"));
  await expect(button(page, say("taxIssuer.status.start_production"))).toBeDisabled();
  await start.click();
  await expect(page.getByText(say("taxIssuer.status.00"))).toBeVisible();
  await expectAccessible(page, "issuing in test");

  // The test documents that certification asks for, of one kind; stopped again.
  await button(page, say("taxIssuer.certification.start")).click();
  const asked = page.getByRole("dialog");
  for (const kind of taxDocumentKinds.slice(1))
    await asked.getByRole("checkbox", { name: new RegExp(`^${say(`taxIssuer.kind.${kind}`)}`) }).uncheck();
  await expectAccessible(page, "which test documents");
  await button(asked, say("taxIssuer.certification.start_action")).click();
  await expect(page.getByText(say("taxIssuer.certification.going", { done: 0, needed: 90 }))).toBeVisible();
  await button(page, say("taxIssuer.certification.stop")).click();
  await expect(page.getByText(say("taxIssuer.certification.ended.stopped"))).toBeVisible();
});

test("a contingency is declared, seen by whoever keeps the books, and ended @further", async ({
  restaurant,
  visit,
}) => {
  await restaurant.db.inTenant(restaurant.tenantId, letIssue);
  const page = await visit({ at: "/dashboard/accounting", as: await restaurant.hire("admin") });
  const books = await visit({ at: "/dashboard/accounting", as: await restaurant.hireWith(["ACCOUNTING"]) });
  const declare = say("taxSending.contingency.declare");
  const more = button(page, say("accounting.more"));
  await more.click();
  await page.getByRole("menuitem", { name: declare }).click();
  const dialog = page.getByRole("dialog", { name: declare });
  await dialog.getByRole("radio", { name: say("taxSending.contingency.kinds.5") }).check();
  await button(dialog, declare).click();
  await expect(dialog.getByText(say("validation.required"))).toBeVisible();
  await text(dialog, say("taxSending.contingency.reason")).fill("Inundación en la calle");
  await expectAccessible(page, "declaring a contingency");
  await button(dialog, declare).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Inundación en la calle")).toBeVisible();
  const end = say("taxSending.contingency.end");
  await expect(books.getByText("Inundación en la calle")).toBeVisible();
  await expect(button(books, end)).toHaveCount(0);
  await expectAccessible(page, "a contingency lasts");
  await button(page, end).click();
  await expect(page.getByText(say("taxSending.reply.ended"))).toBeVisible();
  await expect(books.getByText("Inundación en la calle")).toHaveCount(0);
  await more.click();
  await expect(page.getByRole("menuitem", { name: declare })).toBeVisible();
});
