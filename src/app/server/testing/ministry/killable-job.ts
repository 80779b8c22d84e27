// A worker process of its own for tests that kill it: `node killable-job.ts <app url> <ministry> <ms ahead> <before|after> <n> <job>
// <payload>` runs one job and waits for ever before, or after, the commit of its n-th transaction that wrote something. Tells "held" then,
// and "done" when the job ended before that.
import { flushCompileCache } from "node:module";
import { pino } from "pino";
import { createMinistryClient } from "#platform/outside/ministry/ministry-client.ts";
import { jobs } from "../../jobs.ts";
import { testOutward } from "../integrations/webhook-receiver.ts";
import { dyingDatabase } from "../killed/dying-database.ts";
import { testCookieSecret, testSecrets } from "../secrets.ts";
import { testTerms } from "../subscription-terms.ts";

// Now, because who is killed leaves nothing behind for the next one.
flushCompileCache();
const [, , appUrl = "", address = "", clockAhead, heldAt, nth, name, payload = ""] = process.argv;
const moment = heldAt === "before" ? "before" : "after";
const { db } = dyingDatabase(appUrl, { moment, nth: Number(nth) }, () => process.send?.("held"));
const clock = () => new Date(Date.now() + Number(clockAhead));
const realtime = { publish: () => undefined, endSession: () => undefined, follow: () => undefined };
const ministry = createMinistryClient({ clock, addresses: { "00": address }, userAgent: "Comanda" });
const job = jobs.find((known) => known.name === name);
await job?.handle(job.payload.parse(JSON.parse(payload)) as never, {
  realtime,
  log: pino({ level: "silent" }),
  publicUrl: "http://localhost:3000",
  exportDays: 7,
  cookieSecret: testCookieSecret,
  secrets: testSecrets,
  ministry,
  subscription: testTerms,
  outward: testOutward,
  db,
  clock,
  mailer: { delivers: true, send: () => Promise.resolve() },
});
process.send?.("done");
