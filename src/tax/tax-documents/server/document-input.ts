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

/** What a document is built of, whatever its identity: kept with it, so that it can be made anew (guide §2, §21). */
export type KeptInput =
  | Omit<SaleDocumentInput, "identity">
  | Omit<NoteInput, "identity">
  | (Omit<ExcludedPurchaseInput, "identity"> & { readonly type: "14" });

/** With the identity that it is built under. */
export type IdentifiedInput = KeptInput & { readonly identity: DocumentIdentity };

/** A decimal in JSON, which has no numbers that are exact. */
interface DecimalText {
  readonly decimal: string;
}

/** What an event is built of, names and times apart (guide §21, §22). */
export type KeptEvent =
  | (Omit<InvalidationInput, EventIdentity | "reportedOn" | "reportedAt"> & { readonly type: "invalidation" })
  | (Omit<ContingencyInput, EventIdentity | "reported"> & { readonly type: "contingency" });

type EventIdentity = "generation" | "environment" | "generationCode";

/** The input as JSON, decimals as text. */
export function printInput(input: KeptInput | KeptEvent): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === "bigint" ? ({ decimal: decimalText(value as Decimal) } satisfies DecimalText) : value,
  );
}

/** The input that `printInput` wrote, as the database gives it back. */
export function readInput(stored: unknown): KeptInput {
  return withDecimals(stored) as KeptInput;
}

/** The same of an event. */
export function readEvent(stored: unknown): KeptEvent {
  return withDecimals(stored) as KeptEvent;
}

function withDecimals(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDecimals);
  if (!isRecord(value)) return value;
  const { decimal } = value;
  if (typeof decimal === "string" && Object.keys(value).length === 1) return decimalFrom(decimal);
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withDecimals(member)]));
}
