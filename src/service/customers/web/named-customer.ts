import type { CustomerId } from "#platform/domain/ids.ts";

/** Whom something is done to, with what they are called: their name, or their phone. */
export interface NamedCustomer {
  readonly id: CustomerId;
  readonly name: string;
}
