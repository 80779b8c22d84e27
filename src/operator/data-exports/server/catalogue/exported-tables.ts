import { exportedSettings } from "./exported-settings.ts";
import type { ExportedTable } from "./table-shape.ts";

/** All tables of a restaurant that are exported (docs/decisions/0094). A test compares both lists with the database. */
export const exportedTables = {
  ...exportedSettings,
  categories: {
    folder: "menu",
    columns: "id title is_enabled position station_id archived_at course colour",
  },
  menu_items: {
    folder: "menu",
    columns:
      "id title description price_cents net_price_cents image category_id tax_id station_id is_enabled position archived_at item_type_code unit_code is_taxable tribute_code internal_code iva_bp is_iva_included additional_tribute_code additional_bp is_not_subject allergens diets is_highlighted",
  },
  menu_variants: {
    folder: "menu",
    columns: "id menu_item_id title price_cents position archived_at allergens diets",
  },
  menu_addons: {
    folder: "menu",
    columns: "id menu_item_id title price_cents position group_id is_default archived_at allergens diets",
  },
  modifier_groups: {
    folder: "menu",
    columns: "id menu_item_id title min_choices max_choices max_each is_required position archived_at",
  },
  menu_item_groups: { folder: "menu", columns: "menu_item_id group_id position" },
  recipe_items: {
    folder: "menu",
    columns: "id menu_item_id variant_id addon_id inventory_item_id quantity",
    thousandths: "quantity",
  },
  combo_groups: { folder: "menu", columns: "id menu_item_id title min_choices max_choices position" },
  combo_choices: {
    folder: "menu",
    columns: "id combo_group_id menu_item_id variant_id extra_cents is_default position",
  },
  price_rules: {
    folder: "menu",
    columns:
      "id title is_active position dining_options sources reach effect percent_bp amount_cents includes_addons archived_at",
  },
  price_rule_prices: { folder: "menu", columns: "id price_rule_id menu_item_id variant_id price_cents" },
  price_rule_targets: { folder: "menu", columns: "id price_rule_id category_id menu_item_id" },
  offer_hours: {
    folder: "menu",
    columns: "id category_id menu_item_id price_rule_id weekdays from_minute to_minute starts_on ends_on",
  },
  menu_translations: {
    folder: "menu",
    columns:
      "id language category_id menu_item_id variant_id addon_id group_id combo_group_id title description original_title original_description copied_from",
  },
  quick_notes: { folder: "menu", columns: "id category_id note position" },
  item_limits: {
    folder: "menu",
    columns: "menu_item_id remaining available_on changed_at changed_by",
    leaves: { countdown_id: "ties a line to a number of portions" },
  },
  store_tables: {
    folder: "room",
    columns:
      "id title floor seating_capacity locator position is_enabled shape plan_x plan_y plan_width plan_height archived_at short_code",
  },
  seatings: {
    folder: "room",
    columns: "id table_id reservation_id waiting_party_id people seated_at account_id ended_at",
  },
  visits: {
    folder: "room",
    columns: "id table_id opened_at opened_by closed_at",
    leaves: { pin: "a secret", wrong_pins: "counts guesses of a secret" },
  },
  visit_phones: {
    folder: "room",
    columns: "id visit_id first_name standing joined_at",
    leaves: {
      token_hash: "a secret",
      sent_from: "counts strangers behind one address",
      wrong_pins: "counts guesses of a secret",
    },
  },
  guest_phones: {
    folder: "room",
    columns: "id standing name phone table_id seen_at asks_since settled_by",
    leaves: { token_hash: "a secret", sent_from: "counts strangers behind one address" },
  },
  waiter_calls: { folder: "room", columns: "id visit_id reason called_at ended_at ended_by" },
  reservations: {
    folder: "room",
    columns:
      "id customer_id table_id starts_at ends_at status people_count notes unique_code arrived_at no_show_at cancelled_by_guest_at is_overbooked mailed mail_no guest_language created_at updated_at archived_at",
    leaves: { guest_secret: "a secret" },
  },
  waiting_parties: {
    folder: "room",
    columns: "id name phone people_count notes quoted_minutes joined_at seated_at left_at table_id",
  },
  users: {
    folder: "people",
    columns:
      "id username name role scopes designation phone email photo language is_active created_at updated_at confirm_sends archived_at own_digits",
    leaves: { password_hash: "a secret" },
  },
  sessions: {
    folder: "people",
    columns:
      "id user_id device_name device_ip device_location created_at last_seen_at expires_at ended_at ended_reason browser system shared_till_id app_version",
  },
  shared_tills: {
    folder: "people",
    columns:
      "id title lock_after_sending lock_after_seconds browser system enrolled_by enrolled_at removed_at",
    leaves: {
      secret_hash: "a secret",
      failed_attempts: "counts guesses of a secret",
      locked_until: "counts guesses of a secret",
    },
  },
  shared_till_people: {
    folder: "people",
    columns: "shared_till_id user_id last_used_at",
    leaves: { failed_attempts: "counts guesses of a secret", locked_until: "counts guesses of a secret" },
  },
  customers: {
    folder: "customers",
    columns:
      "id phone type name email gender birth_date department_code municipality_code address_complement doc_type_code doc_number razon_social nit nrc economic_activity_code economic_activity_desc created_at updated_at notes allergies archived_at merged_into_id credit_limit_cents balance_cents district_code trade_name withholds_vat credit_days",
    leaves: {
      search_text: "made of the other columns, for the search",
      phone_key: "made of the other columns, for the search",
      sort_name: "made of the other columns, for the search",
      birth_day: "made of the other columns, for the search",
    },
  },
  customer_debts: {
    folder: "customers",
    columns: "invoice_id customer_id amount_cents open_cents balance_cents business_date created_at",
  },
  account_payments: {
    folder: "customers",
    columns:
      "id client_uuid payment_no customer_id payment_type_id payment_type_title amount_cents received_cents change_cents reference balance_cents business_date cash_session_id created_at created_by",
  },
  account_payment_parts: { folder: "customers", columns: "account_payment_id invoice_id amount_cents" },
  account_payment_reversals: {
    folder: "customers",
    columns: "account_payment_id client_uuid reason business_date cash_session_id created_at created_by",
  },
  feedbacks: {
    folder: "customers",
    columns:
      "id given_at invoice_id customer_id visit_id name phone email birth_date remarks food_quality service staff_behavior ambiance recommend average_x100 mailed_at hidden_at hidden_by hidden_reason",
    leaves: { guest_token_hash: "a secret", sent_from: "counts strangers behind one address" },
  },
  accounts: {
    folder: "orders",
    columns:
      "id client_uuid table_id dining_option source external_number customer_type customer_id people waiter_id business_date opened_at closed_at bill_request bill_requested_at discount_id",
  },
  account_changes: { folder: "orders", columns: "id kind created_at created_by before after undoes" },
  orders: {
    folder: "orders",
    columns:
      "id client_uuid account_id order_no token_no round business_date created_at created_by payment_status cancelled_at bill_id source external_number awaits_handover sent_round",
  },
  order_lines: {
    folder: "orders",
    columns:
      "id client_uuid order_id menu_item_id station_id category_id category_title title variant_id variant_title variant_price_cents addons quantity unit_price_cents tax_id tax_title tax_rate_bp tax_type notes seat status created_at status_changed_at status_changed_by stock_held void_reason claimed_by claimed_at recalled_at courtesy_id withdrawn_quantity price_rule_title combo_uuid combo_item_id combo_title taken_by course held_until ready_at discount_id discount_cents",
    leaves: { countdown_id: "ties a line to a number of portions" },
  },
  order_line_changes: {
    folder: "orders",
    columns:
      "id order_id order_line_id station_id kind quantity line_status reason from_table_id to_table_id created_at created_by approver_id acknowledged_at acknowledged_by",
  },
  line_corrections: {
    folder: "orders",
    columns:
      "id act_uuid order_line_id was becomes quantity unit_price_cents courtesy_id void_reason voided_by line_status stock_held business_date created_at created_by",
  },
  order_corrections: { folder: "orders", columns: "id order_id change business_date created_at" },
  courtesies: { folder: "orders", columns: "unit_price_cents reason created_at created_by approver_id id" },
  manual_discounts: {
    folder: "orders",
    columns: "id kind percent_bp amount_cents reason created_at created_by approver_id",
  },
  drafts: { folder: "orders", columns: "id client_uuid name_ref cart created_at created_by ended_at" },
  qr_orders: {
    folder: "orders",
    columns:
      "id client_uuid table_id status created_at settled_at settled_by order_id guest_name guest_phone dining_option guest_address invoice_type receptor language",
    leaves: {
      guest_token_hash: "a secret",
      guest_secret: "a secret",
      content_hash: "finds an order that is sent twice",
    },
  },
  qr_order_lines: {
    folder: "orders",
    columns:
      "id client_uuid qr_order_id menu_item_id title variant_id variant_title variant_price_cents addons quantity unit_price_cents notes parts",
  },
  ticket_prints: { folder: "orders", columns: "order_id station_id copy_no printed_at printed_by" },
  bills: {
    folder: "money",
    columns:
      "id account_id discount_code_id discount_cents service_bp is_service_taxed total_cents created_at created_by",
  },
  bill_discounts: { folder: "money", columns: "bill_id place discount_code_id discount_id amount_cents" },
  invoice_discounts: {
    folder: "money",
    columns: "invoice_id place kind code discount_code_id discount_id amount_cents",
  },
  invoices: {
    folder: "money",
    columns:
      "id client_uuid invoice_no account_id business_date invoice_type customer_id receptor table_title floor dining_option sub_total_cents tax_total_cents service_charge_total_cents discount_cents tip_cents total_cents created_at created_by bill_id balance_cents discount_code_id discount_code withheld_cents is_taxed_as_document tributes_cents",
  },
  invoice_lines: {
    folder: "money",
    columns:
      "id invoice_id order_line_id title variant_title addons quantity unit_price_cents line_total_cents tax_title tax_rate_bp tax_type portion_numerator portion_denominator discount_cents net_cents service_charge_cents tax_cents tributes_cents line_discount_cents",
  },
  invoice_orders: { folder: "money", columns: "invoice_id order_id" },
  invoice_taxes: { folder: "money", columns: "invoice_id rate_bp type base_cents amount_cents" },
  invoice_reversals: {
    folder: "money",
    columns: "invoice_id client_uuid reason business_date created_at created_by",
  },
  payments: {
    folder: "money",
    columns:
      "id client_uuid invoice_id payment_type_id payment_type_title amount_cents received_cents change_cents tip_cents reference business_date created_at created_by waiter_id cash_session_id",
  },
  refunds: {
    folder: "money",
    columns:
      "id client_uuid refund_no invoice_id payment_type_id payment_type_title cash_session_id reason sub_total_cents tax_total_cents amount_cents tip_cents is_stock_returned business_date created_at created_by approver_id debt_cents withheld_cents tributes_cents",
  },
  refund_lines: {
    folder: "money",
    columns:
      "refund_id invoice_line_id quantity net_cents tax_cents amount_cents service_charge_cents dishes",
  },
  cash_drawers: { folder: "money", columns: "id title is_enabled created_at point_of_sale_id" },
  cash_sessions: {
    folder: "money",
    columns: "id client_uuid drawer_id business_date float_cents opened_at opened_by closed_at",
  },
  cash_movements: {
    folder: "money",
    columns: "id client_uuid cash_session_id kind amount_cents reason created_at created_by approver_id",
  },
  cash_openings: {
    folder: "money",
    columns:
      "cash_session_id counted_cents previous_session_id left_cents difference_cents difference_reason",
  },
  cash_opening_counts: { folder: "money", columns: "cash_session_id denomination_cents pieces" },
  cash_kept_counts: {
    folder: "money",
    columns:
      "cash_session_id count_no counted_at counted_by expected_cents counted_cents difference_cents pieces methods reason approver_id",
  },
  cash_closings: {
    folder: "money",
    columns:
      "cash_session_id z_no closed_at closed_by expected_cents counted_cents difference_cents difference_reason approver_id report",
  },
  cash_closing_prints: { folder: "money", columns: "cash_session_id copy_no printed_at printed_by" },
  cash_counts: { folder: "money", columns: "cash_session_id denomination_cents pieces" },
  cash_method_counts: {
    folder: "money",
    columns:
      "cash_session_id payment_type_id payment_type_title payments vouchers expected_cents taken_cents given_back_cents difference_cents",
  },
  documents: { folder: "tax", as: "jsonl", columns: "id invoice_id kind sale created_at" },
  document_tasks: {
    folder: "tax",
    as: "jsonl",
    columns: "id invoice_id refund_id kind until detail created_at created_by",
  },
  tax_documents: {
    folder: "tax",
    columns:
      "id kind environment generation generation_code control_number sale_id task_id about_id replaces_id contingency_id issued_on issued_at made_at created_by party_name party_number party_nrc not_subject_cents exempt_cents taxed_cents vat_cents tributes_cents withheld_cents perceived_cents outside_cents total_cents to_pay_cents state problems seal sealed_at words sends reported_in_id is_trial",
    leaves: {
      input: "what the document was made of: the document itself is a file",
      next_at: "the queue of the worker",
      claimed_until: "the queue of the worker",
    },
  },
  tax_exchanges: {
    folder: "tax",
    columns: "id tax_document_id service at took_ms request_sha256 sending status answer meaning",
    packed: "answer",
  },
  tax_deliveries: {
    folder: "tax",
    columns: "id tax_document_id cause is_sealed address language asked_at asked_by sent_at problem",
    leaves: { claimed_until: "the queue of the worker" },
  },
  contingencies: {
    folder: "tax",
    columns: "id environment kind reason began_at ended_at declared_by is_trial",
  },
  planned_invalidations: {
    folder: "tax",
    columns: "about_id kind reason responsible applicant created_at created_by",
  },
  tax_months: { folder: "tax", columns: "month closed_at closed_by figures credit_cents withheld_cents" },
  tax_openings: { folder: "tax", columns: "month credit_cents withheld_cents entered_at entered_by" },
  journal_accounts: { folder: "tax", columns: "account code title" },
  withholding_documents: {
    folder: "tax",
    columns:
      "id kind is_own generation_code version is_test control_number seal issued_on party_name party_nit party_nrc base_cents amount_cents other_base_cents other_amount_cents taxed_cents untaxed_cents vat_cents commission_cents commission_vat_cents paid_cents related_to sha256 created_at created_by removed_at removed_by",
    leaves: { original: "a file of its own" },
  },
  tax_book_downloads: { folder: "tax", columns: "month book at taken_by figures" },
  tax_comparisons: { folder: "tax", columns: "month night compared_at" },
  tax_differences: {
    folder: "tax",
    columns: "id kind subject_id day invoice_id expected_cents found_cents found_at mailed_at",
  },
  inventory_items: {
    folder: "stock",
    columns:
      "id title unit quantity min_quantity_threshold updated_at unit_cost_micros group_title archived_at status in_total wastage_total sold_total lost_total",
    thousandths: "quantity min_quantity_threshold in_total wastage_total sold_total lost_total",
    leaves: { sort_title: "made of the title, for lists" },
  },
  stock_costs: { folder: "stock", columns: "id inventory_item_id at unit_cost_micros created_by" },
  stock_movements: {
    folder: "stock",
    columns:
      "id inventory_item_id type quantity cause order_id note created_at created_by purchase_id count_id reason unit_cost_micros quantity_after in_total wastage_total sold_total lost_total",
    thousandths: "quantity quantity_after in_total wastage_total sold_total lost_total",
  },
  stock_counts: {
    folder: "stock",
    columns:
      "id number title status selection group_title is_blind note started_at started_by reviewed_at reviewed_by ended_at ended_by reason approver_id missing_cents surplus_cents",
  },
  stock_count_items: {
    folder: "stock",
    columns:
      "count_id inventory_item_id title unit group_title is_open counted expected posted unit_cost_micros",
    thousandths: "counted expected posted",
  },
  stock_count_entries: {
    folder: "stock",
    columns:
      "id client_uuid count_id inventory_item_id kind quantity typed_quantity typed_unit counted_at book created_at created_by",
    thousandths: "quantity typed_quantity book",
  },
  vendors: {
    folder: "purchases",
    columns: "id name nit nrc phone email address note created_at archived_at",
    leaves: { sort_name: "made of the name, for lists" },
  },
  vendor_items: {
    folder: "purchases",
    columns:
      "id vendor_id key code title inventory_item_id unit factor last_item_id bought_on confirmed_at unit_code",
    leaves: { sort_title: "made of the title, for lists" },
  },
  purchase_units: { folder: "purchases", columns: "id inventory_item_id vendor_id name name_key factor" },
  purchases: {
    folder: "purchases",
    columns:
      "id number vendor_id vendor_name vendor_nit vendor_nrc vendor_address source effect document_type generation_code control_number invoice_number invoice_date status business_date currency subtotal_cents tax_cents total_cents items_count note attachment_type created_at created_by cancelled_at cancelled_by cancel_reason withheld_income_cents income_code discount_cents",
    leaves: { sort_total: "made of the total, for lists" },
  },
  purchase_items: {
    folder: "purchases",
    columns:
      "id purchase_id line code title quantity unit inventory_item_id factor stock_quantity unit_price_micros unit_cost_micros total_cents vendor_id business_date is_price previous_id rise_bp moved_quantity cancelled_quantity supplier_key unit_code discount_cents",
    thousandths: "quantity stock_quantity moved_quantity cancelled_quantity",
  },
  purchase_documents: {
    folder: "purchases",
    columns:
      "purchase_id generation_code document_type version is_test control_number seal issued_on issuer_nit issuer_nrc buyer_number related_to not_subject_cents exempt_cents taxed_cents vat_cents other_tributes_cents withheld_vat_cents perceived_vat_cents withheld_income_cents insurance_cents freight_cents outside_tax_cents total_cents to_pay_cents sha256",
    leaves: { original: "a file of its own" },
  },
  audit_entries: {
    folder: "log",
    columns: "id at user_id approver_id session_id action subject subject_id reason before after",
  },
} as const satisfies Readonly<Record<string, ExportedTable>>;
