import { expect, test } from "vitest";
import { aBrowser, type Browser } from "#app/server/testing/browser.ts";
import { aPerson, testPassword } from "#app/server/testing/sessions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { currentUser, refreshToken, signIn } from "../contract/auth.ts";

const server = await ownTestServer(() => new Date()); // the database looks at its own clock
const tenantId = await createTenant(server.db, { name: "La Casa" });

async function signedIn(): Promise<{ browser: Browser; userId: number }> {
  const { username, userId } = await aPerson(server, tenantId, {});
  const browser = aBrowser(server);
  expect((await browser.call(signIn, { body: { username, password: testPassword } })).status).toBe(200);
  return { browser, userId };
}

/** Moves everything of a person's tokens and sessions into the past. */
async function travel(userId: number, seconds: number): Promise<void> {
  await server.db.inTenant(tenantId, async (tx) => {
    const values = [tenantId, userId, `${seconds} seconds`];
    await tx.query({
      text: `update session_tokens set created_at = created_at - $3::interval, expires_at = expires_at - $3::interval,
                    spent_at = spent_at - $3::interval
             where tenant_id = $1 and session_id in (select id from sessions where tenant_id = $1 and user_id = $2)`,
      values,
    });
    await tx.query({
      text: `update sessions set created_at = created_at - $3::interval, expires_at = expires_at - $3::interval
             where tenant_id = $1 and user_id = $2`,
      values,
    });
  });
}

async function sessionOf(userId: number): Promise<{ id: number; ended_reason: string | null } | undefined> {
  const rows = await server.db.inTenant(tenantId, (tx) =>
    tx.query<{ id: number; ended_reason: string | null }>({
      text: `select id, ended_reason from sessions
             where tenant_id = $1 and user_id = $2 and browser is not null order by id desc limit 1`,
      values: [tenantId, userId],
    }),
  );
  return rows[0];
}

const minute = 60;

test("after fifteen minutes the access token is worth nothing", async () => {
  const { browser, userId } = await signedIn();
  await travel(userId, 15 * minute);
  const old = browser.copy();
  expect((await browser.call(currentUser)).error.code).toBe("not_signed_in");
  const reply = await browser.call(refreshToken, { query: { lang: "es" } });
  expect(reply.ok.message).toBe("Su sesión sigue abierta.");
  expect((await browser.call(currentUser)).ok).toEqual(reply.ok.user);
  expect(browser.cookies.get("comanda_access")).not.toBe(old.cookies.get("comanda_access"));
  expect(browser.cookies.get("comanda_refresh")).not.toBe(old.cookies.get("comanda_refresh"));
});

test("an access token that was refreshed early lives on to its end", async () => {
  const { browser } = await signedIn();
  const other = browser.copy();
  await browser.call(refreshToken);
  expect((await other.call(currentUser)).status).toBe(200);
});

test("a traded token that comes back later ends the session at once", async () => {
  const { browser, userId } = await signedIn();
  const thief = browser.copy();
  await browser.call(refreshToken);
  await travel(userId, 31);
  const refused = await thief.call(refreshToken);
  expect(refused.error.code).toBe("not_signed_in");
  expect(thief.cookies.has("comanda_refresh")).toBe(false);
  const session = await sessionOf(userId);
  expect(session?.ended_reason).toBe("token_reused");
  expect(server.endedSessions).toContain(session?.id);
  expect((await browser.call(currentUser)).error.code).toBe("not_signed_in");
  expect((await browser.call(refreshToken)).error.code).toBe("not_signed_in");
  const audit = await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "select action, user_id from audit_entries where tenant_id = $1 and subject_id = $2 and subject = 'session' order by id",
      values: [tenantId, session?.id],
    }),
  );
  expect(audit).toEqual([{ action: "session.token_reused", user_id: userId }]);
});

test("eight tabs that refresh together all stay signed in, now and at the next refresh", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { browser, userId } = await signedIn();
    await travel(userId, 15 * minute);
    const tabs = Array.from({ length: 8 }, () => browser.copy());
    const replies = await Promise.all(tabs.map((tab) => tab.call(refreshToken)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    for (const tab of tabs) expect((await tab.call(currentUser)).status).toBe(200);
    // The jar keeps one of the pairs, whichever answer came last.
    const jar = tabs[round] ?? browser;
    await travel(userId, 15 * minute);
    expect((await jar.call(refreshToken)).status).toBe(200);
    await travel(userId, 15 * minute);
    expect((await jar.call(refreshToken)).status).toBe(200);
    expect((await sessionOf(userId))?.ended_reason).toBeNull();
  }
});

test("a thief who joins the race is found out", async () => {
  const { browser, userId } = await signedIn();
  const thief = browser.copy();
  await Promise.all([browser.call(refreshToken), thief.call(refreshToken)]);
  await travel(userId, 15 * minute);
  expect((await browser.call(refreshToken)).status).toBe(200);
  await travel(userId, 1 * minute);
  expect((await thief.call(refreshToken)).error.code).toBe("not_signed_in");
  expect((await sessionOf(userId))?.ended_reason).toBe("token_reused");
});

test("a race does not keep a token alive: its seconds count from the first trade", async () => {
  const { browser, userId } = await signedIn();
  const tab = browser.copy();
  const late = browser.copy();
  await browser.call(refreshToken);
  await travel(userId, 20);
  expect((await tab.call(refreshToken)).status).toBe(200);
  await travel(userId, 20);
  expect((await late.call(refreshToken)).error.code).toBe("not_signed_in");
});

test("a session not used for thirty days is over, and one of 180 days always", async () => {
  const idle = await signedIn();
  await travel(idle.userId, 30 * 86_400 + 1);
  expect((await idle.browser.call(refreshToken)).error.code).toBe("not_signed_in");
  const busy = await signedIn();
  for (let month = 0; month < 6; month += 1) {
    await travel(busy.userId, 29 * 86_400);
    expect((await busy.browser.call(refreshToken)).status).toBe(200);
  }
  await travel(busy.userId, 6 * 86_400 - 60);
  expect((await busy.browser.call(refreshToken)).status).toBe(200);
  expect((await busy.browser.call(currentUser)).status).toBe(200);
  await travel(busy.userId, 61);
  expect((await busy.browser.call(currentUser)).error.code).toBe("not_signed_in");
  expect((await busy.browser.call(refreshToken)).error.code).toBe("not_signed_in");
});

test("a disabled person's tokens stop at once", async () => {
  const { browser, userId } = await signedIn();
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update users set is_active = false where tenant_id = $1 and id = $2",
      values: [tenantId, userId],
    }),
  );
  expect((await browser.call(currentUser)).error.code).toBe("not_signed_in");
  expect((await browser.call(refreshToken)).error.code).toBe("not_signed_in");
});

test("an access token does not refresh, a refresh token does not open anything", async () => {
  const { browser } = await signedIn();
  const access = browser.cookies.get("comanda_access") ?? "";
  const refresh = browser.cookies.get("comanda_refresh") ?? "";
  const swapped = new Map([
    ["comanda_access", refresh],
    ["comanda_refresh", access],
  ]);
  expect((await aBrowser(server, { cookies: new Map(swapped) }).call(currentUser)).status).toBe(401);
  expect((await aBrowser(server, { cookies: new Map(swapped) }).call(refreshToken)).status).toBe(401);
});

test("malformed cookies and tokens of other restaurants are nobody's", async () => {
  const { browser } = await signedIn();
  const secret = browser.cookies.get("comanda_refresh")?.split(".")[1];
  const otherTenant = await createTenant(server.db, { name: "El Otro" });
  const forged = [
    "",
    "x",
    "1",
    `0.${secret}`,
    `-1.${secret}`,
    `${otherTenant}.${secret}`,
    `${tenantId}.${secret}'--`,
  ];
  for (const text of [...forged, `999999999999999.${secret}`, `${tenantId}.${secret}\u0000`]) {
    const cookies = new Map([
      ["comanda_refresh", encodeURIComponent(text)],
      ["comanda_access", encodeURIComponent(text)],
    ]);
    expect((await aBrowser(server, { cookies: new Map(cookies) }).call(refreshToken)).status).toBe(401);
    expect((await aBrowser(server, { cookies: new Map(cookies) }).call(currentUser)).status).toBe(401);
  }
  expect((await browser.call(refreshToken)).status).toBe(200);
});
