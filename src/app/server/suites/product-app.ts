import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { developmentMailPage } from "#platform/outside/mail/development-mail-page.ts";
import type { Deps } from "#platform/server/deps.ts";
import { installHealth } from "#platform/server/http/health.ts";
import { installTranslations } from "#platform/server/pages/translations.ts";
import { installWebApp } from "#platform/server/pages/web-app.ts";

/** Installs what the product serves beside the API, with a web app of one page. */
export async function installRestOfProduct(app: FastifyInstance, { db }: Pick<Deps, "db">): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "comanda-web-"));
  await writeFile(path.join(folder, "index.html"), '<!doctype html><style nonce="__STYLE_NONCE__"></style>');
  await writeFile(path.join(folder, "icon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app.addHook("onClose", () => rm(folder, { recursive: true }));
  await installHealth(app, db, {
    isReady: () => true,
    hasSpace: async () => true,
    metricsToken: "metrics-of-the-suites",
  });
  installTranslations(app, folder);
  developmentMailPage(app, folder);
  await installWebApp(app, folder, { demoSignIns: "none", signUp: "open" });
}

/** Records every route a server gets: pass `onRoute` as its hook. */
export function recordRoutes(): {
  readonly routes: string[];
  onRoute(route: { method: string | string[]; url: string }): void;
} {
  const routes: string[] = [];
  return {
    routes,
    onRoute: ({ method, url }) => routes.push(...[method].flat().map((verb) => `${verb} ${url}`)),
  };
}
