import { createMinistryClient } from "#platform/outside/ministry/ministry-client.ts";

/** What a test server that has no ministry would talk to: nobody listens there. */
export const noMinistry = createMinistryClient({
  clock: () => new Date(),
  addresses: { "00": "http://127.0.0.1:1", "01": "http://127.0.0.1:1" },
  userAgent: "Comanda",
});
