import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** A code holds for a step of 30 seconds (RFC 6238); that of the step before and after is taken too, as clocks of phones differ. */
const STEPS_AROUND = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const generator = (secret: string, label = "") =>
  new TOTP({ issuer: "Comanda", label, secret: Secret.fromBase32(secret) });

/** A fresh secret for somebody's app, in the letters that people type. */
export function makeTotpSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** What the QR code of a secret says; apps show the name beside the code. */
export function totpUri(secret: string, username: string): string {
  return generator(secret, username).toString();
}

/** The step whose code this is; undefined for another code, and for one of a step that was used already. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number },
): number | undefined {
  const totp = generator(secret);
  const timestamp = now.getTime();
  const current = totp.counter({ timestamp });
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND });
  return delta === null || current + delta <= lastStep ? undefined : current + delta;
}

/**
 * The code that is taken next, for the demo and for tests: of this step, or of the one after it when this one's was used. Undefined
 * when that was used as well: the next step has to be waited for.
 */
export function nextCode(
  secret: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number },
): string | undefined {
  const totp = generator(secret);
  const current = totp.counter({ timestamp: now.getTime() });
  const step = Math.max(current, lastStep + 1);
  return step > current + STEPS_AROUND ? undefined : totp.generate({ timestamp: step * totp.period * 1000 });
}
