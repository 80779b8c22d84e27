// A Stripe in a process of its own, for journeys: `node local-stripe-process.ts <port> <address of the product>`.
import { apiBase } from "#platform/contract/api-base.ts";
import { localStripe } from "./local-stripe.ts";

const [, , port = "", product = ""] = process.argv;
await localStripe(() => new Date(), {
  port: Number(port),
  onPaid: async ({ payload, signature }) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    await fetch(`${product}${apiBase}/stripe/webhook`, { method: "POST", headers, body: payload });
  },
});
