import { createHmac } from "node:crypto";
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

/** A message with Stripe's signature, whatever it says. */
function signed(payload: string, at: Date) {
  const seconds = Math.floor(at.getTime() / 1000);
  const hash = createHmac("sha256", localAccount.webhookSecret).update(`${seconds}.${payload}`).digest("hex");
  return { raw: Buffer.from(payload), signature: `t=${seconds},v1=${hash}` };
}

const now = new Date("2026-11-28T12:00:00Z");
const read = ({ raw, signature }: { raw: Buffer; signature: string }) =>
  createStripeCards({ ...localAccount, address: "http://127.0.0.1:9" }, () => now).readMessage(
    raw,
    signature,
    now,
  );

test("a signature that cannot be read is none, whatever its parts are", () => {
  const { raw } = signed("{}", now);
  for (const signature of ["t=,v1=", "t=1,v1", "v1=", "=", ",,,", "t=NaN,v1=a", ""])
    expect(read({ raw, signature }), signature).toBeNull();
});

test("a signed message of another shape is refused; one about nothing names nobody", () => {
  for (const payload of [
    "[]",
    "null",
    "7",
    '{"id":"evt_1"}',
    '{"id":"evt_1","type":"a","created":1,"data":[]}',
    "{",
  ])
    expect(read(signed(payload, now)), payload).toBeNull();
  const about = (data: unknown) => JSON.stringify({ id: "evt_1", type: "ping", created: 1, data });
  expect(read(signed(about(null), now))).toMatchObject({ id: "evt_1", customerId: null });
  expect(read(signed(about({ object: { customer: "cus_1" } }), now))).toMatchObject({ customerId: "cus_1" });
});
