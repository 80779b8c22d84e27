import { z } from "zod";
import type { FieldError } from "#app/contract/errors.ts";
import { validationCode } from "#app/contract/validation-code.ts";
import type { MessageKey } from "#app/words/message-key.ts";
import { APP_VERSION_HEADER, apiBase } from "../contract/api-base.ts";
import type { BodyOf, ParamsOf, QueryOf, ResponseOf, RouteDefinition } from "../contract/define.ts";
import { realmOfPath } from "../contract/realm.ts";
import { ApiError, errorReplyIn } from "./api-error.ts";
import { currentLanguage, t } from "./i18n.ts";
import { noteServerDate } from "./server-clock.ts";
import { callBase } from "./session/realm.ts";

/** Longest wait for an answer in milliseconds. The server cuts its own work off at 5 s per query. */
const READ_MS = 10_000;
const WRITE_MS = 15_000;
/** A file is many queries, one after the other. */
const FILE_MS = 300_000;

/** One request as it will travel; the same one may be sent again. */
export interface PreparedRequest<D extends RouteDefinition> {
  readonly definition: D;
  readonly url: string;
  readonly init: RequestInit;
}

/** The answer of a route that is `csv: true` or has `media`, whole. */
export interface DownloadedFile {
  readonly name: string;
  readonly blob: Blob;
}

export interface RequestParts<D extends RouteDefinition> {
  readonly params?: ParamsOf<D> | undefined;
  readonly query?: QueryOf<D> | undefined;
  readonly body?: BodyOf<D> | undefined;
}

/** Encodes domain values into address, query and body. Throws ApiError `invalid_input` when the contract refuses them. */
export function prepareRequest<D extends RouteDefinition>(
  definition: D,
  { params, query, body }: RequestParts<D>,
  headers: Record<string, string>,
): PreparedRequest<D> {
  const path = pathWithParams(definition.path, encode(definition.params, params));
  const search = new URLSearchParams({
    ...textValues(encode(definition.query, query)),
    lang: currentLanguage(),
  });
  const payload = definition.body ? payloadOf(definition, encode(definition.body, body)) : undefined;
  return {
    definition,
    url: `${baseOf(definition)}${path}?${search}`,
    init: {
      method: definition.method,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        [APP_VERSION_HEADER]: __APP_VERSION__,
        // The browser itself names the type of a form, with the mark between its parts.
        ...(typeof payload === "string" ? { "content-type": "application/json" } : {}),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload }),
    },
  };
}

/** The console's calls go to the console from every tab. */
const baseOf = ({ path }: RouteDefinition) => (realmOfPath(path) === "console" ? apiBase : callBase());

function payloadOf({ multipart }: RouteDefinition, body: unknown): string | FormData {
  if (!multipart) return JSON.stringify(body);
  const form = new FormData();
  for (const [field, value] of Object.entries(body as Record<string, unknown>))
    if (value !== undefined)
      form.append(
        field,
        value instanceof Uint8Array ? new Blob([value as Uint8Array<ArrayBuffer>]) : String(value),
      );
  return form;
}

/** Sends it once and decodes the answer. Throws ApiError for every other outcome, and the signal's reason when aborted. */
export async function sendRequest<D extends RouteDefinition>(
  { definition, url, init }: PreparedRequest<D>,
  signal?: AbortSignal,
): Promise<ResponseOf<D>> {
  const limit = AbortSignal.timeout(timeLimit(definition));
  const { response, body } = await fetchBody(
    url,
    { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit },
    definition,
  ).catch((cause: unknown) => {
    if (signal?.aborted) throw signal.reason;
    const code = limit.aborted ? "timeout" : "offline";
    const key = definition.method === "GET" ? code : (`${code}_unsure` as const);
    throw new ApiError(code, t(`platform.${key}`), { status: 0, cause });
  });
  if (!response.ok) throw errorOf(response, body);
  const decoded = z.safeDecode(definition.response, body as never);
  if (!decoded.success)
    throw new ApiError("unreadable", t("platform.unreadable"), {
      status: response.status,
      cause: decoded.error,
    });
  return decoded.data as ResponseOf<D>;
}

function timeLimit({ csv, method }: RouteDefinition): number {
  if (csv) return FILE_MS;
  return method === "GET" ? READ_MS : WRITE_MS;
}

async function fetchBody(
  url: string,
  init: RequestInit,
  { csv, media }: RouteDefinition,
): Promise<{ response: Response; body: unknown }> {
  const response = await fetch(url, init);
  noteServerDate(response.headers.get("date"));
  if ((csv || media) && response.ok) return { response, body: await readFile(response) };
  const text = await response.text();
  return { response, body: parseJson(text) };
}

async function readFile(response: Response): Promise<DownloadedFile> {
  const [, name = ""] =
    /filename\*=UTF-8''(\S+)/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name: decodeURIComponent(name), blob: await response.blob() };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The page of a proxy: its status says what is wrong.
    return undefined;
  }
}

function errorOf(response: Response, body: unknown): ApiError {
  const { status } = response;
  const reply = errorReplyIn(body);
  if (reply) return new ApiError(reply.code, reply.message, { status, ...reply });
  const unavailable = status === 502 || status === 503 || status === 504;
  return unavailable
    ? new ApiError("service_unavailable", t("errors.service_unavailable"), { status })
    : new ApiError("unreadable", t("platform.something_went_wrong"), { status });
}

function encode(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  // A part whose fields are all optional may be left out of the call.
  const encoded = z.safeEncode(schema, value ?? {});
  if (encoded.success) return encoded.data;
  throw new ApiError("invalid_input", t("errors.invalid_input"), {
    status: 0,
    fields: schemaFieldErrors(encoded.error),
    cause: encoded.error,
  });
}

/** Returns the schema's errors field by field, in the current language. */
export function schemaFieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.map((issue) => {
    const code = validationCode(issue);
    return { field: issue.path.join("."), code, message: t(`validation.${code}` satisfies MessageKey) };
  });
}

function pathWithParams(path: string, params: unknown): string {
  const values = textValues(params);
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}

function textValues(values: unknown): Record<string, string> {
  const present = Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}
