import { type Insertable, sql } from "kysely";
import type { DiscountCodeId } from "#platform/domain/ids.ts";
import type { DiscountCodes } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

const columns = [
  "id",
  "code",
  "description",
  "discount_type",
  "percent_bp",
  "amount_cents",
  "min_order_cents",
  "max_discount_cents",
  "start_date",
  "end_date",
  "max_uses",
  "times_used",
  "is_active",
  "is_combinable",
] as const;

const offered = (tx: Tx) =>
  sqlOf
    .selectFrom("discount_codes")
    .select(columns)
    .where("tenant_id", "=", tx.tenantId)
    .where("archived_at", "is", null);

/** Returns the codes that are not deleted, newest first. */
export const offeredCodes = (tx: Tx) => tx.rows(offered(tx).orderBy("id", "desc"));
export type DiscountCodeRow = Awaited<ReturnType<typeof offeredCodes>>[number];

/** Locks a code that is not deleted: no payment counts a use of it until the commit. */
export const lockCode = (tx: Tx, id: DiscountCodeId) =>
  tx.first(offered(tx).where("id", "=", id).forUpdate());

/** Columns that a person edits. */
export type DiscountCodeColumns = Omit<
  Insertable<DiscountCodes>,
  "tenant_id" | "id" | "times_used" | "created_at" | "archived_at"
>;

export const insertCode = (tx: Tx, code: DiscountCodeColumns) =>
  tx.one(
    sqlOf
      .insertInto("discount_codes")
      .values({ ...code, tenant_id: tx.tenantId })
      .returning(columns),
  );

const withTexts = (tx: Tx, texts: readonly string[]) =>
  offered(tx).where(sql<boolean>`code = any(${texts})`).orderBy("id");

/** Finds codes that are not deleted by their texts. */
export const codesByText = (tx: Tx, texts: readonly string[]) => tx.rows(withTexts(tx, texts));

/** Finds codes by their texts and locks them, the oldest first: nobody else counts a use of them until the commit. */
export const lockCodesByText = (tx: Tx, texts: readonly string[]) =>
  tx.rows(withTexts(tx, texts).forUpdate());

/** Tells whether another code that is not deleted has this text. */
export async function isCodeTaken(
  tx: Tx,
  code: string,
  byOtherThan: DiscountCodeId | null,
): Promise<boolean> {
  const [named] = await codesByText(tx, [code]);
  return named !== undefined && named.id !== byOtherThan;
}

export const changeCode = (tx: Tx, id: DiscountCodeId, code: DiscountCodeColumns) =>
  tx.one(
    sqlOf
      .updateTable("discount_codes")
      .set(code)
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .returning(columns),
  );

/** Deletes a code (a moment) or restores it (null). */
export const archiveCode = (tx: Tx, id: DiscountCodeId, at: Date | null) =>
  tx.run(
    sqlOf
      .updateTable("discount_codes")
      .set({ archived_at: at })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

/** Locks a deleted code and returns its text. */
export const lockArchivedCode = (tx: Tx, id: DiscountCodeId) =>
  tx.first(
    sqlOf
      .selectFrom("discount_codes")
      .select(["code"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("archived_at", "is not", null)
      .forUpdate(),
  );

/** Lets one request at a time name a code in a restaurant, so that two cannot take the same text. */
export const lockCodeTexts = (tx: Tx) =>
  tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select("tenant_id")
      .where("tenant_id", "=", tx.tenantId)
      .forNoKeyUpdate(),
  );
