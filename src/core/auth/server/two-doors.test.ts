import { expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { aBrowser, type Browser } from "#app/server/testing/browser.ts";
import { aPerson, aSecondFactor, testPassword } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { platformDashboard } from "#operator/platform-console/contract/figures.ts";
import { currentUser, refreshToken, signIn, signOut } from "../contract/auth.ts";
import {
  platformRefreshToken,
  platformSignIn,
  platformSignOut,
  platformUser,
} from "../contract/operator-session.ts";
import { authRoutes } from "./routes.ts";

const server = await testServer();
const tenantId = await createTenant(server.db, { name: "Dos Puertas" });
const platformId = await createTenant(server.db, { name: "Plataforma", kind: "platform" });

type Door = typeof signIn | typeof platformSignIn;
const enter = (browser: Browser, door: Door, person: { username: string; code?: string }) =>
  browser.call(door, { body: { password: testPassword, ...person } });

/** An operator with the code of their app. */
async function anOperator() {
  const operator = await aPerson(server, platformId, { role: "superadmin" });
  const { code } = await aSecondFactor(server, platformId, operator);
  return { username: operator.username, code: code() };
}

/** One browser in which the owner of a restaurant and the platform's operator are signed in. */
async function bothSignedIn(): Promise<Browser> {
  const owner = await aPerson(server, tenantId, { role: "admin" });
  const browser = aBrowser(server);
  await enter(browser, signIn, { username: owner.username });
  await enter(browser, platformSignIn, await anOperator());
  return browser;
}

/** What the jar holds of one door, under the other door's names. */
function swapped(browser: Browser): Browser {
  const other = (name: string) =>
    name.startsWith("comanda_console_")
      ? name.replace("comanda_console_", "comanda_")
      : name.replace("comanda_", "comanda_console_");
  const cookies = new Map([...browser.cookies].map(([name, value]) => [other(name), value]));
  return aBrowser(server, { cookies });
}

test("somebody is signed in to both doors in one browser, and leaves one of them", async () => {
  const browser = await bothSignedIn();
  expect((await browser.call(currentUser)).ok.role).toBe("admin");
  expect((await browser.call(platformUser)).ok.role).toBe("superadmin");
  expect((await browser.call(refreshToken)).ok.user.role).toBe("admin");
  expect((await browser.call(platformRefreshToken)).ok.user.role).toBe("superadmin");
  await browser.call(signOut);
  expect((await browser.call(currentUser)).error.code).toBe("not_signed_in");
  expect((await browser.call(platformDashboard)).status).toBe(200);
  await browser.call(platformSignOut);
  expect((await browser.call(platformUser)).error.code).toBe("not_signed_in");
});

test("leaving the console leaves the restaurant open", async () => {
  const browser = await bothSignedIn();
  await browser.call(platformSignOut);
  expect((await browser.call(platformUser)).error.code).toBe("not_signed_in");
  expect((await browser.call(currentUser)).status).toBe(200);
});

test("a cookie of the one door opens nothing under the other's name", async () => {
  const browser = await bothSignedIn();
  const replayed = swapped(browser);
  expect((await replayed.copy().call(currentUser)).error.code).toBe("not_signed_in");
  expect((await replayed.copy().call(platformUser)).error.code).toBe("not_signed_in");
  expect((await replayed.copy().call(platformDashboard)).error.code).toBe("not_signed_in");
  expect((await replayed.copy().call(refreshToken)).error.code).toBe("not_signed_in");
  expect((await replayed.copy().call(platformRefreshToken)).error.code).toBe("not_signed_in");
  await replayed.copy().call(signOut);
  await replayed.copy().call(platformSignOut);
  expect((await browser.call(currentUser)).status).toBe(200);
  expect((await browser.call(platformUser)).status).toBe(200);
});

test("the console's cookies travel to the console's calls alone", async () => {
  const operator = await anOperator();
  const app = await buildApp(server.deps, [authRoutes], { secure: true, trustProxy: false });
  const reply = await app.inject({
    method: "POST",
    url: "/api/v1/superadmin/signin",
    payload: { ...operator, password: testPassword },
  });
  const safe = { path: "/api/v1/superadmin", httpOnly: true, sameSite: "Lax", secure: true };
  expect(reply.cookies).toMatchObject([
    { name: "__Secure-comanda_console_access", ...safe },
    { name: "__Secure-comanda_console_refresh", ...safe },
    { name: "__Secure-comanda_console_device", ...safe },
  ]);
  await app.close();
});
