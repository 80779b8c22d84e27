import type { CardReading } from "#operator/subscription/domain/card-days.ts";
import type { TenantId } from "../../domain/ids.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { Language } from "../../domain/text/languages.ts";

/** A subscription as the card service tells it at this moment. */
export interface CardSubscription extends CardReading {
  readonly id: string;
}

/** Request for a page on which a card is entered. */
export interface CheckoutRequest {
  readonly tenantId: TenantId;
  readonly customerId: string;
  readonly language: Language;
  /** Time of the first charge: days that are paid or given are not lost. Null: at once. */
  readonly firstChargeAt: Date | null;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface NewCustomer {
  readonly tenantId: TenantId;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/** Price that the service charges. */
export interface CardPrice {
  readonly id: string;
  readonly name: string;
  readonly amountCents: number;
  /** ISO code in capitals. */
  readonly currency: string;
}

/** A message of the service, proved by its signature. */
export interface CardMessage {
  readonly id: string;
  readonly kind: string;
  readonly customerId: string | null;
  readonly createdAt: Date;
}

/**
 * The service that charges cards. Every call but `readMessage` goes over the network, so none belongs in a
 * transaction; each throws `CardsUnavailable` when the service did not do it, and may be repeated.
 */
export interface CardPayments {
  /** Creates one customer for each restaurant, however often it is called within a day. */
  createCustomer(customer: NewCustomer): Promise<string>;
  /**
   * Returns the address of a page for entering a card. Each customer has one open page: a further call
   * returns the same, unless price or first charge have changed; then the open one is closed.
   */
  openCheckout(request: CheckoutRequest): Promise<string>;
  /** Closes every page that is open for a customer: no card is entered there any more. */
  closeCheckouts(customerId: string): Promise<void>;
  /** Returns the address of a page for changing the card and seeing past charges. */
  openPortal(customer: { customerId: string; language: Language; returnUrl: string }): Promise<string>;
  /** Every subscription the customer ever had. */
  subscriptionsOf(customerId: string): Promise<CardSubscription[]>;
  /** Sets whether the card is charged again when the period ends. */
  setRenewal(subscriptionId: string, renews: boolean): Promise<void>;
  /** Ends it at once; nothing is charged any more. */
  endNow(subscriptionId: string): Promise<void>;
  /** Pays back what a subscription was charged since a moment, once however often it is called. Returns the sum. */
  giveBackSince(subscriptionId: string, since: Date): Promise<Cents>;
  readPrice(): Promise<CardPrice>;
  /** Reads a message of the service when its signature is right and not older than five minutes; else null. */
  readMessage(raw: Buffer, signature: string, now: Date): CardMessage | null;
}

/** The card service could not be reached, took too long, or refused. */
export class CardsUnavailable extends Error {
  override name = "CardsUnavailable";
}
