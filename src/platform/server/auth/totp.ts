import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** Steps of 30 seconds (RFC 6238) around the current one whose codes are accepted too, since clocks of phones differ. */
const STEPS_AROUND = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const generator = (secret: string, label = "") =>
  new TOTP({ issuer: "Comanda", label, secret: Secret.fromBase32(secret) });

/** A fresh secret for somebody's app, in the letters that people type. */
export function makeTotpSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** Returns the text of the QR code; apps show the name beside the code. */
export function totpUri(secret: string, username: string): string {
  return generator(secret, username).toString();
}

/** Returns the step of a code; undefined for a wrong code, and for a step that was used already. */
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
 * Returns the next valid code, for the demo and for tests: of this step, or of the one after it when this
 * one's was used. Undefined when that was used as well: wait for the next step.
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
