import { createHmac, timingSafeEqual } from "node:crypto";

interface Recipient {
  readonly tenantId: number;
  readonly recipientId: number;
}

/** 132 bits, as letters, digits, - and _. */
const LENGTH = 22;
const SHAPE = /^([1-9][0-9]{0,15})-([1-9][0-9]{0,15})-([A-Za-z0-9_-]{22})$/;

const proofOf = (secret: string, { tenantId, recipientId }: Recipient): string =>
  createHmac("sha256", secret)
    .update(`leave report mail ${tenantId} ${recipientId}`)
    .digest("base64url")
    .slice(0, LENGTH);

/** What a mail of the day carries so that its reader, and nobody else, can leave it: it opens nothing else, so it may wait in a job. */
export const makeLeaveToken = (secret: string, recipient: Recipient): string =>
  `${recipient.tenantId}-${recipient.recipientId}-${proofOf(secret, recipient)}`;

/** Of whom a link is; undefined for one that was never given out. */
export function readLeaveToken(secret: string, token: string): Recipient | undefined {
  const [, tenant, id, proof] = SHAPE.exec(token) ?? [];
  if (proof === undefined) return undefined;
  const recipient = { tenantId: Number(tenant), recipientId: Number(id) };
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(secret, recipient))) ? recipient : undefined;
}
