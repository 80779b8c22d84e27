import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { sampleText } from "#app/server/testing/ministry/booked-document.ts";
import { documentPage } from "#app/words/es/guests.ts";
import type { MessageKey } from "#app/words/message-key.ts";
import { letIssue } from "../db/seeds/issuing.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { openDrawer } from "./support/cash-drawer.ts";
import { accountButton, payButton, payDialog } from "./support/charge-page.ts";
import { issueToSimulator } from "./support/issue-to-simulator.ts";
import { expect, test } from "./support/journey.ts";
import { fileIn, mailTo } from "./support/mails.ts";
import { payOrder } from "./support/pay-order.ts";
import type { Restaurant } from "./support/restaurant.ts";
import { say } from "./support/say.ts";
import { screenFaults } from "./support/screen-faults.ts";
import { complete, dishes, sendOrder } from "./support/send-order.ts";

const carne = 650;

/** Charges an account to a named consumer in the till, by card. */
async function sellTo(page: Page, buyer: { readonly name: string; readonly email: string }): Promise<void> {
  await accountButton(page, carne).click();
  const dialog = payDialog(page);
  await dialog.getByRole("button", { name: new RegExp(`^${say("payments.buyer.to")}`) }).click();
  const type = say("customers.type.CONSUMIDOR_FINAL");
  const data = page.getByRole("dialog", { name: say("payments.buyer.title", { type }) });
  await data.getByRole("textbox", { name: say("common.name") }).fill(buyer.name);
  await data.getByRole("textbox", { name: say("common.email") }).fill(buyer.email);
  await data.getByRole("button", { name: say("payments.buyer.use") }).click();
  await dialog.getByRole("radio", { name: "Tarjeta" }).check();
  await payButton(dialog, carne).click();
  await expect(dialog).toHaveCount(0);
}

/** Fills in whoever asks for a crédito fiscal. */
async function nameCompany(page: Page, dialog: Locator): Promise<void> {
  const text = (field: "name" | "nit" | "nrc" | "address") =>
    dialog.getByRole("textbox", { name: say(`common.${field}`), exact: true }).first();
  const choose = async (name: string, typed: string) => {
    await dialog.getByRole("combobox", { name }).fill(typed);
    await page
      .getByRole("option", { name: new RegExp(typed, "i") })
      .first()
      .click();
  };
  await text("name").fill("Comercial El Sol, S.A. de C.V.");
  await text("nit").fill("0614-010190-101-0");
  await text("nrc").fill("123456-7");
  await choose(say("common.economic_activity"), "56101");
  await choose(say("customers.form.department"), "San Salvador");
  await choose(say("customers.form.municipality"), "Centro");
  await choose(say("customers.form.district"), "San Salvador");
  await text("address").fill("Calle Arce 12");
}

test("a sale is sealed and mailed by itself and becomes a crédito fiscal", async ({ restaurant, visit }) => {
  await issueToSimulator(restaurant);
  const to = `ana-${restaurant.tenantId}@ejemplo.com`;
  const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("admin") });
  await openDrawer(page.request);
  const { orderId } = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await complete(page.request, orderId);
  await sellTo(page, { name: "Ana Pérez", email: to });

  // The document becomes green without anybody doing anything, and its buyer has it.
  await page.goto("/dashboard/accounting");
  const row = page.getByRole("row").filter({ hasText: say("common.number_of", { no: 1 }) });
  await expect(row).toContainText(say("accounting.estado.PROCESADO"));
  const [sold] = await restaurant.run<{ generation_code: string; control_number: string; seal: string }>(
    "select generation_code, control_number, seal from tax_documents where tenant_id = $1",
  );
  const { generation_code: code = "", control_number: number = "", seal = "" } = sold ?? {};
  const mail = await mailTo(to);
  expect(JSON.parse(fileIn(mail, `${code}.json`).toString("utf8"))).toMatchObject({
    identificacion: { tipoDte: "01", numeroControl: number },
    receptor: { nombre: "Ana Pérez" },
    selloRecibido: seal,
  });
  expect(fileIn(mail, `${code}.pdf`).subarray(0, 5).toString()).toBe("%PDF-");

  // Ana wants a crédito fiscal after all: the new document is sealed first, then the first one is invalidated.
  await page.goto("/dashboard/accounting");
  await row.getByRole("button", { name: new RegExp(`^${say("common.number_of", { no: 1 })}`) }).click();
  const details = page.getByRole("dialog", { name: say("accounting.detail.title", { no: 1 }) });
  const factura = details.getByRole("article", { name: number });

  // Looked at as a whole it is complete, and is mailed again to the address that stands on it.
  await factura.getByRole("button", { name: say("accounting.see_dte") }).click();
  const dte = page.getByRole("dialog", { name: say("accounting.dte.title") });
  await expect(dte.getByText(say("accounting.dte.completed"))).toBeVisible();
  await dte.getByRole("button", { name: say("common.send_by_email") }).click();
  await expect(page.getByText(say("taxDelivery.reply.sent"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dte).toHaveCount(0);
  await factura.getByRole("button", { name: say("taxDocuments.act.to_fiscal") }).click();
  const change = page.getByRole("dialog", { name: say("taxDocuments.act.to_fiscal"), exact: true });
  const submit = change.getByRole("button", { name: say("taxDocuments.act.to_fiscal") });
  await submit.click();
  await expect(change.getByText(say("validation.required")).first()).toBeVisible();
  await expectAccessible(page, "a factura that becomes a crédito fiscal, with gaps");
  expect(await screenFaults(page)).toEqual([]);
  await nameCompany(page, change);
  await submit.click();
  await expect(page.getByText(say("taxDocuments.reply.replaced_first"))).toBeVisible();
  await expect(
    factura.getByText(say("taxDocuments.state.invalidated"), { exact: true }).first(),
  ).toBeVisible();
  const fiscal = details.getByRole("article", { name: /^DTE-03/ });
  await expect(fiscal.getByText(say("accounting.estado.PROCESADO"), { exact: true }).first()).toBeVisible();
  expect(
    await restaurant.run(
      "select kind, state, to_pay_cents, party_nrc from tax_documents where tenant_id = $1 order by id",
    ),
  ).toEqual([
    { kind: "01", state: "invalidated", to_pay_cents: carne, party_nrc: null },
    { kind: "03", state: "sealed", to_pay_cents: carne, party_nrc: "1234567" },
    { kind: "invalidation", state: "sealed", to_pay_cents: null, party_nrc: null },
  ]);

  // The sale never took place: nothing stands in its place.
  await fiscal.getByRole("button", { name: say("taxDocuments.act.invalidate"), exact: true }).click();
  const invalidate = page.getByRole("dialog", { name: /^Invalidar DTE-03/ });
  await expectAccessible(page, "an invalidation");
  await invalidate.getByRole("button", { name: say("taxDocuments.act.invalidate"), exact: true }).click();
  await expect(page.getByText(say("taxDocuments.reply.invalidated"))).toBeVisible();
  await expect(
    fiscal.getByText(say("taxDocuments.state.invalidated"), { exact: true }).first(),
  ).toBeVisible();
});

test("a refused document says where it is put right, and is sealed then @further", async ({
  restaurant,
  visit,
}) => {
  await issueToSimulator(restaurant);
  // Without credentials of this service what is sold waits.
  await restaurant.run("update tax_credentials set environment = '01' where tenant_id = $1");
  const page = await visit({ at: "/dashboard/order-charge", as: await restaurant.hire("admin") });
  await openDrawer(page.request);
  const { orderId } = await sendOrder(page.request, restaurant, [dishes.carne(restaurant)]);
  await complete(page.request, orderId);
  const to = `luis-${restaurant.tenantId}@ejemplo.com`;
  await sellTo(page, { name: "Luis Pérez", email: to });
  await page.goto("/dashboard/accounting");
  await expect(page.getByText(say("taxSending.halted.credentials.title"))).toBeVisible();
  // What the ministry answers to a buyer whom it does not know.
  await restaurant.run(
    `update tax_documents set state = 'rejected', next_at = null, words = $2 where tenant_id = $1`,
    JSON.stringify({
      code: "009",
      classCode: "98",
      description: "[receptor.numDocumento] NO EXISTE UN REGISTRO CON ESE VALOR",
      remarks: [],
      processedAt: null,
    }),
  );
  const [refused] = await restaurant.run<{ control_number: string; generation_code: string }>(
    "select control_number, generation_code from tax_documents where tenant_id = $1",
  );
  await issueToSimulator(restaurant);
  await page.reload();
  await page.getByRole("button", { name: say("taxSending.again") }).click();
  await page.getByRole("link", { name: say("taxSending.see") }).click();
  const row = page.getByRole("row").filter({ hasText: say("common.number_of", { no: 1 }) });
  await row.getByRole("button", { name: new RegExp(`^${say("common.number_of", { no: 1 })}`) }).click();
  const details = page.getByRole("dialog", { name: say("accounting.detail.title", { no: 1 }) });
  const factura = details.getByRole("article", { name: refused?.control_number ?? "" });
  await expect(factura.getByText(say("taxDocuments.mend.buyer"))).toBeVisible();
  await factura.getByRole("button", { name: say("taxDocuments.act.mend_buyer") }).click();
  const mend = page.getByRole("dialog", { name: say("taxDocuments.act.mend_buyer"), exact: true });
  const number = mend.getByRole("textbox", { name: say("common.document_number") });
  await mend.getByRole("combobox", { name: say("common.document_type") }).fill("DUI");
  await page.getByRole("option", { name: "DUI", exact: true }).click();
  await number.fill("123");
  const send = mend.getByRole("button", { name: say("common.send_again") });
  await send.click();
  await expect(mend.getByText(say("validation.dui_malformed"))).toBeVisible();
  await number.fill("04567890-1");
  await number.blur();
  await expect(mend.getByText(say("common.number_hint.check_digit"))).toBeVisible();
  await send.click();
  await expect(page.getByText(say("taxDocuments.reply.queued"))).toBeVisible();
  await expect(factura.getByText(say("accounting.estado.PROCESADO"), { exact: true }).first()).toBeVisible();
  expect(
    await restaurant.run(
      "select state, control_number, generation_code, party_number from tax_documents where tenant_id = $1",
    ),
  ).toEqual([{ state: "sealed", ...refused, party_number: "04567890-1" }]);
});

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

test("a sale's paper bears its document, and the office mails it @further", async ({ restaurant, visit }) => {
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

  const row = page.getByRole("row").filter({ hasText: say("common.number_of", { no: 1 }) });
  const choose = async (action: MessageKey) => {
    await row.getByRole("button", { name: say("common.actions_for_invoice_no", { no: 1 }) }).click();
    await page.getByRole("menuitem", { name: say(action) }).click();
  };
  const print = async () => {
    const opens = page.waitForEvent("popup");
    await choose("common.print_copy");
    const paper = await opens;
    await expect(paper.locator("html")).toHaveAttribute("data-printed", "1");
    return paper;
  };
  const unsealed = await print();
  await expect(unsealed.getByText(say("taxDelivery.mail.code", { code }))).toBeVisible();
  await expect(unsealed.getByText(say("taxDelivery.receipt.control_number", { number }))).toBeVisible();
  await expect(unsealed.getByText(say("taxDelivery.receipt.unsealed"))).toBeVisible();
  // Unit and kind of sale of each line are no choice (guide §23).
  await expect(unsealed.getByText("1 Unidad × $6.50", { exact: true })).toBeVisible();
  await expect(unsealed.getByText("$6.50 G", { exact: true })).toBeVisible();
  await expect(unsealed.getByRole("img", { name: say("taxDelivery.receipt.qr") })).toBeVisible();
  await expectAccessible(unsealed, "a receipt with its document");
  await unsealed.close();

  await seal(restaurant, code);
  const sealed = await print();
  await expect(sealed.getByText(say("taxDelivery.receipt.seal", { seal: "A".repeat(40) }))).toBeVisible();
  await expect(sealed.getByText(say("taxDelivery.receipt.unsealed"))).toHaveCount(0);
  await sealed.close();

  await choose("common.send_by_email");
  const dialog = page.getByRole("dialog", { name: say("common.tax_document") });
  await expect(dialog.getByText(code)).toBeVisible();
  await expectAccessible(page, "the copies of a document");
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: say("taxDelivery.copies.pdf") }).click();
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe("%PDF-");
  await dialog.getByLabel(say("common.email")).fill("ana@ejemplo.com");
  await dialog.getByRole("button", { name: say("common.send_by_email") }).click();
  await expect(page.getByText(say("taxDelivery.reply.sent", { to: "ana@ejemplo.com" }))).toBeVisible();
  await choose("common.send_by_email");
  await expect(dialog.getByText("ana@ejemplo.com")).toBeVisible();

  const guest = await visit({ at: `/d/${code}`, size: "phone" });
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Comal Dorado, S.A. de C.V.");
  await expect(guest.getByText(number)).toBeVisible();
  await expect(guest.getByText(documentPage.sealed)).toBeVisible();
  await expect(guest.getByRole("img", { name: documentPage.ministry })).toBeVisible();
  await expectAccessible(guest, "a document for whoever has its code");
  expect(await screenFaults(guest)).toEqual([]);
  const kept = guest.waitForEvent("download");
  await guest.getByRole("link", { name: documentPage.json }).click();
  const file = await kept;
  expect(file.suggestedFilename()).toBe(`${code}.json`);
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
    selloRecibido: "A".repeat(40),
  });
  const mail = guest.getByRole("button", { name: documentPage.mail });
  await guest.getByLabel(documentPage.to).fill("eva");
  await mail.click();
  await expect(guest.getByText(documentPage.err_email)).toBeVisible();
  await guest.getByLabel(documentPage.to).fill("eva@ejemplo.com");
  await mail.click();
  await expect(guest.getByRole("status")).toContainText("eva@ejemplo.com");
  await guest.goto("/d/nada");
  await expect(guest.getByText(documentPage.not_found)).toBeVisible();
});
