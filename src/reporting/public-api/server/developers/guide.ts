import { readFileSync } from "node:fs";
import { errorStatus } from "#app/contract/errors.ts";
import { publicApiBase } from "#platform/contract/api-base.ts";
import { type Language, localeOf, writingOf } from "#platform/domain/text/languages.ts";
import { wholeLengthText } from "#platform/domain/writing/length-words.ts";
import { escapeHtml } from "#platform/outside/mail/escape-html.ts";
import { PER_KEY_PER_MINUTE } from "#platform/server/http/limits/rate-limit.ts";
import { DAYS_STORED, MAX_TRIES, pauseAfter } from "#reporting/integrations/domain/webhook-retries.ts";
import type { publicRoutes } from "../../contract/public-routes.ts";
import { MAX_PUBLIC_ROWS } from "../../contract/public-wire.ts";
import { MAX_PUBLIC_DAYS } from "../../contract/reports.ts";
import { filled } from "./field-list.ts";
import { code, errorList, json, paragraphs, points, type Reader } from "./page-parts.ts";

/** Code with which receivers check that a message is from here; tests run these very files. */
const example = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const verifying = {
  "Node.js": example("verify-webhook.example.mjs"),
  Python: example("verify-webhook.example.py"),
};

const guideParts = ["keys", "requests", "pages", "following", "writing", "limits", "errors"] as const;
type GuidePart = (typeof guideParts)[number];

/** Returns the parts of the guide with their titles. */
export function guideContents({ say, words: { guide } }: Reader): [string, string][] {
  return guideParts.map((part) => [
    part,
    part === "following" || part === "limits" ? guide[part].title : say(`developers.${part}.title`),
  ]);
}

/** Explains requests, pages, repetitions and answers. `samplesOf` writes the examples of a call. */
export function guide(reader: Reader, samplesOf: Samples): string {
  return guideContents(reader)
    .map(
      ([part, title]) =>
        `<h2 id="${part}" data-kind="part">${escapeHtml(title)}</h2>\n${renderPart[part as GuidePart](reader, samplesOf)}`,
    )
    .join("\n");
}

type Samples = (name: keyof typeof publicRoutes) => string;

const renderPart: Readonly<Record<GuidePart, (reader: Reader, samplesOf: Samples) => string>> = {
  keys: ({ say }, samplesOf) =>
    paragraphs(say("developers.keys.text"), say("developers.keys.more"), say("developers.keys.variable")) +
    samplesOf("readPublicStore"),
  requests: ({ words: { guide } }) => paragraphs(guide.requests.text, guide.requests.more),
  pages: ({ say }) =>
    paragraphs(say("developers.pages.text")) +
    code(`GET ${publicApiBase}/orders?from=2026-11-20&to=2026-11-20&limit=100
{ "data": [ … ], "next_cursor": "WyJkYXkiLDE…" }

GET ${publicApiBase}/orders?from=2026-11-20&to=2026-11-20&limit=100&cursor=WyJkYXkiLDE…
{ "data": [ … ], "next_cursor": null }`),
  following: ({ say, words: { guide } }) => {
    const { changes, days, cursor, gone } = guide.following;
    return (
      paragraphs(say("developers.pages.more")) +
      points(changes, days, cursor, gone) +
      code(`GET ${publicApiBase}/customers?updated_since=2026-11-20T14:55:12.008Z&limit=100`)
    );
  },
  writing: ({ say, words: { guide } }, samplesOf) =>
    paragraphs(
      say("developers.writing.text"),
      guide.repeats.lost,
      guide.repeats.kept,
      say("developers.writing.more"),
    ) + samplesOf("setAvailability"),
  limits: ({ words: { guide } }) => {
    const { requests, rows, waiting, advice } = guide.limits;
    const most = { count: PER_KEY_PER_MINUTE, rows: MAX_PUBLIC_ROWS, days: MAX_PUBLIC_DAYS };
    return points(filled(requests, most), filled(rows, most), waiting, advice);
  },
  errors: ({ say, words }) => {
    const errors = Object.entries(words.errors).map(([name, meaning]) => ({
      name,
      fact: String(errorStatus[name as keyof typeof words.errors]),
      meaning,
    }));
    return (
      paragraphs(words.guide.errors.text) +
      json({
        success: false,
        code: "invalid_input",
        message: words.errors.invalid_input,
        requestId: "6f1c…",
        fields: [{ field: "to", code: "ends_before_start", message: say("validation.ends_before_start") }],
      }) +
      paragraphs(words.guide.errors.more) +
      errorList(
        errors.toSorted((a, b) => Number(a.fact) - Number(b.fact)),
        "error",
      ) +
      `<h3>${escapeHtml(words.guide.errors.fields_title)}</h3>` +
      errorList(
        Object.entries(words.field_codes).map(([name, meaning]) => ({ name, fact: "", meaning })),
        "field-code",
      )
    );
  },
};

/** Explains how messages arrive, are processed once, are repeated and are verified. */
export function webhookGuide({ say, language, words: { guide } }: Reader): string {
  const { text, retries, signature, retries_title, pauses, replay, order, signature_title, signed, steps } =
    guide.hooks;
  return `<h3>${escapeHtml(say("developers.webhooks.how"))}</h3>
${paragraphs(text, order, say("developers.webhooks.once"))}
<h3>${escapeHtml(retries_title)}</h3>
${paragraphs(
  filled(retries, { count: MAX_TRIES }),
  filled(pauses, { pauses: pauseWords(language) }),
  filled(replay, { days: wholeLengthText(DAYS_STORED, "day", writingOf(language)) }),
)}
<h3 id="signature" data-kind="part">${escapeHtml(signature_title)}</h3>
${paragraphs(signature, signed, steps)}
${Object.entries(verifying)
  .map(([language, text]) => `<h4>${language}</h4>${code(text)}`)
  .join("\n")}`;
}

/** Lists the pauses between attempts: `5 s, 5 min, 2 h`. */
function pauseWords(language: Language): string {
  const written = (count: number, unit: "hour" | "minute" | "second") =>
    new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "short" }).format(count);
  return Array.from({ length: MAX_TRIES - 1 }, (_, index) => pauseAfter(index + 1) ?? 0)
    .map((pause) => {
      if (pause >= 3600) return written(pause / 3600, "hour");
      return pause >= 60 ? written(pause / 60, "minute") : written(pause, "second");
    })
    .join(", ");
}
