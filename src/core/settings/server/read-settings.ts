import { filePath } from "#core/files/contract/files.ts";
import type { ServiceChargeTerms } from "#core/service-charge/domain/service-charge-terms.ts";
import type { SettingValues } from "#platform/contract/setting-group.ts";
import type { BasisPoints, Cents } from "#platform/domain/money/cents.ts";
import { type BusinessDate, businessDateOf, type DayRule } from "#platform/domain/periods/business-day.ts";
import type { Language } from "#platform/domain/text/languages.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { settingGroups } from "../contract/setting-groups.ts";
import type { PrintSettings, StoreSettings } from "../contract/settings.ts";
import type { DiningOption } from "../domain/dining-option.ts";
import { type SettingsRow, selectSettings, valuesByColumn, valuesIn } from "./settings-queries.ts";

type Values = {
  readonly [Name in keyof typeof settingGroups]: SettingValues<(typeof settingGroups)[Name]>;
};

/** The restaurant's settings as rules and screens take them. */
export interface Settings extends Values {
  readonly store: StoreSettings;
  readonly print: PrintSettings;
  readonly currency: string;
  /** Language of what guests get. */
  readonly language: Language;
  readonly service: ServiceChargeTerms;
  /** Null: the house suggests no tip. */
  readonly tipSuggestion: BasisPoints | null;
  /** From this total on the buyer of a consumer invoice is named. */
  readonly identificationThreshold: Cents;
  /** Dining options whose guests may pay before their dishes are done. */
  readonly payFirst: readonly DiningOption[];
  readonly dayRule: DayRule;
  readonly today: BusinessDate;
}

/** The settings as they are now, in one statement, with the business day of this moment. */
export async function readSettings(tx: Tx, now: Date): Promise<Settings> {
  const row = await selectSettings(tx);
  const values = valuesOf(row);
  const { details, charging, tips, serviceCharge } = values;
  const dayRule = { zone: details.timeZone, cutoffHour: details.dayCutoffHour };
  return {
    ...values,
    store: storeSettingsView(row),
    print: valuesByColumn(settingGroups.printing, row),
    currency: details.currency,
    language: details.language,
    service: {
      baseRate: serviceCharge.serviceCharge,
      isTaxed: serviceCharge.isTaxed,
      rules: serviceCharge.rules.map(({ deliveryType, fromPeople, serviceCharge: rate }) => ({
        diningOption: deliveryType,
        fromPeople,
        rate,
      })),
    },
    tipSuggestion: tips.is_suggested ? tips.rate : null,
    identificationThreshold: charging.identification_threshold,
    payFirst: charging.pay_first,
    dayRule,
    today: businessDateOf(now.getTime(), dayRule),
  };
}

const valuesOf = (row: SettingsRow): Values => ({
  details: valuesIn(settingGroups.details, row),
  printing: valuesIn(settingGroups.printing, row),
  charging: valuesIn(settingGroups.charging, row),
  guests: valuesIn(settingGroups.guests, row),
  reservations: valuesIn(settingGroups.reservations, row),
  tips: valuesIn(settingGroups.tips, row),
  cash: valuesIn(settingGroups.cash, row),
  serviceCharge: valuesIn(settingGroups.serviceCharge, row),
  reviews: valuesIn(settingGroups.reviews, row),
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
