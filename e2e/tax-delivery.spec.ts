import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { letIssue } from "../db/seeds/issuing.ts";
import { sampleText } from "../src/server/testing/ministry/booked-document.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { expect, test } from "./support/journey.ts";
import { payOrder } from "./support/pay-order.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

/** The restaurant issues from now on, to a ministry that does not answer. */
async function issue(restaurant: Restaurant): Promise<void> {
  await restaurant.run(
    `update fiscal_settings set legal_name = 'Comal Dorado, S.A. de C.V.', nit = '06142303181016', nrc = '2768431', phone = '22577001',
       email = 'factura@ejemplo.com' where tenant_id = $1`,
  );
  await restaurant.db.inTenant(restaurant.tenantId, letIssue);
}

/** What the queue does once the ministry answers: the document is signed and sealed. */
async function seal(restaurant: Restaurant, code: string): Promise<void> {
  const text = sampleText("01-v1-001").replace(
    /"codigoGeneracion": "[^"]+"/,
    `"codigoGeneracion": "${code}"`,
  );
  await restaurant.run(
    `insert into tax_document_texts (tenant_id, tax_document_id, no, text, jws, signed_at)
     select $1, id, 1, $3, 'a.b.c', now() from tax_documents where tenant_id = $1 and generation_code = $2`,
    code,
    gzipSync(text),
  );
  await restaurant.run(
    `update tax_documents set state = 'sealed', seal = repeat('A', 40), sealed_at = now(), next_at = null
     where tenant_id = $1 and generation_code = $2`,
    code,
  );
}

test("a sale's paper bears its document; the office mails it, and whoever has the code keeps it", async ({
  restaurant,
  visit,
}) => {
  await issue(restaurant);
  await restaurant.setPrinting(true);
  const page = await visit({ at: "/dashboard/invoices", as: await restaurant.hire("admin") });
  await openDrawer(page.request);
  const { orderId } = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await complete(page.request, orderId);
  await payOrder(page.request, restaurant, { orderId, balance: 650 });
  const [document] = await restaurant.run<{ generation_code: string; control_number: string }>(
    "select generation_code, control_number from tax_documents where tenant_id = $1",
  );
  const { generation_code: code = "", control_number: number = "" } = document ?? {};

  const row = page.getByRole("row").filter({ hasText: say("invoices.no", { no: 1 }) });
  const choose = async (action: "print" | "mail") => {
    await row.getByRole("button", { name: say("invoices.actions", { no: 1 }) }).click();
    await page.getByRole("menuitem", { name: say(`invoices.${action}`) }).click();
  };
  const print = async () => {
    const opens = page.waitForEvent("popup");
    await choose("print");
    const paper = await opens;
    await expect(paper.locator("html")).toHaveAttribute("data-printed", "1");
    return paper;
  };
  const unsealed = await print();
  await expect(unsealed.getByText(say("taxDelivery.receipt.generation_code", { code }))).toBeVisible();
  await expect(unsealed.getByText(say("taxDelivery.receipt.control_number", { number }))).toBeVisible();
  await expect(unsealed.getByText(say("taxDelivery.receipt.unsealed"))).toBeVisible();
  await expect(unsealed.getByRole("img", { name: say("taxDelivery.receipt.qr") })).toBeVisible();
  await expectAccessible(unsealed, "a receipt with its document");
  await unsealed.close();

  await seal(restaurant, code);
  const sealed = await print();
  await expect(sealed.getByText(say("taxDelivery.receipt.seal", { seal: "A".repeat(40) }))).toBeVisible();
  await expect(sealed.getByText(say("taxDelivery.receipt.unsealed"))).toHaveCount(0);
  await sealed.close();

  await choose("mail");
  const dialog = page.getByRole("dialog", { name: say("taxDelivery.copies.title") });
  await expect(dialog.getByText(code)).toBeVisible();
  await expectAccessible(page, "the copies of a document");
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: say("taxDelivery.copies.pdf") }).click();
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe("%PDF-");
  await dialog.getByLabel(say("taxDelivery.copies.to")).fill("ana@ejemplo.com");
  await dialog.getByRole("button", { name: say("taxDelivery.copies.send") }).click();
  await expect(page.getByText(say("taxDelivery.reply.sent", { to: "ana@ejemplo.com" }))).toBeVisible();
  await choose("mail");
  await expect(dialog.getByText("ana@ejemplo.com")).toBeVisible();

  const guest = await visit({ at: `/d/${code}`, size: "phone" });
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Comal Dorado, S.A. de C.V.");
  await expect(guest.getByText(number)).toBeVisible();
  await expectAccessible(guest, "a document for whoever has its code");
  expect(await screenFaults(guest)).toEqual([]);
  const kept = guest.waitForEvent("download");
  await guest.getByRole("button", { name: say("taxDelivery.copies.json") }).click();
  const file = await kept;
  expect(file.suggestedFilename()).toBe(`${code}.json`);
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
    selloRecibido: "A".repeat(40),
  });
  await guest.getByLabel(say("taxDelivery.public.to")).fill("eva@ejemplo.com");
  await guest.getByRole("button", { name: say("taxDelivery.public.mail") }).click();
  await expect(guest.getByText(say("taxDelivery.reply.sent", { to: "eva@ejemplo.com" }))).toBeVisible();
  await guest.goto("/d/nada");
  await expect(guest.getByText(say("taxDelivery.public.not_found"))).toBeVisible();
});
