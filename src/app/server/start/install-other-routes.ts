import path from "node:path";
import type { FastifyInstance } from "fastify";
import { developmentMailPage } from "#platform/outside/mail/development-mail-page.ts";
import { mailFolder } from "#platform/outside/mail/mailer-of.ts";
import type { Config } from "#platform/server/config/config.ts";
import { hasSpace } from "#platform/server/config/data-dir.ts";
import type { Deps } from "#platform/server/deps.ts";
import { isThisMachine } from "#platform/server/http/guest-address.ts";
import { installHealth } from "#platform/server/http/health.ts";
import { installTranslations } from "#platform/server/pages/translations.ts";
import { type DemoSignIns, installWebApp } from "#platform/server/pages/web-app.ts";
import type { SharedRedis } from "#platform/server/redis/connect-redis.ts";
import { builtGuestPages, installGuestPages } from "#service/guest-menu/server/guest-pages.ts";
import { installLinkPages } from "#service/guest-menu/server/link-pages.ts";
import { linkAddresses } from "./link-addresses.ts";

interface OtherRoutes extends Pick<Deps, "db" | "realtime" | "mailer"> {
  readonly config: Config;
  readonly clock: () => Date;
  readonly publicUrl: string;
  /** Folder of the build. */
  readonly dist: string;
  readonly demoSignIns: DemoSignIns;
  readonly isReady: () => boolean;
  readonly redis: SharedRedis | undefined;
}

/** Installs the routes beside the API: health, translations, mails in development, the web app. */
export async function installOtherRoutes(
  app: FastifyInstance,
  { db, realtime, mailer, config, clock, publicUrl, dist, demoSignIns, isReady, redis }: OtherRoutes,
): Promise<void> {
  await installHealth(app, db, {
    isReady,
    hasSpace: () => (config.database ? Promise.resolve(true) : hasSpace(config.dataDir)),
    metricsToken: config.metricsToken,
    redisState: redis && (() => redis.state()),
  });
  installTranslations(app, path.join(dist, "web"));
  if (!config.mail && !config.production && !isOpenToOthers(config))
    developmentMailPage(app, mailFolder(config.dataDir));
  const guests = {
    folder: path.join(dist, "guest"),
    load: () => builtGuestPages(path.join(dist, "guest-server")),
  };
  installGuestPages(app, { db, realtime, clock, publicUrl, ...guests });
  installLinkPages(app, guests, linkAddresses({ db, mailer, clock }));
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

/** Tells whether others than the people at this machine reach the server: by its address, or through a proxy. */
function isOpenToOthers({ host, publicUrl, trustProxy }: Config): boolean {
  return (
    !isThisMachine(host) ||
    trustProxy !== false ||
    (publicUrl !== undefined && !isThisMachine(new URL(publicUrl).hostname))
  );
}
