import { expect, test } from "vitest";
import { aPerson, testPassword } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { setPin } from "#core/approvals/contract/approvals.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { listInvoices } from "#money/invoices/contract/invoices.ts";
import { type Language, languages } from "#platform/domain/text/languages.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { addCustomer, listCustomers } from "#service/customers/contract/customers.ts";

async function anAdmin() {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Teclados" });
  const admin = await aPerson(server, tenantId, { role: "admin" });
  const rows = (text: string) =>
    server.db.inTenant(tenantId, (tx) => tx.query({ text, values: [tx.tenantId] }));
  return { server, admin, rows };
}

const place = { department_code: "06", municipality_code: "23" };

test.each([
  ["full-width", "７０００－１２３４", "０６１４－０１０１９０－１０１－３", "１９９０-０５-０１"],
  ["Arabic", "٧٠٠٠-١٢٣٤", "٠٦١٤-٠١٠١٩٠-١٠١-٣", "١٩٩٠-٠٥-٠١"],
  ["Persian", "۷۰۰۰-۱۲۳۴", "۰۶۱۴-۰۱۰۱۹۰-۱۰۱-۳", "۱۹۹۰-۰۵-۰۱"],
  ["Devanagari", "७०००-१२३४", "०६१४-०१०१९०-१०१-३", "१९९०-०५-०१"],
])(
  "phone, NIT and day of %s digits are stored western and found by both",
  async (_script, phone, nit, day) => {
    const { admin, rows } = await anAdmin();
    const consumer = { ...place, phone, name: "Ana", birthDate: day };
    await admin.call(addCustomer, { body: consumer });
    const business = { type: "CREDITO_FISCAL", razon_social: "El Comal, S.A.", nit } as const;
    await admin.call(addCustomer, { body: { ...place, ...business, phone: "2222-0001" } });
    expect(
      await rows("select phone, nit, birth_date::text from customers where tenant_id = $1 order by id"),
    ).toEqual([
      { phone: "7000-1234", nit: null, birth_date: "1990-05-01" },
      { phone: "2222-0001", nit: "06140101901013", birth_date: null },
    ]);
    for (const q of ["7000-1234", phone]) {
      const { customers } = (await admin.call(listCustomers, { query: { q } })).ok;
      expect(customers.map((customer) => customer.phone)).toEqual(["7000-1234"]);
    }
    const again = await admin.call(addCustomer, { body: { ...place, phone: "70001234", name: "Otra" } });
    expect(again.error.code).toBe("customer_phone_taken");
  },
);

test.each(["１４７０", "١٤٧٠", "۱۴۷۰", "१४७०"])("%s is the PIN 1470", async (pin) => {
  const { admin } = await anAdmin();
  expect((await admin.call(setPin, { body: { password: testPassword, pin } })).status).toBe(200);
  const simple = await admin.call(setPin, { body: { password: testPassword, pin: "１１１１" } });
  expect(simple.error.code).toBe("pin_too_simple");
});

test.each(["２０２６-１１-０１", "٢٠٢٦-١١-٠١", "२०२६-११-०१"])("%s is a day of an address", async (day) => {
  const { admin } = await anAdmin();
  const query = { type: "custom", from: day, to: day } as const;
  expect((await admin.call(listInvoices, { query })).status).toBe(200);
  const gone = { ...query, from: `${day.slice(0, 4)}-13-01` };
  expect((await admin.call(listInvoices, { query: gone })).error.code).toBe("invalid_input");
});

const refusedIn = (language: Language) => sayIn(language)("errors.invalid_input");

test.each<[string, string, Language]>([
  ["an unknown language", "lang=xx", "ja"],
  ["an unknown language and one of ours", "lang=xx&lang=ko", "ko"],
  ["two of ours", "lang=fr&lang=ko", "fr"],
  ["one in capitals with its region", "lang=AR-eg", "ar"],
  ["an empty one, twice", "lang=&lang=", "ja"],
])("%s in the address is answered by whom the person reads", async (_title, query, language) => {
  const { server, admin, rows } = await anAdmin();
  await rows("update users set language = 'ja' where tenant_id = $1 returning 1");
  const reply = await server.app.inject({
    url: `/api/v1${listCustomers.path}?limit=x&${query}`,
    cookies: admin.cookies,
    headers: { "accept-language": "hi" },
  });
  expect(reply.json()).toMatchObject({ code: "invalid_input", message: refusedIn(language) });
});

test("a stored language that is gone is answered in one of the browser's", async () => {
  const { server, admin, rows } = await anAdmin();
  await rows("update users set language = 'xx' where tenant_id = $1 returning 1");
  const ask = async (accepted: string) => {
    const url = `/api/v1${listCustomers.path}?limit=x`;
    const headers = { "accept-language": accepted };
    return (await server.app.inject({ url, cookies: admin.cookies, headers })).json().message;
  };
  expect(await ask("xx-BR, hi;q=0.4")).toBe(refusedIn("hi"));
  expect(await ask("xx-BR")).toBe(refusedIn("en"));
  expect(languages).not.toContain("xx");
});
