import type { Selectable } from "kysely";
import type { VendorId } from "#platform/domain/ids.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Vendors } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

export type VendorRecord = Selectable<Vendors>;

/** Data about a vendor that people and documents give. */
export type VendorFields = Pick<
  VendorRecord,
  "name" | "nit" | "nrc" | "phone" | "email" | "address" | "note"
>;

/** Returns the name as lists sort and search it. */
export const vendorSortName = (name: string): string => searchText(name).slice(0, 100).trimEnd();

/** Locks the vendor until the commit: one purchase at a time changes its remembered goods. */
export function lockVendor(tx: Tx, id: VendorId): Promise<VendorRecord | undefined> {
  return tx.first(
    sqlOf
      .selectFrom("vendors")
      .selectAll()
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .forNoKeyUpdate(),
  );
}

/** Adds a vendor; undefined when one has this NIT, or without a NIT this name. */
export function insertVendor(tx: Tx, fields: VendorFields, now: Date): Promise<VendorRecord | undefined> {
  return tx.first(
    sqlOf
      .insertInto("vendors")
      .values({
        tenant_id: tx.tenantId,
        ...fields,
        sort_name: vendorSortName(fields.name),
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll(),
  );
}

interface NamedVendor {
  readonly nit: string | null;
  readonly name: string | null;
}

/** Finds the vendor with this NIT; without a NIT, one with this name. */
const VENDOR_LIKE = `select v.* from vendors v
  where v.tenant_id = $1 and v.archived_at is null
    and (v.nit = $2::text or (v.sort_name = $3::text and ($2::text is null or v.nit is null)))
  order by v.nit is not distinct from $2::text desc, v.id limit 1`;

const likeValues = (tx: Tx, { nit, name }: NamedVendor) => [
  tx.tenantId,
  nit,
  name === null ? null : vendorSortName(name),
];

/** Returns the vendor that a purchase with this name would get; null for a new one. */
export async function vendorLike(tx: Tx, named: NamedVendor): Promise<VendorId | null> {
  const [found] = await tx.query<VendorRecord>({ text: VENDOR_LIKE, values: likeValues(tx, named) });
  return found?.id ?? null;
}

/** Locks that vendor until the commit. */
export async function lockVendorLike(tx: Tx, named: NamedVendor): Promise<VendorRecord | undefined> {
  const [found] = await tx.query<VendorRecord>({
    text: `${VENDOR_LIKE} for no key update`,
    values: likeValues(tx, named),
  });
  return found;
}

export function writeVendor(tx: Tx, id: VendorId, fields: VendorFields): Promise<number> {
  return tx.run(
    sqlOf
      .updateTable("vendors")
      .set({ ...fields, sort_name: vendorSortName(fields.name) })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
}

/** Returns the fields of the vendor form. */
export function editedVendorFields({ name, nit, nrc, phone, email, address, note }: VendorFields) {
  return { name, nit, nrc, phone, email, address, note };
}
