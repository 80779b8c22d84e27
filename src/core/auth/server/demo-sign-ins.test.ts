import { expect, test } from "vitest";
import { aPerson, testPassword } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { demoSignIns } from "./demo-sign-ins.ts";

test("the demo's sign-ins are offered at this machine, and to nobody behind a proxy", async () => {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Comedor" });
  const { username } = await aPerson(server, tenantId, {});
  const deps = {
    ...server.deps,
    demo: [{ username, password: testPassword, name: "", designation: "mesero" }],
  };
  const asked = (headers: Record<string, string>) =>
    demoSignIns({ request: { headers } } as unknown as PublicContext, deps);
  expect((await asked({})).people).toMatchObject([{ username }]);
  for (const mark of ["x-forwarded-for", "forwarded", "via", "x-real-ip"])
    expect(await asked({ [mark]: "203.0.113.9" })).toEqual({ people: [] });
});
