import { createHmac, timingSafeEqual } from "node:crypto";

interface Referred {
  readonly kind: "invoice" | "customer";
  readonly id: number;
}

const LENGTH = 22;

const proofOf = (secret: string, { kind, id }: Referred): string =>
  createHmac("sha256", secret).update(`feedback ${kind} ${id}`).digest("base64url").slice(0, LENGTH);

/** Writes a reference that only this restaurant could have made: 132 bits prove it. `secret` is the restaurant's own. */
export const feedbackReference = (secret: string, referred: Referred): string =>
  `${referred.id}.${proofOf(secret, referred)}`;

/** Reads the number of a reference; undefined for one that was never made for that. */
export function readFeedbackReference(
  secret: string,
  reference: string,
  kind: Referred["kind"],
): number | undefined {
  const [number = "", proof = ""] = reference.split(".");
  const id = Number(number);
  const expected = Buffer.from(proofOf(secret, { kind, id }));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
