import { settingColumns } from "#core/settings/server/public.ts";
import type { ExportedTable } from "./table-shape.ts";

/** Settings that are made once: the store, how it pays and is paid, who gets which messages. */
export const exportedSettings = {
  store_settings: {
    folder: "settings",
    as: "json",
    columns: [...settingColumns("store_settings"), "store_image", "guest_cover", "menu_code"].join(" "),
    leaves: { feedback_secret: "a secret" },
  },
  print_settings: {
    folder: "settings",
    as: "json",
    columns: settingColumns("print_settings").join(" "),
  },
  fiscal_settings: {
    folder: "settings",
    as: "json",
    columns:
      "legal_name nit nrc activity_code activity_desc department_code municipality_code address_complement phone email environment trade_name district_code responsible_name responsible_doc_type responsible_doc_number is_large_taxpayer invalidation_text number_scope",
  },
  report_mail_settings: { folder: "settings", as: "json", columns: "closing_hour" },
  report_mail_recipients: {
    folder: "settings",
    columns: "id user_id email language added_by added_at left_at",
  },
  subscription_entries: { folder: "settings", columns: "id created_at starts_on expires_on status" },
  subscription_payments: {
    folder: "settings",
    columns:
      "id client_uuid paid_on amount_cents method note months starts_on expires_on entered_at undone_at undone_reason",
    leaves: { entered_by: "a person of the operator", undone_by: "a person of the operator" },
  },
  api_keys: {
    folder: "settings",
    columns:
      "id name scopes prefix created_by created_at last_day expires_at revoked_at revoked_by last_used_at",
    leaves: { key_hash: "a secret" },
  },
  webhooks: {
    folder: "settings",
    columns: "id url description events is_enabled switched_off_at failing_since created_by created_at",
    leaves: {
      secret_sealed: "a secret",
      old_secret_sealed: "a secret",
      old_secret_until: "of a secret",
      is_slow: "the queue of the worker",
      busy_until: "the queue of the worker",
      version: "the queue of the worker",
      round: "the queue of the worker",
      removed_at: "set while an endpoint that was taken away is being deleted",
      is_secret_lost: "of a secret",
    },
  },
  stations: {
    folder: "settings",
    columns: "id slug title position late_minutes warn_minutes pickup_minutes",
  },
  taxes: { folder: "settings", columns: "id title rate_bp type archived_at" },
  payment_types: {
    folder: "settings",
    columns: "id title icon is_active position archived_at settles tender_code",
    leaves: { is_cash: "made of icon" },
  },
  discount_codes: {
    folder: "settings",
    columns:
      "id code description discount_type percent_bp amount_cents min_order_cents max_discount_cents start_date end_date max_uses times_used is_active is_combinable created_at archived_at",
  },
  establishments: { folder: "settings", columns: "id title kind code official_code created_at archived_at" },
  points_of_sale: {
    folder: "settings",
    columns: "id establishment_id title code official_code is_default created_at archived_at",
  },
  generation_rules: { folder: "settings", columns: "kind environment from_day generation" },
  control_numbers: {
    folder: "settings",
    columns: "environment kind establishment_code point_of_sale_code value skipped",
  },
  counters: { folder: "settings", columns: "series day value" },
} as const satisfies Readonly<Record<string, ExportedTable>>;
