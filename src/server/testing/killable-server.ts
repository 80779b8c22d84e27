// A web process of its own for tests that kill it: `node killable-server.ts <app url>`; tells its port on the channel.
import { pino } from "pino";
import { features } from "../features.ts";
import { createDatabase } from "../platform/db/in-tenant.ts";
import { createPool } from "../platform/db/pool.ts";
import { buildApp } from "../platform/http/build-app.ts";
import { testCookieSecret } from "./cookie-secret.ts";

const [, , appUrl = ""] = process.argv;
const log = pino({ level: "silent" });
const realtime = { publish: () => undefined, endSession: () => undefined };
const app = await buildApp(
  {
    realtime,
    log,
    publicUrl: "http://localhost:3000",
    cookieSecret: testCookieSecret,
    db: createDatabase(createPool({ url: appUrl, max: 8 }), realtime.publish),
    clock: () => new Date(),
    mailer: { delivers: true, send: () => Promise.resolve() },
  },
  features,
  { secure: false, trustProxy: false },
);
await app.listen({ host: "127.0.0.1", port: 0 });
const [address] = app.addresses();
if (typeof address === "object") process.send?.(address.port);
