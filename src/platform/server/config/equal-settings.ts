import { createHmac } from "node:crypto";
import { type ConfigValues, configVariables } from "./config-variables.ts";

/**
 * Returns a fingerprint of each setting that must be the same in all processes of this kind, by its name. Whoever has the cookie secret
 * can compare two of them; to everybody else they say nothing.
 */
export function equalSettings(values: ConfigValues, cookieSecret: string): Readonly<Record<string, string>> {
  const answersPeople = values.PROCESS !== "worker";
  const effective: Readonly<Record<string, unknown>> = { ...values, COOKIE_SECRET: cookieSecret };
  const names = Object.entries(configVariables)
    .filter(([, { equal }]) => equal === "all" || (equal === "web" && answersPeople))
    .map(([name]) => name);
  return Object.fromEntries(
    names.map((name) => [
      name,
      fingerprint(cookieSecret, `${name} ${JSON.stringify(effective[name] ?? null)}`),
    ]),
  );
}

const fingerprint = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);
