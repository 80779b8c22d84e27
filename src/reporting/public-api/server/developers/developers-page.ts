import { publicApiBase } from "#platform/contract/api-base.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { directionOf, languageName, languages } from "#platform/domain/text/languages.ts";
import { escapeHtml } from "#platform/outside/mail/escape-html.ts";
import { type WebhookEventType, webhookEventTypes } from "#reporting/integrations/domain/webhook-events.ts";
import { publicRoutes } from "../../contract/public-routes.ts";
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

/** Renders the page that explains the public API to developers, from its document. */
export function developersPage(document: Document, reader: Reader): string {
  const { say, language, styleNonce } = reader;
  const title = say("developers.title");
  const label = escapeHtml(say("developers.contents"));
  const list = contents(reader);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg">
<style nonce="${styleNonce}">${developersStyles}</style>
</head>
<body>
<header><strong>Comanda</strong> <span>${otherReaders(reader)}</span></header>
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

/** Links to the page in the other languages, and to the document for programs. */
function otherReaders({ language, say }: Reader): string {
  return [
    ...languages
      .filter((other) => other !== language)
      .map((other) => `<a href="/developers?lang=${other}" lang="${other}">${languageName(other)}</a>`),
    `<a href="${publicApiBase}/openapi.json">${escapeHtml(say("developers.document"))}</a>`,
  ].join(" · ");
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

/** Styles of the developers' page: one column on a phone, contents beside it where there is room. */
const developersStyles = `
  :root { color-scheme: light dark; --ink: #211f1c; --soft: #59544d; --ground: #f6f5f2; --card: #ffffff; --line: #e2ded8;
    --code: #efede9; --brand: #0f6b66; font: 16px/1.6 Inter, system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --ink: #f1efeb; --soft: #b9b3aa; --ground: #151412; --card: #1d1c1a;
    --line: #37342f; --code: #2a2825; --brand: #6cc7c0 } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--ground); color: var(--ink) }
  a { color: var(--brand) }
  header, main, nav { padding-inline: 1.25rem }
  header { padding-block: 1.25rem; border-block-end: 1px solid var(--line); display: flex; gap: .5rem 1.5rem; flex-wrap: wrap;
    align-items: baseline; justify-content: space-between }
  header strong { font-size: 1.1rem }
  nav ul { list-style: none; margin: 0; padding: 0 } nav li { margin-block: .35rem }
  nav { padding-block: 1.25rem } nav a { text-decoration: none } nav a:hover { text-decoration: underline }
  nav b { display: block; margin-block: 1rem .25rem; color: var(--soft); font-size: .8rem; font-weight: 600 }
  main { padding-block: 1rem 4rem; max-width: 56rem; min-width: 0 }
  h1 { font-size: 1.75rem; line-height: 1.2; margin-block: .5rem 1rem }
  h2 { font-size: 1.3rem; margin-block: 2.5rem .75rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line) }
  h3 { font-size: 1.05rem; margin-block: 1.5rem .25rem; overflow-wrap: anywhere }
  article h3 { margin-block-start: 0 }
  h4 { font-size: .85rem; margin-block: 1rem .25rem; color: var(--soft) }
  h2, h3, article { scroll-margin-block-start: 1rem }
  li { max-width: 42rem; margin-block: .35rem }
  .address { overflow-wrap: anywhere }
  p { margin-block: .5rem; max-width: 42rem }
  code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .85rem }
  code { background: var(--code); border-radius: .3rem; padding: .1rem .3rem; overflow-wrap: anywhere }
  pre { background: var(--code); border-radius: .6rem; padding: 1rem; overflow-x: auto; margin-block: .75rem; line-height: 1.5 }
  pre code { background: none; padding: 0; overflow-wrap: normal }
  article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin-block: .75rem }
  summary { cursor: pointer; color: var(--brand); padding-block: .5rem; min-height: 2.75rem; display: flex; align-items: center }
  .fields { margin: 0; font-size: .9rem; line-height: 1.5 }
  .fields > div { padding-block: .6rem; border-block-start: 1px solid var(--line) }
  .fields dt code { overflow-wrap: anywhere }
  .fields small { display: block; color: var(--soft); font-size: .8rem }
  .fields dd { margin: .15rem 0 0; max-width: 42rem }
  .fields ul { margin: .35rem 0 0; padding: 0; list-style: none } .fields li { margin-block: .25rem }
  .folded-contents { padding-inline: 1.25rem; border-block-end: 1px solid var(--line) }
  .folded-contents nav { padding-inline: 0; padding-block-start: 0 }
  .contents { display: none }
  summary::before { content: "▸"; margin-inline-end: .5rem }
  details[open] > summary::before { content: "▾" }
  @media (max-width: 63.99rem) { nav ul { columns: 2 11rem } nav a { display: inline-block; padding-block: .3rem } }
  @media (min-width: 40rem) { .fields > div { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 0 1.25rem }
    .fields dd { margin: 0 } }
  .verb { display: inline-block; min-width: 3.2rem; font-weight: 700; color: var(--brand) }
  .soft { color: var(--soft) }
  @media (min-width: 64rem) {
    header { padding-inline: max(1.25rem, calc((100% - 80rem) / 2 + 1.25rem)) }
    .page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 80rem; margin-inline: auto }
    .folded-contents { display: none }
    .contents { display: block; position: sticky; inset-block-start: 0; max-height: 100vh; overflow-y: auto; align-self: start }
    main { padding-inline: 2rem }
  }
`;
