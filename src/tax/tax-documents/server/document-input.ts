import { type Decimal, decimalFrom, decimalText } from "#platform/domain/money/decimal.ts";
import { isRecord } from "#platform/domain/text/json-record.ts";
import type { ContingencyInput } from "../domain/issue/build-contingency.ts";
import type { InvalidationInput } from "../domain/issue/build-invalidation.ts";
import type {
  DocumentIdentity,
  ExcludedPurchaseInput,
  NoteInput,
  SaleDocumentInput,
} from "../domain/issue/tax-document-input.ts";

/**
 * Input of a document, without its identity; stored with the document, so that it can be built again (guide
 * §2, §21).
 */
export type StoredInput =
  | Omit<SaleDocumentInput, "identity">
  | Omit<NoteInput, "identity">
  | (Omit<ExcludedPurchaseInput, "identity"> & { readonly type: "14" });

/** The input with the identity of the document. */
export type IdentifiedInput = StoredInput & { readonly identity: DocumentIdentity };

/** A decimal in JSON, which has no numbers that are exact. */
interface DecimalText {
  readonly decimal: string;
}

/** Input of an event, without its names and times (guide §21, §22). */
export type StoredTaxEvent =
  | (Omit<InvalidationInput, EventIdentity | "reportedOn" | "reportedAt"> & { readonly type: "invalidation" })
  | (Omit<ContingencyInput, EventIdentity | "reported"> & { readonly type: "contingency" });

type EventIdentity = "generation" | "environment" | "generationCode";

/** The input as JSON, decimals as text. */
export function printInput(input: StoredInput | StoredTaxEvent): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === "bigint" ? ({ decimal: decimalText(value as Decimal) } satisfies DecimalText) : value,
  );
}

/** Reads the input that `printInput` wrote. */
export function readInput(stored: unknown): StoredInput {
  return withDecimals(stored) as StoredInput;
}

/** Reads the input of an event. */
export function readEvent(stored: unknown): StoredTaxEvent {
  return withDecimals(stored) as StoredTaxEvent;
}

function withDecimals(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDecimals);
  if (!isRecord(value)) return value;
  const { decimal } = value;
  if (typeof decimal === "string" && Object.keys(value).length === 1) return decimalFrom(decimal);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withDecimals(member)]));
}
