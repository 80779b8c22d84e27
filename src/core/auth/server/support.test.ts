import { expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { aBrowser } from "#app/server/testing/browser.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { readSupport } from "../contract/support.ts";
import { authRoutes } from "./routes.ts";

test.each([["hola@comanda.example"], [undefined]])(
  "support is at the address that is configured: %s",
  async (supportEmail) => {
    const { deps } = await testServer();
    const app = await buildApp({ ...deps, supportEmail }, [authRoutes], { secure: false, trustProxy: false });
    expect((await aBrowser({ app }).call(readSupport)).ok.email).toBe(supportEmail ?? null);
    await app.close();
  },
);
