import type { VendorFields } from "./vendor-queries.ts";

/** What the form of a vendor holds. */
export function editedVendorFields({ name, nit, nrc, phone, email, address, note }: VendorFields) {
  return { name, nit, nrc, phone, email, address, note };
}
