import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** Reads the pictures of all items, archived ones too, by their hash. */
export async function shownPictures(tx: Tx): Promise<string[]> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("menu_items")
      .select("image")
      .where("tenant_id", "=", tx.tenantId)
      .where("image", "is not", null),
  );
  return rows.flatMap(({ image }) => image ?? []);
}
