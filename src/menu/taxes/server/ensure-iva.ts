import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { insertTax, offeredTaxes } from "./change-taxes.ts";

/** Tax of a menu to begin with: 13 %, included in the price as guests read it. */
const IVA = { title: "IVA", rate: basisPoints(1300), type: "inclusive" } as const;

/** Returns the tax called IVA; a restaurant without one gets it at 13 %, included in the price. */
export async function ensureIva(tx: Tx, ctx: StaffContext): Promise<PriceTax & { readonly title: string }> {
  const known = (await offeredTaxes(tx)).find(({ title }) => searchText(title) === searchText(IVA.title));
  if (known) return known;
  const id = await insertTax(tx, IVA);
  await recordAudit(tx, ctx, [
    { action: "tax.added", subject: "tax", subjectId: id, before: null, after: IVA },
  ]);
  return IVA;
}
