import { acceptsKey, type RouteDefinition } from "#platform/contract/define.ts";
import { exampleOf, type JsonSchema } from "./json-example.ts";
import type { Parameter } from "./public-document.ts";

/** A call as the examples make it. */
export interface SampleRequest {
  readonly method: string;
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  /** It writes, and is sent with an Idempotency-Key. */
  readonly isWriting: boolean;
  readonly body?: unknown;
}

interface Told {
  /** Address of the call with its path's parameters in braces. */
  readonly address: string;
  readonly parameters: readonly Parameter[];
  readonly body?: unknown;
  /** Example of the answer, which names what the path asks for. */
  readonly answer: unknown;
}

/**
 * Makes an example call from the contract. What the path names is what the example of the answer names, and the query
 * holds what must be there and what the contract shows an example of. Throws where the contract tells no value.
 */
export function sampleRequest(
  definition: RouteDefinition,
  { address, parameters, body, answer }: Told,
): SampleRequest {
  const url = address.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(idIn(answer, name)));
  const asked = parameters.filter(
    ({ in: place, required, schema }) => place === "query" && (required || exampleIn(schema) !== null),
  );
  const query = asked.map(({ name, schema }) => {
    const value = exampleIn(schema);
    if (value === null) throw new Error(`The contract shows no example of ${name}`);
    return [name, String(value)] as const;
  });
  return {
    method: definition.method,
    url,
    query: Object.fromEntries(query),
    isWriting: acceptsKey(definition),
    ...(body === undefined ? {} : { body }),
  };
}

const exampleIn = (schema: JsonSchema): unknown => (schema.examples === undefined ? null : exampleOf(schema));

/** Returns the id of an answer that a parameter of the path names: `itemId` is its `item_id`, or its own `id`. */
function idIn(answer: unknown, parameter: string): unknown {
  const fields = answer as Readonly<Record<string, unknown>>;
  const value = fields[parameter.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] ?? fields.id;
  if (value === undefined) throw new Error(`The answer names no ${parameter}`);
  return value;
}

/** Languages of the examples, each with what writes a call in it. The key stands in the variable COMANDA_KEY. */
export const sampleWriters = {
  curl: inCurl,
  JavaScript: inJavaScript,
  Python: inPython,
} as const satisfies Record<string, (request: SampleRequest) => string>;

const wholeAddress = ({ url, query }: SampleRequest) => {
  const search = new URLSearchParams(query).toString();
  return search === "" ? url : `${url}?${search}`;
};

function inCurl(request: SampleRequest): string {
  const { method, isWriting, body } = request;
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    `curl${method === "GET" ? "" : ` -X ${method}`} ${quoted(wholeAddress(request))}`,
    '-H "Authorization: Bearer $COMANDA_KEY"',
    ...(isWriting ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`]),
  ].join(" \\\n  ");
}

function inJavaScript(request: SampleRequest): string {
  const { method, isWriting, body } = request;
  return `const response = await fetch(${JSON.stringify(wholeAddress(request))}, {
${[
  ...(method === "GET" ? [] : [`  method: "${method}",`]),
  "  headers: {",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the example is a template string.
  "    Authorization: `Bearer ${process.env.COMANDA_KEY}`,",
  ...(isWriting ? ['    "Idempotency-Key": crypto.randomUUID(),'] : []),
  ...(body === undefined ? [] : ['    "Content-Type": "application/json",']),
  "  },",
  ...(body === undefined ? [] : [`  body: JSON.stringify(${inner(JSON.stringify(body, null, 2), "  ")}),`]),
].join("\n")}
});
if (!response.ok) throw new Error(await response.text());
console.log(await response.json());`;
}

function inPython({ method, url, query, isWriting, body }: SampleRequest): string {
  const headers = [
    '        "Authorization": "Bearer " + os.environ["COMANDA_KEY"],',
    ...(isWriting ? ['        "Idempotency-Key": str(uuid.uuid4()),'] : []),
  ];
  return [
    "import os",
    ...(isWriting ? ["import uuid"] : []),
    "",
    "import requests",
    "",
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    "    headers={",
    ...headers,
    "    },",
    ...(Object.keys(query).length === 0 ? [] : [`    params=${inner(pythonValue(query), "    ")},`]),
    ...(body === undefined ? [] : [`    json=${inner(pythonValue(body), "    ")},`]),
    "    timeout=30,",
    ")",
    "response.raise_for_status()",
    "print(response.json())",
  ].join("\n");
}

/** Moves all lines but the first to the right. */
const inner = (text: string, indent: string) => text.replaceAll("\n", `\n${indent}`);

/** Writes a value of JSON as Python does. */
function pythonValue(value: unknown): string {
  if (value === null) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([name, part]) => `    ${JSON.stringify(name)}: ${inner(pythonValue(part), "    ")},`,
  );
  return `{\n${fields.join("\n")}\n}`;
}
