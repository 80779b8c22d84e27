// A web process of its own for tests that kill it: `node killable-server.ts <app url> <before|after> <ms>`, its clock so
// much ahead of the machine's. Tells its port on the channel, and "held" for every transaction that wrote something and
// waits for ever before, or after, its commit.
import { pino } from "pino";
import { features } from "../features.ts";
import { createDatabase } from "../platform/db/in-tenant.ts";
import { createPool } from "../platform/db/pool.ts";
import { buildApp } from "../platform/http/build-app.ts";
import { testCookieSecret } from "./cookie-secret.ts";
import { patience } from "./database.ts";
import { holdingCommits } from "./holding-commits.ts";
import { testOutward } from "./integrations/outward.ts";
import { noMinistry } from "./ministry/ministry.ts";
import { testSecrets } from "./secrets.ts";
import { testTerms } from "./subscription-terms.ts";

const [, , appUrl = "", heldAt, clockAhead] = process.argv;
const log = pino({ level: "silent" });
const pool = createPool({ url: appUrl, max: 8, ...patience });
pool.on("connect", (client) => {
  client.query = holdingCommits(client, (held) => held === heldAt);
});
const realtime = { publish: () => undefined, endSession: () => undefined };
const app = await buildApp(
  {
    realtime,
    log,
    publicUrl: "http://localhost:3000",
    cookieSecret: testCookieSecret,
    secrets: testSecrets,
    exportDays: 7,
    ministry: noMinistry,
    subscription: testTerms,
    outward: testOutward,
    db: createDatabase(pool, realtime.publish),
    clock: () => new Date(Date.now() + Number(clockAhead)),
    mailer: { delivers: true, send: () => Promise.resolve() },
  },
  features,
  { secure: false, trustProxy: false },
);
await app.listen({ host: "127.0.0.1", port: 0 });
const [address] = app.addresses();
if (typeof address === "object") process.send?.(address.port);
