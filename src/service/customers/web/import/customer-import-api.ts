import { call } from "#platform/web/api.ts";
import { importCustomers, previewCustomerImport } from "../../contract/customer-import.ts";
import type { CustomerLine, DoublesChoice } from "../../domain/customer-file.ts";

/** Previews the import of these lines; nothing is changed. */
export const previewImport = (lines: readonly CustomerLine[], doubles: DoublesChoice) =>
  call(previewCustomerImport, { body: { customers: [...lines], doubles } });

/** Imports the lines, all or nothing, with the tap's key. */
export const sendImport = (lines: readonly CustomerLine[], doubles: DoublesChoice, key: string) =>
  call(importCustomers, { body: { customers: [...lines], doubles }, idempotencyKey: key });
