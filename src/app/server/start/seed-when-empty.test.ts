import { expect, test } from "vitest";
import { createTenant } from "#core/tenants/server/public.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import { aPerson } from "../testing/sessions.ts";
import { testServer } from "../testing/test-server.ts";
import { seedWhenEmpty } from "./start-product.ts";

const neverMade = () => Promise.reject(new Error("no demo is to be made"));

test("production refuses a database that holds a demo sign-in, and takes any other", async () => {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Real" });
  await aPerson(server, tenantId, { role: "admin" });
  const production = { demo: false, production: true } as const;
  expect(await seedWhenEmpty(server.db, production, neverMade)).toEqual({
    lines: [],
    signIns: [],
    isThere: false,
  });
  await aPerson(server, tenantId, { role: "admin", username: "admin@demo.comanda.test" });
  await expect(seedWhenEmpty(server.db, production, neverMade)).rejects.toThrow(StartupError);
});

test("a database in use is left alone and tells no demo sign-ins", async () => {
  const server = await testServer();
  const before = await server.db.directory("select count(*) from tenants", []);
  await seedWhenEmpty(server.db, { demo: true, production: false }, neverMade);
  expect(await server.db.directory("select count(*) from tenants", [])).toEqual(before);
});
