import { createHmac } from "node:crypto";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";

/** Signs tokens so that they look real; nothing is protected by it. */
const SECRET = "simulator of the ministry";

/** Signed-in issuers with the end of their tokens. */
export interface Tokens {
  /** A new token of an issuer, with the word `Bearer` in front, as the ministry gives it (guide §19). */
  issue(nit: string, now: Date): string;
  /** Returns the issuer whose token the header `Authorization` holds; null for none, an unknown one, a doubled `Bearer Bearer`, or one that has ended. */
  nitOf(header: string | undefined, now: Date): string | null;
  /** Ends all of them. */
  expire(): void;
}

/** Tokens that live so many hours; a restart ends them. */
export function createTokens(hours: number): Tokens {
  const live = new Map<string, { readonly nit: string; readonly until: number }>();
  let issued = 0;
  return {
    issue(nit, now) {
      issued += 1;
      const until = now.getTime() + hours * HOUR_MS;
      const token = `Bearer ${tokenText({ sub: nit, authorities: "Usuario", iat: seconds(now.getTime()), exp: seconds(until), jti: issued })}`;
      live.set(token, { nit, until });
      return token;
    },
    nitOf(header, now) {
      const found = live.get(header ?? "");
      return found !== undefined && now.getTime() < found.until ? found.nit : null;
    },
    expire: () => live.clear(),
  };
}

const seconds = (ms: number) => Math.floor(ms / 1000);

function tokenText(claims: object): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value), "utf8").toString("base64url");
  const signed = `${encode({ alg: "HS512" })}.${encode(claims)}`;
  return `${signed}.${createHmac("sha512", SECRET).update(signed).digest("base64url")}`;
}
