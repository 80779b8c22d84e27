import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { publicApiBase } from "#platform/contract/api-base.ts";
import { acceptsKey, type RouteDefinition } from "#platform/contract/define.ts";
import { publicRoutes } from "../../contract/public-routes.ts";
import { developersPage } from "./developers-page.ts";
import { publicDocument } from "./public-document.ts";
import { sampleWriters } from "./request-samples.ts";

/** The address holds what a shell would read as something else, were it not quoted. */
const publicUrl = "https://pos.example";
const words = wordsOf("en").serverWords.publicApi;
const page = developersPage(publicDocument(publicUrl, words), {
  language: "en",
  styleNonce: "",
  say: (key) => key,
  words,
  publicUrl,
});
const routes = Object.entries(publicRoutes) as [string, RouteDefinition][];

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** Returns the example of a call as somebody copies it from the page. */
function sampleOn(name: string, language: string): string {
  const [, article = ""] = page.split(`<article id="${name}"`);
  const [, sample = ""] = article.split(`data-language="${language}"`);
  const [, text = ""] = /<pre tabindex="0"><code>([^<]*)<\/code>/.exec(sample) ?? [];
  return text.replaceAll(/&(lt|gt|quot|amp|#39);/g, (entity) => entities[entity] ?? "");
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What an example sends is what the contract takes. */
function expectTaken(name: string, { params, query, body, ...rest }: RouteDefinition, sent: Sent): void {
  const definition = publicRoutes[name as keyof typeof publicRoutes];
  expect(sent.method).toBe(rest.method);
  const { origin, pathname, searchParams } = new URL(sent.url);
  expect(origin).toBe(publicUrl);
  const path = publicApiBase + rest.path.replaceAll(/:(\w+)/g, "(?<$1>[^/]+)");
  const found = new RegExp(`^${path}$`).exec(pathname);
  expect(found).not.toBeNull();
  params?.parse({ ...found?.groups });
  query?.parse(Object.fromEntries(searchParams));
  expect(sent.headers.authorization).toBe("Bearer comanda_12_secret");
  expect("idempotency-key" in sent.headers).toBe(acceptsKey(definition));
  if (body) body.parse(JSON.parse(sent.body ?? ""));
  expect(sent.headers["content-type"]).toBe(body ? "application/json" : undefined);
}

const lowered = (headers: Iterable<readonly [string, string]>) =>
  Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value]));

test.for(routes)("the curl of %s is read by a shell as the call of the contract", ([name, route]) => {
  const script = `curl() { printf '%s\\0' "$@"; }; uuidgen() { echo 3f0c1b1e; }\n${sampleOn(name, "curl")}`;
  const output = execFileSync("sh", ["-c", script], {
    encoding: "utf8",
    env: { COMANDA_KEY: "comanda_12_secret" },
  });
  const given = output.split("\0").slice(0, -1);
  const valuesOf = (option: string) => given.filter((_value, index) => given[index - 1] === option);
  const addresses = given.filter((value) => value.startsWith(publicUrl));
  expect(addresses).toHaveLength(1);
  expectTaken(name, route, {
    method: valuesOf("-X")[0] ?? "GET",
    url: addresses[0] ?? "",
    headers: lowered(valuesOf("-H").map((line) => line.split(": ") as [string, string])),
    body: valuesOf("-d")[0],
  });
});

test.for(routes)("the JavaScript of %s runs and sends the call of the contract", async ([name, route]) => {
  const sent: Sent[] = [];
  const logged: unknown[] = [];
  const answerTo = async (url: string, init: RequestInit) => {
    const { method, headers } = new Request(url, init);
    sent.push({ method, url, headers: lowered(headers), body: init.body as string | undefined });
    return Response.json({ told: name });
  };
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  const run = new AsyncFunction("fetch", "process", "console", sampleOn(name, "JavaScript"));
  await run(
    answerTo,
    { env: { COMANDA_KEY: "comanda_12_secret" } },
    { log: (value: unknown) => logged.push(value) },
  );
  expect(logged).toEqual([{ told: name }]);
  expect(sent).toHaveLength(1);
  for (const call of sent) expectTaken(name, route, call);
});

test.for(routes)("the Python of %s has the shape of the call of the contract", ([name, route]) => {
  const text = sampleOn(name, "Python");
  const address = new RegExp(`requests\\.${route.method.toLowerCase()}\\(\\n {4}"(${publicUrl}[^"?]+)",\\n`);
  const [, url = ""] = address.exec(text) ?? [];
  const dictionary = (argument: string) => {
    const [, fields] = new RegExp(`\\n {4}${argument}=(\\{[\\s\\S]*?\\n {4}\\}),\\n`).exec(text) ?? [];
    return fields?.replaceAll(/,(?=\s*\})/g, "");
  };
  const headers = dictionary("headers") ?? "";
  expect(headers).toContain('"Authorization": "Bearer " + os.environ["COMANDA_KEY"]');
  expectTaken(name, route, {
    method: route.method,
    url: `${url}?${new URLSearchParams(JSON.parse(dictionary("params") ?? "{}"))}`,
    headers: {
      authorization: "Bearer comanda_12_secret",
      ...(headers.includes('"Idempotency-Key": str(uuid.uuid4())') && { "idempotency-key": "" }),
      // `json=` sets it.
      ...(dictionary("json") !== undefined && { "content-type": "application/json" }),
    },
    body: dictionary("json"),
  });
  expect(text.startsWith("import os\n")).toBe(true);
  expect(text.includes("import uuid\n")).toBe(text.includes("uuid.uuid4()"));
  for (const [open, close] of ["()", "{}", "[]"])
    expect(text.split(open ?? "").length).toBe(text.split(close ?? "").length);
});

test("values of a body are written as each language writes them", () => {
  const request = {
    method: "PUT",
    url: publicUrl,
    query: {},
    isWriting: false,
    body: { note: "it's", isSold: true, left: null, of: [1, false], in: { more: "x" } },
  };
  expect(sampleWriters.Python(request)).toContain(`    json={
        "note": "it's",
        "isSold": True,
        "left": None,
        "of": [1, False],
        "in": {
            "more": "x",
        },
    },`);
  expect(sampleWriters.curl(request)).toContain(
    `-d '{"note":"it'\\''s","isSold":true,"left":null,"of":[1,false],"in":{"more":"x"}}'`,
  );
});
