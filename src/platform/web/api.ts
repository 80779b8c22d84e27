import type { z } from "zod";
import { acceptsKey, isMutation, type ResponseOf, type RouteDefinition } from "../contract/define.ts";
import { isApiError, isWorthRetrying } from "./api-error.ts";
import { clientUuid } from "./client-uuid.ts";
import { type PreparedRequest, prepareRequest, sendRequest } from "./request.ts";
import { currentRealm } from "./session/realm.ts";
import { refreshSession, sessionAccepted } from "./session/refresh-session.ts";
import type { Regained } from "./session/regain-session.ts";
import { clearUser } from "./session/session.ts";

/** Pauses before a mutation whose answer was lost is sent again under the same key, in milliseconds. */
const RESEND_PAUSES = [400, 1_200] as const;
/** Longest wait for a lost answer in milliseconds. */
const RESEND_UNTIL_MS = 12_000;

type CallPart<Name extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.output<Schema>
    ? { readonly [Key in Name]?: z.output<Schema> }
    : { readonly [Key in Name]: z.output<Schema> }
  : Record<never, never>;

interface CallOptions {
  /** Made when the person taps; the same tap sent again has the same one. Made here when absent. */
  readonly idempotencyKey?: string;
  /** Ends the wait: TanStack Query hands one to every query. */
  readonly signal?: AbortSignal;
}

/** Input of a call: params, query and body as domain values, where the route has them. */
export type CallInput<D extends RouteDefinition> = CallPart<"params", D["params"]> &
  CallPart<"query", D["query"]> &
  CallPart<"body", D["body"]> &
  CallOptions;

type CallArguments<D extends RouteDefinition> =
  Record<never, never> extends CallInput<D> ? [input?: CallInput<D>] : [input: CallInput<D>];

export interface ApiListener {
  /** The session has ended. Resolves when the same person has signed in again, somebody else has, or nobody will. */
  regain(): Promise<Regained>;
  /** The session has ended: show the sign-in screen. */
  signedOut(): void;
  /** The restaurant has no active subscription (402). */
  subscriptionInactive(): void;
  /** A call to the route with this path was answered; `body` is what it sent. */
  answered(path: string, body: unknown): void;
}

let apiListener: ApiListener = {
  regain: async () => "nobody",
  signedOut: () => {},
  subscriptionInactive: () => {},
  answered: () => {},
};

/** Sets the reactions to the end of the session and to an inactive subscription. */
export function listenToApi(next: ApiListener): void {
  apiListener = next;
}

/**
 * Calls a route as its definition says and returns the decoded answer. Throws ApiError with words to show.
 * A mutation carries an idempotency key and is sent again under it when its answer was lost. An ended access token
 * is renewed and the call replayed; a session that is over leads to the sign-in screen, or is waited for where something typed would
 * be lost.
 */
export async function call<D extends RouteDefinition>(
  definition: D,
  ...[input]: CallArguments<D>
): Promise<ResponseOf<D>> {
  const { idempotencyKey, signal, ...parts } = (input ?? {}) as CallOptions;
  const key = isMutation(definition) ? (idempotencyKey ?? clientUuid()) : undefined;
  const request = prepareRequest(definition, parts, key === undefined ? {} : { "idempotency-key": key });
  try {
    const answer = await callRenewingSession(request, signal);
    apiListener.answered(definition.path, "body" in parts ? parts.body : undefined);
    return answer;
  } catch (error) {
    if (isApiError(error, "subscription_inactive")) apiListener.subscriptionInactive();
    throw error;
  }
}

/** Returns the function that calls a route, for a mutation: `useMutation({ mutationFn: callTo(addUser) })`. */
export function callTo<const D extends RouteDefinition>(
  definition: D,
): (input: CallInput<D>) => Promise<ResponseOf<D>> {
  return (input) => {
    const given = [input] as unknown as CallArguments<D>;
    return call(definition, ...given);
  };
}

async function callRenewingSession<D extends RouteDefinition>(
  request: PreparedRequest<D>,
  signal: AbortSignal | undefined,
): Promise<ResponseOf<D>> {
  const { access } = request.definition;
  let refusedBefore = false;
  for (;;) {
    const sentAt = Date.now();
    try {
      const answer = await sendWithRetries(request, signal);
      if (access !== "public") sessionAccepted();
      return answer;
    } catch (error) {
      // During a support visit every write is refused, and the visit goes on.
      const refused = isApiError(error, "not_permitted") && currentRealm() !== "look-in";
      if (refused && refusedBefore) sessionAccepted();
      // A permission may have been given since, so the call is repeated once with a fresh token; a second
      // refusal counts.
      const worthRenewing = isApiError(error, "not_signed_in") || (refused && !refusedBefore);
      if (access === "public" || !worthRenewing) throw error;
      refusedBefore ||= refused;
      if ((await refreshSession(sentAt)) === "signed_out") {
        sessionAccepted();
        const regained = await apiListener.regain();
        if (regained === "same") continue;
        if (regained === "other") throw error;
        clearUser();
        apiListener.signedOut();
        throw error;
      }
    }
  }
}

async function sendWithRetries<D extends RouteDefinition>(
  request: PreparedRequest<D>,
  signal: AbortSignal | undefined,
): Promise<ResponseOf<D>> {
  const repeatable = acceptsKey(request.definition);
  const started = Date.now();
  for (const pause of repeatable ? RESEND_PAUSES : []) {
    try {
      return await sendRequest(request, signal);
    } catch (error) {
      const lost = isWorthRetrying(error) || isApiError(error, "still_running");
      if (!lost || Date.now() - started > RESEND_UNTIL_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return sendRequest(request, signal);
}
