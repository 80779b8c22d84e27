import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { buildApp } from "#app/server/http/build-app.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { apiBase } from "../../contract/api-base.ts";
import { type RouteDefinition, route } from "../../contract/define.ts";

test("a start makes no document of a route, the first reader gets it", async () => {
  let reads = 0;
  const definition = route({
    method: "GET",
    path: "/on-demand",
    summary: "Is told when it is asked",
    access: "public",
    response: z.object({}),
  }) as RouteDefinition;
  const counted = Object.defineProperty({ ...definition }, "summary", {
    enumerable: true,
    get: () => {
      reads += 1;
      return definition.summary;
    },
  });
  const { deps } = await testServer();
  const app = await buildApp(deps, [(on) => on(counted, async () => ({}))], {
    secure: false,
    trustProxy: false,
  });
  onTestFinished(() => app.close());
  await app.ready();
  expect(reads).toBe(0);
  const { paths } = (await app.inject({ url: `${apiBase}/openapi.json` })).json();
  expect(paths[`${apiBase}/on-demand`].get.summary).toBe(definition.summary);
  expect(reads).toBe(1);
});
