import { sql } from "kysely";
import type { Id, PointOfSaleId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

export type EstablishmentId = Id<"Establishment">;

/** Places in use, by their codes. */
export const selectEstablishments = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("establishments")
      .select(["id", "title", "kind", "code", "official_code"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("code"),
  );

/** Points of sale in use, by their codes. */
export const selectPoints = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("points_of_sale")
      .select(["id", "establishment_id", "title", "code", "official_code", "is_default"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("code"),
  );
export type PointRow = Awaited<ReturnType<typeof selectPoints>>[number];

/** From which places numbers were taken; those keep their codes. A number that was only skipped is not taken. */
export const selectNumbered = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("control_numbers")
      .select(["establishment_code", "point_of_sale_code"])
      .distinct()
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`not int8range(1, value, '[]') <@ skipped`),
  );

export interface PlaceValues {
  readonly title: string;
  readonly kind: string;
  readonly code: string;
  readonly official_code: string | null;
}

export const insertEstablishment = (tx: Tx, place: PlaceValues) =>
  tx.one(
    sqlOf
      .insertInto("establishments")
      .values({ tenant_id: tx.tenantId, ...place })
      .returning("id"),
  );

export const updateEstablishment = (
  tx: Tx,
  id: EstablishmentId,
  change: Partial<PlaceValues> & { readonly archived_at?: Date },
) =>
  tx.run(
    sqlOf.updateTable("establishments").set(change).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );

export interface PointValues {
  readonly title: string;
  readonly code: string;
  readonly official_code: string | null;
}

export const insertPoint = (tx: Tx, establishmentId: EstablishmentId, point: PointValues) =>
  tx.one(
    sqlOf
      .insertInto("points_of_sale")
      .values({ tenant_id: tx.tenantId, establishment_id: establishmentId, ...point })
      .returning("id"),
  );

export const updatePoint = (
  tx: Tx,
  id: PointOfSaleId,
  change: Partial<PointValues> & { readonly archived_at?: Date },
) =>
  tx.run(
    sqlOf.updateTable("points_of_sale").set(change).where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );

/** Makes a point of sale the default one in place of the one before. */
export async function makeDefault(tx: Tx, id: PointOfSaleId): Promise<void> {
  await tx.query({
    text: "update points_of_sale set is_default = false where tenant_id = $1 and is_default and id <> $2",
    values: [tx.tenantId, id],
  });
  await tx.query({
    text: "update points_of_sale set is_default = true where tenant_id = $1 and id = $2",
    values: [tx.tenantId, id],
  });
}
