import { expect, test } from "vitest";
import { signIn } from "../../../contract/auth.ts";
import { forgotPassword } from "../../../contract/person/password-reset.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorState,
} from "../../../contract/person/second-factor.ts";
import { beginPlatformSecondFactor, platformSignIn } from "../../../contract/platform-console.ts";
import { hashPassword } from "../../platform/auth/passwords.ts";
import { aBrowser } from "../../testing/browser.ts";
import {
  aPerson,
  codeOf as appCode,
  aSecondFactor,
  testFactor,
  testPassword,
} from "../../testing/sessions.ts";
import { testServer } from "../../testing/test-server.ts";
import { replacePassword } from "../auth/public.ts";
import { createTenant } from "../tenants/public.ts";

const server = await testServer();
const tenantId = await createTenant(server.db, { name: "Dos Pasos" });
const platformId = await createTenant(server.db, { name: "Plataforma", kind: "platform" });
const start = new Date("2031-05-14T13:10:00-06:00");
const after = (seconds: number) => {
  server.clock.now = new Date(start.getTime() + seconds * 1000);
};
const codeOf = (secret: string) => appCode(secret, server.deps.clock());

/** Somebody at the console who tries this code; a new browser each time, so that limits by address stay out of it. */
const tryCode = (username: string, code?: string) =>
  aBrowser(server).call(platformSignIn, {
    body: { username, password: testPassword, ...(code ? { code } : {}) },
  });

async function operatorWithFactor() {
  after(0);
  const person = await aPerson(server, platformId, { role: "superadmin" });
  await aSecondFactor(server, platformId, person);
  return person;
}

test("an operator sets a second factor up at the first sign-in, and is told ten recovery codes once", async () => {
  after(0);
  const { username } = await aPerson(server, platformId, { role: "superadmin" });
  expect((await tryCode(username)).error.code).toBe("second_factor_missing");
  const body = { username, password: testPassword };
  const begun = (await aBrowser(server).call(beginPlatformSecondFactor, { body })).ok;
  expect((await aBrowser(server).call(beginPlatformSecondFactor, { body })).ok).toEqual(begun);
  expect((await tryCode(username, "000000")).error).toMatchObject({
    code: "second_factor_wrong",
    fields: [{ field: "code" }],
  });
  const first = (await tryCode(username, codeOf(begun.secret))).ok;
  expect(first.user.role).toBe("superadmin");
  expect(new Set(first.recovery_codes).size).toBe(10);
  expect((await aBrowser(server).call(beginPlatformSecondFactor, { body })).error.code).toBe(
    "second_factor_on",
  );
  after(60);
  expect((await tryCode(username)).error.code).toBe("second_factor_needed");
  expect((await tryCode(username, codeOf(begun.secret))).ok.recovery_codes).toEqual([]);
  const [code = ""] = first.recovery_codes;
  expect((await tryCode(username, code.toLowerCase().replaceAll("-", " "))).status).toBe(200);
  expect((await tryCode(username, code)).error.code).toBe("second_factor_wrong");
});

test("neither secret nor recovery code can be read out of the database", async () => {
  const { userId } = await operatorWithFactor();
  const [row] = await server.db.inTenant(platformId, (tx) =>
    tx.query<{ text: string }>({
      text: "select encode(secret_sealed, 'escape') as text from second_factors where tenant_id = $1 and user_id = $2",
      values: [platformId, userId],
    }),
  );
  expect(row?.text).not.toContain(testFactor);
});

test("a code is taken once, also by two at the same moment", async () => {
  const { username } = await operatorWithFactor();
  const replies = await Promise.all([1, 2, 3].map(() => tryCode(username, codeOf(testFactor))));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  after(29);
  expect((await tryCode(username, codeOf(testFactor))).status).toBe(400);
  after(30);
  expect((await tryCode(username, codeOf(testFactor))).status).toBe(200);
});

test("from the fifth wrong code on the right one waits, too", async () => {
  const { username } = await operatorWithFactor();
  for (let wrong = 0; wrong < 5; wrong += 1) await tryCode(username, "000000");
  const locked = (await tryCode(username, codeOf(testFactor))).error;
  expect(locked).toMatchObject({ code: "second_factor_locked", details: { seconds: 60 } });
  after(61);
  expect((await tryCode(username, codeOf(testFactor))).status).toBe(200);
});

test("whoever does not know the password learns nothing of a second factor", async () => {
  const { username } = await operatorWithFactor();
  const body = { username, password: "otra-clave-larga", code: codeOf(testFactor) };
  expect((await aBrowser(server).call(platformSignIn, { body })).error.code).toBe("invalid_credentials");
  expect((await aBrowser(server).call(beginPlatformSecondFactor, { body })).error.code).toBe(
    "invalid_credentials",
  );
});

test("a new password goes round no second factor", async () => {
  const { username, userId } = await operatorWithFactor();
  expect((await aBrowser(server).call(forgotPassword, { body: { username } })).status).toBe(200);
  const hash = await hashPassword(testPassword);
  const actor = { now: start, userId, sessionId: null };
  await server.db.inTenant(platformId, (tx) => replacePassword(tx, userId, hash, actor));
  expect((await tryCode(username)).error.code).toBe("second_factor_needed");
});

test("an owner switches it on in their profile; from then on signing in asks for it, until they switch it off", async () => {
  after(0);
  const owner = await aPerson(server, tenantId, { role: "admin" });
  const enter = (code?: string) =>
    aBrowser(server).call(signIn, {
      body: { username: owner.username, password: testPassword, ...(code ? { code } : {}) },
    });
  const wrong = await owner.call(beginSecondFactor, { body: { password: "otra-clave-larga" } });
  expect(wrong.error).toMatchObject({ code: "password_wrong", fields: [{ field: "password" }] });
  const { secret } = (await owner.call(beginSecondFactor, { body: { password: testPassword } })).ok;
  expect((await enter()).status).toBe(200);
  const confirmed = await owner.call(confirmSecondFactor, { body: { code: codeOf(secret) } });
  expect(confirmed.ok.recovery_codes).toHaveLength(10);
  expect((await owner.call(secondFactorState)).ok).toEqual({ is_on: true, since: start, codes_left: 10 });
  expect((await enter()).error.code).toBe("second_factor_needed");
  after(60);
  expect((await enter(codeOf(secret))).status).toBe(200);
  after(120);
  const body = { password: testPassword, code: codeOf(secret) };
  expect((await owner.call(removeSecondFactor, { body })).status).toBe(200);
  expect((await owner.call(secondFactorState)).ok.is_on).toBe(false);
  expect((await enter()).status).toBe(200);
});
