import { expect, test } from "vitest";
import { readSupport } from "../../../contract/person/support.ts";
import { buildApp } from "../../platform/http/build-app.ts";
import { aBrowser } from "../../testing/browser.ts";
import { testServer } from "../../testing/test-server.ts";
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
