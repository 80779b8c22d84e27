import { call } from "#platform/web/api.ts";
import { importCustomers, previewCustomerImport } from "../../contract/customer-import.ts";
import type { CustomerLine, DoublesChoice } from "../../domain/customer-file.ts";

/** Asks what importing these lines would do; nothing is changed. */
export const previewImport = (lines: readonly CustomerLine[], doubles: DoublesChoice) =>
  call(previewCustomerImport, { body: { customers: [...lines], doubles } });

/** Imports the lines, all or nothing; the key is that of the tap. */
export const sendImport = (lines: readonly CustomerLine[], doubles: DoublesChoice, key: string) =>
  call(importCustomers, { body: { customers: [...lines], doubles }, idempotencyKey: key });
