import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { localAccount } from "#app/server/testing/stripe/local-stripe.ts";
import { toId } from "../../domain/ids.ts";
import type { Language } from "../../domain/text/languages.ts";
import { createStripeCards } from "./stripe-cards.ts";

/** A service that stores the bodies of what it is asked, and makes one customer for all. */
async function recordingStripe() {
  const bodies: URLSearchParams[] = [];
  const server = createServer((request, reply) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      bodies.push(new URLSearchParams(body));
      reply.setHeader("content-type", "application/json").end('{"id":"cus_1","object":"customer"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const account = { ...localAccount, address: `http://127.0.0.1:${port}` };
  return { cards: createStripeCards(account, () => new Date()), bodies };
}

test.each<[Language, string | null]>([
  ["es", "es-419"],
  ["en", "en"],
  ["qps", null],
])("a customer who reads %s is mailed by Stripe in %s", async (language, locale) => {
  const { cards, bodies } = await recordingStripe();
  await cards.createCustomer({ tenantId: toId<"Tenant">(7), name: "Ana", email: "ana@casa.sv", language });
  expect(bodies.map((body) => body.get("preferred_locales[0]"))).toEqual([locale]);
});
