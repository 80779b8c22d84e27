import type { ServiceChargeTerms } from "#core/service-charge/domain/service-charge-terms.ts";
import { storedServiceRules } from "#core/service-charge/server/stored-service-rules.ts";
import { type BasisPoints, basisPoints, type Cents, cents } from "#platform/domain/money/cents.ts";
import { type BusinessDate, businessDateOf, type DayRule } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { fallbackLanguage, isLanguage, type Language } from "#platform/words/languages.ts";
import type { GuestOrdering } from "../contract/guest-ordering.ts";
import { hoursList } from "../contract/offer-hours.ts";
import type { ReservationSettings } from "../contract/reservation-settings.ts";
import type { PrintSettings, StoreSettings } from "../contract/settings.ts";
import type { DiningOption } from "../domain/dining-option.ts";
import {
  lockSettings,
  type SettingsChange,
  type SettingsRow,
  selectSettings,
  updateSettings,
} from "./settings-queries.ts";
import { printSettingsView, storeSettingsView } from "./settings-view.ts";

/** What the restaurant decided about its cash. */
export interface CashSettings {
  /** A difference up to this needs no reason and nobody's approval. */
  readonly differenceLimit: Cents;
  /** Whether a sale can be paid only while a drawer is open for the cashier. */
  readonly isSessionRequired: boolean;
}

/** The mail of the day about what runs out. */
export interface StockMailSettings {
  readonly isEnabled: boolean;
  /** From this hour on the wall of the restaurant on. */
  readonly hour: number;
}

/** The restaurant's settings as rules and screens take them. */
export interface Settings {
  readonly store: StoreSettings;
  readonly print: PrintSettings;
  readonly currency: string;
  /** Of what is given to guests. */
  readonly language: Language;
  readonly service: ServiceChargeTerms;
  /** Null: the house suggests no tip. */
  readonly tipSuggestion: BasisPoints | null;
  /** What is suggested once tips are suggested. */
  readonly tipRate: BasisPoints;
  /** From this total on the buyer of a consumer invoice is named. */
  readonly identificationThreshold: Cents;
  /** Dining options whose guests may pay before their dishes are done. */
  readonly payFirst: readonly DiningOption[];
  readonly cash: CashSettings;
  readonly reservations: ReservationSettings;
  /** How guests with phones get at their table's account and order. */
  readonly guests: GuestOrdering;
  readonly stockMail: StockMailSettings;
  /** What ingredients may take of a price without tax. */
  readonly targetFoodCost: BasisPoints;
  readonly dayRule: DayRule;
  readonly today: BusinessDate;
}

/** Changes some of them to what is decided of those there are, which no other edit changes until the commit; gives those before. */
export async function changeSettings(
  tx: Tx,
  now: Date,
  decide: (before: Settings) => SettingsChange,
): Promise<Settings> {
  await lockSettings(tx);
  const before = await readSettings(tx, now);
  await updateSettings(tx, decide(before));
  return before;
}

/** The settings as they are now, in one statement, with the business day of this moment. */
export async function readSettings(tx: Tx, now: Date): Promise<Settings> {
  const row = await selectSettings(tx);
  const dayRule = { zone: row.time_zone, cutoffHour: row.day_cutoff_hour };
  return {
    store: storeSettingsView(row),
    print: printSettingsView(row),
    currency: row.currency,
    language: isLanguage(row.language) ? row.language : fallbackLanguage,
    service: {
      baseRate: basisPoints(row.service_charge_bp),
      isTaxed: row.is_service_charge_taxed,
      rules: storedServiceRules(row.service_charge_rules),
    },
    tipRate: basisPoints(row.tip_suggestion_bp),
    tipSuggestion: row.is_tip_suggested ? basisPoints(row.tip_suggestion_bp) : null,
    identificationThreshold: cents(row.identification_threshold_cents),
    payFirst: row.pay_first_options,
    cash: {
      differenceLimit: cents(row.cash_difference_limit_cents),
      isSessionRequired: row.is_cash_session_required,
    },
    reservations: {
      durationMinutes: row.reservation_minutes,
      warningMinutes: row.reservation_warning_minutes,
      isOnlineCancelEnabled: row.is_online_cancel_enabled,
      isMailEnabled: row.is_reservation_mail_enabled,
    },
    guests: guestOrderingOf(row),
    stockMail: { isEnabled: row.is_stock_mail_enabled, hour: row.stock_mail_hour },
    targetFoodCost: basisPoints(row.target_food_cost_bp),
    dayRule,
    today: businessDateOf(now.getTime(), dayRule),
  };
}

const guestOrderingOf = (row: SettingsRow): GuestOrdering => ({
  opening: row.visit_opening,
  is_sent_at_once: row.is_guest_order_sent,
  amount_limit: cents(row.guest_order_limit_cents),
  count_limit: row.guest_order_limit_count,
  is_takeaway_enabled: row.is_guest_takeaway_enabled,
  is_delivery_enabled: row.is_guest_delivery_enabled,
  hours: hoursList.parse(row.guest_order_hours),
});
