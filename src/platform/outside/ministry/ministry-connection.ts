import { createHash } from "node:crypto";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import type { MinistryAnswer, RawAnswer } from "#tax/tax-documents/domain/life/ministry-answer.ts";
import { CIRCUIT, MINISTRY_ANSWER_WITHIN_MS, mayTry } from "#tax/tax-documents/domain/life/retry-policy.ts";
import { type MinistryService, ministryAddresses, ministryBase, ministryPaths } from "./ministry-address.ts";
import { createTokens, type MinistryAccount, type MinistryTokens } from "./ministry-tokens.ts";
import { type RawReply, sendRequest } from "./send-request.ts";

/**
 * Stages of a request: sent, so that it may have arrived; certainly not arrived; not even tried because the
 * circuit is open.
 */
export type Sending = "sent" | "unreached" | "held_back";

/** One request and its outcome, kept for ten years beside the document (guide §20). Holds no password and no token. */
export interface MinistryExchange<Answer> {
  readonly service: MinistryService;
  readonly at: Date;
  readonly tookMs: number;
  /** SHA-256 of what was sent, hexadecimal. */
  readonly requestHash: string;
  readonly sending: Sending;
  readonly status: number | null;
  /** The answer as it came, cut to its limit. */
  readonly body: string | null;
  readonly answer: Answer;
}

export interface ClientOptions {
  readonly clock: () => Date;
  /** Instead of the ministry's own, such as a simulator's. Throws RangeError on one that is not https and not on this machine. */
  readonly addresses?: Partial<Record<Environment, string | undefined>>;
  /** Comanda/1.8.0: a gateway refuses programs without a name (guide §19). */
  readonly userAgent: string;
  readonly withinMs?: number;
}

/** Largest part of an answer that is stored, in characters. */
const ANSWER_MAX_STORED = 20_000;

/** A request before it has a token. */
export interface UnsentRequest<Answer> {
  readonly service: MinistryService;
  readonly body?: object;
  /** After the path. */
  readonly name?: string;
  readonly read: (reply: RawAnswer) => Answer | MinistryAnswer;
}

/** Connection to the ministry with its tokens and circuits. */
export interface Connection {
  exchange<Answer = MinistryAnswer>(
    account: MinistryAccount,
    wish: UnsentRequest<Answer>,
  ): Promise<MinistryExchange<Answer | MinistryAnswer>>;
  readonly tokens: MinistryTokens;
  readonly circuits: Readonly<Record<Environment, Circuit>>;
}

/** Settings of requests: address, program name, time limit. */
interface Way {
  readonly bases: Readonly<Record<Environment, string>>;
  readonly userAgent: string;
  readonly withinMs: number;
}

/**
 * Connects to the ministry with cached tokens, eight seconds to answer, a limit to the read bytes, and a
 * circuit for each environment (guide §19, §20).
 */
export function connect({
  clock,
  addresses = {},
  userAgent,
  withinMs = MINISTRY_ANSWER_WITHIN_MS,
}: ClientOptions): Connection {
  const baseOf = (environment: Environment) =>
    ministryBase(addresses[environment] ?? ministryAddresses[environment]);
  const way: Way = { bases: { "00": baseOf("00"), "01": baseOf("01") }, userAgent, withinMs };
  const circuits: Record<Environment, Circuit> = { "00": createCircuit(), "01": createCircuit() };
  const tokens = createTokens((account) => signIn(way, account), clock);
  return {
    tokens,
    circuits,
    async exchange(account, wish) {
      const circuit = circuits[account.environment];
      const at = clock();
      const tried = circuit.mayTry(at) ? await trySend({ way, tokens }, account, wish) : SHUT;
      if (tried !== SHUT) noteResult(circuit, tried.answer as { readonly kind: string }, clock());
      const { status, body, isSent, answer } = tried;
      return {
        service: wish.service,
        at,
        tookMs: clock().getTime() - at.getTime(),
        requestHash: hashOf(wish),
        sending: tried === SHUT ? "held_back" : isSent ? "sent" : "unreached",
        status,
        body,
        answer,
      };
    },
  };
}

function signIn(
  { bases, userAgent, withinMs }: Way,
  { nit, password, environment }: MinistryAccount,
): Promise<RawReply> {
  return sendRequest({
    url: `${bases[environment]}${ministryPaths.auth}`,
    method: "POST",
    headers: { "user-agent": userAgent, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ user: nit, pwd: password }).toString(),
    withinMs,
  });
}

/** A token that does not hold is renewed once: with 401 nothing was taken (guide §19). */
async function trySend<Answer>(
  { way, tokens }: { readonly way: Way; readonly tokens: MinistryTokens },
  account: MinistryAccount,
  wish: UnsentRequest<Answer>,
): Promise<Tried<Answer>> {
  for (let renewals = 0; ; renewals += 1) {
    const signedIn = await tokens.of(account);
    if (!signedIn.ok) return { ...NOT_SENT, answer: signedIn.answer };
    const reply = await send(way, { environment: account.environment, token: signedIn.token }, wish);
    if (reply.status === 401) tokens.drop(account, signedIn.token);
    if (reply.status === 401 && renewals === 0) continue;
    const body = reply.body?.replaceAll(signedIn.token, "[hidden]").slice(0, ANSWER_MAX_STORED) ?? null;
    return { ...reply, body, answer: reply.isSent ? wish.read(reply) : { kind: "down", status: null } };
  }
}

function send<Answer>(
  { bases, userAgent, withinMs }: Way,
  { environment, token }: { readonly environment: Environment; readonly token: string },
  { service, body, name }: UnsentRequest<Answer>,
): Promise<RawReply> {
  const url = `${bases[environment]}${ministryPaths[service]}`;
  const headers = { "user-agent": userAgent, authorization: token };
  if (body === undefined)
    return sendRequest({ url: `${url}/${encodeURIComponent(name ?? "")}`, method: "GET", headers, withinMs });
  return sendRequest({
    url,
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    withinMs,
  });
}

type Tried<Answer> = RawReply & { readonly answer: Answer | MinistryAnswer };

const NOT_SENT = { status: null, body: null, isSent: false } as const;
const SHUT: Tried<never> = { ...NOT_SENT, answer: { kind: "down", status: null } };

function hashOf<Answer>({ body, name }: UnsentRequest<Answer>): string {
  return createHash("sha256")
    .update(JSON.stringify(body ?? name))
    .digest("hex");
}

/** Any readable answer, whatever it says, shows that the service works. */
function noteResult(circuit: Circuit, { kind }: { readonly kind: string }, now: Date): void {
  if (kind === "down" || kind === "unknown") circuit.noteFailure(now);
  else circuit.noteAnswer();
}

/** Keeps requests from a service that does not answer (guide §20): five failures in a row shut it for a minute, then one may try. */
interface Circuit {
  /**
   * Tells whether a request may be sent now. The one that tries after the pause holds the others back until
   * it has ended.
   */
  mayTry(now: Date): boolean;
  noteAnswer(): void;
  noteFailure(now: Date): void;
  /** Null while it is closed. */
  openSince(): Date | null;
}

function createCircuit(): Circuit {
  let failed: { inARow: number; lastAt: Date | null } = { inARow: 0, lastAt: null };
  let openSince: Date | null = null;
  return {
    mayTry(now) {
      if (!mayTry(failed, now)) return false;
      if (failed.inARow >= CIRCUIT.failures) failed = { ...failed, lastAt: now };
      return true;
    },
    noteAnswer() {
      failed = { inARow: 0, lastAt: null };
      openSince = null;
    },
    noteFailure(now) {
      failed = { inARow: failed.inARow + 1, lastAt: now };
      if (failed.inARow >= CIRCUIT.failures) openSince ??= now;
    },
    openSince: () => openSince,
  };
}
