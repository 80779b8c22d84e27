import { readFileSync } from "node:fs";
import { publicApiBase } from "../../../contract/platform/api-base.ts";
import type { RouteDefinition } from "../../../contract/platform/define.ts";
import { publicRoutes } from "../../../contract/public-api/public-routes.ts";
import { type WebhookEventType, webhookEventTypes } from "../../../domain/integrations/webhook-events.ts";
import { MOST_TRIES } from "../../../domain/integrations/webhook-retries.ts";
import { PER_KEY_PER_MINUTE } from "../http/key-limit.ts";
import type { Language, Say } from "../i18n/say.ts";
import { escapeHtml } from "../mail/escape-html.ts";
import { developersStyles } from "./developers-styles.ts";
import { type publicDocument, scopeOf } from "./public-document.ts";

interface Reader {
  readonly language: Language;
  readonly styleNonce: string;
  readonly say: Say;
  readonly publicUrl: string;
}

type Document = ReturnType<typeof publicDocument>;
type RouteName = keyof typeof publicRoutes;

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: JsonContent };
  readonly responses: Readonly<Record<string, { readonly content?: JsonContent }>>;
}
interface JsonContent {
  readonly "application/json": { readonly example: unknown };
}

/** What receivers run to know that a message is from here: the very text that a test runs. */
const verifying = readFileSync(new URL("verify-webhook.example.mjs", import.meta.url), "utf8");

const code = (text: string) => `<pre tabindex="0"><code>${escapeHtml(text.trim())}</code></pre>`;
const json = (value: unknown) => code(JSON.stringify(value, null, 2));
const paragraphs = (...words: readonly string[]) =>
  words.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");

/** The page that tells developers how to use the public API, made from its document. */
export function developersPage(document: Document, reader: Reader): string {
  const { say, language, styleNonce } = reader;
  const title = say("developers.title");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg">
<style nonce="${styleNonce}">${developersStyles}</style>
</head>
<body>
<header><strong>Comanda</strong> <span>${otherLanguage(reader)}</span></header>
<div class="page">
<nav aria-label="${escapeHtml(say("developers.contents"))}">${contents(reader)}</nav>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs(say("developers.intro"))}
${guide(reader)}
<h2 id="routes">${escapeHtml(say("developers.routes_title"))}</h2>
${routeNames.map((name) => routeSection(name, document, reader)).join("\n")}
<h2 id="webhooks">${escapeHtml(say("developers.webhooks.title"))}</h2>
${webhookGuide(reader)}
${webhookEventTypes.map((type) => eventSection(type, document, reader)).join("\n")}
</main>
</div>
</body>
</html>
`;
}

const routeNames = Object.keys(publicRoutes) as RouteName[];

function otherLanguage({ language, say }: Reader): string {
  const other = language === "es" ? "en" : "es";
  return `<a href="/developers?lang=${other}" lang="${other}">${language === "es" ? "English" : "Español"}</a>
    · <a href="${publicApiBase}/openapi.json">${escapeHtml(say("developers.document"))}</a>`;
}

const guideParts = ["keys", "requests", "pages", "writing", "errors"] as const;

function contents({ say }: Reader): string {
  const item = (id: string, words: string) => `<li><a href="#${id}">${escapeHtml(words)}</a></li>`;
  return `<ul>
${guideParts.map((part) => item(part, say(`developers.${part}.title`))).join("\n")}
</ul><b>${escapeHtml(say("developers.routes_title"))}</b><ul>
${routeNames.map((name) => item(name, say(`developers.routes.${name}`))).join("\n")}
</ul><b>${escapeHtml(say("developers.webhooks.title"))}</b><ul>
${item("webhooks", say("developers.webhooks.how"))}
${webhookEventTypes.map((type) => item(type, say(`integrations.events.${type}`))).join("\n")}
</ul>`;
}

/** How it is asked, turned over and answered. */
function guide({ say, publicUrl }: Reader): string {
  const address = publicUrl + publicApiBase;
  const examples: Readonly<Record<(typeof guideParts)[number], string>> = {
    keys: code(`curl ${address}/store \\\n  -H "Authorization: Bearer comanda_12_…"`),
    requests: "",
    pages: code(`GET ${publicApiBase}/orders?from=2026-11-20&to=2026-11-20&limit=100
{ "data": [ … ], "next_cursor": "WyJkYXkiLDE…" }

GET ${publicApiBase}/orders?from=2026-11-20&to=2026-11-20&limit=100&cursor=WyJkYXkiLDE…
{ "data": [ … ], "next_cursor": null }`),
    writing: code(`curl -X PUT ${address}/menu/items/4000000017/availability \\
  -H "Authorization: Bearer comanda_12_…" \\
  -H "Idempotency-Key: 3f0c1b1e-6f7e-4e0c-9a51-1c1c7f6f2f10" \\
  -H "Content-Type: application/json" \\
  -d '{ "remaining": 0, "until": "tomorrow" }'`),
    errors: json({
      success: false,
      code: "invalid_input",
      message: say("errors.invalid_input"),
      requestId: "6f1c…",
      fields: [{ field: "to", code: "ends_before_start", message: say("validation.ends_before_start") }],
    }),
  };
  return guideParts
    .map(
      (part) => `<h2 id="${part}">${escapeHtml(say(`developers.${part}.title`))}</h2>
${paragraphs(say(`developers.${part}.text`, { count: PER_KEY_PER_MINUTE }), say(`developers.${part}.more`))}
${examples[part]}`,
    )
    .join("\n");
}

function routeSection(name: RouteName, document: Document, { say }: Reader): string {
  const definition: RouteDefinition = publicRoutes[name];
  const path = publicApiBase + definition.path.replaceAll(/:(\w+)/g, "{$1}");
  const operation = document.paths[path]?.[definition.method.toLowerCase()] as Operation;
  const scope = scopeOf(definition);
  const body = operation.requestBody?.content["application/json"].example;
  const answer = operation.responses["200"]?.content?.["application/json"].example;
  return `<article id="${name}">
<h3><span class="verb">${definition.method}</span> ${escapeHtml(path)}</h3>
<p>${escapeHtml(say(`developers.routes.${name}`))}. <span class="soft">${
    scope === null ? escapeHtml(say("developers.any_key")) : `<code>${scope}</code>`
  }</span></p>
${parameterTable(operation, say)}
${body === undefined ? "" : `<p class="soft">${escapeHtml(say("developers.body"))}</p>${json(body)}`}
<details><summary>${escapeHtml(say("developers.answer"))}</summary>${json(answer)}</details>
</article>`;
}

function parameterTable({ parameters }: Operation, say: Say): string {
  if (parameters.length === 0) return "";
  const rows = parameters.map(
    ({ name, in: place, required }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}</td><td>${escapeHtml(
        say(required ? "developers.required" : "developers.optional"),
      )}</td></tr>`,
  );
  return `<div class="wide"><table><thead><tr><th scope="col">${escapeHtml(say("developers.parameter"))}</th><th scope="col">${escapeHtml(
    say("developers.place"),
  )}</th><th scope="col"></th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
}

function webhookGuide({ say }: Reader): string {
  return `<h3>${escapeHtml(say("developers.webhooks.how"))}</h3>
${paragraphs(
  say("developers.webhooks.text"),
  say("developers.webhooks.retries", { count: MOST_TRIES }),
  say("developers.webhooks.once"),
  say("developers.webhooks.signature"),
)}
${code(verifying)}`;
}

function eventSection(type: WebhookEventType, document: Document, { say }: Reader): string {
  const example = document.webhooks[type]?.post.requestBody.content["application/json"].example;
  return `<article id="${type}">
<h3>${type}</h3>
<p>${escapeHtml(say(`integrations.events.${type}`))}</p>
<details><summary>${escapeHtml(say("developers.message"))}</summary>${json(example)}</details>
</article>`;
}
