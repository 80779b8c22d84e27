import type { DataExportId, TenantId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addExportJob, type ExportRow, exportById } from "../export-queries.ts";

/** Seconds after its last sign of life during which a worker counts as alive. */
const CLAIM_S = 120;
/** Attempts before an export counts as failed. */
const MAX_ATTEMPTS = 3;
/** Seconds before the next attempt. */
const AGAIN_S = 30;

/** Thrown when this worker counted as dead and another took over: it stops and writes nothing. */
export class LostExport extends Error {}

interface RunTerms {
  /** IANA name of the restaurant's zone. */
  readonly zone: string;
  readonly progress: ExportProgress;
  readonly tables: number;
}

/** An export in the hands of the worker that makes it. Every write proves that this worker still owns it. */
export class ExportRun {
  readonly row: ExportRow;
  readonly zone: string;
  readonly progress: ExportProgress;
  #tablesDone = 0;
  readonly #tables: number;
  readonly #deps: Deps;
  readonly #tenantId: TenantId;

  constructor(deps: Deps, tenantId: TenantId, row: ExportRow, about: RunTerms) {
    this.#deps = deps;
    this.#tenantId = tenantId;
    this.row = row;
    this.zone = about.zone;
    this.progress = about.progress;
    this.#tables = about.tables;
  }

  /** Begins a part: a table, or a folder of files. */
  begin(part: string): void {
    this.progress.begin(part);
  }

  count(rows: number): void {
    this.progress.count(rows);
  }

  countTable(): void {
    this.#tablesDone += 1;
  }

  /** Stores the progress, then reads something in the same transaction. Throws LostExport. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#deps.db.inTenant(this.#tenantId, async (tx) => {
      await this.#storeProgress(tx);
      return work(tx);
    });
  }

  /** Stores the progress and extends the claim. Throws LostExport when another worker owns the export. */
  async #storeProgress(tx: Tx): Promise<void> {
    const stored = await tx.query({
      text: `update data_exports set claimed_until = $4, rows_done = $5, tables_done = $6, rows_total = $7, tables_total = $8
        where tenant_id = $1 and id = $2 and attempt = $3 and state = 'running' returning 1`,
      values: [
        tx.tenantId,
        this.row.id,
        this.row.attempt,
        new Date(this.#deps.clock().getTime() + CLAIM_S * 1_000),
        this.progress.done,
        this.#tablesDone,
        this.progress.total,
        this.#tables,
      ],
    });
    if (stored.length === 0) throw new LostExport(`export ${this.row.id} is another worker's`);
  }
}

/** State in which a worker finds an export: to be made, given up just now, made by another worker, or over. */
export type ExportClaim =
  | { readonly kind: "mine" | "failed"; readonly row: ExportRow }
  | { readonly kind: "busy" | "over" };

/** Takes an export that waits, or whose worker is silent, and schedules a later look at this worker. */
export async function claimExport(tx: Tx, id: DataExportId, now: Date): Promise<ExportClaim> {
  const [claimed] = await tx.query<{ attempt: number }>({
    text: `update data_exports set state = 'running', attempt = attempt + 1, started_at = $3, claimed_until = $4, rows_done = 0,
        tables_done = 0
      where tenant_id = $1 and id = $2 and attempt < $5 and (state = 'waiting' or state = 'running' and claimed_until < $3)
      returning attempt`,
    values: [tx.tenantId, id, now, new Date(now.getTime() + CLAIM_S * 1_000), MAX_ATTEMPTS],
  });
  const row = await exportById(tx, id);
  if (!row || (row.state !== "running" && row.state !== "waiting")) return { kind: "over" };
  // A worker that dies reports nothing: the later look finds it silent.
  await addExportJob(tx, id, CLAIM_S + AGAIN_S);
  if (claimed) return { kind: "mine", row };
  const isSilent = row.state === "running" && row.claimed_until !== null && row.claimed_until < now;
  if (!isSilent && row.state === "running") return { kind: "busy" };
  return (await endAsFailed(tx, id, now)) ? { kind: "failed", row } : { kind: "over" };
}

/** Stores that an attempt failed. Returns true when no further attempt follows. */
export async function noteFailure(tx: Tx, { id, attempt }: ExportRow, now: Date): Promise<boolean> {
  if (attempt >= MAX_ATTEMPTS) return endAsFailed(tx, id, now);
  await tx.query({
    text: `update data_exports set state = 'waiting', claimed_until = null
      where tenant_id = $1 and id = $2 and attempt = $3 and state = 'running'`,
    values: [tx.tenantId, id, attempt],
  });
  await addExportJob(tx, id, AGAIN_S);
  return false;
}

async function endAsFailed(tx: Tx, id: DataExportId, now: Date): Promise<boolean> {
  const ended = await tx.query({
    text: `update data_exports set state = 'failed', finished_at = $3, claimed_until = null
      where tenant_id = $1 and id = $2 and state in ('waiting', 'running') returning 1`,
    values: [tx.tenantId, id, now],
  });
  return ended.length > 0;
}

/**
 * Progress of an export. The work is estimated and not counted, since no statement may read a whole table of
 * the largest restaurant. When a part ends, its true number of rows replaces the estimate, so that never more
 * is done than there is to do.
 */
export class ExportProgress {
  readonly #expected: Map<string, number>;
  #done = 0;
  /** The part that is made now. */
  #part = { expected: 0, done: 0 };

  /** Takes the parts with their estimated rows. */
  constructor(expected: Readonly<Record<string, number>>) {
    this.#expected = new Map(Object.entries(expected));
  }

  /** Ends the part before and begins this one. */
  begin(part: string): void {
    this.#part = { expected: this.#expected.get(part) ?? 0, done: 0 };
    this.#expected.delete(part);
  }

  count(rows: number): void {
    this.#done += rows;
    this.#part.done += rows;
  }

  get done(): number {
    return this.#done;
  }

  /** Rows done plus rows that are expected. */
  get total(): number {
    const { expected, done } = this.#part;
    const left = [...this.#expected.values()].reduce((sum, rows) => sum + rows, 0);
    return this.#done + Math.max(0, expected - done) + left;
  }
}
