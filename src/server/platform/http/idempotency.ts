import { createHash } from "node:crypto";
import type { Database } from "../db/in-tenant.ts";
import type { Tx } from "../db/tx.ts";
import { AppError } from "./app-error.ts";

/** Thrown out of the transaction when the key was used before: carries the first answer, already encoded. */
export class ReplayedAnswer extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super("Answered before");
    this.answer = answer;
  }
}

export interface IdempotentCall {
  readonly actor: string;
  readonly key: string;
  /** `POST /pos/create-order`: the same key on another route is a mistake of the client. */
  readonly route: string;
  readonly requestHash: Buffer;
}

/** Hash of what was asked, so that a key cannot be used again for something else. */
export function requestHash(parts: unknown): Buffer {
  return createHash("sha256")
    .update(JSON.stringify(parts) ?? "")
    .digest();
}

const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Runs `work` so that key, effect and first answer commit together. A concurrent call with the same key waits on the
 * unique key until the first has committed and then gets its answer; a wait past the lock time-out is `still_running`.
 */
export async function inTenantOnce<T>(
  db: Database,
  tenantId: number,
  call: IdempotentCall,
  encode: (result: T) => unknown,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await db.inTenant(tenantId, async (tx) => {
      await claimKey(tx, call);
      const result = await work(tx);
      tx.withCommit({
        text: "update idempotency_keys set answer = $4 where tenant_id = $1 and actor = $2 and key = $3",
        values: [tx.tenantId, call.actor, call.key, JSON.stringify(encode(result))],
      });
      return result;
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE)
      throw new AppError("still_running", { cause: error });
    throw error;
  }
}

interface ClaimedKey {
  route: string;
  request_hash: Buffer;
  answer: unknown;
}

async function claimKey(tx: Tx, { actor, key, route, requestHash: hash }: IdempotentCall): Promise<void> {
  const claimed = await tx.query<{ key: string }>({
    text: `insert into idempotency_keys (tenant_id, actor, key, route, request_hash) values ($1, $2, $3, $4, $5)
      on conflict (tenant_id, actor, key) do nothing returning key`,
    values: [tx.tenantId, actor, key, route, hash],
  });
  if (claimed.length > 0) return;
  const [first] = await tx.query<ClaimedKey>({
    text: `select route, request_hash, answer from idempotency_keys
      where tenant_id = $1 and actor = $2 and key = $3`,
    values: [tx.tenantId, actor, key],
  });
  if (!first) throw new Error("A key that was refused as taken is gone");
  if (first.route !== route || !hash.equals(first.request_hash)) throw new AppError("idempotency_key_reused");
  throw new ReplayedAnswer(first.answer);
}
