import { publicApiBase } from "#platform/contract/api-base.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { escapeHtml } from "#platform/outside/mail/escape-html.ts";
import { type WebhookEventType, webhookEventTypes } from "#reporting/integrations/domain/webhook-events.ts";
import { publicRoutes } from "../../contract/public-routes.ts";
import { developersStyles } from "./developers-styles.ts";
import { countFields, parameterList, schemaFields } from "./field-list.ts";
import { guide, guideContents, webhookGuide } from "./guide.ts";
import type { JsonSchema } from "./json-example.ts";
import { folded, json, paragraphs, type Reader } from "./page-parts.ts";
import { type Parameter, type publicDocument, scopeOf } from "./public-document.ts";

type Document = ReturnType<typeof publicDocument>;
type RouteName = keyof typeof publicRoutes;

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: JsonContent };
  readonly responses: { readonly 200: { readonly content: JsonContent } };
}
interface JsonContent {
  readonly "application/json": { readonly schema: JsonSchema; readonly example: unknown };
}

/** The page that tells developers how to use the public API, made from its document. */
export function developersPage(document: Document, reader: Reader): string {
  const { say, language, styleNonce } = reader;
  const title = say("developers.title");
  const label = escapeHtml(say("developers.contents"));
  const list = contents(reader);
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
<details class="folded-contents"><summary>${label}</summary><nav aria-label="${label}">${list}</nav></details>
<div class="page">
<nav class="contents" aria-label="${label}">${list}</nav>
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

function contents(reader: Reader): string {
  const { say, words } = reader;
  const item = (id: string, text: string) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`;
  return `<ul>
${guideContents(reader)
  .map(([part, title]) => item(part, title))
  .join("\n")}
</ul><b>${escapeHtml(say("developers.routes_title"))}</b><ul>
${routeNames.map((name) => item(name, say(`developers.routes.${name}`))).join("\n")}
</ul><b>${escapeHtml(say("developers.webhooks.title"))}</b><ul>
${item("webhooks", say("developers.webhooks.how"))}
${item("signature", words.guide.hooks.signature_title)}
${webhookEventTypes.map((type) => item(type, say(`integrations.events.${type}`))).join("\n")}
</ul>`;
}

function routeSection(name: RouteName, document: Document, { say, words }: Reader): string {
  const definition: RouteDefinition = publicRoutes[name];
  const path = publicApiBase + definition.path.replaceAll(/:(\w+)/g, "{$1}");
  const operation = document.paths[path]?.[definition.method.toLowerCase()] as Operation;
  const { labels } = words;
  const scope = scopeOf(definition);
  const body = operation.requestBody?.content["application/json"];
  const answer = operation.responses[200].content["application/json"];
  return `<article id="${name}">
<h3>${escapeHtml(say(`developers.routes.${name}`))}</h3>
<p class="address"><span class="verb">${definition.method}</span> <code>${escapeHtml(path).replaceAll("/", "<wbr>/")}</code></p>
<p class="soft">${
    scope === null
      ? escapeHtml(say("developers.any_key"))
      : `${escapeHtml(labels.needs)} <code>${scope}</code>`
  }</p>
${operation.parameters.length === 0 ? "" : `<h4>${escapeHtml(labels.parameters)}</h4>${parameterList(operation.parameters, words)}`}
${body ? `<h4>${escapeHtml(labels.body)}</h4>${schemaFields(body.schema, words, true)}${folded(say("developers.body"), json(body.example))}` : ""}
${folded(counted(labels.answer, answer.schema, words), schemaFields(answer.schema, words, false))}
${folded(say("developers.answer"), json(answer.example))}
</article>`;
}

const counted = (label: string, schema: JsonSchema, words: Reader["words"]) =>
  `${label} (${countFields(schema, words)})`;

function eventSection(type: WebhookEventType, document: Document, { say, words }: Reader): string {
  const message = document.webhooks[type]?.post.requestBody.content["application/json"];
  if (!message) throw new Error(`The document does not tell ${type}`);
  return `<article id="${type}">
<h3>${escapeHtml(say(`integrations.events.${type}`))}</h3>
<p class="address"><code>${type}</code></p>
${folded(counted(words.labels.message, message.schema, words), schemaFields(message.schema, words, false))}
${folded(say("developers.message"), json(message.example))}
</article>`;
}
