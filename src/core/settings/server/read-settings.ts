import { filePath } from "#core/files/contract/files.ts";
import type { ServiceChargeTerms } from "#core/service-charge/domain/service-charge-terms.ts";
import { storedServiceRules } from "#core/service-charge/server/stored-service-rules.ts";
import { type BasisPoints, basisPoints, type Cents, cents } from "#platform/domain/money/cents.ts";
import { type BusinessDate, businessDateOf, type DayRule } from "#platform/domain/periods/business-day.ts";
import { fallbackLanguage, isLanguage, type Language } from "#platform/domain/text/languages.ts";
import type { Tx } from "#platform/server/db/tx.ts";
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

export interface CashSettings {
  /** A difference up to this needs no reason and nobody's approval. */
  readonly differenceLimit: Cents;
  /** True when a sale can be paid only while a drawer is open for the cashier. */
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
  /** Language of what guests get. */
  readonly language: Language;
  readonly service: ServiceChargeTerms;
  /** Null: the house suggests no tip. */
  readonly tipSuggestion: BasisPoints | null;
  /** Rate once tips are suggested. */
  readonly tipRate: BasisPoints;
  /** From this total on the buyer of a consumer invoice is named. */
  readonly identificationThreshold: Cents;
  /** Dining options whose guests may pay before their dishes are done. */
  readonly payFirst: readonly DiningOption[];
  readonly cash: CashSettings;
  readonly reservations: ReservationSettings;
  readonly guests: GuestOrdering;
  readonly stockMail: StockMailSettings;
  /** Share that ingredients may take of a price without tax. */
  readonly targetFoodCost: BasisPoints;
  readonly dayRule: DayRule;
  readonly today: BusinessDate;
}

/**
 * Changes settings to what `decide` makes of the present ones, which are locked until the commit; returns
 * those before.
 */
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

/** The store as screens and receipts name it. */
function storeSettingsView(row: SettingsRow): StoreSettings {
  return {
    store_name: row.store_name,
    address: row.address,
    phone: row.phone,
    email: row.email,
    currency: row.currency,
    store_image: row.store_image === null ? null : filePath(row.store_image),
    time_zone: row.time_zone,
    day_cutoff_hour: row.day_cutoff_hour,
  };
}

function printSettingsView(row: SettingsRow): PrintSettings {
  return {
    // The column's check allows these two widths only.
    page_format: row.page_format === 57 ? 57 : 80,
    is_enable_print: row.is_enable_print,
    header: row.header,
    footer: row.footer,
    show_notes: row.show_notes,
    show_store_details: row.show_store_details,
    show_customer_details: row.show_customer_details,
    print_token: row.print_token,
  };
}
