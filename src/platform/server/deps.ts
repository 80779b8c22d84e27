import type { Logger } from "pino";
import type { CardPayments } from "../outside/cards/card-payments.ts";
import type { PriceWatch } from "../outside/cards/price-watch.ts";
import type { Mailer } from "../outside/mail/mail.ts";
import type { MinistryClient } from "../outside/ministry/ministry-client.ts";
import type { Outward } from "../outside/outward/post-outward.ts";
import type { SubscriptionTerms } from "./config/config.ts";
import type { Database } from "./db/in-tenant.ts";
import type { Realtime } from "./realtime/realtime.ts";
import type { SecretBox } from "./secrets/secret-box.ts";

/** Everything a feature may use of the outside world. Clock and randomness too, so that tests decide them. */
export interface Deps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly realtime: Realtime;
  /** Used by jobs only: nobody waits for a mail server while a request is answered. */
  readonly mailer: Mailer;
  /** The ministry; used by jobs. Requests wait for it only when credentials are tested. */
  readonly ministry: MinistryClient;
  /** Terms of the operator's subscription. */
  readonly subscription: SubscriptionTerms;
  /** Charges cards for subscriptions; `undefined`: nobody pays by card. */
  readonly cards?: CardPayments | undefined;
  /** Compares Stripe's price with ours; `undefined`: nobody pays by card. */
  readonly priceWatch?: PriceWatch | undefined;
  /** Calls addresses that restaurants choose; used by jobs alone. */
  readonly outward: Outward;
  /** Signs session cookies; the same in every process. */
  readonly cookieSecret: string;
  /** Seals secrets that must not be readable in the database. */
  readonly secrets: SecretBox;
  /** Address people reach the product at, without a trailing slash: links in mails are made from it, never from a Host header. */
  readonly publicUrl: string;
  /** Tells whether restaurants may make their own account; absent: they may not. */
  readonly signUp?: { readonly isOpen: boolean };
  /** Mail address of the operator, for people who need help; undefined: none is shown. */
  readonly supportEmail?: string | undefined;
  /** Days for which an export of everything can be saved. */
  readonly exportDays: number;
  /** The demo's sign-ins, where there is a demo. Never in production. */
  readonly demo?: readonly DemoSignIn[];
  /** The operator of the demo. */
  readonly demoOperator?: DemoOperator;
}

/** The demo's operator with the secret of their second factor, as public as the password. */
export interface DemoOperator extends DemoSignIn {
  readonly secondFactor: string;
}

/** Somebody of the demo, with the password that everybody knows. */
export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly designation: string;
}
