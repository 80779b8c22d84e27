import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { searchPattern } from "#platform/server/lists/search-sql.ts";
import { type findIngredients as definition, MAX_FOUND } from "../../contract/found-ingredients.ts";

/** Returns the first ingredients by title that contain these words; without words, the first of all. */
export function findIngredients(
  ctx: StaffContext,
  { q }: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => ({
    ingredients: await tx.query<ResponseOf<typeof definition>["ingredients"][number]>({
      text: `select id, title, unit from inventory_items
        where tenant_id = $1 and archived_at is null and ($2::text is null or sort_title like $2)
        order by sort_title, id limit ${MAX_FOUND}`,
      values: [tx.tenantId, searchPattern(q)],
    }),
  }));
}
