import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aGuestTable } from "#app/server/testing/guest-table.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { mailInvoice } from "#money/receipts/contract/receipts.ts";
import { placeOrder } from "#service/orders/contract/guest-orders.ts";
import { languageOfGuest } from "./language-of-guest.ts";

type Table = Awaited<ReturnType<typeof aGuestTable>>;

/** A guest orders to take away, with all that a fiscal credit needs, from a phone in this language. */
async function orderIn(
  { aPhone, qrcode, small }: Table,
  lang: string,
  { phone, email }: { readonly phone: string; readonly email: string },
) {
  const placed = await aPhone().call(placeOrder, {
    params: { qrcode },
    query: { lang } as never,
    body: {
      orderUuid: randomUUID(),
      deliveryType: "takeaway",
      tableId: null,
      customer: { name: "Ana", phone },
      cartItems: [{ id: small.items.horchata.id, quantity: 1, price: 1.5 }],
      invoiceType: "CREDITO_FISCAL",
      receptor: {
        nombre: "Tienda Ana",
        numDocumento: "06140101901234",
        nrc: "1234567",
        codActividad: "56101",
        descActividad: "Restaurantes",
        correo: email,
        telefono: phone,
        direccion: { departamento: "06", municipio: "23", complemento: "Calle Arce 12" },
      },
    },
  });
  expect(placed.status, placed.raw).toBe(200);
  return placed.ok.id;
}

test("a guest's address and phone are written to as the phone last ordered", async () => {
  const table = await aGuestTable();
  const ana = { phone: "7777-8888", email: "ana@tienda.test" };
  const languageOf = (email: string, phone?: string) =>
    table.server.db.inTenant(table.small.tenantId, (tx) => languageOfGuest(tx, { email, phone }, "es"));
  expect(await languageOf(ana.email, ana.phone)).toBe("es");
  await orderIn(table, "ja", ana);
  expect(await languageOf("Ana@Tienda.test")).toBe("ja");
  expect(await languageOf("otra@tienda.test")).toBe("es");
  expect(await languageOf("otra@tienda.test", "+503 7777 8888")).toBe("ja");
  expect(await languageOf("otra@tienda.test", "7777-8889")).toBe("es");
  // The same person, on another phone.
  await orderIn(table, "ko", { phone: "7123-4567", email: ana.email });
  expect(await languageOf(ana.email, ana.phone)).toBe("ko");
  expect(await languageOf("otra@tienda.test", ana.phone)).toBe("ja");
  await table.rows("update qr_orders set language = 'xx' where tenant_id = $1");
  expect(await languageOf(ana.email, ana.phone)).toBe("es");
});

test("a receipt is mailed in the guest's language, to others in the restaurant's", async () => {
  const table = await aGuestTable();
  const guest = { phone: "7777-8888", email: `${randomUUID()}@tienda.test` };
  const other = `${randomUUID()}@tienda.test`;
  await table.rows("update store_settings set language = 'fr' where tenant_id = $1");
  const paid = await table.pay([await table.take(await orderIn(table, "ja", guest))]);
  for (const to of [guest.email, other])
    await table.admin.call(mailInvoice, { params: { invoiceId: paid.invoice_id }, body: { to } });
  const mails = await waitingJobs(table.server);
  const htmlTo = (to: string) => String(mails.find(({ payload }) => payload.to === to)?.payload.html);
  expect(htmlTo(guest.email)).toContain('<html lang="ja" dir="ltr">');
  expect(htmlTo(other)).toContain('<html lang="fr" dir="ltr">');
});
