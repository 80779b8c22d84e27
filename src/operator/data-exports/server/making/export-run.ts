import type { DataExportId, TenantId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addExportJob, type ExportRow, exportById } from "../export-queries.ts";
import type { ExportProgress } from "./export-progress.ts";

/** How long a worker is believed to live after its last word. */
const CLAIM_S = 120;
/** Tries before it is called failed. */
const MOST_ATTEMPTS = 3;
/** Before the next try. */
const AGAIN_S = 30;

/** Thrown where this worker was believed dead and another took over: it stops, and writes nothing. */
export class LostExport extends Error {}

interface RunTerms {
  /** IANA name of the restaurant's zone. */
  readonly zone: string;
  readonly progress: ExportProgress;
  /** How many there are. */
  readonly tables: number;
}

/** What a worker holds of an export that it makes: every word of it proves that it is still the one. */
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

  /** A part begins: a table, or a folder of files. */
  begin(part: string): void {
    this.progress.begin(part);
  }

  count(rows: number): void {
    this.progress.count(rows);
  }

  countTable(): void {
    this.#tablesDone += 1;
  }

  /** Reads something, and says how far it is. Throws LostExport. */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#deps.db.inTenant(this.#tenantId, async (tx) => {
      await this.#tell(tx);
      return work(tx);
    });
  }

  /** What comes of it in the end, in the transaction that says so. Throws LostExport. */
  async #tell(tx: Tx): Promise<void> {
    const told = await tx.query({
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
    if (told.length === 0) throw new LostExport(`export ${this.row.id} is another worker's`);
  }
}

/** What a worker finds when it comes to an export: to be made, given up just now, made by another, or over. */
export type Claim =
  | { readonly kind: "mine" | "failed"; readonly row: ExportRow }
  | { readonly kind: "busy" | "over" };

/** Takes an export that waits, or whose worker is silent; and has somebody look after this one. */
export async function claimExport(tx: Tx, id: DataExportId, now: Date): Promise<Claim> {
  const [claimed] = await tx.query<{ attempt: number }>({
    text: `update data_exports set state = 'running', attempt = attempt + 1, started_at = $3, claimed_until = $4, rows_done = 0,
        tables_done = 0
      where tenant_id = $1 and id = $2 and attempt < $5 and (state = 'waiting' or state = 'running' and claimed_until < $3)
      returning attempt`,
    values: [tx.tenantId, id, now, new Date(now.getTime() + CLAIM_S * 1_000), MOST_ATTEMPTS],
  });
  const row = await exportById(tx, id);
  if (!row || (row.state !== "running" && row.state !== "waiting")) return { kind: "over" };
  // A worker that dies says nothing: whoever looks later finds it silent.
  await addExportJob(tx, id, CLAIM_S + AGAIN_S);
  if (claimed) return { kind: "mine", row };
  const isSilent = row.state === "running" && row.claimed_until !== null && row.claimed_until < now;
  if (!isSilent && row.state === "running") return { kind: "busy" };
  return (await endAsFailed(tx, id, now)) ? { kind: "failed", row } : { kind: "over" };
}

/** Writes down that a try failed: another follows, or it is over. True when it is over. */
export async function noteFailure(tx: Tx, { id, attempt }: ExportRow, now: Date): Promise<boolean> {
  if (attempt >= MOST_ATTEMPTS) return endAsFailed(tx, id, now);
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
