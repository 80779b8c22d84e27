import type { MenuItemId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { LODGING_TRIBUTE } from "#tax/tax-documents/domain/arithmetic/tributes.ts";
import type { SoldLine } from "#tax/tax-documents/domain/from-sale/sold-line.ts";
import { type ItemKind, itemKinds } from "#tax/tax-documents/domain/issue/tax-document-input.ts";

/** What a tax document says of an item beside its price (back-office §3, billing fields). */
export interface ItemTaxFacts {
  readonly kind: ItemKind;
  /** CAT-014. */
  readonly unit: number;
  /** The house's own code. */
  readonly code: string | null;
  /** Which column it stands in when its price has no tax (guide §10); absent on sales from before it was kept. */
  readonly untaxedAs?: SoldLine["untaxedAs"];
  /** Tributes in its price beside IVA (guide §11); absent on sales from before they were kept. */
  readonly tributes?: readonly string[];
}

/** Longest code of a line (guide §5). */
const CODE_MAX = 25;

/** What tax documents say of these items, deleted ones too: they may be sold already. */
export async function taxFactsOfItems(
  tx: Tx,
  ids: readonly MenuItemId[],
): Promise<ReadonlyMap<MenuItemId, ItemTaxFacts>> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("menu_items")
      .select(["id", "item_type_code", "unit_code", "internal_code", "is_not_subject"])
      .select("additional_tribute_code as tribute")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "in", [...new Set(ids)]),
  );
  return new Map(
    rows.map(({ id, item_type_code, unit_code, internal_code, is_not_subject, tribute }) => [
      id,
      {
        kind: itemKinds.find((kind) => kind === Number(item_type_code)) ?? 1,
        unit: Number(unit_code),
        code: internal_code?.slice(0, CODE_MAX) ?? null,
        untaxedAs: is_not_subject ? "notSubject" : "exempt",
        // The other tributes are of no sale of a restaurant: what stands in a price for them is price (docs/decisions/0074).
        tributes: tribute === LODGING_TRIBUTE ? [tribute] : [],
      },
    ]),
  );
}
