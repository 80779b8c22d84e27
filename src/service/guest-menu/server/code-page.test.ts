import { expect, test } from "vitest";
import * as drawn from "#app/guest/render-page.tsx";
import { aGuestPage } from "#app/server/testing/guest/guest-page.ts";
import { listStoreTables, renewTableCode } from "#service/floor/contract/store-tables.ts";

test("a typed code leads to the menu of its table, in the language that was chosen", async () => {
  const { admin, ask, menuCode } = await aGuestPage(drawn);
  const [table] = (await admin.call(listStoreTables)).ok;
  const code = table?.short_code ?? "";
  expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{5}$/);
  const led = await ask(`/m?lang=ar&code=${code.slice(0, 2).toLowerCase()}%20${code.slice(2)}`);
  expect(led.statusCode).toBe(303);
  expect(led.headers.location).toBe(`/m/${menuCode}?table=${table?.encrypted_id}&lang=ar`);
});

test("every code that leads nowhere gets the same answer, and what was typed is text", async () => {
  const { admin, ask, rows } = await aGuestPage(drawn);
  const [table] = (await admin.call(listStoreTables)).ok;
  const old = table?.short_code ?? "";
  const answers = [await ask(`/m?lang=es&code=00000`)];
  if (table) await admin.call(renewTableCode, { params: { tableId: table.id } });
  const [renewed] = (await admin.call(listStoreTables)).ok;
  expect(renewed?.short_code).not.toBe(old);
  answers.push(await ask(`/m?lang=es&code=${old}`));
  await rows("update store_settings set is_qr_menu_enabled = false where tenant_id = $1");
  answers.push(await ask(`/m?lang=es&code=${renewed?.short_code}`));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("Ese código no corresponde a ninguna mesa");
  }
  const marked = await ask("/m?code=%22%3E%3Cb%3E");
  expect(marked.body).not.toContain("<b>");
  for (const address of ["/m", "/m/"]) {
    const page = await ask(address, { "accept-language": "hi" });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<html lang="hi"')]);
    expect(page.body).toContain('id="code"');
  }
});

test("one address has thirty tries, then it has to wait", async () => {
  const { ask } = await aGuestPage(drawn);
  const codes = [];
  for (let tries = 0; tries < 31; tries += 1) codes.push((await ask("/m?code=ZZZZZ")).statusCode);
  expect(codes.slice(-2)).toEqual([404, 429]);
});

test("who opened the page types a right code beside 31 wrong ones", async () => {
  const { ask, admin, menuCode } = await aGuestPage(drawn);
  const [table] = (await admin.call(listStoreTables)).ok;
  const opened = await ask("/m");
  const [cookie = ""] = String(opened.headers["set-cookie"]).split(";");
  expect(cookie).toMatch(/^comanda_table=[\w-]{43}\.[\w-]{22}$/);
  for (let tries = 0; tries < 31; tries += 1) await ask("/m?code=ZZZZZ");
  expect((await ask("/m?code=ZZZZZ")).statusCode).toBe(429);
  const led = await ask(`/m?code=${table?.short_code}`, { cookie });
  expect([led.statusCode, led.headers.location]).toEqual([303, expect.stringContaining(menuCode)]);
  const own = [];
  for (let tries = 0; tries < 5; tries += 1) own.push((await ask("/m?code=ZZZZZ", { cookie })).statusCode);
  expect(own).toEqual([404, 404, 404, 404, 429]);
});
