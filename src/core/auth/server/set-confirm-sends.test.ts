import { expect, test } from "vitest";
import { aPerson } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { currentUser } from "../contract/auth.ts";
import { setConfirmSends } from "../contract/profile.ts";

const server = await testServer();
const tenantId = await createTenant(server.db, { name: "La Casa" });

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
