import "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { tableOfShortCode } from "#platform/server/db/table-of-short-code.ts";
import type { Deps } from "#platform/server/deps.ts";
import { countedAddress } from "#platform/server/http/asker.ts";
import { readShortCode } from "#service/floor/domain/short-code.ts";
import { type BuiltPages, filesOf } from "./built-pages.ts";
import { selectAddressOfTable } from "./guest-menu-queries.ts";
import { languageOf } from "./language-of.ts";

/** Codes that one address may try in ten minutes: a dining room behind one router has enough, a guesser of 24 million has not. */
const TRIES = 30;
const TRIES_MS = 600_000;

interface CodePages extends Pick<Deps, "db"> {
  readonly folder: string;
  readonly load: () => Promise<BuiltPages>;
}

type Query = { code?: unknown; lang?: unknown };
type CodeRequest = FastifyRequest<{ Querystring: Query }>;

/** Serves /m, with a slash after it, too: a typed code leads to the menu of its table. Every code that leads nowhere gets the same answer, whyever. */
export function installCodePage(app: FastifyInstance, { db, folder, load }: CodePages): void {
  const count = app.createRateLimit({
    max: TRIES,
    timeWindow: TRIES_MS,
    keyGenerator: (request) => `short code ${countedAddress(request)}`,
  });
  const show = async (request: CodeRequest, reply: FastifyReply) => {
    const { code, lang } = request.query;
    const built = await load();
    const language = languageOf(request, reply);
    const isChosen = lang === language;
    const typed = typeof code === "string" ? code.slice(0, 40) : "";
    const { styles } = await filesOf(folder);
    reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    const page = (problem: "unknown" | "too_many" | null) =>
      built.renderCodePage({ language, isChosen, typed, problem, styles });
    if (typed.trim() === "") return page(null);
    const tries = await count(request);
    if (!tries.isAllowed && tries.isExceeded)
      return reply.code(429).header("retry-after", Math.ceil(tries.ttlInSeconds)).send(page("too_many"));
    const address = await addressOf(db, typed);
    if (address === undefined) return reply.code(404).send(page("unknown"));
    const query = new URLSearchParams({ table: address.locator, ...(isChosen ? { lang: language } : {}) });
    return reply.redirect(`/m/${encodeURIComponent(address.menu_code)}?${query}`, 303);
  };
  for (const path of ["/m", "/m/"]) app.get<{ Querystring: Query }>(path, { schema: { hide: true } }, show);
}

async function addressOf(db: Deps["db"], typed: string) {
  const code = readShortCode(typed);
  const home = code === undefined ? undefined : await tableOfShortCode(db, code);
  return home && db.inTenant(home.tenant_id, (tx) => selectAddressOfTable(tx, home.table_id));
}
