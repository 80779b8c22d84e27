import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { type MinistryAnswer, readMinistryAnswer } from "#tax/tax-documents/domain/life/ministry-answer.ts";
import type { IssuedType } from "#tax/tax-documents/domain/shape/generation.ts";
import { type BatchAnswer, type BatchResult, readBatchAnswer, readBatchResult } from "./batch-answer.ts";
import { type ClientOptions, connect, type MinistryExchange } from "./ministry-connection.ts";
import type { MinistryAccount, MinistryTokens } from "./ministry-tokens.ts";

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

/** Let in, or why not: refused with the ministry's words, or nobody there. */
export type TriedSignIn = { readonly ok: true } | { readonly ok: false; readonly answer: MinistryAnswer };

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
  /** Signs in anew, whatever token is kept: whether the ministry lets these credentials in. */
  signIn(account: MinistryAccount): Promise<TriedSignIn>;
  /** After credentials changed. */
  forget(account: Pick<MinistryAccount, "nit" | "environment">): void;
  /** Since when an environment does not answer and is left alone; null while it is asked. */
  downSince(environment: Environment): Date | null;
}

/** Version of the envelope of a batch, in the manual's example (guide §19). */
const BATCH_VERSION = 1;

/** Talks to the ministry, each service in its own shape (guide §19). Throws RangeError on addresses that are not safe. */
export function createMinistryClient(options: ClientOptions): MinistryClient {
  const { exchange, tokens, circuits } = connect(options);
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
    signIn: (account) => signInAnew(tokens, account),
    forget: tokens.forget,
    downSince: (environment) => circuits[environment].openSince(),
  };
}

async function signInAnew(tokens: MinistryTokens, account: MinistryAccount): Promise<TriedSignIn> {
  tokens.forget(account);
  const signedIn = await tokens.of(account);
  return signedIn.ok ? { ok: true } : signedIn;
}
