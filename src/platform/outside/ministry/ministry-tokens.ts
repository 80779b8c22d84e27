import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { type MinistryAnswer, readMinistryAnswer } from "#tax/tax-documents/domain/life/ministry-answer.ts";
import { isRecord, own, ownRecord } from "../../domain/text/json-record.ts";
import type { RawReply } from "./send-request.ts";

/** The sender and its credentials. Never logged. */
export interface MinistryAccount {
  readonly nit: string;
  /** Password of the service user, not of the key. */
  readonly password: string;
  readonly environment: Environment;
}

export type SignedIn =
  | { readonly ok: true; readonly token: string }
  /** Access refused, or nobody there: either way no document was sent. */
  | { readonly ok: false; readonly answer: MinistryAnswer };

/** Tokens live 24 hours in production and 48 in the test environment; renewed an hour before the shorter (guide §19). */
const TOKEN_KEPT_MS = 23 * 3_600_000;

export interface MinistryTokens {
  /** The token of an account, of a sign-in that goes on already, or of a new one. */
  of(account: MinistryAccount): Promise<SignedIn>;
  /** Drops a token that was refused, unless another one has taken its place. */
  drop(account: MinistryAccount, token: string): void;
  /** Credentials changed. */
  forget(account: Pick<MinistryAccount, "nit" | "environment">): void;
}

/** Keeps one token for each issuer and environment. After a change of the password it signs in again. */
export function createTokens(
  signIn: (account: MinistryAccount) => Promise<RawReply>,
  clock: () => Date,
): MinistryTokens {
  const kept = new Map<string, KeptToken>();
  return {
    async of(account) {
      const key = keyOf(account);
      const known = kept.get(key);
      const now = clock().getTime();
      if (known !== undefined && known.password === account.password && now < known.until)
        return known.signedIn;
      const signedIn = signIn(account).then(readSignIn);
      const entry: KeptToken = {
        password: account.password,
        until: now + TOKEN_KEPT_MS,
        signedIn,
        token: null,
      };
      kept.set(key, entry);
      const result = await signedIn;
      if (result.ok) entry.token = result.token;
      else if (kept.get(key) === entry) kept.delete(key);
      return result;
    },
    drop(account, token) {
      const key = keyOf(account);
      if (kept.get(key)?.token === token) kept.delete(key);
    },
    forget: (account) => void kept.delete(keyOf(account)),
  };
}

interface KeptToken {
  readonly password: string;
  readonly until: number;
  readonly signedIn: Promise<SignedIn>;
  /** Null while the sign-in goes on. */
  token: string | null;
}

const keyOf = ({ nit, environment }: Pick<MinistryAccount, "nit" | "environment">) => `${environment} ${nit}`;

/** `body.token` begins with Bearer already (guide §19); what can stand in no header is none. */
const TOKEN = /^Bearer [\x21-\x7e]{1,4000}$/;

function readSignIn(reply: RawReply): SignedIn {
  const token = own(ownRecord(recordOf(reply.body), "body"), "token");
  if (typeof token === "string" && TOKEN.test(token) && reply.status !== null && reply.status < 300)
    return { ok: true, token };
  const answer = readMinistryAnswer(reply, "", "sent");
  const isRefused = answer.kind === "auth" || answer.kind === "rejected";
  if (isRefused) return { ok: false, answer: { kind: "auth", words: answer.words } };
  return { ok: false, answer: { kind: "down", status: reply.status } };
}

function recordOf(body: string | null) {
  try {
    const value: unknown = JSON.parse(body ?? "");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
