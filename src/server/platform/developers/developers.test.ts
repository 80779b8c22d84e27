import { validate } from "@readme/openapi-parser";
import { expect, test } from "vitest";
import { publicApiBase } from "../../../contract/platform/api-base.ts";
import { publicRoutes } from "../../../contract/public-api/public-routes.ts";
import { webhookEventTypes } from "../../../domain/integrations/webhook-events.ts";
import { languages } from "../../../messages/languages.ts";
import { testServer } from "../../testing/test-server.ts";
import { buildApp } from "../http/build-app.ts";

const { app, deps } = await testServer();

test("the document of the public API is valid, tells every route of it and every event, and nothing of people's", async () => {
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
  expect(document.components.securitySchemes).toEqual({ key: { type: "http", scheme: "bearer" } });
  const example = document.webhooks["order.paid"].post.requestBody.content["application/json"].example;
  expect(example).toMatchObject({ type: "order.paid", data: { order_id: expect.any(Number) } });
});

test.for(languages)(
  "the page for developers tells every route and event in %s, with styles of its own making only",
  async (language) => {
    const reply = await app.inject({ url: `/developers?lang=${language}` });
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(reply.body).toContain(`<html lang="${language}">`);
    for (const name of [...Object.keys(publicRoutes), ...webhookEventTypes])
      expect(reply.body, name).toContain(`id="${name}"`);
    expect(reply.body).toContain("export function verifyWebhook");
    expect(reply.body).not.toMatch(/<script|undefined|\[object|developers\.|integrations\./);
  },
);

test("where the API describes itself to nobody, neither document nor page is there", async () => {
  const quiet = await buildApp(deps, [], { secure: false, trustProxy: false, apiDocs: false });
  for (const url of [`${publicApiBase}/openapi.json`, "/developers"])
    expect((await quiet.inject({ url })).statusCode, url).toBe(404);
  await quiet.close();
});
