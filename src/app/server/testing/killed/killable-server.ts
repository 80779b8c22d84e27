// A web process of its own, with its sockets, for tests that kill it or its database:
// `node killable-server.ts <app url> <before|after|never> <ms> [port]`, its clock so much ahead of the machine's. Tells its port on the
// channel, and "held" for every transaction that wrote something and waits for ever before, or after, its commit. Hears "hold readings"
// and "let go": meanwhile the newest number is not read, so that the changes read beside it wait too.
import { flushCompileCache } from "node:module";
import { pino } from "pino";
import { createDatabase } from "#platform/server/db/in-tenant.ts";
import { createPool } from "#platform/server/db/pool.ts";
import { createRealtime } from "#platform/server/realtime/create-realtime.ts";
import { features } from "../../features.ts";
import { buildApp } from "../../http/build-app.ts";
import { socketPorts } from "../../socket-ports.ts";
import { patience } from "../database.ts";
import { holdingCommits, holdingReadings } from "../holding-commits.ts";
import { testOutward } from "../integrations/webhook-receiver.ts";
import { noMinistry } from "../ministry/ministry.ts";
import { testCookieSecret, testSecrets } from "../secrets.ts";
import { testTerms } from "../subscription-terms.ts";

// Now, because who is killed leaves nothing behind for the next one.
flushCompileCache();
const [, , appUrl = "", heldAt, clockAhead, port] = process.argv;
const log = pino({ level: "silent" });
const pool = createPool({ url: appUrl, max: 8, ...patience });
let areReadingsHeld = false;
process.on("message", (message) => {
  areReadingsHeld = message === "hold readings";
});
pool.on("connect", (client) => {
  client.query = holdingCommits(
    client,
    (held) => held === heldAt,
    () => process.send?.("held"),
  );
  client.query = holdingReadings(client, () => areReadingsHeld);
});
const realtime = createRealtime(log, socketPorts);
const db = createDatabase(pool, realtime.publish);
const clock = () => new Date(Date.now() + Number(clockAhead));
const publicUrl = "http://localhost:3000";
const app = await buildApp(
  {
    realtime,
    log,
    publicUrl,
    cookieSecret: testCookieSecret,
    secrets: testSecrets,
    exportDays: 7,
    ministry: noMinistry,
    subscription: testTerms,
    outward: testOutward,
    db,
    clock,
    mailer: { delivers: true, send: () => Promise.resolve() },
  },
  features,
  { secure: false, trustProxy: false },
);
await app.listen({ host: "127.0.0.1", port: Number(port ?? 0) });
await realtime.attach(app.server, {
  db,
  clock,
  cookieSecret: testCookieSecret,
  secure: false,
  trustProxy: false,
  publicUrl,
});
const [address] = app.addresses();
if (typeof address === "object") process.send?.(address.port);
