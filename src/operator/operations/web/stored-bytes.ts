import type { TenantHealth } from "../contract/health.ts";

/** All that a restaurant stores, its rows as they are estimated, in bytes. */
export const storedBytes = ({ picture_bytes, export_bytes, document_bytes, row_bytes }: TenantHealth) =>
  picture_bytes + export_bytes + document_bytes + row_bytes;
