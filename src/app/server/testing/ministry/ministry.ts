import { createMinistryClient } from "#platform/outside/ministry/ministry-client.ts";

/** Client of a test server without a ministry: nobody listens at its address. */
export const noMinistry = createMinistryClient({
  clock: () => new Date(),
  addresses: { "00": "http://127.0.0.1:1", "01": "http://127.0.0.1:1" },
  userAgent: "Comanda",
});
