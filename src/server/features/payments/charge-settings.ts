import { type BasisPoints, basisPoints, type Cents, cents } from "../../../domain/money/cents.ts";
import type { BusinessDate } from "../../../domain/periods/business-day.ts";
import { businessDateOf } from "../../../domain/periods/business-day.ts";
import type { ServiceCharge } from "../../../domain/tax/service-charge.ts";
import { fallbackLanguage, isLanguage, type Language } from "../../../messages/languages.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";

/** What charging asks of the restaurant's settings. */
export interface ChargeSettings {
  readonly currency: string;
  /** Of what is given to guests. */
  readonly language: Language;
  readonly service: ServiceCharge;
  /** Null: the house suggests no tip. */
  readonly tipSuggestion: BasisPoints | null;
  /** From this total on the buyer of a consumer invoice is named. */
  readonly identificationThreshold: Cents;
  readonly today: BusinessDate;
}

/** The settings as they are now, with the business day of this moment. */
export async function chargeSettings(tx: Tx, now: Date): Promise<ChargeSettings> {
  const row = await tx.one(
    sqlOf
      .selectFrom("store_settings")
      .select(["currency", "time_zone", "day_cutoff_hour", "service_charge_bp", "is_service_charge_taxed"])
      .select("language")
      .select(["is_tip_suggested", "tip_suggestion_bp", "identification_threshold_cents"])
      .where("tenant_id", "=", tx.tenantId),
  );
  const rule = { zone: row.time_zone, cutoffHour: row.day_cutoff_hour };
  return {
    currency: row.currency,
    language: isLanguage(row.language) ? row.language : fallbackLanguage,
    service: { rate: basisPoints(row.service_charge_bp), isTaxed: row.is_service_charge_taxed },
    tipSuggestion: row.is_tip_suggested ? basisPoints(row.tip_suggestion_bp) : null,
    identificationThreshold: cents(row.identification_threshold_cents),
    today: businessDateOf(now.getTime(), rule),
  };
}
