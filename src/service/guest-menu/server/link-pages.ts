import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#platform/server/http/app-error.ts";
import { countedAddress } from "#platform/server/http/asker.ts";
import { countedLimit } from "#platform/server/http/limits/counted-limit.ts";
import { isStorable } from "#platform/server/http/parse-input.ts";
import type { LinkKind, NoLink } from "../contract/link-page.ts";
import { type BuiltPages, filesOf } from "./built-pages.ts";
import { guestLanguageOf } from "./guest-language.ts";

interface LinkPages {
  /** Folder `dist/guest`, which may still be being built. */
  readonly folder: string;
  /** Loads the renderer; refuses while it is not built. */
  readonly load: () => Promise<BuiltPages>;
}

interface LinkAddress {
  readonly kind: LinkKind;
  readonly path: "/d/" | "/r/";
  /** Reads what the code names. Refuses `not_found` for an unknown one. */
  readonly read: (code: string) => Promise<unknown>;
}

/**
 * Unknown codes that one address may try in a minute, too few to guess one. Whoever has a code that opens something is
 * not counted, so nobody behind the same router keeps them out.
 */
const TRIES = { max: 30, windowMs: 60_000 };

const status = { unknown: 404, too_many: 429, failed: 503 } as const satisfies Record<NoLink, number>;

type LinkRequest = FastifyRequest<{ Params: { "*": string }; Querystring: { lang?: unknown } }>;

/** Serves the pages behind links that guests were sent, in their language: drawn by the server, fresh each time. */
export function installLinkPages(
  app: FastifyInstance,
  { folder, load }: LinkPages,
  addresses: readonly LinkAddress[],
): void {
  const count = countedLimit(app, { ...TRIES, name: "link page", keyOf: countedAddress });
  const contentOf = async (request: LinkRequest, code: string, { read }: LinkAddress): Promise<unknown> => {
    const refused = async (): Promise<NoLink> =>
      (await count(request)) === undefined ? "unknown" : "too_many";
    try {
      return isStorable(code) ? await read(code) : await refused();
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") return refused();
      request.log.error({ err: error }, "page behind a link");
      return "failed" satisfies NoLink;
    }
  };
  const show = async (request: LinkRequest, reply: FastifyReply, address: LinkAddress) => {
    const built = await load();
    const language = guestLanguageOf(request, reply, address.path);
    // Some programs add a slash to an address.
    const code = request.params["*"].replace(/\/$/, "");
    const content = await contentOf(request, code, address);
    if (typeof content === "string") reply.code(status[content as NoLink]);
    return reply
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(
        built.renderLinkPage({
          kind: address.kind,
          code,
          path: request.url.split("?")[0] ?? "",
          language,
          content,
          files: await filesOf(folder, "start-link-page.ts"),
        }),
      );
  };
  for (const address of addresses)
    app.get<{ Params: { "*": string }; Querystring: { lang?: unknown } }>(
      `${address.path}*`,
      { schema: { hide: true } },
      (request, reply) => show(request, reply, address),
    );
}
