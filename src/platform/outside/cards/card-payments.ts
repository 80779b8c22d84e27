import type { CardReading } from "#operator/subscription/domain/card-days.ts";
import type { TenantId } from "../../domain/ids.ts";
import type { Cents } from "../../domain/money/cents.ts";
import type { Language } from "../../words/languages.ts";

/** A subscription as the card service tells it at this moment. */
export interface CardSubscription extends CardReading {
  readonly id: string;
}

/** What is asked of the card service to have somebody enter a card. */
export interface CheckoutRequest {
  readonly tenantId: TenantId;
  readonly customerId: string;
  readonly language: Language;
  /** The card is charged first at this moment: days that are paid or given are not lost. Null: at once. */
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

/** What the service charges. */
export interface CardPrice {
  readonly id: string;
  readonly name: string;
  readonly amountCents: number;
  /** ISO code in capitals. */
  readonly currency: string;
}

/** Something that the service told, proved to be its own. */
export interface CardMessage {
  readonly id: string;
  readonly kind: string;
  readonly customerId: string | null;
  readonly createdAt: Date;
}

/**
 * The service that charges cards. Every call but `readMessage` goes over the network, so none belongs into a transaction; each throws
 * `CardsUnavailable` when the service did not do what was asked, and may be made again.
 */
export interface CardPayments {
  /** One for each restaurant, however often it is asked within a day. */
  createCustomer(customer: NewCustomer): Promise<string>;
  /**
   * Address of a page on which the card is entered. One page is open for each customer: asked again it is the same, unless price or first
   * charge are others; then the one that was open is closed.
   */
  openCheckout(request: CheckoutRequest): Promise<string>;
  /** Closes every page that is open for a customer: no card is entered there any more. */
  closeCheckouts(customerId: string): Promise<void>;
  /** Address of a page on which the customer changes the card and sees what was charged. */
  openPortal(customer: { customerId: string; language: Language; returnUrl: string }): Promise<string>;
  /** Every subscription the customer ever had. */
  subscriptionsOf(customerId: string): Promise<CardSubscription[]>;
  /** Whether the card is charged again when the period ends. */
  setRenewal(subscriptionId: string, renews: boolean): Promise<void>;
  /** Ends it at once; nothing is charged any more. */
  endNow(subscriptionId: string): Promise<void>;
  /** Gives back what a subscription was charged since a moment, once however often it is asked; the sum. */
  giveBackSince(subscriptionId: string, since: Date): Promise<Cents>;
  readPrice(): Promise<CardPrice>;
  /** What the service sent, when its signature is right and not older than five minutes; else null. */
  readMessage(raw: Buffer, signature: string, now: Date): CardMessage | null;
}

/** The card service could not be reached, took too long, or refused. */
export class CardsUnavailable extends Error {
  override name = "CardsUnavailable";
}
