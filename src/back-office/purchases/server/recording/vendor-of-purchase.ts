import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import {
  insertVendor,
  lockVendor,
  lockVendorLike,
  type VendorRecord,
  writeVendor,
} from "../vendors/vendor-queries.ts";
import type { VendorNamed } from "./purchase-to-record.ts";

/**
 * The vendor that a purchase names, held until the commit: by id, else by NIT, else by name; added when nobody is it. What the
 * purchase says and was not known before is kept. Null when it names nobody. Refuses a NIT that nobody has without a name.
 */
export async function vendorOfPurchase(
  tx: Tx,
  named: VendorNamed | null,
  now: Date,
): Promise<VendorRecord | null> {
  if (!named || (named.id === null && named.name === null && named.nit === null)) return null;
  const known = await knownVendor(tx, named);
  if (known) return withNews(tx, known, named);
  const { id: _, name, ...fields } = named;
  if (name === null) throw refusal("vendor.name", "required");
  const added = await insertVendor(tx, { name, ...fields, note: null }, now);
  if (added) return added;
  // Somebody added them this moment.
  const other = await knownVendor(tx, named);
  if (!other) throw new Error("A vendor is neither there nor can be added");
  return withNews(tx, other, named);
}

const refusal = (field: string, code: "required" | "not_a_choice") =>
  new AppError("invalid_input", { fields: [{ field: `payload.${field}`, code }] });

async function knownVendor(tx: Tx, named: VendorNamed): Promise<VendorRecord | undefined> {
  if (named.id === null) return lockVendorLike(tx, named);
  const vendor = await lockVendor(tx, named.id);
  if (!vendor || vendor.archived_at !== null)
    throw new AppError("not_found", { field: "payload.vendor.name" });
  return vendor;
}

/** Keeps what was not known of them; what was stays, as somebody may have put it right. */
async function withNews(tx: Tx, vendor: VendorRecord, named: VendorNamed): Promise<VendorRecord> {
  const told = {
    name: vendor.name,
    nit: vendor.nit ?? (named.id === null ? named.nit : null),
    nrc: vendor.nrc ?? named.nrc,
    phone: vendor.phone ?? named.phone,
    email: vendor.email ?? named.email,
    address: vendor.address ?? named.address,
    note: vendor.note,
  };
  const isNews = (["nit", "nrc", "phone", "email", "address"] as const).some(
    (field) => told[field] !== vendor[field],
  );
  if (isNews) await writeVendor(tx, vendor.id, told);
  return { ...vendor, ...told };
}
