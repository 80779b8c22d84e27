import { expect, test } from "vitest";
import { currentUser } from "#core/auth/contract/auth.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { urlOf } from "../suites/call.ts";
import { aTill } from "../testing/till.ts";
import { buildApp } from "./build-app.ts";

test("while the server stops a request is refused in our words, to be asked again", async () => {
  const { server } = await aTill();
  const app = await buildApp(server.deps, [], { secure: false, trustProxy: false });
  const stopping = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  app.addHook("preClose", async () => {
    stopping.resolve();
    await mayEnd;
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const closed = app.close();
  await stopping.promise;
  const reply = await fetch(`${address}${urlOf(currentUser)}`, { headers: { "accept-language": "es" } });
  const answer = await reply.json();
  end();
  await closed;
  expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(answer).toMatchObject({
    success: false,
    code: "service_unavailable",
    message: sayIn("es")("errors.service_unavailable"),
  });
});
