import { expect, test } from "vitest";
import { aBrowser } from "#app/server/testing/browser.ts";
import {
  aPerson,
  codeOf as appCode,
  aSecondFactor,
  testFactor,
  testPassword,
} from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { signIn } from "#core/auth/contract/auth.ts";
import {
  beginPlatformSecondFactor,
  platformSignIn,
  platformUser,
} from "#core/auth/contract/operator-session.ts";
import { forgotPassword } from "#core/auth/contract/password-reset.ts";
import { replacePassword } from "#core/auth/server/public.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { hashPassword } from "#platform/server/auth/passwords.ts";
import { required } from "#platform/server/http/app-error.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { createSecretBox, factorPurpose } from "#platform/server/secrets/secret-box.ts";
import {
  listPlatformDevices,
  platformSecondFactor,
  removePlatformDevice,
  renewPlatformRecoveryCodes,
} from "../contract/operator-security.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from "../contract/second-factor.ts";

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

test("an operator sets a second factor up at the first sign-in", async () => {
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

test("an owner switches it on in their profile", async () => {
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

test("a secret that no key opens is told in words, and recovery codes go on working", async () => {
  after(0);
  const owner = await aPerson(server, tenantId, { role: "admin" });
  const begin = () => owner.call(beginSecondFactor, { body: { password: testPassword } });
  const sealElsewhere = () =>
    server.db.inTenant(tenantId, (tx) =>
      tx.query({
        text: "update second_factors set secret_sealed = $3 where tenant_id = $1 and user_id = $2",
        values: [
          tenantId,
          owner.userId,
          createSecretBox(["a7".repeat(32)]).seal(testFactor, factorPurpose(tenantId, owner.userId)),
        ],
      }),
    );
  await begin();
  await sealElsewhere();
  const { secret } = (await begin()).ok;
  const { recovery_codes: codes } = (
    await owner.call(confirmSecondFactor, { body: { code: codeOf(secret) } })
  ).ok;
  await sealElsewhere();
  after(60);
  const enter = (code = "") =>
    aBrowser(server).call(signIn, { body: { username: owner.username, password: testPassword, code } });
  for (let index = 0; index < 6; index += 1) {
    const { status, error } = await enter(codeOf(testFactor));
    expect([status, error.code, error.message]).toEqual([
      409,
      "secret_locked",
      sayIn("en")("errors.secret_locked"),
    ]);
  }
  expect((await enter(codes[0])).status).toBe(200);
});

test("an owner makes fresh recovery codes with a code of the app, once", async () => {
  after(0);
  const owner = await aPerson(server, tenantId, { role: "admin" });
  const renew = (code: string) => owner.call(renewRecoveryCodes, { body: { code } });
  expect((await renew("000000")).error.code).toBe("second_factor_missing");
  const { secret } = (await owner.call(beginSecondFactor, { body: { password: testPassword } })).ok;
  expect((await renew(codeOf(secret))).error.code).toBe("second_factor_missing");
  const before = (await owner.call(confirmSecondFactor, { body: { code: codeOf(secret) } })).ok;
  after(60);
  // Whoever found the paper with the codes makes none with them.
  const byPaper = await renew(before.recovery_codes[0] ?? "");
  expect(byPaper.error).toMatchObject({ code: "invalid_input", fields: [{ field: "code" }] });
  expect((await renew("000000")).error).toMatchObject({
    code: "second_factor_wrong",
    fields: [{ field: "code" }],
  });
  const twice = await Promise.all([renew(codeOf(secret)), renew(codeOf(secret))]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
  const fresh = required(twice.find(({ status }) => status === 200)?.ok, "fresh codes").recovery_codes;
  expect(new Set([...fresh, ...before.recovery_codes]).size).toBe(20);
  expect((await owner.call(secondFactorState)).ok.codes_left).toBe(10);
  const enter = (code = "") =>
    aBrowser(server).call(signIn, { body: { username: owner.username, password: testPassword, code } });
  expect((await enter(before.recovery_codes[1])).error.code).toBe("second_factor_wrong");
  expect((await enter(fresh[0])).status).toBe(200);
  const audit = await server.db.inTenant(tenantId, (tx) =>
    tx.query<{ action: string }>({
      text: "select action from audit_entries where tenant_id = $1 and user_id = $2 order by id",
      values: [tenantId, owner.userId],
    }),
  );
  expect(audit.map(({ action }) => action)).toContain("second_factor.codes_renewed");
});

test("an operator makes fresh recovery codes and signs other devices out", async () => {
  const { username } = await operatorWithFactor();
  const enter = async () => {
    const browser = aBrowser(server);
    const body = { username, password: testPassword, code: codeOf(testFactor) };
    expect((await browser.call(platformSignIn, { body })).status).toBe(200);
    return browser;
  };
  const desk = await enter();
  after(60);
  const lost = await enter();
  after(120);
  const { recovery_codes } = (
    await desk.call(renewPlatformRecoveryCodes, { body: { code: codeOf(testFactor) } })
  ).ok;
  expect(recovery_codes).toHaveLength(10);
  expect((await desk.call(platformSecondFactor)).ok).toMatchObject({ is_on: true, codes_left: 10 });
  const { devices } = (await desk.call(listPlatformDevices)).ok;
  const [mine, other] = [
    devices.find((d) => d.isMyDevice),
    devices.find((d) => d.device_ip === lost.address),
  ];
  const device_id = required(other, "the lost device").device_id;
  const own = { device_id: required(mine, "this device").device_id };
  expect((await desk.call(removePlatformDevice, { body: own })).error.code).toBe("own_device");
  expect((await lost.call(platformUser)).status).toBe(200);
  expect((await desk.call(removePlatformDevice, { body: { device_id } })).status).toBe(200);
  expect((await lost.call(platformUser)).error.code).toBe("not_signed_in");
  expect((await desk.call(removePlatformDevice, { body: { device_id } })).error.code).toBe("not_found");
});

test("nobody sees or ends the devices of another operator", async () => {
  const [one, another] = [await operatorWithFactor(), await operatorWithFactor()];
  const browser = aBrowser(server);
  const body = { username: one.username, password: testPassword, code: codeOf(testFactor) };
  await browser.call(platformSignIn, { body });
  const [session] = await server.db.inTenant(platformId, (tx) =>
    tx.query<{ id: number }>({
      text: "select id from sessions where tenant_id = $1 and user_id = $2",
      values: [platformId, another.userId],
    }),
  );
  const device_id = required(session, "the session of the other").id;
  const { devices } = (await browser.call(listPlatformDevices)).ok;
  expect(devices.map((device) => Number(device.device_id))).not.toContain(device_id);
  expect((await browser.call(removePlatformDevice, { body: { device_id } })).error.code).toBe("not_found");
});
