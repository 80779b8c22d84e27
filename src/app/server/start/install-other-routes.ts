import path from "node:path";
import type { FastifyInstance } from "fastify";
import { developmentMailPage } from "#platform/outside/mail/development-mail-page.ts";
import { mailFolder } from "#platform/outside/mail/mailer-of.ts";
import type { Config } from "#platform/server/config/config.ts";
import { hasSpace } from "#platform/server/config/data-dir.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { isThisMachine } from "#platform/server/http/guest-address.ts";
import { installHealth } from "#platform/server/http/health.ts";
import { installTranslations } from "#platform/server/pages/translations.ts";
import { type DemoSignIns, installWebApp } from "#platform/server/pages/web-app.ts";
import { builtGuestPages, installGuestPages } from "#service/guest-menu/server/guest-pages.ts";

interface OtherRoutes {
  readonly db: Database;
  readonly config: Config;
  readonly clock: () => Date;
  readonly publicUrl: string;
  /** Folder of the build. */
  readonly dist: string;
  readonly demoSignIns: DemoSignIns;
  readonly isReady: () => boolean;
}

/** Installs the routes beside the API: health, translations, mails in development, the web app. */
export async function installOtherRoutes(
  app: FastifyInstance,
  { db, config, clock, publicUrl, dist, demoSignIns, isReady }: OtherRoutes,
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

/** Returns for whom the demo's sign-ins work here, when the database holds them. */
export function demoSignInsOf(config: Config, { isThere }: { readonly isThere: boolean }): DemoSignIns {
  if (!isThere) return "none";
  return isOpenToOthers(config) ? "open" : "here";
}

/** Tells whether others than the people at this machine reach the server. */
function isOpenToOthers({ host, publicUrl }: Config): boolean {
  return !isThisMachine(host) || (publicUrl !== undefined && !isThisMachine(new URL(publicUrl).hostname));
}
