import { validate } from "@readme/openapi-parser";
import { expect, test } from "vitest";
import type { z } from "zod";
import { buildApp } from "#app/server/http/build-app.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { publicApiBase } from "#platform/contract/api-base.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { directionOf, type Language, languages } from "#platform/domain/text/languages.ts";
import { escapeHtml } from "#platform/outside/mail/escape-html.ts";
import { refusalsOf } from "#platform/server/http/route-document.ts";
import { webhookMessage } from "#reporting/integrations/contract/webhook-payloads.ts";
import { TEST_EVENT, webhookEventTypes } from "#reporting/integrations/domain/webhook-events.ts";
import { publicRoutes } from "../../contract/public-routes.ts";
import { exampleOf, type JsonSchema } from "./json-example.ts";
import { allowedValues, type Parameter, publicDocument, wireSchema } from "./public-document.ts";

const publicApiWords = (language: Language) => wordsOf(language).serverWords.publicApi;

const { app, deps } = await testServer();

test("the document of the public API is valid and tells every route and event", async () => {
  const reply = await app.inject({ url: `${publicApiBase}/openapi.json` });
  const document = reply.json();
  const result = await validate(structuredClone(document));
  expect(result.valid ? "valid" : JSON.stringify(result.errors)).toBe("valid");
  const told = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  );
  expect(told.toSorted()).toEqual(Object.keys(publicRoutes).toSorted());
  expect(Object.keys(document.webhooks).toSorted()).toEqual(webhookEventTypes.toSorted());
  expect(Object.keys(document.paths).every((path) => path.startsWith(publicApiBase))).toBe(true);
  expect(Object.keys(document.components.securitySchemes)).toEqual(["key"]);
  expect(document.components.securitySchemes.key).toMatchObject({ type: "http", scheme: "bearer" });
  const example = document.webhooks["order.paid"].post.requestBody.content["application/json"].example;
  expect(example).toMatchObject({ type: "order.paid", data: { order_id: expect.any(Number) } });
});

/** Returns every schema of a document with its place. */
function schemasIn(node: unknown, path = ""): [string, JsonSchema][] {
  if (typeof node !== "object" || node === null) return [];
  const own: [string, JsonSchema][] =
    "type" in node || "anyOf" in node || "properties" in node ? [[path, node as JsonSchema]] : [];
  return [
    ...own,
    ...Object.entries(node)
      .filter(([name]) => name !== "example" && name !== "examples")
      .flatMap(([name, inner]) => schemasIn(inner, `${path}/${name}`)),
  ];
}

test.for(languages)("nothing of the public API is without a meaning in %s", (language) => {
  const document = publicDocument("https://example.com", publicApiWords(language));
  const schemas = schemasIn(document);
  const fields = schemas.flatMap(([path, { properties = {} }]) =>
    Object.entries(properties).map(([name, field]) => ({ path: `${path}/${name}`, ...field })),
  );
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter(({ description }) => !description).map(({ path }) => path)).toEqual([]);
  for (const { path, ...field } of fields)
    for (const value of allowedValues(field)) expect(field.description, path).toContain(`\`${value}\``);
  const operations = [...Object.values(document.paths), ...Object.values(document.webhooks)].flatMap(
    (methods) => Object.values(methods) as { parameters: Parameter[] }[],
  );
  const parameters = operations.flatMap(({ parameters: listed }) => listed);
  expect(parameters.length).toBeGreaterThan(30);
  expect(parameters.filter(({ description }) => description === "")).toEqual([]);
});

test("every example of the documentation is one that its schema takes", () => {
  const taken = (schema: z.ZodType) => schema.parse(exampleOf(wireSchema(schema, publicApiWords("en"))));
  for (const [name, definition] of Object.entries(publicRoutes)) {
    const { response, body } = definition as RouteDefinition;
    for (const schema of body ? [response, body] : [response])
      expect(() => taken(schema), name).not.toThrow();
  }
  for (const type of [...webhookEventTypes, TEST_EVENT] as const)
    expect(() => taken(webhookMessage(type)), type).not.toThrow();
});

test("every refusal that a program may get has words, and they are what it is answered", async () => {
  const refusals = Object.values(publicRoutes).flatMap((definition) => refusalsOf(definition));
  for (const code of refusals) expect(Object.keys(publicApiWords("en").errors), code).toContain(code);
  const wrong = await app.inject({ url: `${publicApiBase}/nothing-here?lang=es` });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([
    404,
    { code: "unknown_address", message: publicApiWords("es").errors.unknown_address },
  ]);
  const nobody = await app.inject({ url: `${publicApiBase}/store` });
  expect(nobody.json().message).toBe(publicApiWords("en").errors.api_key_invalid);
});

test.for(languages)("the page for developers tells every route and event in %s", async (language) => {
  const reply = await app.inject({ url: `/developers?lang=${language}` });
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(reply.body).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
  for (const name of [...Object.keys(publicRoutes), ...webhookEventTypes])
    expect(reply.body, name).toContain(`id="${name}"`);
  expect(reply.body).toContain("export function verifyWebhook");
  expect(reply.body).toContain("def verify_webhook");
  for (const [code, said] of Object.entries(publicApiWords(language).errors)) {
    expect(reply.body).toContain(`<code>${code}</code>`);
    expect(reply.body).toContain(escapeHtml(said));
  }
  // Its one script is its own file, as the policy of pages asks.
  expect(reply.body.match(/<script[^>]*>/g)).toEqual([
    '<script type="module" src="/developers/guide-script.mjs">',
  ]);
  expect(reply.body).not.toMatch(/undefined|\[object|\{\{|developers\.|integrations\./);
});

test("every place of the page has one id, and what it loads is there", async () => {
  const { body } = await app.inject({ url: "/developers" });
  const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(300);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const [name, type] of [
    ["guide-script.mjs", "text/javascript; charset=utf-8"],
    ["guide-search.mjs", "text/javascript; charset=utf-8"],
    ["inter.woff2", "font/woff2"],
  ]) {
    const file = await app.inject({ url: `/developers/${name}` });
    expect([file.statusCode, file.headers["content-type"]]).toEqual([200, type]);
  }
});

test("where the API describes itself to nobody, neither document nor page is there", async () => {
  const quiet = await buildApp(deps, [], { secure: false, trustProxy: false, apiDocs: false });
  for (const url of [`${publicApiBase}/openapi.json`, "/developers"])
    expect((await quiet.inject({ url })).statusCode, url).toBe(404);
  await quiet.close();
});
