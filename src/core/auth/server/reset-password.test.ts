import { expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { aBrowser } from "#app/server/testing/browser.ts";
import { collide } from "#app/server/testing/collide.ts";
import { aPerson, testPassword } from "#app/server/testing/sessions.ts";
import { testNow } from "#app/server/testing/test-clock.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { waitingJobs } from "#app/server/testing/waiting-jobs.ts";
import { createTenant, platformTenant } from "#core/tenants/server/public.ts";
import { createUser } from "#core/users/server/public.ts";
import { required } from "#platform/server/http/app-error.ts";
import { currentUser, refreshToken, signIn } from "../contract/auth.ts";
import { forgotPassword, resetPassword } from "../contract/password-reset.ts";
import { mailResetLink } from "./reset-password.ts";
import { authRoutes } from "./routes.ts";

const server = await ownTestServer();
const tenantId = await createTenant(server.db, { name: "La Casa" });
const newPassword = "quesillo con loroco";

/** Asks for a link and does what the worker would do; the token of the mailed link. */
async function mailedToken(username: string): Promise<string> {
  await mailResetLink.handle({ username }, server.deps);
  const mail = server.mails.findLast(({ to }) => to === username);
  return /token=(\S+)/.exec(required(mail, "the mail with the link").text)?.[1] ?? "";
}

const reset = (token: string, password = newPassword) =>
  aBrowser(server).call(resetPassword, { params: { token }, body: { password } });
const signInWith = (username: string, password: string) =>
  aBrowser(server).call(signIn, { body: { username, password } });

test("the answer is the same for an address with a user and one without", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const before = (await waitingJobs(server)).length;
  const known = await aBrowser(server).call(forgotPassword, { body: { username } });
  const unknown = await aBrowser(server).call(forgotPassword, { body: { username: "no@nowhere.example" } });
  expect(unknown.ok).toEqual(known.ok);
  expect((await waitingJobs(server)).slice(before)).toEqual([
    { name: "mail-reset-link", payload: { username } },
    { name: "mail-reset-link", payload: { username: "no@nowhere.example" } },
  ]);
});

test("who has no e-mail is not told that a link is on its way", async () => {
  const before = (await waitingJobs(server)).length;
  const { status, error } = await aBrowser(server).call(forgotPassword, {
    body: { username: "rosa@la-ceiba" },
  });
  expect([status, error.fields]).toMatchObject([400, [{ field: "username", code: "not_an_email" }]]);
  expect((await waitingJobs(server)).length).toBe(before);
});

test("nothing is mailed to an unknown or disabled address", async () => {
  const { username, userId } = await aPerson(server, tenantId, {});
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update users set is_active = false where tenant_id = $1 and id = $2",
      values: [tenantId, userId],
    }),
  );
  const before = server.mails.length;
  await mailResetLink.handle({ username }, server.deps);
  await mailResetLink.handle({ username: "no@nowhere.example" }, server.deps);
  expect(server.mails.length).toBe(before);
});

test("an operator's link leads back to the console's door", async () => {
  const operator = await aPerson(server, await platformTenant(server.db), { role: "superadmin" });
  await mailResetLink.handle({ username: operator.username }, server.deps);
  expect(server.mails.at(-1)?.text).toMatch(/token=\d+\.[\w-]{43}&at=console\n/);
});

test("the link is in the person's language and leads to the configured address", async () => {
  const { username, userId } = await aPerson(server, tenantId, {});
  const ask = (headers: Record<string, string>) =>
    aBrowser(server).call(forgotPassword, { body: { username }, headers });
  expect((await ask({ host: "evil.example" })).error.code).toBe("unknown_host");
  expect((await ask({ "x-forwarded-host": "evil.example" })).status).toBe(200);
  await mailResetLink.handle({ username }, server.deps);
  const spanish = server.mails.at(-1);
  expect(spanish).toMatchObject({ to: username, subject: "Cambie su contraseña de Comanda" });
  expect(spanish?.text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=\d+\.[\w-]{43}\n/);
  expect(JSON.stringify(spanish)).not.toContain("evil");
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update users set language = 'en', name = '<b>Ana</b>' where tenant_id = $1 and id = $2",
      values: [tenantId, userId],
    }),
  );
  await mailResetLink.handle({ username }, server.deps);
  const english = server.mails.at(-1);
  expect(english?.subject).toBe("Reset your Comanda password");
  expect(english?.html).toContain("&lt;b&gt;Ana&lt;/b&gt;");
  expect(english?.html).not.toContain("<b>Ana");
});

test("the link's secret is nowhere in the database, not even among the waiting jobs", async () => {
  const { username } = await aPerson(server, tenantId, {});
  await aBrowser(server).call(forgotPassword, { body: { username } });
  const token = await mailedToken(username);
  const secret = token.split(".")[1] ?? "missing";
  const rows = await server.db.inTenant(tenantId, (tx) =>
    tx.query({ text: "select r::text from password_resets r where tenant_id = $1", values: [tenantId] }),
  );
  expect(JSON.stringify([rows, await waitingJobs(server)])).not.toContain(secret);
});

test("however often strangers ask, the person gets three links that work", async () => {
  const { username } = await aPerson(server, tenantId, {});
  server.clock.now = new Date("2026-11-22T10:00:00Z");
  const tokens: string[] = [];
  for (let asked = 0; asked < 20; asked += 1) tokens.push(await mailedToken(username));
  expect(new Set(tokens).size).toBe(3);
  server.clock.now = new Date("2026-11-22T10:06:00Z");
  const later = await mailedToken(username);
  expect(tokens).not.toContain(later);
  const before = server.mails.length;
  await collide(
    { server, small: { tenantId } },
    {
      hold: "select id from users where tenant_id = $1 for update",
      calls: Array.from({ length: 8 }, () => async () => mailResetLink.handle({ username }, server.deps)),
    },
  );
  expect(server.mails.length).toBe(before + 2);
  expect((await reset(required(tokens[0], "the first link"))).status).toBe(200);
  server.clock.now = undefined;
});

test("a link that could not be mailed does not count", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const away = { ...server.deps, mailer: { delivers: true, send: () => Promise.reject(new Error("away")) } };
  for (let tries = 0; tries < 5; tries += 1)
    await expect(mailResetLink.handle({ username }, away)).rejects.toThrow("away");
  expect(await mailedToken(username)).not.toBe("");
});

test("a reset sets the password and ends every session of the person", async () => {
  const { username, userId, cookies } = await aPerson(server, tenantId, {});
  const colleague = await aPerson(server, tenantId, {});
  const browser = aBrowser(server);
  await browser.call(signIn, { body: { username, password: testPassword } });
  const cut = server.endedSessions.length;
  const reply = await reset(await mailedToken(username));
  expect(reply.ok.message).toBe("Your new password was saved. Sign in with it.");
  expect(server.endedSessions.length).toBe(cut + 2);
  expect((await browser.copy().call(currentUser)).status).toBe(401);
  expect((await browser.copy().call(refreshToken)).status).toBe(401);
  expect(
    (await aBrowser(server, { cookies: new Map(Object.entries(cookies)) }).call(currentUser)).status,
  ).toBe(401);
  expect((await colleague.call(currentUser)).status).toBe(200);
  expect((await signInWith(username, testPassword)).error.code).toBe("invalid_credentials");
  expect((await signInWith(username, newPassword)).status).toBe(200);
  const told = (await waitingJobs(server)).filter(({ name }) => name === "send-mail").at(-1);
  expect(told?.payload).toMatchObject({ to: username, subject: "Se cambió su contraseña de Comanda" });
  expect(JSON.stringify(told)).not.toContain(newPassword);
  const audit = await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "select action from audit_entries where tenant_id = $1 and subject = 'user' and subject_id = $2 order by id",
      values: [tenantId, userId],
    }),
  );
  expect(audit).toEqual([{ action: "password.reset" }]);
});

test("a link works once, and using one uses up the others", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const first = await mailedToken(username);
  const second = await mailedToken(username);
  expect(second).not.toBe(first);
  expect((await reset(second)).status).toBe(200);
  expect((await reset(second)).error.code).toBe("reset_link_invalid");
  expect((await reset(first)).error.code).toBe("reset_link_invalid");
});

test("fifty uses at once: one wins, forty-nine are refused", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const token = await mailedToken(username);
  const replies = await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const password = `password of tap ${at}`;
      const reply = await reset(token, password);
      return { password, status: reply.status, code: reply.status === 200 ? "" : reply.error.code };
    }),
  );
  const won = replies.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(replies.filter(({ code }) => code === "reset_link_invalid")).toHaveLength(49);
  expect((await signInWith(username, won[0]?.password ?? "")).status).toBe(200);
});

test("a link is dead after ten minutes, for a disabled person", async () => {
  const late = await aPerson(server, tenantId, {});
  const lateToken = await mailedToken(late.username);
  server.clock.now = new Date(testNow().getTime() + 10 * 60_000 + 1_000);
  expect((await reset(lateToken)).error.code).toBe("reset_link_invalid");
  server.clock.now = new Date(testNow().getTime() + 9 * 60_000);
  expect((await reset(lateToken)).status).toBe(200);
  server.clock.now = undefined;
  for (const change of ["is_active = false", "username = 'moved' || username"]) {
    const person = await aPerson(server, tenantId, {});
    const token = await mailedToken(person.username);
    await server.db.inTenant(tenantId, (tx) =>
      tx.query({
        text: `update users set ${change} where tenant_id = $1 and id = $2`,
        values: [tenantId, person.userId],
      }),
    );
    expect((await reset(token)).error.code).toBe("reset_link_invalid");
  }
});

test("a link of one person or restaurant opens no other", async () => {
  const { username } = await aPerson(server, tenantId, {});
  const other = await createTenant(server.db, { name: "El Otro" });
  const token = await mailedToken(username);
  const secret = token.split(".")[1] ?? "";
  const madeUp = [
    `${other}.${secret}`,
    secret,
    `${tenantId}.${"A".repeat(43)}`,
    "x".repeat(200),
    `${token}'`,
  ];
  for (const text of madeUp) expect((await reset(text)).error.code).toBe("reset_link_invalid");
  expect((await reset(token)).status).toBe(200);
});

test("a session's token is no reset link", async () => {
  const { cookies } = await aPerson(server, tenantId, {});
  // Without its signature, which no address may hold as it is.
  const token = decodeURIComponent(cookies.comanda_access ?? "").replace(/\.[^.]*$/, "");
  expect((await reset(token)).error.code).toBe("reset_link_invalid");
});

test.each([
  ["common", "Password123", 400, "password_too_common"],
  ["common here", "elsalvador", 400, "password_too_common"],
  ["the product", "comanda2026", 400, "password_too_common"],
  ["the own name", "Rosario-77", 400, "password_too_common"],
  ["the own address", "lapuerta99", 400, "password_too_common"],
  ["too short", "q7!xz", 400, "invalid_input"],
  ["too short for people", "🥑🥑🥑🥑🥑", 400, "invalid_input"],
  ["too long", "q".repeat(129), 400, "invalid_input"],
])("a password that is %s is refused and the link stays good", async (_, password, status, code) => {
  const username = `rosario.lapuerta.${crypto.randomUUID().slice(0, 8)}@test.example`;
  await server.db.inTenant(tenantId, (tx) =>
    createUser(tx, { username, name: "Rosario Luz", role: "staff", password: { hash: "none" } }),
  );
  const token = await mailedToken(username);
  const refused = await reset(token, password);
  expect(refused.status).toBe(status);
  expect(refused.error.code).toBe(code);
  expect(refused.error.fields?.[0]?.field).toBe("password");
  expect((await reset(token, "x".repeat(128))).status).toBe(200);
});

test("after a reset the devices of before are strangers", async () => {
  const app = await buildApp(server.deps, [authRoutes], { secure: false, trustProxy: false });
  const { username } = await aPerson(server, tenantId, {});
  const thief = aBrowser({ app });
  await thief.call(signIn, { body: { username, password: testPassword } });
  await reset(await mailedToken(username));
  for (let tries = 0; tries < 41; tries += 1)
    await aBrowser({ app }).call(signIn, { body: { username, password: "wrong-password" } });
  expect((await thief.call(signIn, { body: { username, password: "wrong-password" } })).status).toBe(429);
});
