import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { currentUser, setLanguage } from "../contract/auth.ts";
import { removeDevice, setConfirmSends } from "../contract/profile.ts";

const server = await testServer();
const tenantId = await createTenant(server.db, { name: "La Casa" });

test("the language is kept, answers the reply and every later one", async () => {
  const person = await aPerson(server, tenantId, {});
  const reply = await person.call(setLanguage, { body: { language: "es" }, query: { lang: "en" } });
  expect(reply.ok.message).toBe("Se guardó el idioma.");
  expect((await person.call(currentUser)).ok.language).toBe("es");
  const refused = await person.call(removeDevice, { body: { device_id: 999_999 } });
  expect(refused.error.message).toBe("Esto ya no existe. Actualice la pantalla.");
  const asked = await person.call(removeDevice, { body: { device_id: 999_999 }, query: { lang: "en" } });
  expect(asked.error.message).toBe("This no longer exists. Refresh the screen.");
});

test("the digits that somebody reads are kept for all their devices", async () => {
  const person = await aPerson(server, tenantId, {});
  const other = await aPerson(server, tenantId, {});
  const kept = async () => (await person.call(currentUser)).ok.own_digits;
  expect(await kept()).toBe(false);
  await person.call(setLanguage, { body: { language: "ar", own_digits: true } });
  expect(await kept()).toBe(true);
  await person.call(setLanguage, { body: { language: "hi" } });
  expect(await kept()).toBe(true);
  await person.call(setLanguage, { body: { language: "hi", own_digits: false } });
  expect(await kept()).toBe(false);
  expect((await other.call(currentUser)).ok.own_digits).toBe(false);
});

test("a language without words is refused at its field", async () => {
  const person = await aPerson(server, tenantId, {});
  const refused = await person.call(setLanguage, { body: { language: "xx" as never } });
  expect(refused.error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "language", code: "not_a_choice", message: "Choose one of the options." }],
  });
  expect((await person.call(currentUser)).ok.language).toBeNull();
});

test("a new person confirms ten orders, or as many as they say", async () => {
  const person = await aPerson(server, tenantId, {});
  const other = await aPerson(server, tenantId, {});
  const left = async () => (await person.call(currentUser)).ok.confirm_sends;
  expect(await left()).toBe(10);
  for (const confirm_sends of [9, 0, null]) {
    expect((await person.call(setConfirmSends, { body: { confirm_sends } })).status).toBe(200);
    expect(await left()).toBe(confirm_sends);
  }
  expect((await other.call(currentUser)).ok.confirm_sends).toBe(10);
});
