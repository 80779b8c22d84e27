import { expect, test } from "vitest";
import * as drawn from "#app/guest/render-page.tsx";
import { aGuestPage } from "#app/server/testing/guest/guest-page.ts";
import { bookDocument } from "#app/server/testing/ministry/booked-document.ts";
import { guestWordsOf } from "#app/words/guest-words.ts";
import { languages } from "#platform/domain/text/languages.ts";

/** A sealed document of a restaurant, and its page. */
async function aDocumentPage() {
  const page = await aGuestPage(drawn);
  const { code } = await bookDocument(page.server, page.small.tenantId);
  return { ...page, code };
}

test("a document's page is read before any script has come, in seven languages", async () => {
  const { ask, code } = await aDocumentPage();
  for (const language of languages) {
    const page = await ask(`/d/${code}?lang=${language}`);
    const { documentPage: words } = guestWordsOf(language);
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(page.body).toContain(`<html lang="${language}"`);
    for (const text of ["PUPUSERIA EL COMAL DORADO", code, words.type_01, words.pdf, words.print, words.mail])
      expect(page.body).toContain(text);
    expect(page.body).toContain(`href="/api/v1/public/documents/${code}/pdf`);
  }
});

test("it loads the small script alone, and a language that was chosen is remembered", async () => {
  const { ask, code } = await aDocumentPage();
  const page = await ask(`/d/${code.toLowerCase()}?lang=ja`);
  const scripts = [...page.body.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, source]) => source);
  expect(scripts).toEqual(["/guest/assets/l.js"]);
  expect(page.body).toContain('href="/guest/assets/a.css"');
  expect(page.body).not.toMatch(/carlos|CARLOS|04589123/);
  const [cookie = ""] = [page.headers["set-cookie"] ?? ""].flat();
  expect(cookie).toContain("Path=/d/");
  expect((await ask(`/d/${code}`, { cookie: cookie.split(";")[0] ?? "" })).body).toContain('lang="ja"');
});

test("what a code does not name is said in words, and guessing is slowed down", async () => {
  const { ask } = await aGuestPage(drawn);
  const es = { "accept-language": "es" };
  const { documentPage, reservationPage } = guestWordsOf("es");
  for (const rest of ["nada", "", "x/y", "a".repeat(290), "%00", "%E0%A4"]) {
    const page = await ask(`/d/${rest}`, es);
    expect(page.statusCode, rest).toBe(404);
    expect(page.body, rest).toContain(documentPage.not_found);
    expect(page.body, rest).toContain('class="art"');
  }
  expect((await ask("/r/nada", es)).body).toContain(reservationPage.broken);
  for (let time = 0; time < 30; time += 1) await ask("/r/nada", es);
  const slowed = await ask("/r/nada", es);
  expect([slowed.statusCode, slowed.body.includes(documentPage.too_many)]).toEqual([429, true]);
  expect(slowed.body).toContain('href="/r/nada"');
});

test("the menu's page loads what its script needs at the same time", async () => {
  const { ask, menuCode } = await aGuestPage(drawn);
  expect((await ask(`/m/${menuCode}`)).body).toContain('rel="modulepreload" href="/guest/assets/s.js"');
});
