import type { z } from "zod";
import type { ApiScope } from "../domain/access/api-scopes.ts";
import type { Permission } from "../domain/access/permissions.ts";

/**
 * Access of a route. `{ staff: [...] }`: an admin, or a staff member who holds at least one of the scopes.
 * `superadmin`: the platform's operator alone. `{ apiKey: … }`: a program with a key of the restaurant that
 * holds the scope, or with any key; no cookie opens such a route, and a key opens nothing else.
 */
export type Access =
  | "public"
  | "guest"
  | "signed-in"
  | "admin"
  | "superadmin"
  | { readonly staff: readonly Permission[] }
  | { readonly apiKey: ApiScope | "any" };

export const httpMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type HttpMethod = (typeof httpMethods)[number];

/**
 * Requests allowed per window of seconds. A device on which the user named in the body signed in before has
 * its own count of `perUsername` once the others are used up, so nobody can lock its owner out.
 */
export interface RateLimit {
  /**
   * From one guest's phone that this server knows again. Phones without a proven token count at their address
   * (`perAddress`), so that no phone uses up what the others on its network may ask.
   */
  readonly perPhone?: number;
  /** From one client address. */
  readonly perAddress?: number;
  /**
   * Requests from one client address that turn out to be refused (400 or 404): of codes that nobody can guess only the
   * wrong ones count, so that who has a right one is answered whatever else comes from the address.
   */
  readonly refusedPerAddress?: number;
  /** From one client address for what the path names, such as the code of a document; other codes do not feel it. */
  readonly perSubject?: number;
  /** From one client address for the user named in the body. */
  readonly perUsername?: number;
  /** For the user named in the body, from all addresses together. */
  readonly perUsernameAnywhere?: number;
  readonly windowSeconds: number;
}

export interface RouteDefinition<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: HttpMethod;
  /** Path below the API base (for keys: the public one), in Fastify's form: `/pos/qrorders/:id/cancel`. */
  readonly path: string;
  /** One English sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: Params;
  /** Its parts are all that the address may name, beside `lang`: another name is refused, for a misspelt filter would show everything. */
  readonly query?: Query;
  /** Names by which the specification calls parts of the query, each with the part's own: both are read. */
  readonly queryNames?: Readonly<Record<string, string>>;
  /**
   * Others add to this address, so that what it does not declare is passed over: a link that is shared or mailed gets
   * marks of its own on the way, a picture what keeps a cache from answering.
   */
  readonly takesAnyQuery?: true;
  /** Fields that it does not declare are dropped: a screen that was loaded before this version may still send them. */
  readonly body?: Body;
  readonly response: Response;
  /** Codes of the expected refusals beyond those every route may give (`commonErrors`); a test looks them up in `errorStatus`. */
  readonly errors?: readonly string[];
  /** Stays open for a restaurant without an active subscription; all other staff routes answer 402. */
  readonly openWhenInactive?: true;
  /**
   * Mutations keep key, effect and first answer together (the default). `"natural"` is for those whose repetition
   * has no second effect by nature, or whose answer must not be stored (cookies); say why beside it.
   */
  readonly idempotency?: "natural";
  /** Refuses a request without a uuid unless it carries an `Idempotency-Key`: nothing else would tell a repetition. */
  readonly needsKey?: true;
  /**
   * `revalidate`: the browser keeps the answer and asks with its ETag whether it is still current. `day`: it
   * asks once its answer is 24 hours old. `immutable`: the answer at this address never changes, so it never
   * asks again. Otherwise nothing is kept.
   */
  readonly cached?: "revalidate" | "day" | "immutable";
  /** The answer is the bytes of a stored file of one of these media types instead of JSON; the response is `storedFile`. */
  readonly media?: readonly string[];
  /** The answer is a file for a spreadsheet, sent while its rows are read, instead of JSON; the response is `csvFile`. */
  readonly csv?: true;
  /** The answer is a zip, sent while its files are made, instead of JSON; the response is an `ArchiveFile`. */
  readonly archive?: true;
  /** The answer is server-sent events for as long as somebody reads, instead of JSON; the response is `eventStream`. */
  readonly events?: true;
  /** The body travels as multipart/form-data: texts, and one file (`uploadedFile`) of at most so many bytes. */
  readonly multipart?: { readonly maxFileBytes: number };
  /** Mail programs post a form to it (RFC 8058); the body is not read. */
  readonly takesForms?: true;
  /** Keeps the raw bytes of the body, because a signature is checked on them. */
  readonly keepsRaw?: true;
  /**
   * Opens the route to a support visit, though it is no GET (`isOpenToSupportVisit`): `reads` only reads, `ends`
   * leaves the visit.
   */
  readonly duringSupportVisit?: "reads" | "ends";
  readonly rateLimit?: RateLimit;
  /** Largest body in bytes; 256 KiB by default. */
  readonly bodyLimit?: number;
}

/** Defines one route of the API: everything the server, the typed client, the OpenAPI document and the suites need to know. */
export function route<
  const Definition extends RouteDefinition<Params, Query, Body, Response>,
  Params extends z.ZodType,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(definition: Definition): Definition {
  return definition;
}

/** Input of a handler and of a client's call, in domain terms (after decoding). */
export type ParamsOf<D extends RouteDefinition> = D["params"] extends z.ZodType
  ? z.output<D["params"]>
  : undefined;
export type QueryOf<D extends RouteDefinition> = D["query"] extends z.ZodType
  ? z.output<D["query"]>
  : undefined;
export type BodyOf<D extends RouteDefinition> = D["body"] extends z.ZodType ? z.output<D["body"]> : undefined;
export type ResponseOf<D extends RouteDefinition> = z.output<D["response"]>;

/** True for a method that changes something. */
export function isMutation(definition: RouteDefinition): boolean {
  return definition.method !== "GET";
}

/** True for a mutation whose first answer is kept under the `Idempotency-Key` it is sent with. */
export function acceptsKey(definition: RouteDefinition): boolean {
  return isMutation(definition) && definition.idempotency !== "natural";
}
