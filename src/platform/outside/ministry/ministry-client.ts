import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import {
  answerState,
  type MinistryAnswer,
  type RawAnswer,
  readMinistryAnswer,
} from "#tax/tax-documents/domain/life/ministry-answer.ts";
import { isGenerationCode } from "#tax/tax-documents/domain/names/document-numbers.ts";
import type { IssuedType } from "#tax/tax-documents/domain/shape/generation.ts";
import { isRecord, type JsonRecord, own, ownList } from "../../domain/text/json-record.ts";
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
  /** Signs in again, whatever token is kept, to learn whether the ministry accepts these credentials. */
  signIn(account: MinistryAccount): Promise<TriedSignIn>;
  /** After credentials changed. */
  forget(account: Pick<MinistryAccount, "nit" | "environment">): void;
  /** Returns since when an environment has not answered and is left alone; null while it is asked. */
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
        read: (reply) => readMinistryAnswer(reply, document.generationCode, "sent"),
      }),
    consult: (account, { type, generationCode }) =>
      exchange(account, {
        service: "consultation",
        body: { nitEmisor: account.nit, tdte: type, codigoGeneracion: generationCode },
        read: (reply) => readMinistryAnswer(reply, generationCode, "asked_for"),
      }),
    reportContingency: (account, { jws, generationCode }) =>
      exchange(account, {
        service: "contingency",
        body: { nit: account.nit, documento: jws },
        read: (reply) => readMinistryAnswer(reply, generationCode, "sent"),
      }),
    invalidate: (account, { jws, version, generationCode }) =>
      exchange(account, {
        service: "invalidation",
        body: { ambiente: account.environment, idEnvio: 1, version, documento: jws },
        read: (reply) => readMinistryAnswer(reply, generationCode, "sent"),
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
    signIn: (account) => signInAgain(tokens, account),
    forget: tokens.forget,
    downSince: (environment) => circuits[environment].openSince(),
  };
}

async function signInAgain(tokens: MinistryTokens, account: MinistryAccount): Promise<TriedSignIn> {
  tokens.forget(account);
  const signedIn = await tokens.of(account);
  return signedIn.ok ? { ok: true } : signedIn;
}

/** Answer to the sending of a batch. */
type BatchAnswer = { readonly kind: "received"; readonly batchCode: string } | MinistryAnswer;

/** The answer to a batch: its code, or what a document's answer would mean (guide §19). */
export function readBatchAnswer(reply: RawAnswer): BatchAnswer {
  const record = recordOf(reply);
  const code = record === null ? null : own(record, "codigoLote");
  const isReceived = record !== null && answerState(record) === "RECIBIDO";
  if (isReceived && isGenerationCode(code)) return { kind: "received", batchCode: code };
  return readMinistryAnswer(reply, "", "sent");
}

/** Results of the documents of a batch by generation code; an empty map while the ministry has not looked at it. */
type BatchResult =
  | { readonly kind: "result"; readonly answers: ReadonlyMap<string, MinistryAnswer> }
  | MinistryAnswer;

/** The answers inside the answer about a batch, each read as if it had come alone (guide §19, §20). */
export function readBatchResult(reply: RawAnswer): BatchResult {
  const record = recordOf(reply);
  const isResult =
    record !== null && ["procesados", "rechazados"].every((name) => Array.isArray(own(record, name)));
  if (!isResult) return readMinistryAnswer(reply, "", "asked_for");
  const answers = new Map<string, MinistryAnswer>();
  for (const [name, status] of [
    ["rechazados", 400],
    ["procesados", 200],
  ] as const)
    for (const each of ownList(record, name).filter(isRecord)) {
      const code = String(own(each, "codigoGeneracion")).trim();
      if (isGenerationCode(code))
        answers.set(code, readMinistryAnswer({ status, body: JSON.stringify(each) }, code, "sent"));
    }
  return { kind: "result", answers };
}

function recordOf({ status, body }: RawAnswer): JsonRecord | null {
  if (status !== 200 || body === null) return null;
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
