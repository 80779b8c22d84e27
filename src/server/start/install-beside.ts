import path from "node:path";
import type { FastifyInstance } from "fastify";
import { builtGuestPages, installGuestPages } from "../features/guest-menu/guest-pages.ts";
import type { Config } from "../platform/config/config.ts";
import { hasSpace } from "../platform/config/disk-space.ts";
import { isThisMachine } from "../platform/config/is-this-machine.ts";
import type { Database } from "../platform/db/in-tenant.ts";
import { installHealth } from "../platform/http/health.ts";
import { developmentMailPage } from "../platform/mail/development-mail-page.ts";
import { mailFolder } from "../platform/mail/mailer-of.ts";
import { installTranslations } from "../platform/web/translations.ts";
import { type DemoSignIns, installWebApp } from "../platform/web/web-app.ts";

interface BesideTheApi {
  readonly db: Database;
  readonly config: Config;
  readonly clock: () => Date;
  readonly publicUrl: string;
  /** Where the build lies. */
  readonly dist: string;
  readonly demoSignIns: DemoSignIns;
  readonly isReady: () => boolean;
}

/** What the port serves beside the API: health, translations, mails in development, the web app. */
export async function installBeside(
  app: FastifyInstance,
  { db, config, clock, publicUrl, dist, demoSignIns, isReady }: BesideTheApi,
): Promise<void> {
  await installHealth(app, db, {
    isReady,
    hasSpace: () => (config.database ? Promise.resolve(true) : hasSpace(config.dataDir)),
    metricsToken: config.metricsToken,
  });
  installTranslations(app);
  if (!config.mail && !config.production && !isOpenToOthers(config))
    developmentMailPage(app, mailFolder(config.dataDir));
  installGuestPages(app, {
    db,
    clock,
    publicUrl,
    folder: path.join(dist, "guest"),
    load: () => builtGuestPages(path.join(dist, "guest-server")),
  });
  await installWebApp(app, path.join(dist, "web"), {
    demoSignIns,
    signUp: config.signUp.isOpen ? "open" : "closed",
  });
}

/** For whom the demo's sign-ins work here, when the database holds them. */
export function demoSignInsOf(config: Config, { isThere }: { readonly isThere: boolean }): DemoSignIns {
  if (!isThere) return "none";
  return isOpenToOthers(config) ? "open" : "here";
}

/** Whether others than the people at this machine reach the server. */
function isOpenToOthers({ host, publicUrl }: Config): boolean {
  return !isThisMachine(host) || (publicUrl !== undefined && !isThisMachine(new URL(publicUrl).hostname));
}
