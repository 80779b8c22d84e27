import { createHash } from "node:crypto";
import type { Environment } from "../../../domain/tax-documents/issue/tax-document-input.ts";
import {
  type MinistryAnswer,
  type RawAnswer,
  readMinistryAnswer,
} from "../../../domain/tax-documents/life/ministry-answer.ts";
import { ANSWER_WITHIN_MS } from "../../../domain/tax-documents/life/retry-policy.ts";
import type { IssuedType } from "../../../domain/tax-documents/shape/generation.ts";
import { type BatchAnswer, type BatchResult, readBatchAnswer, readBatchResult } from "./batch-answer.ts";
import { type Circuit, createCircuit } from "./circuit.ts";
import { type MinistryService, ministryAddresses, ministryBase, ministryPaths } from "./ministry-address.ts";
import { createTokens, type MinistryAccount } from "./ministry-tokens.ts";
import { type RawReply, sendRequest } from "./send-request.ts";

/** How far a request came: out, so that it may have arrived; certainly to nobody; not even tried, for the circuit is open. */
export type Sending = "sent" | "unreached" | "held_back";

/** One request and what came of it, as it is kept ten years beside the document (guide §20). Holds no password and no token. */
export interface MinistryExchange<Answer> {
  readonly service: MinistryService;
  readonly at: Date;
  readonly tookMs: number;
  /** SHA-256 of what was sent, hexadecimal. */
  readonly requestHash: string;
  readonly sending: Sending;
  readonly status: number | null;
  /** As it came, cut. */
  readonly body: string | null;
  readonly answer: Answer;
}

/** A signed document as its envelope tells it (guide §19). */
export interface SentDocument {
  readonly type: IssuedType;
  readonly version: number;
  readonly generationCode: string;
  readonly jws: string;
}

/** A signed event (guide §19, §21, §22). */
export interface SentEvent {
  readonly version: number;
  readonly generationCode: string;
  readonly jws: string;
}

/** The ministry's services for one document, event or batch each; nothing is sent twice here but after a token that was refused. */
export interface MinistryClient {
  receive(account: MinistryAccount, document: SentDocument): Promise<MinistryExchange<MinistryAnswer>>;
  consult(
    account: MinistryAccount,
    document: Pick<SentDocument, "type" | "generationCode">,
  ): Promise<MinistryExchange<MinistryAnswer>>;
  reportContingency(account: MinistryAccount, event: SentEvent): Promise<MinistryExchange<MinistryAnswer>>;
  invalidate(account: MinistryAccount, event: SentEvent): Promise<MinistryExchange<MinistryAnswer>>;
  /** `sendingId`: a UUID in capitals; a second batch with it is refused. */
  receiveBatch(
    account: MinistryAccount,
    batch: { readonly sendingId: string; readonly documents: readonly SentDocument[] },
  ): Promise<MinistryExchange<BatchAnswer>>;
  consultBatch(account: MinistryAccount, batchCode: string): Promise<MinistryExchange<BatchResult>>;
  /** After credentials changed. */
  forget(account: Pick<MinistryAccount, "nit" | "environment">): void;
  /** Since when an environment does not answer and is left alone; null while it is asked. */
  downSince(environment: Environment): Date | null;
}

export interface ClientOptions {
  readonly clock: () => Date;
  /** Instead of the ministry's own, such as a simulator's. Throws RangeError on one that is not https and not on this machine. */
  readonly addresses?: Partial<Record<Environment, string>>;
  /** Comanda/1.8.0: a gateway refuses programs without a name (guide §19). */
  readonly userAgent: string;
  readonly withinMs?: number;
}

/** Largest part of an answer that is kept. */
const KEPT_MAX = 20_000;

/** Version of the envelope of a batch, in the manual's example (guide §19). */
const BATCH_VERSION = 1;

/** What a request is made of before it has a token. */
interface Wish<Answer> {
  readonly service: MinistryService;
  readonly body?: object;
  /** After the path. */
  readonly name?: string;
  readonly read: (reply: RawAnswer) => Answer | MinistryAnswer;
}

/** Talks to the ministry: cached tokens, eight seconds to answer, a limit to what is read, a circuit for each environment (guide §19, §20). */
export function createMinistryClient(options: ClientOptions): MinistryClient {
  const connection = connect(options);
  const { exchange } = connection;
  return {
    receive: (account, document) =>
      exchange(account, {
        service: "reception",
        body: {
          ambiente: account.environment,
          idEnvio: 1,
          version: document.version,
          tipoDte: document.type,
          documento: document.jws,
          codigoGeneracion: document.generationCode,
        },
        read: (reply) => readMinistryAnswer(reply, document.generationCode),
      }),
    consult: (account, { type, generationCode }) =>
      exchange(account, {
        service: "consultation",
        body: { nitEmisor: account.nit, tdte: type, codigoGeneracion: generationCode },
        read: (reply) => readMinistryAnswer(reply, generationCode),
      }),
    reportContingency: (account, { jws, generationCode }) =>
      exchange(account, {
        service: "contingency",
        body: { nit: account.nit, documento: jws },
        read: (reply) => readMinistryAnswer(reply, generationCode),
      }),
    invalidate: (account, { jws, version, generationCode }) =>
      exchange(account, {
        service: "invalidation",
        body: { ambiente: account.environment, idEnvio: 1, version, documento: jws },
        read: (reply) => readMinistryAnswer(reply, generationCode),
      }),
    receiveBatch: (account, { sendingId, documents }) =>
      exchange<BatchAnswer>(account, {
        service: "batch",
        body: {
          ambiente: account.environment,
          idEnvio: sendingId,
          version: BATCH_VERSION,
          nitEmisor: account.nit,
          documentos: documents.map(({ jws }) => jws),
        },
        read: readBatchAnswer,
      }),
    consultBatch: (account, batchCode) =>
      exchange<BatchResult>(account, {
        service: "batch_consultation",
        name: batchCode,
        read: readBatchResult,
      }),
    forget: connection.forget,
    downSince: (environment) => connection.circuits[environment].openSince(),
  };
}

function connect({ clock, addresses = {}, userAgent, withinMs = ANSWER_WITHIN_MS }: ClientOptions) {
  const bases = {
    "00": ministryBase(addresses["00"] ?? ministryAddresses["00"]),
    "01": ministryBase(addresses["01"] ?? ministryAddresses["01"]),
  };
  const circuits: Record<Environment, Circuit> = { "00": createCircuit(), "01": createCircuit() };
  const agent = { "user-agent": userAgent };
  const tokens = createTokens(
    ({ nit, password, environment }) =>
      sendRequest({
        url: `${bases[environment]}${ministryPaths.auth}`,
        method: "POST",
        headers: { ...agent, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ user: nit, pwd: password }).toString(),
        withinMs,
      }),
    clock,
  );
  const send = <Answer>({ environment }: MinistryAccount, wish: Wish<Answer>, token: string) => {
    const url = `${bases[environment]}${ministryPaths[wish.service]}`;
    const headers = { ...agent, authorization: token };
    if (wish.body === undefined)
      return sendRequest({
        url: `${url}/${encodeURIComponent(wish.name ?? "")}`,
        method: "GET",
        headers,
        withinMs,
      });
    const body = JSON.stringify(wish.body);
    return sendRequest({
      url,
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
      withinMs,
    });
  };
  /** A token that does not hold is renewed once: with 401 nothing was taken (guide §19). */
  const trySend = async <Answer>(account: MinistryAccount, wish: Wish<Answer>): Promise<Tried<Answer>> => {
    for (let renewals = 0; ; renewals += 1) {
      const signedIn = await tokens.of(account);
      if (!signedIn.ok) return { ...NOT_SENT, answer: signedIn.answer };
      const reply = await send(account, wish, signedIn.token);
      if (reply.status === 401) tokens.drop(account, signedIn.token);
      if (reply.status === 401 && renewals === 0) continue;
      const body = reply.body?.slice(0, KEPT_MAX).replaceAll(signedIn.token, "[hidden]") ?? null;
      return { ...reply, body, answer: reply.isSent ? wish.read(reply) : { kind: "down", status: null } };
    }
  };
  const exchange = async <Answer = MinistryAnswer>(
    account: MinistryAccount,
    wish: Wish<Answer>,
  ): Promise<MinistryExchange<Answer | MinistryAnswer>> => {
    const circuit = circuits[account.environment];
    const at = clock();
    const tried = circuit.mayTry(at) ? await trySend(account, wish) : SHUT;
    if (tried !== SHUT) noteOn(circuit, tried.answer as { readonly kind: string }, clock());
    const requestHash = createHash("sha256")
      .update(JSON.stringify(wish.body ?? wish.name))
      .digest("hex");
    const { status, body, isSent, answer } = tried;
    const sending = tried === SHUT ? "held_back" : isSent ? "sent" : "unreached";
    return {
      service: wish.service,
      at,
      tookMs: clock().getTime() - at.getTime(),
      requestHash,
      sending,
      status,
      body,
      answer,
    };
  };
  return { exchange, circuits, forget: tokens.forget };
}

type Tried<Answer> = RawReply & { readonly answer: Answer | MinistryAnswer };

const NOT_SENT = { status: null, body: null, isSent: false } as const;
const SHUT: Tried<never> = { ...NOT_SENT, answer: { kind: "down", status: null } };

/** Whatever it says, an answer that can be read means that somebody is there. */
function noteOn(circuit: Circuit, { kind }: { readonly kind: string }, now: Date): void {
  if (kind === "down" || kind === "unknown") circuit.noteFailure(now);
  else circuit.noteAnswer();
}
