import { randomUUID } from "node:crypto";
import pino from "pino";
import { apiBase } from "#app/contract/routes.ts";
import { features } from "#app/server/features.ts";
import { buildApp } from "#app/server/http/build-app.ts";
import { testOutward } from "#app/server/testing/integrations/webhook-receiver.ts";
import { noMinistry } from "#app/server/testing/ministry/ministry.ts";
import { testSecrets } from "#app/server/testing/secrets.ts";
import { testTerms } from "#app/server/testing/subscription-terms.ts";
import { createDatabase } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import { createOrder } from "#service/orders/contract/create-order.ts";
import { benchCookieSecret } from "./sign-in.ts";
import { type BenchTenant, freshCart } from "./small-tenants.ts";

/** A statement as the server handed it to the driver. */
export interface SentStatement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Everything the server sends to the database for one order, and the uuids in it that no two orders share. */
export interface RecordedOrder {
  readonly statements: readonly SentStatement[];
  readonly uuids: readonly string[];
}

/** Sends one real order for each restaurant through the server's own code and writes down its SQL. */
export async function recordOrders(
  appUrl: string,
  tenants: readonly BenchTenant[],
): Promise<RecordedOrder[]> {
  const pool = createPool({ url: appUrl, max: 1 });
  let statements: SentStatement[] = [];
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const sendRecorded = (...args: unknown[]) => {
      const [statement] = args as [string | SentStatement];
      statements.push(typeof statement === "string" ? { text: statement } : statement);
      return send(...args);
    };
    client.query = sendRecorded as typeof client.query;
  });
  const db = createDatabase(pool, () => undefined);
  const log = pino({ level: "silent" });
  const realtime = { publish: () => undefined, endSession: () => undefined, follow: () => undefined };
  const mailer = { delivers: true, send: async () => undefined };
  const app = await buildApp(
    {
      db,
      log,
      realtime,
      mailer,
      clock: () => new Date(),
      publicUrl: "http://127.0.0.1",
      cookieSecret: benchCookieSecret,
      secrets: testSecrets,
      ministry: noMinistry,
      subscription: testTerms,
      outward: testOutward,
      exportDays: 7,
    },
    features,
    { secure: false, trustProxy: ["loopback"] },
  );
  try {
    const recorded: RecordedOrder[] = [];
    for (const { cart, cookie, address } of tenants) {
      statements = [];
      const payload = freshCart(cart);
      const key = randomUUID();
      const reply = await app.inject({
        method: "POST",
        url: apiBase + createOrder.path,
        headers: { cookie, "idempotency-key": key, "x-forwarded-for": address },
        payload,
      });
      if (reply.statusCode !== 200) throw new Error(`The order to record was refused: ${reply.body}`);
      recorded.push({
        statements: statements.map(({ name, text, values }) => ({
          text,
          ...(name === undefined ? {} : { name }),
          ...(values === undefined ? {} : { values }),
        })),
        uuids: [key, payload.uuid, ...payload.cart.map((line) => line.uuid)].filter(
          (uuid) => uuid !== undefined,
        ),
      });
    }
    return recorded;
  } finally {
    await app.close();
    await db.close();
  }
}
