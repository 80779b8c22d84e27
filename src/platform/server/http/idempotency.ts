import { createHash } from "node:crypto";
import type { Database } from "../db/in-tenant.ts";
import type { Tx } from "../db/tx.ts";
import { AppError } from "./app-error.ts";

/** Thrown out of the transaction when the request was carried out before: the bytes of its first answer. */
export class ReplayedAnswer extends Error {
  readonly answer: string;
  constructor(answer: string) {
    super("Answered before");
    this.answer = answer;
  }
}

/** A name by which a request is known when it comes again. */
export interface RequestName {
  readonly actor: string;
  readonly key: string;
}

/** An `Idempotency-Key` is its sender's own. */
export const nameOfKey = (userId: number, key: string): RequestName => ({ actor: `user:${userId}`, key });

/** Owner of request uuids: the restaurant, whoever sends them. */
export const UUID_ACTOR = "uuid";

export interface RepeatableRequest {
  readonly names: readonly RequestName[];
  /** `POST /pos/create-order`: the same name on another route is a mistake of the client. */
  readonly route: string;
  readonly requestHash: Buffer;
}

/** Hashes a request, whatever the order of its fields, so that its name cannot be used for another one. */
export function requestHash(request: unknown): Buffer {
  return createHash("sha256")
    .update(JSON.stringify(request, withSortedFields) ?? "")
    .digest();
}

function withSortedFields(_name: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return createHash("sha256").update(value).digest("base64");
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Runs `work` so that the names of the request, its effect and its first answer commit together. A concurrent call
 * with one of the names waits on the unique key until the first has committed and then gets its answer.
 */
export function inTenantOnce<T>(
  db: Database,
  tenantId: number,
  request: RepeatableRequest,
  encode: (result: T) => unknown,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { names } = request;
  return db.inTenant(tenantId, async (tx) => {
    await claimNames(tx, request);
    const result = await work(tx);
    tx.withCommit({
      text: `update idempotency_keys k set answer = $4 from unnest($2::text[], $3::text[]) as n(actor, key)
        where k.tenant_id = $1 and k.actor = n.actor and k.key = n.key`,
      values: [tx.tenantId, ...columnsOf(names), JSON.stringify(encode(result))],
    });
    return result;
  });
}

const columnsOf = (names: readonly RequestName[]) => [
  names.map(({ actor }) => actor),
  names.map(({ key }) => key),
];

/** Route of a name that was withdrawn before its request arrived. */
const WITHDRAWN = "withdrawn";

const INSERT_NAMES = `insert into idempotency_keys (tenant_id, actor, key, route, request_hash)
  select $1, n.actor, n.key, $4, $5
  from unnest($2::text[], $3::text[]) with ordinality as n(actor, key, place) order by n.place
  on conflict (tenant_id, actor, key) do nothing returning actor, key`;

interface ClaimedName extends RequestName {
  readonly route: string;
  readonly request_hash: Buffer;
  readonly answer: string | null;
}

async function claimNames(tx: Tx, { names, route, requestHash: hash }: RepeatableRequest): Promise<void> {
  const claimed = await tx.query<RequestName>({
    text: INSERT_NAMES,
    values: [tx.tenantId, ...columnsOf(names), route, hash],
  });
  if (claimed.length === names.length) return;
  const isClaimed = (name: RequestName) =>
    claimed.some(({ actor, key }) => actor === name.actor && key === name.key);
  const earlier = await claimsOf(
    tx,
    names.filter((name) => !isClaimed(name)),
  );
  for (const first of earlier) {
    if (first.route === WITHDRAWN) throw new AppError("request_withdrawn");
    if (first.route !== route || !hash.equals(first.request_hash))
      throw new AppError("idempotency_key_reused");
  }
  const answer = earlier[0]?.answer;
  if (typeof answer !== "string") throw new Error("A name that was refused as taken has no answer");
  throw new ReplayedAnswer(answer);
}

function claimsOf(tx: Tx, names: readonly RequestName[]): Promise<ClaimedName[]> {
  return tx.query<ClaimedName>({
    text: `select k.actor, k.key, k.route, k.request_hash, k.answer
      from unnest($2::text[], $3::text[]) as n(actor, key)
      join idempotency_keys k on k.tenant_id = $1 and k.actor = n.actor and k.key = n.key`,
    values: [tx.tenantId, ...columnsOf(names)],
  });
}

/**
 * Returns whether the request of this name was carried out. If not, it is withdrawn and refused should it
 * still arrive. A running request is waited for.
 */
export async function settleName(tx: Tx, name: RequestName): Promise<boolean> {
  await tx.query({
    text: INSERT_NAMES,
    values: [tx.tenantId, ...columnsOf([name]), WITHDRAWN, Buffer.alloc(0)],
  });
  const [claim] = await claimsOf(tx, [name]);
  return claim?.route !== WITHDRAWN;
}
