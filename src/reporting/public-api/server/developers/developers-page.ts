import { readFileSync } from "node:fs";
import { publicApiBase } from "#platform/contract/api-base.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { directionOf, languageName, languages } from "#platform/domain/text/languages.ts";
import { escapeHtml } from "#platform/outside/mail/escape-html.ts";
import { type WebhookEventType, webhookEventTypes } from "#reporting/integrations/domain/webhook-events.ts";
import { publicRoutes } from "../../contract/public-routes.ts";
import { countFields, parameterList, schemaFields } from "./field-list.ts";
import { guide, guideContents, webhookGuide } from "./guide.ts";
import type { JsonSchema } from "./json-example.ts";
import { code, folded, json, paragraphs, type Reader } from "./page-parts.ts";
import { type Parameter, type publicDocument, scopeOf } from "./public-document.ts";
import { sampleRequest, sampleWriters } from "./request-samples.ts";

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

/** Styles of the page, which stand in it: it is one answer, and its script the second. */
const styles = readFileSync(new URL("developers.css", import.meta.url), "utf8");

/** Renders the page that explains the public API to developers, from its document. */
export function developersPage(document: Document, reader: Reader): string {
  const { say, language, styleNonce } = reader;
  const title = say("developers.title");
  const label = escapeHtml(say("developers.contents"));
  const list = contents(reader);
  const samples = (name: RouteName) => samplesOf(name, document, reader);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1d1c1a" media="(prefers-color-scheme: dark)">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg">
<style nonce="${styleNonce}">${styles}</style>
<script type="module" src="/developers/guide-script.mjs"></script>
</head>
<body${scriptWords(reader)}>
<header>
<a class="brand" href="/"><img src="/icon.svg" width="28" height="28" alt="">Comanda</a>
${searchField(reader)}
<nav class="readers" aria-label="${escapeHtml(say("developers.readers"))}">${otherReaders(reader)}</nav>
</header>
<details class="folded-contents"><summary>${label}<span class="here"></span></summary><nav aria-label="${label}">${list}</nav></details>
<div class="page">
<nav class="contents" aria-label="${label}">${list}</nav>
<main>
<h1>${escapeHtml(title)}</h1>
<div class="intro">${paragraphs(say("developers.intro"))}</div>
${guide(reader, samples)}
<h2 id="routes">${escapeHtml(say("developers.routes_title"))}</h2>
${routeNames.map((name) => routeSection(name, document, reader)).join("\n")}
<h2 id="webhooks" data-kind="part" data-title="${escapeHtml(say("developers.webhooks.how"))}">${escapeHtml(say("developers.webhooks.title"))}</h2>
${webhookGuide(reader)}
${webhookEventTypes.map((type) => eventSection(type, document, reader)).join("\n")}
</main>
</div>
</body>
</html>
`;
}

/** Words that the script shows, in the attributes of the page's body. */
function scriptWords({ say }: Reader): string {
  const kinds = ["call", "event", "field", "error", "part"] as const;
  const words = {
    copy: say("common.copy"),
    copied: say("common.copied"),
    languages: say("developers.languages"),
    nothing: say("developers.search.nothing"),
    found: say("developers.search.found"),
    ...Object.fromEntries(kinds.map((kind) => [`kind${kind}`, say(`developers.search.kinds.${kind}`)])),
  };
  return Object.entries(words)
    .map(([name, text]) => ` data-${name}="${escapeHtml(text)}"`)
    .join("");
}

/** The field to search with, which the script shows: without it there is the browser's own search. */
function searchField({ say }: Reader): string {
  const label = escapeHtml(say("developers.search.label"));
  return `<search hidden><input type="search" role="combobox" aria-label="${label}" placeholder="${label}" aria-expanded="false" aria-controls="results" aria-autocomplete="list" autocomplete="off" spellcheck="false"><kbd aria-hidden="true">/</kbd>
<ul id="results" role="listbox" aria-label="${label}" hidden></ul><p class="none" role="status" hidden></p></search>`;
}

const routeNames = Object.keys(publicRoutes) as RouteName[];

/** Links to the page in the other languages, and to the document for programs. */
function otherReaders({ language, say }: Reader): string {
  return [
    ...languages
      .filter((other) => other !== language)
      .map(
        (other) =>
          `<a href="/developers?lang=${other}" lang="${other}" hreflang="${other}">${languageName(other)}</a>`,
      ),
    `<a href="${publicApiBase}/openapi.json">${escapeHtml(say("developers.document"))}</a>`,
  ].join("\n");
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

const addressOf = (definition: RouteDefinition) =>
  publicApiBase + definition.path.replaceAll(/:(\w+)/g, "{$1}");

const operationOf = (name: RouteName, document: Document) =>
  document.paths[addressOf(publicRoutes[name])]?.[publicRoutes[name].method.toLowerCase()] as Operation;

/** Writes the example of a call in every language, one below the other: the script shows the chosen one alone. */
function samplesOf(name: RouteName, document: Document, { publicUrl }: Reader): string {
  const { parameters, requestBody, responses } = operationOf(name, document);
  const body = requestBody?.content["application/json"].example;
  const request = sampleRequest(publicRoutes[name], {
    address: publicUrl + addressOf(publicRoutes[name]),
    parameters,
    ...(body === undefined ? {} : { body }),
    answer: responses[200].content["application/json"].example,
  });
  const figures = Object.entries(sampleWriters).map(
    ([language, write]) =>
      `<figure class="sample" data-language="${language}"><figcaption>${language}</figcaption>${code(write(request))}</figure>`,
  );
  return `<div class="samples">${figures.join("\n")}</div>`;
}

function routeSection(name: RouteName, document: Document, reader: Reader): string {
  const { say, words } = reader;
  const definition: RouteDefinition = publicRoutes[name];
  const path = addressOf(definition);
  const operation = operationOf(name, document);
  const { labels } = words;
  const scope = scopeOf(definition);
  const body = operation.requestBody?.content["application/json"];
  const answer = operation.responses[200].content["application/json"];
  return `<article id="${name}" data-kind="call" data-name="${definition.method} ${definition.path}">
<div class="told">
<h3>${escapeHtml(say(`developers.routes.${name}`))}</h3>
<p class="address"><span class="verb">${definition.method}</span> <code>${escapeHtml(path).replaceAll("/", "<wbr>/")}</code></p>
<p class="soft">${
    scope === null
      ? escapeHtml(say("developers.any_key"))
      : `${escapeHtml(labels.needs)} <code>${scope}</code>`
  }</p>
${operation.parameters.length === 0 ? "" : `<h4>${escapeHtml(labels.parameters)}</h4>${parameterList(operation.parameters, words, `${name}.asked`)}`}
${body ? `<h4>${escapeHtml(labels.body)}</h4>${schemaFields(body.schema, words, { isSent: true, place: `${name}.sent` })}` : ""}
${folded(counted(labels.answer, answer.schema, words), schemaFields(answer.schema, words, { isSent: false, place: `${name}.got` }))}
</div>
<div class="shown">
${samplesOf(name, document, reader)}
<h4>${escapeHtml(say("developers.answer"))}</h4>${json(answer.example)}
</div>
</article>`;
}

const counted = (label: string, schema: JsonSchema, words: Reader["words"]) =>
  `${label} (${countFields(schema, words)})`;

function eventSection(type: WebhookEventType, document: Document, { say, words }: Reader): string {
  const message = document.webhooks[type]?.post.requestBody.content["application/json"];
  if (!message) throw new Error(`The document does not tell ${type}`);
  return `<article id="${type}" data-kind="event" data-name="${type}">
<div class="told">
<h3>${escapeHtml(say(`integrations.events.${type}`))}</h3>
<p class="address"><code>${type}</code></p>
${folded(counted(words.labels.message, message.schema, words), schemaFields(message.schema, words, { isSent: false, place: `${type}.got` }))}
</div>
<div class="shown"><h4>${escapeHtml(say("developers.message"))}</h4>${json(message.example)}</div>
</article>`;
}
