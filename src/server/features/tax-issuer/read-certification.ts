import type { Certification } from "../../../contract/tax-issuer/certification.ts";
import { taxDocumentKinds } from "../../../contract/tax-issuer/generation-rules.ts";
import { certificationCounts } from "../../../domain/tax-issuer/certification.ts";
import type { Tx } from "../../platform/db/tx.ts";
import type { StaffContext } from "../../platform/http/context.ts";

/** What the ministry wants to have sealed in its test service before it lets an issuer into production, and how far that is (guide §25). */
export function readCertification(ctx: StaffContext): Promise<Certification> {
  return ctx.inTenant(async (tx) => {
    const done = await countByKind(tx, SEALED);
    const waiting = await countByKind(tx, WAITING);
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

const SEALED = `select kind, count(*)::int as count from tax_documents
  where tenant_id = $1 and environment = '00' and seal is not null group by kind`;

const WAITING = `select kind, count(*)::int as count from tax_documents
  where tenant_id = $1 and environment = '00' and state not in ('sealed', 'sealed_with_remarks', 'replaced', 'invalidated') group by kind`;

async function countByKind(tx: Tx, text: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.query<{ kind: string; count: number }>({ text, values: [tx.tenantId] });
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
