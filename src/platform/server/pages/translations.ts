import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { isLanguage, type Language } from "../../domain/text/languages.ts";
import { AppError } from "../http/app-error.ts";

/** By the name of a part, the keys that it holds; `cash.kinds.*` is every one that begins so (scripts/setup/words-of-screens.ts). */
type Parts = Readonly<Record<string, readonly string[]>>;

interface Asked {
  Params: { language: string };
  Querystring: { v?: string; of?: string };
}

/**
 * `GET /locales/{lng}/translation.json?v=…`: one language's words. With a version in the query they are kept for a day, then asked for
 * by their tag; `of` asks for the part of one screen, as the build in `folder` has cut them. Without it, and for a part of another build, all
 * words are answered.
 */
export function installTranslations(app: FastifyInstance, folder: string): void {
  let parts: Promise<Parts> | undefined;
  const partsOf = () => {
    parts ??= readParts(folder).catch(() => {
      // The folder may still be being built.
      parts = undefined;
      return {};
    });
    return parts;
  };
  const answers = new Map<string, { readonly body: string; readonly etag: string }>();
  const answerOf = (language: Language, part: string, keys: readonly string[] | undefined) =>
    answers.getOrInsertComputed(`${language} ${keys ? part : ""}`, () => {
      const { catalogue } = wordsOf(language);
      const body = JSON.stringify(keys ? pick(catalogue, keys) : catalogue);
      return { body, etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` };
    });
  app.get<Asked>(
    "/locales/:language/translation.json",
    { schema: { hide: true } },
    async (request, reply) => {
      const { language } = request.params;
      if (!isLanguage(language)) throw new AppError("not_found");
      const { v, of = "" } = request.query;
      const known = await partsOf();
      const { body, etag } = answerOf(language, of, Object.hasOwn(known, of) ? known[of] : undefined);
      const lasting = v === undefined ? "no-cache" : "public, max-age=86400, stale-while-revalidate=604800";
      reply.header("cache-control", lasting).header("etag", etag);
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      return reply.type("application/json; charset=utf-8").send(body);
    },
  );
}

async function readParts(folder: string): Promise<Parts> {
  return JSON.parse(await readFile(path.join(folder, "words.json"), "utf8")) as Parts;
}

interface Node {
  readonly [key: string]: string | Node;
}

/** The plural forms of a key are found by the key itself. */
const FORM = /_(?:zero|one|two|few|many|other)$/;

/** Returns of all words those that the keys of a part name. */
export function pick(words: Node, keys: readonly string[]): Node {
  const exact = new Set(keys);
  const begun = keys.filter((key) => key.endsWith("*")).map((key) => key.slice(0, -1));
  const picked = (node: Node, prefix: string): Node =>
    Object.fromEntries(
      Object.entries(node).flatMap(([name, value]): [string, string | Node][] => {
        const key = prefix + name;
        if (typeof value === "string") {
          const isNamed =
            exact.has(key) ||
            exact.has(key.replace(FORM, "")) ||
            begun.some((start) => key.startsWith(start));
          return isNamed ? [[name, value]] : [];
        }
        const below = picked(value, `${key}.`);
        return Object.keys(below).length > 0 ? [[name, below]] : [];
      }),
    );
  return picked(words, "");
}
