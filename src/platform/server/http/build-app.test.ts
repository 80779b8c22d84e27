import { expect, test } from "vitest";
import { testServer } from "#app/server/testing/test-server.ts";
import { languages } from "../../domain/text/languages.ts";

test("an unknown address gets the uniform refusal in the caller's language", async () => {
  const { app } = await testServer();
  const reply = await app.inject({ method: "GET", url: "/api/v1/nothing-here?lang=es" });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({
    success: false,
    code: "not_found",
    message: "Esto ya no existe. Actualice la pantalla.",
  });
});

test("what is missing and what is of the wrong kind are told apart", async () => {
  const { app } = await testServer();
  const reply = await app.inject({ method: "POST", url: "/api/v1/auth/signin", payload: { username: 5 } });
  expect(reply.json()).toMatchObject({
    code: "invalid_input",
    fields: [
      { field: "username", code: "malformed" },
      { field: "password", code: "required" },
    ],
  });
});

test("the OpenAPI document is served", async () => {
  const { app } = await testServer();
  const reply = await app.inject({ method: "GET", url: "/api/v1/openapi.json" });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ openapi: "3.1.0" });
});

test("every call can be asked for its words in any language", async () => {
  const { app } = await testServer();
  const document = (await app.inject({ method: "GET", url: "/api/v1/openapi.json" })).json<Described>();
  const calls = Object.values(document.paths).flatMap((path) => Object.values(path));
  const asked = calls.map(
    ({ parameters = [] }) => parameters.find(({ name }) => name === "lang")?.description,
  );
  expect(new Set(asked)).toEqual(new Set([expect.stringContaining(languages.join(", "))]));
});

interface Described {
  readonly paths: Record<string, Record<string, { parameters?: { name: string; description?: string }[] }>>;
}
