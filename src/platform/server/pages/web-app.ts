import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../http/app-error.ts";
import { unknownAddress } from "../http/program-words.ts";
import { languageOf } from "../i18n/say.ts";
import { serveHashedFiles } from "./hashed-files.ts";
import { unloadedIn } from "./unloaded-words.ts";

/** The demo's sign-ins, which everybody knows: not valid here, valid on this machine, or `open` to the whole network. */
export type DemoSignIns = "none" | "here" | "open";

/** Facts about this server inside the page, so that the first screen makes no request. */
export interface PageFacts {
  readonly demoSignIns: DemoSignIns;
  /** Tells whether a restaurant can make its own account here. */
  readonly signUp: "open" | "closed";
}

/** Paths that belong to the server; everything else a browser navigates to is a screen of the web app. */
const serverPaths = /^\/(api|locales|socket\.io|healthz|readyz|metrics|dev)(\/|$)/;

/** The specification's other address of accounting and its subpages (back-office §1). */
const otherAddress = /^\/accounting(?=[/?]|$)/;

/**
 * Serves the built web app from `folder`: hashed files for ever, the page fresh each time with its own style nonce.
 * The folder may still be being built: until it is there, the page answers 503 with a retry.
 */
export async function installWebApp(app: FastifyInstance, folder: string, facts: PageFacts): Promise<void> {
  // For the few files beside the page; hashed ones are kept in memory.
  await app.register(fastifyStatic, { root: folder, serve: false, suppressWarning: true });
  serveHashedFiles(app, "/assets/", path.join(folder, "assets"));
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const isPage = (request.method === "GET" || request.method === "HEAD") && !serverPaths.test(request.url);
    if (!isPage || /^\/(guest\/)?assets\//.test(request.url)) throw unknownAddress(request);
    if (otherAddress.test(request.url)) return reply.redirect(`/dashboard${request.url}`);
    const file = plainFile(request);
    return file === undefined
      ? sendPage(folder, facts, request, reply)
      : reply.header("cache-control", "no-cache").sendFile(file, folder);
  });
}

/** A file beside the page (icon, manifest, sound), by its plain name; undefined for a screen's address. */
function plainFile(request: FastifyRequest): string | undefined {
  return /^\/([\w-]+\.(?:svg|png|ico|webmanifest|txt|mp3))(?:\?|$)/.exec(request.url)?.[1];
}

async function sendPage(
  folder: string,
  { demoSignIns, signUp }: PageFacts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await readFile(path.join(folder, "index.html"), "utf8").catch(() => undefined);
  if (page === undefined) throw new AppError("service_unavailable");
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(
      unloadedIn(page, languageOf(request, null))
        .replaceAll("__STYLE_NONCE__", request.styleNonce)
        .replace("__DEMO_SIGN_INS__", demoSignIns)
        .replace("__SIGN_UP__", signUp),
    );
}
