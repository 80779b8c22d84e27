import { expect, test } from "vitest";
import { aBrowser } from "#app/server/testing/browser.ts";
import { aPerson, testPassword } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { currentUser, refreshToken, signIn, signOut } from "../contract/auth.ts";

const server = await testServer();
const tenantId = await createTenant(server.db, { name: "La Casa" });

async function signedIn() {
  const { username } = await aPerson(server, tenantId, {});
  const browser = aBrowser(server);
  await browser.call(signIn, { body: { username, password: testPassword } });
  return browser;
}

test("signing out ends the session and cuts its sockets: old cookies are worth nothing", async () => {
  const browser = await signedIn();
  const old = browser.copy();
  const cut = server.endedSessions.length;
  const reply = await browser.call(signOut, { query: { lang: "es" } });
  expect(reply.ok.message).toBe("Su sesión se cerró.");
  expect([...browser.cookies.keys()]).toEqual(["comanda_device"]);
  expect(server.endedSessions.length).toBe(cut + 1);
  expect((await old.copy().call(currentUser)).error.code).toBe("not_signed_in");
  expect((await old.copy().call(refreshToken)).error.code).toBe("not_signed_in");
});

test("the refresh cookie alone is enough when the access cookie is gone", async () => {
  const browser = await signedIn();
  const old = browser.copy();
  browser.cookies.delete("comanda_access");
  expect((await browser.call(signOut)).status).toBe(200);
  expect((await old.call(currentUser)).status).toBe(401);
});

test("signing out without a session, or twice, is no fault and takes the cookies away", async () => {
  const browser = await signedIn();
  const again = browser.copy();
  await browser.call(signOut);
  expect((await again.call(signOut)).status).toBe(200);
  expect(again.cookies.has("comanda_refresh")).toBe(false);
  const stray = aBrowser(server, { cookies: new Map([["comanda_access", "not a token"]]) });
  expect((await stray.call(signOut)).status).toBe(200);
  expect(stray.cookies.size).toBe(0);
});

test("a page of another site cannot sign anybody out", async () => {
  const browser = await signedIn();
  const foreign = await browser.call(signOut, { headers: { origin: "https://evil.example" } });
  expect(foreign.error.code).toBe("wrong_origin");
  expect((await browser.call(currentUser)).status).toBe(200);
});
