import { createHash } from "node:crypto";
import type { Database } from "../db/in-tenant.ts";
import { sqlOf, type Tx } from "../db/tx.ts";
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
      await claim(tx, call);
      const result = await work(tx);
      await tx.run(
        sqlOf
          .updateTable("idempotency_keys")
          .set({ answer: JSON.stringify(encode(result)) })
          .where("tenant_id", "=", tx.tenantId)
          .where("actor", "=", call.actor)
          .where("key", "=", call.key),
      );
      return result;
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE)
      throw new AppError("still_running", { cause: error });
    throw error;
  }
}

async function claim(tx: Tx, { actor, key, route, requestHash: hash }: IdempotentCall): Promise<void> {
  const claimed = await tx.rows(
    sqlOf
      .insertInto("idempotency_keys")
      .values({ tenant_id: tx.tenantId, actor, key, route, request_hash: hash })
      .onConflict((conflict) => conflict.columns(["tenant_id", "actor", "key"]).doNothing())
      .returning("key"),
  );
  if (claimed.length > 0) return;
  const first = await tx.one(
    sqlOf
      .selectFrom("idempotency_keys")
      .select(["route", "request_hash", "answer"])
      .where("tenant_id", "=", tx.tenantId)
      .where("actor", "=", actor)
      .where("key", "=", key),
  );
  if (first.route !== route || !hash.equals(first.request_hash)) throw new AppError("idempotency_key_reused");
  throw new ReplayedAnswer(first.answer);
}
