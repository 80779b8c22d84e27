import { expect, test } from "vitest";
import * as drawn from "../../../guest/render-page.tsx";
import { aGuestPage } from "../../testing/guest/guest-page.ts";

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

test("the menu is read before any script has come, in the phone's language, with a name for shared links", async () => {
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

test("a code or a table that leads nowhere, and a menu that is closed, each have a page that says so", async () => {
  const { get, app, rows } = await aPage();
  const spanish = { "accept-language": "es" };
  const broken = await app.inject({ url: "/m/AAAAAAAAAAAAAAAAAAAAAA", headers: spanish });
  expect([broken.statusCode, broken.body]).toEqual([404, expect.stringContaining("no lleva a ningún menú")]);
  expect((await get("?table=no", spanish)).statusCode).toBe(404);
  await rows("update store_settings set is_qr_menu_enabled = false where tenant_id = $1");
  const closed = await get("", spanish);
  expect([closed.statusCode, closed.body]).toEqual([200, expect.stringContaining("no está disponible")]);
  expect(closed.body).not.toContain("Carne asada");
});
