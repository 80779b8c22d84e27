import { expect, test, vi } from "vitest";
import * as drawn from "#app/guest/render-page.tsx";
import { aGuestPage } from "#app/server/testing/guest/guest-page.ts";
import { guestWordsOf } from "#app/words/guest-words.ts";

/** A restaurant that shows its menu, and its pages. */
async function aPage() {
  const page = await aGuestPage(drawn);
  let now = Date.UTC(2026, 6, 10, 18);
  const get = (rest = "", headers: Record<string, string> = {}) => {
    // Later than a menu is believed without asking.
    now += 5_000;
    page.server.clock.now = new Date(now);
    return page.ask(`/m/${page.menuCode}${rest}`, headers);
  };
  return { ...page, get };
}

test("the menu is read before any script has come, in the phone's language", async () => {
  const { get, rows } = await aPage();
  await rows("update store_settings set store_name = $2 where tenant_id = $1", "La <b>Ceiba</b>");
  const page = await get("", { "accept-language": "ar-EG,en;q=0.5" });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<html lang="ar" dir="rtl">');
  expect(page.body).toContain("Carne asada");
  expect(page.body).toContain('property="og:title" content="La &lt;b&gt;Ceiba&lt;/b&gt;');
  expect(page.body).not.toContain("<b>");
  expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
});

test("a language that was asked for is remembered; one that is not spoken is not", async () => {
  const { get } = await aPage();
  const asked = await get("?lang=ja", { "accept-language": "en" });
  expect(asked.body).toContain('lang="ja"');
  const [cookie] = [asked.headers["set-cookie"] ?? ""].flat();
  expect(cookie).toContain("HttpOnly");
  const kept = await get("", { "accept-language": "en", cookie: cookie?.split(";")[0] ?? "" });
  expect(kept.body).toContain('<html lang="ja"');
  expect((await get("?lang=xx", { "accept-language": "en" })).body).toContain('<html lang="en"');
});

test("a phone that has the page is told so until the menu changes", async () => {
  const { get, rows } = await aPage();
  const { etag } = (await get()).headers;
  const again = () => get("", { "if-none-match": String(etag) });
  expect((await again()).statusCode).toBe(304);
  await rows("update menu_items set title = 'Cambiado' where tenant_id = $1");
  expect((await again()).body).toContain("Cambiado");
});

test("a code that leads nowhere, and a closed menu, each have a page that says so", async () => {
  const { get, app, rows } = await aPage();
  const spanish = { "accept-language": "es" };
  const broken = await app.inject({ url: "/m/AAAAAAAAAAAAAAAAAAAAAA", headers: spanish });
  expect([broken.statusCode, broken.body]).toEqual([404, expect.stringContaining("no abre ningún menú")]);
  expect((await get("?table=no", spanish)).statusCode).toBe(404);
  for (const address of ["/m/%00", "/m/%00/whatever", "/m/AAAAAAAAAAAAAAAAAAAAAA/whatever"])
    expect([address, (await app.inject({ url: address, headers: spanish })).statusCode]).toEqual([
      address,
      404,
    ]);
  expect((await get("?table=%00", spanish)).statusCode).toBe(404);
  await rows("update store_settings set is_qr_menu_enabled = false where tenant_id = $1");
  const closed = await get("", spanish);
  expect([closed.statusCode, closed.body]).toEqual([200, expect.stringContaining("no está disponible")]);
  expect(closed.body).not.toContain("Carne asada");
});

test("an address that is no page of a restaurant says so in the guest's language", async () => {
  const { get, ask, menuCode } = await aPage();
  for (const rest of ["/whatever", "/order", "/feedback/success/more", "/cart/"]) {
    const lost = await get(`${rest}?table=T1`, { "accept-language": "ar" });
    expect([rest, lost.statusCode]).toEqual([rest, 404]);
    expect(lost.body).toContain("هذه الصفحة غير موجودة");
    expect(lost.body).toContain(`href="/m/${menuCode}?table=T1"`);
  }
  expect((await get("/?table=T1")).headers.location).toBe(`/m/${menuCode}?table=T1`);
  const nowhere = await ask("/m/AAAAAAAAAAAAAAAAAAAAAA/whatever", { "accept-language": "es" });
  expect(nowhere.body).toContain("no abre ningún menú");
});

test("what became of an order leads to where a code is typed", async () => {
  const { ask, menuCode } = await aPage();
  for (const ending of ["/m/order-success", "/m/order-failed"]) {
    const without = (await ask(ending)).body;
    expect(without).toContain('href="/m"');
    expect(without).not.toContain('href="/m/');
    expect((await ask(`${ending}?code=${menuCode}`)).body).toContain(`href="/m/${menuCode}"`);
  }
});

test("what became of an order is told in the restaurant's colour", async () => {
  const { ask, menuCode, rows } = await aPage();
  await rows("update store_settings set guest_accent = '#a3324f' where tenant_id = $1");
  for (const ending of ["/m/order-success", "/m/order-failed"]) {
    expect((await ask(`${ending}?code=${menuCode}`)).body).toContain("--accent:#a3324f");
    for (const code of ["", "AAAAAAAAAAAAAAAAAAAAAA", "%00"])
      expect((await ask(`${ending}?code=${code}`)).body).not.toContain("--accent");
  }
});

test("without a database a guest still reads what became of the order", async () => {
  const { ask, menuCode, server } = await aPage();
  const reading = vi.spyOn(server.db, "inTenant").mockRejectedValue(new Error("no connection"));
  const reply = await ask(`/m/order-success?code=${menuCode}`);
  expect(reading).toHaveBeenCalled();
  reading.mockRestore();
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(`href="/m/${menuCode}"`);
});

test.each([
  ["that nobody can read", "%c0%ae"],
  ["that ends in the middle of a sign", "Mesa%E0%A4"],
  ["that is longer than any code", "a".repeat(400)],
])("an address %s is answered by a page in the guest's language", async (_, code) => {
  const { ask } = await aGuestPage(drawn);
  const page = await ask(`/m/${code}?table=x`, { "accept-language": "fr" });
  expect([page.statusCode, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(page.body).toContain(guestWordsOf("fr").guests.broken_title);
  expect(page.body).toContain("<title>");
});
