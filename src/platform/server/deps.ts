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
  /** The ministry; used by jobs: nobody waits for it but who asks whether credentials are let in. */
  readonly ministry: MinistryClient;
  /** What the operator asks of every restaurant. */
  readonly subscription: SubscriptionTerms;
  /** Charges cards for subscriptions; `undefined`: nobody pays by card. */
  readonly cards?: CardPayments | undefined;
  /** Whether cards are charged what restaurants are told; `undefined`: nobody pays by card. */
  readonly priceWatch?: PriceWatch | undefined;
  /** Addresses that restaurants give; used by jobs alone. */
  readonly outward: Outward;
  /** Signs session cookies; the same in every process. */
  readonly cookieSecret: string;
  /** Seals what must not be read out of the database. */
  readonly secrets: SecretBox;
  /** Address people reach the product at, without a trailing slash: links in mails are made from it, never from a Host header. */
  readonly publicUrl: string;
  /** Whether the operator lets restaurants make their own account, which they may not when nothing is said. */
  readonly signUp?: { readonly isOpen: boolean };
  /** Address of whoever runs the platform, for whoever needs help; undefined: none is told. */
  readonly supportEmail?: string | undefined;
  /** Days for which an export of everything can be saved. */
  readonly exportDays: number;
  /** The demo's sign-ins, where there is a demo. Never in production. */
  readonly demo?: readonly DemoSignIn[];
  /** The operator of the demo. */
  readonly demoOperator?: DemoOperator;
}

/** Secret of the demo's second factor, as known as its password. */
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
