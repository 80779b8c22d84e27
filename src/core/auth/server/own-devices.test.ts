import { expect, test } from "vitest";
import { aBrowser } from "#app/server/testing/browser.ts";
import { aPerson, testPassword } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { required } from "#platform/server/http/app-error.ts";
import { currentUser, refreshToken, signIn } from "../contract/auth.ts";
import { listDevices, removeDevice } from "../contract/profile.ts";

const server = await testServer();
const tenantId = await createTenant(server.db, { name: "La Casa" });
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

async function twoDevices() {
  const { username } = await aPerson(server, tenantId, {});
  const phone = aBrowser(server, { address: "10.1.2.3" });
  const desktop = aBrowser(server, { userAgent: firefox, address: "10.9.8.7" });
  const body = { username, password: testPassword };
  for (const browser of [phone, desktop]) await browser.call(signIn, { query: { lang: "es" }, body });
  const list = (await phone.call(listDevices, { query: { lang: "es" } })).ok.devices;
  const other = list.find(({ device_ip }) => device_ip === "10.9.8.7");
  return {
    username,
    phone,
    desktop,
    list,
    otherId: required(other, "the device beside the phone").device_id,
  };
}

test("the list names devices in the reader's words, the own one first", async () => {
  const { list, phone } = await twoDevices();
  const seen = list.filter(({ device_name }) => device_name !== "Dispositivo desconocido");
  expect(seen).toEqual([
    {
      device_id: expect.any(Number),
      device_ip: "10.1.2.3",
      device_name: "Chrome en Android",
      device_location: null,
      shared_till: null,
      created_at: expect.any(Date),
      last_seen_at: expect.any(Date),
      isMyDevice: true,
    },
    {
      device_id: expect.any(Number),
      device_ip: "10.9.8.7",
      device_name: "Firefox en Linux",
      device_location: null,
      shared_till: null,
      created_at: expect.any(Date),
      last_seen_at: expect.any(Date),
      isMyDevice: false,
    },
  ]);
  const inEnglish = (await phone.call(listDevices, { query: { lang: "en" } })).ok.devices;
  expect(inEnglish.map(({ device_name }) => device_name)).toContain("Firefox on Linux");
  const stranger = aBrowser(server, { userAgent: "curl/8" });
  const { username } = await aPerson(server, tenantId, {});
  await stranger.call(signIn, { body: { username, password: testPassword } });
  expect((await stranger.call(listDevices)).ok.devices[0]?.device_name).toBe("Unknown device");
});

test("removing a device ends it at once, its sockets too, and is written down", async () => {
  const { phone, desktop, otherId } = await twoDevices();
  const reply = await phone.call(removeDevice, { query: { lang: "es" }, body: { device_id: otherId } });
  expect(reply.ok.message).toBe("Se cerró la sesión de ese dispositivo.");
  expect(server.endedSessions).toContain(otherId);
  expect((await desktop.copy().call(currentUser)).error.code).toBe("not_signed_in");
  expect((await desktop.copy().call(refreshToken)).error.code).toBe("not_signed_in");
  expect((await phone.call(listDevices)).ok.devices.map(({ device_id }) => device_id)).not.toContain(otherId);
  const audit = await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "select action from audit_entries where tenant_id = $1 and subject = 'session' and subject_id = $2 order by id",
      values: [tenantId, otherId],
    }),
  );
  expect(audit).toEqual([{ action: "session.removed" }]);
});

test("a repeat with the same key gets the first answer; without it the device is gone", async () => {
  const { phone, otherId } = await twoDevices();
  const headers = { "idempotency-key": "tap-1" };
  const first = await phone.call(removeDevice, { headers, body: { device_id: otherId } });
  const again = await phone.call(removeDevice, { headers, body: { device_id: otherId } });
  expect(again.ok).toEqual(first.ok);
  expect((await phone.call(removeDevice, { body: { device_id: otherId } })).error.code).toBe("not_found");
});

test("eight taps at once remove it once", async () => {
  const { phone, otherId } = await twoDevices();
  const taps = Array.from({ length: 8 }, () => phone.call(removeDevice, { body: { device_id: otherId } }));
  const statuses = (await Promise.all(taps)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, ...Array(7).fill(404)]);
});

test("the own device is not removable", async () => {
  const { phone, list } = await twoDevices();
  const mine = list.find(({ isMyDevice }) => isMyDevice)?.device_id ?? 0;
  expect((await phone.call(removeDevice, { body: { device_id: mine } })).error.code).toBe("own_device");
  expect((await phone.call(currentUser)).status).toBe(200);
});

test("another person's device is unknown, in the same restaurant and in another", async () => {
  const { phone } = await twoDevices();
  const colleague = await aPerson(server, tenantId, {});
  const elsewhere = await aPerson(server, await createTenant(server.db, { name: "El Otro" }), {});
  const body = (device_id: number) => ({ body: { device_id } });
  const unknown = await phone.call(removeDevice, body(999_999_999));
  for (const person of [colleague, elsewhere]) {
    const refused = await phone.call(removeDevice, body(person.sessionId));
    expect({ ...refused.error, requestId: "" }).toEqual({ ...unknown.error, requestId: "" });
    expect((await person.call(currentUser)).status).toBe(200);
  }
});

test("a session whose tokens have all run out is no device any more", async () => {
  const { phone, otherId } = await twoDevices();
  await server.db.inTenant(tenantId, (tx) =>
    tx.query({
      text: "update session_tokens set expires_at = now() where tenant_id = $1 and session_id = $2",
      values: [tenantId, otherId],
    }),
  );
  expect((await phone.call(listDevices)).ok.devices.map(({ device_id }) => device_id)).not.toContain(otherId);
});
