import type { Certification } from "../../../contract/tax-issuer/certification.ts";
import { taxDocumentKinds } from "../../../contract/tax-issuer/generation-rules.ts";
import { certificationCounts } from "../../../domain/tax-issuer/certification.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";

/** What the ministry wants to have sealed in its test service before it lets an issuer into production, and how far that is (guide §25). */
export function readCertification(ctx: StaffContext): Promise<Certification> {
  return ctx.inTenant(async (tx) => {
    const done = await countSealed(tx);
    const waiting = await countWaiting(tx);
    return {
      counts: taxDocumentKinds.map((kind) => ({
        kind,
        needed: certificationCounts[kind],
        done: done.get(kind) ?? 0,
        waiting: waiting.get(kind) ?? 0,
      })),
    };
  });
}

interface KindCount {
  readonly kind: string;
  readonly count: number;
}

const countSealed = async (tx: Tx) =>
  byKind(
    await tx.query<KindCount>({
      text: `select kind, count(*)::int as count from tax_documents
        where tenant_id = $1 and environment = '00' and seal is not null group by kind`,
      values: [tx.tenantId],
    }),
  );

const countWaiting = async (tx: Tx) =>
  byKind(
    await tx.query<KindCount>({
      text: `select kind, count(*)::int as count from tax_documents
        where tenant_id = $1 and environment = '00' and state not in ('sealed', 'sealed_with_remarks', 'replaced', 'invalidated')
        group by kind`,
      values: [tx.tenantId],
    }),
  );

const byKind = (rows: readonly KindCount[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ kind, count }) => [kind, count]));
