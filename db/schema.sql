column account_changes.tenant_id bigint not null
column account_changes.id bigint not null default next_id()
column account_changes.kind text not null
column account_changes.created_at timestamp with time zone not null default now()
column account_changes.created_by bigint
column account_changes.before jsonb not null
column account_changes.after jsonb not null
column account_changes.undoes bigint
column account_payment_parts.tenant_id bigint not null
column account_payment_parts.account_payment_id bigint not null
column account_payment_parts.invoice_id bigint not null
column account_payment_parts.amount_cents bigint not null
column account_payment_reversals.tenant_id bigint not null
column account_payment_reversals.account_payment_id bigint not null
column account_payment_reversals.client_uuid uuid not null
column account_payment_reversals.reason text not null
column account_payment_reversals.business_date date not null
column account_payment_reversals.cash_session_id bigint
column account_payment_reversals.created_at timestamp with time zone not null
column account_payment_reversals.created_by bigint not null
column account_payments.tenant_id bigint not null
column account_payments.id bigint not null default next_id()
column account_payments.client_uuid uuid not null
column account_payments.payment_no bigint not null
column account_payments.customer_id bigint not null
column account_payments.payment_type_id bigint not null
column account_payments.payment_type_title text not null
column account_payments.amount_cents bigint not null
column account_payments.received_cents bigint
column account_payments.change_cents bigint not null default 0
column account_payments.reference text
column account_payments.balance_cents bigint not null
column account_payments.business_date date not null
column account_payments.cash_session_id bigint
column account_payments.created_at timestamp with time zone not null
column account_payments.created_by bigint not null
column accounts.tenant_id bigint not null
column accounts.id bigint not null default next_id()
column accounts.client_uuid uuid not null
column accounts.table_id bigint
column accounts.dining_option text not null
column accounts.source text not null default 'table'::text
column accounts.external_number text
column accounts.customer_type text not null default 'WALKIN'::text
column accounts.customer_id bigint
column accounts.people smallint
column accounts.waiter_id bigint
column accounts.business_date date not null
column accounts.opened_at timestamp with time zone not null default now()
column accounts.closed_at timestamp with time zone
column accounts.bill_request text
column accounts.bill_requested_at timestamp with time zone
column accounts.discount_id bigint
column announcements.id bigint not null generated always as identity
column announcements.tone text not null
column announcements.from_at timestamp with time zone not null
column announcements.until_at timestamp with time zone not null
column announcements.tenant_ids bigint[]
column announcements.standing text not null default 'all'::text
column announcements.created_at timestamp with time zone not null
column announcements.updated_at timestamp with time zone not null
column announcements.withdrawn_at timestamp with time zone
column announcements.texts jsonb not null
column api_keys.tenant_id bigint not null
column api_keys.id bigint not null default next_id()
column api_keys.name text not null
column api_keys.scopes text[] not null
column api_keys.key_hash bytea not null
column api_keys.prefix text not null
column api_keys.created_by bigint not null
column api_keys.created_at timestamp with time zone not null
column api_keys.last_day date
column api_keys.expires_at timestamp with time zone
column api_keys.revoked_at timestamp with time zone
column api_keys.revoked_by bigint
column api_keys.last_used_at timestamp with time zone
column approval_pins.tenant_id bigint not null
column approval_pins.user_id bigint not null
column approval_pins.pin_hash text not null
column approval_pins.failed_attempts integer not null default 0
column approval_pins.locked_until timestamp with time zone
column approval_pins.set_at timestamp with time zone not null default now()
column approval_pins.is_given boolean not null default false
column approvals.tenant_id bigint not null
column approvals.token_hash bytea not null
column approvals.action text not null
column approvals.subject bigint not null
column approvals.session_id bigint not null
column approvals.approver_id bigint not null
column approvals.expires_at timestamp with time zone not null
column approvals.used_at timestamp with time zone
column approvals.act_hash bytea not null default '\x'::bytea
column audit_entries.tenant_id bigint not null
column audit_entries.id bigint not null default next_id()
column audit_entries.at timestamp with time zone not null default now()
column audit_entries.user_id bigint
column audit_entries.approver_id bigint
column audit_entries.session_id bigint
column audit_entries.action text not null
column audit_entries.subject text not null
column audit_entries.subject_id bigint
column audit_entries.reason text
column audit_entries.before jsonb
column audit_entries.after jsonb
column bill_discounts.tenant_id bigint not null
column bill_discounts.bill_id bigint not null
column bill_discounts.place smallint not null
column bill_discounts.discount_code_id bigint
column bill_discounts.discount_id bigint
column bill_discounts.amount_cents bigint not null
column bills.tenant_id bigint not null
column bills.id bigint not null default next_id()
column bills.account_id bigint not null
column bills.discount_code_id bigint
column bills.discount_cents bigint not null
column bills.service_bp integer not null
column bills.is_service_taxed boolean not null
column bills.total_cents bigint not null
column bills.created_at timestamp with time zone not null default now()
column bills.created_by bigint
column card_directory.customer_id text not null
column card_directory.tenant_id bigint not null
column card_directory.late_card_at timestamp with time zone
column card_events.event_id text not null
column card_events.kind text not null
column card_events.customer_id text
column card_events.created_at timestamp with time zone not null
column card_events.received_at timestamp with time zone not null
column cash_closing_prints.tenant_id bigint not null
column cash_closing_prints.cash_session_id bigint not null
column cash_closing_prints.copy_no integer not null
column cash_closing_prints.printed_at timestamp with time zone not null default now()
column cash_closing_prints.printed_by bigint not null
column cash_closings.tenant_id bigint not null
column cash_closings.cash_session_id bigint not null
column cash_closings.z_no bigint not null
column cash_closings.closed_at timestamp with time zone not null
column cash_closings.closed_by bigint not null
column cash_closings.expected_cents bigint not null
column cash_closings.counted_cents bigint not null
column cash_closings.difference_cents bigint not null
column cash_closings.difference_reason text
column cash_closings.approver_id bigint
column cash_closings.report jsonb not null
column cash_counts.tenant_id bigint not null
column cash_counts.cash_session_id bigint not null
column cash_counts.denomination_cents bigint not null
column cash_counts.pieces integer not null
column cash_drawers.tenant_id bigint not null
column cash_drawers.id bigint not null default next_id()
column cash_drawers.title text not null
column cash_drawers.is_enabled boolean not null default true
column cash_drawers.created_at timestamp with time zone not null default now()
column cash_drawers.point_of_sale_id bigint
column cash_kept_counts.tenant_id bigint not null
column cash_kept_counts.cash_session_id bigint not null
column cash_kept_counts.count_no integer not null
column cash_kept_counts.counted_at timestamp with time zone not null
column cash_kept_counts.counted_by bigint not null
column cash_kept_counts.expected_cents bigint not null
column cash_kept_counts.counted_cents bigint not null
column cash_kept_counts.difference_cents bigint not null
column cash_kept_counts.pieces jsonb not null
column cash_kept_counts.methods jsonb not null
column cash_kept_counts.reason text
column cash_kept_counts.approver_id bigint
column cash_method_counts.tenant_id bigint not null
column cash_method_counts.cash_session_id bigint not null
column cash_method_counts.payment_type_id bigint not null
column cash_method_counts.payment_type_title text not null
column cash_method_counts.payments integer not null
column cash_method_counts.vouchers integer
column cash_method_counts.expected_cents bigint not null
column cash_method_counts.taken_cents bigint not null
column cash_method_counts.given_back_cents bigint not null
column cash_method_counts.difference_cents bigint not null
column cash_movements.tenant_id bigint not null
column cash_movements.id bigint not null default next_id()
column cash_movements.client_uuid uuid not null
column cash_movements.cash_session_id bigint not null
column cash_movements.kind text not null
column cash_movements.amount_cents bigint not null
column cash_movements.reason text not null
column cash_movements.created_at timestamp with time zone not null default now()
column cash_movements.created_by bigint not null
column cash_movements.approver_id bigint
column cash_opening_counts.tenant_id bigint not null
column cash_opening_counts.cash_session_id bigint not null
column cash_opening_counts.denomination_cents bigint not null
column cash_opening_counts.pieces integer not null
column cash_openings.tenant_id bigint not null
column cash_openings.cash_session_id bigint not null
column cash_openings.counted_cents bigint not null
column cash_openings.previous_session_id bigint
column cash_openings.left_cents bigint
column cash_openings.difference_cents bigint not null
column cash_openings.difference_reason text
column cash_sessions.tenant_id bigint not null
column cash_sessions.id bigint not null default next_id()
column cash_sessions.client_uuid uuid not null
column cash_sessions.drawer_id bigint not null
column cash_sessions.business_date date not null
column cash_sessions.float_cents bigint not null
column cash_sessions.opened_at timestamp with time zone not null default now()
column cash_sessions.opened_by bigint not null
column cash_sessions.closed_at timestamp with time zone
column categories.tenant_id bigint not null
column categories.id bigint not null default next_id()
column categories.title text not null
column categories.is_enabled boolean not null default true
column categories."position" integer not null default 0
column categories.station_id bigint not null
column categories.archived_at timestamp with time zone
column categories.course smallint
column categories.colour text
column combo_choices.tenant_id bigint not null
column combo_choices.id bigint not null default next_id()
column combo_choices.combo_group_id bigint not null
column combo_choices.menu_item_id bigint not null
column combo_choices.variant_id bigint
column combo_choices.extra_cents bigint not null default 0
column combo_choices.is_default boolean not null default false
column combo_choices."position" integer not null default 0
column combo_groups.tenant_id bigint not null
column combo_groups.id bigint not null default next_id()
column combo_groups.menu_item_id bigint not null
column combo_groups.title text not null
column combo_groups.min_choices integer not null default 1
column combo_groups.max_choices integer not null default 1
column combo_groups."position" integer not null default 0
column contingencies.tenant_id bigint not null
column contingencies.id bigint not null default next_id()
column contingencies.environment text not null
column contingencies.kind smallint not null
column contingencies.reason text
column contingencies.began_at timestamp with time zone not null
column contingencies.ended_at timestamp with time zone
column contingencies.declared_by bigint
column contingencies.is_trial boolean not null default false
column control_numbers.tenant_id bigint not null
column control_numbers.environment text not null
column control_numbers.kind text not null
column control_numbers.establishment_code text not null
column control_numbers.point_of_sale_code text not null
column control_numbers.value bigint not null
column control_numbers.skipped int8multirange not null default '{}'::int8multirange
column counters.tenant_id bigint not null
column counters.series text not null
column counters.day date
column counters.value bigint not null default 0
column courtesies.tenant_id bigint not null
column courtesies.unit_price_cents bigint not null
column courtesies.reason text not null
column courtesies.created_at timestamp with time zone not null default now()
column courtesies.created_by bigint not null
column courtesies.approver_id bigint
column courtesies.id bigint not null default next_id()
column customer_debts.tenant_id bigint not null
column customer_debts.invoice_id bigint not null
column customer_debts.customer_id bigint not null
column customer_debts.amount_cents bigint not null
column customer_debts.open_cents bigint not null
column customer_debts.balance_cents bigint not null
column customer_debts.business_date date not null
column customer_debts.created_at timestamp with time zone not null
column customer_words.tenant_id bigint not null
column customer_words.customer_id bigint not null
column customer_words.word text not null
column customers.tenant_id bigint not null
column customers.id bigint not null default next_id()
column customers.phone text not null
column customers.type text not null default 'CONSUMIDOR_FINAL'::text
column customers.name text
column customers.email text
column customers.gender text
column customers.birth_date date
column customers.department_code text
column customers.municipality_code text
column customers.address_complement text
column customers.doc_type_code text
column customers.doc_number text
column customers.razon_social text
column customers.nit text
column customers.nrc text
column customers.economic_activity_code text
column customers.economic_activity_desc text
column customers.search_text text not null default ''::text
column customers.created_at timestamp with time zone not null default now()
column customers.updated_at timestamp with time zone not null default now()
column customers.notes text
column customers.allergies text
column customers.archived_at timestamp with time zone
column customers.merged_into_id bigint
column customers.phone_key text not null default ''::text
column customers.birth_day smallint
column customers.sort_name text not null default ''::text
column customers.credit_limit_cents bigint
column customers.balance_cents bigint not null default 0
column customers.district_code text
column customers.trade_name text
column customers.withholds_vat boolean not null default false
column customers.credit_days integer not null default 30
column data_export_pieces.tenant_id bigint not null
column data_export_pieces.export_id bigint not null
column data_export_pieces.attempt smallint not null
column data_export_pieces.no integer not null
column data_export_pieces.bytes bytea not null
column data_exports.tenant_id bigint not null
column data_exports.id bigint not null default next_id()
column data_exports.cause text not null
column data_exports.state text not null default 'waiting'::text
column data_exports.language text not null
column data_exports.asked_at timestamp with time zone not null
column data_exports.asked_by bigint
column data_exports.started_at timestamp with time zone
column data_exports.finished_at timestamp with time zone
column data_exports.attempt smallint not null default 0
column data_exports.claimed_until timestamp with time zone
column data_exports.tables_total integer not null default 0
column data_exports.tables_done integer not null default 0
column data_exports.rows_total bigint not null default 0
column data_exports.rows_done bigint not null default 0
column data_exports.pieces integer not null default 0
column data_exports.bytes bigint not null default 0
column data_exports.keep_until timestamp with time zone
column deleted_day_sums.business_date date not null
column deleted_day_sums.currency text not null
column deleted_day_sums.orders bigint not null
column deleted_day_sums.sales_cents bigint not null
column deleted_day_sums.refunded_cents bigint not null default 0
column deleted_visit_sums.business_date date not null
column deleted_visit_sums.before date not null
column deleted_visit_sums.customers bigint not null
column discount_codes.tenant_id bigint not null
column discount_codes.id bigint not null default next_id()
column discount_codes.code text not null
column discount_codes.description text
column discount_codes.discount_type text not null
column discount_codes.percent_bp integer
column discount_codes.amount_cents bigint
column discount_codes.min_order_cents bigint
column discount_codes.max_discount_cents bigint
column discount_codes.start_date date
column discount_codes.end_date date
column discount_codes.max_uses integer
column discount_codes.times_used integer not null default 0
column discount_codes.is_active boolean not null default true
column discount_codes.created_at timestamp with time zone not null default now()
column discount_codes.archived_at timestamp with time zone
column discount_codes.is_combinable boolean not null default false
column document_tasks.tenant_id bigint not null
column document_tasks.id bigint not null default next_id()
column document_tasks.invoice_id bigint not null
column document_tasks.refund_id bigint
column document_tasks.kind text not null
column document_tasks.until date not null
column document_tasks.detail jsonb not null
column document_tasks.created_at timestamp with time zone not null
column document_tasks.created_by bigint not null
column documents.tenant_id bigint not null
column documents.id bigint not null default next_id()
column documents.invoice_id bigint not null
column documents.kind text not null
column documents.sale jsonb not null
column documents.created_at timestamp with time zone not null default now()
column drafts.tenant_id bigint not null
column drafts.id bigint not null default next_id()
column drafts.client_uuid uuid not null
column drafts.name_ref text not null
column drafts.cart jsonb not null
column drafts.created_at timestamp with time zone not null default now()
column drafts.created_by bigint
column drafts.ended_at timestamp with time zone
column establishments.tenant_id bigint not null
column establishments.id bigint not null default next_id()
column establishments.title text not null
column establishments.kind text not null
column establishments.code text not null
column establishments.official_code text
column establishments.created_at timestamp with time zone not null default now()
column establishments.archived_at timestamp with time zone
column feedbacks.tenant_id bigint not null
column feedbacks.id bigint not null default next_id()
column feedbacks.given_at timestamp with time zone not null default now()
column feedbacks.invoice_id bigint
column feedbacks.customer_id bigint
column feedbacks.visit_id bigint
column feedbacks.name text
column feedbacks.phone text
column feedbacks.email text
column feedbacks.birth_date date
column feedbacks.remarks text
column feedbacks.food_quality smallint not null
column feedbacks.service smallint not null
column feedbacks.staff_behavior smallint not null
column feedbacks.ambiance smallint not null
column feedbacks.recommend smallint not null
column feedbacks.average_x100 integer not null default (((((food_quality + service) + staff_behavior) + ambiance) + recommend) * 20)
column feedbacks.guest_token_hash bytea
column feedbacks.sent_from bytea
column feedbacks.mailed_at timestamp with time zone
column feedbacks.hidden_at timestamp with time zone
column feedbacks.hidden_by bigint
column feedbacks.hidden_reason text
column files.tenant_id bigint not null
column files.hash text not null
column files.media_type text not null
column files.bytes bytea not null
column files.created_at timestamp with time zone not null default now()
column fiscal_settings.tenant_id bigint not null
column fiscal_settings.legal_name text
column fiscal_settings.nit text
column fiscal_settings.nrc text
column fiscal_settings.activity_code text
column fiscal_settings.activity_desc text
column fiscal_settings.department_code text
column fiscal_settings.municipality_code text
column fiscal_settings.address_complement text
column fiscal_settings.phone text
column fiscal_settings.email text
column fiscal_settings.environment text
column fiscal_settings.trade_name text
column fiscal_settings.district_code text
column fiscal_settings.responsible_name text
column fiscal_settings.responsible_doc_type text
column fiscal_settings.responsible_doc_number text
column fiscal_settings.is_large_taxpayer boolean not null default false
column fiscal_settings.invalidation_text text not null default 'manual_1_1'::text
column fiscal_settings.number_scope text not null default 'point_of_sale'::text
column generation_rules.tenant_id bigint not null
column generation_rules.kind text not null
column generation_rules.environment text not null
column generation_rules.from_day date not null
column generation_rules.generation text not null
column guest_phones.tenant_id bigint not null
column guest_phones.id bigint not null default next_id()
column guest_phones.token_hash bytea not null
column guest_phones.standing text not null default 'stranger'::text
column guest_phones.name text
column guest_phones.phone text
column guest_phones.sent_from bytea
column guest_phones.table_id bigint
column guest_phones.seen_at timestamp with time zone not null
column guest_phones.asks_since timestamp with time zone
column guest_phones.settled_by bigint
column idempotency_keys.tenant_id bigint not null
column idempotency_keys.actor text not null
column idempotency_keys.key text not null
column idempotency_keys.route text not null
column idempotency_keys.request_hash bytea not null
column idempotency_keys.answer text
column idempotency_keys.created_at timestamp with time zone not null default now()
column inventory_items.tenant_id bigint not null
column inventory_items.id bigint not null default next_id()
column inventory_items.title text not null
column inventory_items.unit text not null
column inventory_items.quantity bigint not null default 0
column inventory_items.min_quantity_threshold bigint not null default 0
column inventory_items.updated_at timestamp with time zone not null default now()
column inventory_items.unit_cost_micros bigint
column inventory_items.group_title text
column inventory_items.archived_at timestamp with time zone
column inventory_items.sort_title text not null default folded_text(title)
column inventory_items.status text not null default 
CASE
    WHEN (quantity <= 0) THEN 'out'::text
    WHEN ((min_quantity_threshold > 0) AND (quantity <= min_quantity_threshold)) THEN 'low'::text
    ELSE 'in'::text
END
column inventory_items.in_total bigint not null default 0
column inventory_items.wastage_total bigint not null default 0
column inventory_items.sold_total bigint not null default 0
column inventory_items.lost_total bigint not null default 0
column invoice_discounts.tenant_id bigint not null
column invoice_discounts.invoice_id bigint not null
column invoice_discounts.place smallint not null
column invoice_discounts.kind text not null
column invoice_discounts.code text
column invoice_discounts.discount_code_id bigint
column invoice_discounts.discount_id bigint
column invoice_discounts.amount_cents bigint not null
column invoice_lines.tenant_id bigint not null
column invoice_lines.id bigint not null default next_id()
column invoice_lines.invoice_id bigint not null
column invoice_lines.order_line_id bigint
column invoice_lines.title text not null
column invoice_lines.variant_title text
column invoice_lines.addons jsonb not null default '[]'::jsonb
column invoice_lines.quantity integer not null
column invoice_lines.unit_price_cents bigint not null
column invoice_lines.line_total_cents bigint not null
column invoice_lines.tax_title text
column invoice_lines.tax_rate_bp integer not null
column invoice_lines.tax_type text not null
column invoice_lines.portion_numerator bigint not null default 1
column invoice_lines.portion_denominator bigint not null default 1
column invoice_lines.discount_cents bigint
column invoice_lines.net_cents bigint
column invoice_lines.service_charge_cents bigint
column invoice_lines.tax_cents bigint
column invoice_lines.tributes_cents bigint not null default 0
column invoice_lines.line_discount_cents bigint not null default 0
column invoice_numbers.tenant_id bigint
column invoice_numbers.invoice_id bigint
column invoice_numbers.invoice_no bigint
column invoice_numbers.order_id bigint
column invoice_orders.tenant_id bigint not null
column invoice_orders.invoice_id bigint not null
column invoice_orders.order_id bigint not null
column invoice_reversals.tenant_id bigint not null
column invoice_reversals.invoice_id bigint not null
column invoice_reversals.client_uuid uuid not null
column invoice_reversals.reason text not null
column invoice_reversals.business_date date not null
column invoice_reversals.created_at timestamp with time zone not null default now()
column invoice_reversals.created_by bigint not null
column invoice_taxes.tenant_id bigint not null
column invoice_taxes.invoice_id bigint not null
column invoice_taxes.rate_bp integer not null
column invoice_taxes.type text not null
column invoice_taxes.base_cents bigint not null
column invoice_taxes.amount_cents bigint not null
column invoice_words.tenant_id bigint not null
column invoice_words.invoice_id bigint not null
column invoice_words.word text not null
column invoices.tenant_id bigint not null
column invoices.id bigint not null default next_id()
column invoices.client_uuid uuid not null
column invoices.invoice_no bigint not null
column invoices.account_id bigint
column invoices.business_date date not null
column invoices.invoice_type text not null
column invoices.customer_id bigint
column invoices.receptor jsonb
column invoices.table_title text
column invoices.floor text
column invoices.dining_option text not null
column invoices.sub_total_cents bigint not null
column invoices.tax_total_cents bigint not null
column invoices.service_charge_total_cents bigint not null default 0
column invoices.discount_cents bigint not null default 0
column invoices.tip_cents bigint not null default 0
column invoices.total_cents bigint not null
column invoices.created_at timestamp with time zone not null default now()
column invoices.created_by bigint
column invoices.bill_id bigint
column invoices.balance_cents bigint not null default 0
column invoices.discount_code_id bigint
column invoices.discount_code text
column invoices.withheld_cents bigint not null default 0
column invoices.is_taxed_as_document boolean not null default false
column invoices.tributes_cents bigint not null default 0
column item_addons.tenant_id bigint
column item_addons.menu_item_id bigint
column item_addons.id bigint
column item_addons.title text
column item_addons.price_cents bigint
column item_addons."position" integer
column item_addons.group_id bigint
column item_addons.is_default boolean
column item_addons.archived_at timestamp with time zone
column item_addons.is_shared boolean
column item_addons.allergens text[]
column item_addons.diets text[]
column item_groups.tenant_id bigint
column item_groups.menu_item_id bigint
column item_groups.id bigint
column item_groups.title text
column item_groups.min_choices integer
column item_groups.max_choices integer
column item_groups.max_each smallint
column item_groups.is_required boolean
column item_groups."position" integer
column item_groups.archived_at timestamp with time zone
column item_groups.is_shared boolean
column item_limits.tenant_id bigint not null
column item_limits.menu_item_id bigint not null
column item_limits.remaining integer not null
column item_limits.available_on date
column item_limits.changed_at timestamp with time zone not null default now()
column item_limits.changed_by bigint
column item_limits.countdown_id uuid not null default gen_random_uuid()
column item_recipes.tenant_id bigint
column item_recipes.menu_item_id bigint
column item_recipes.id bigint
column item_recipes.variant_id bigint
column item_recipes.addon_id bigint
column item_recipes.inventory_item_id bigint
column item_recipes.quantity bigint
column journal_accounts.tenant_id bigint not null
column journal_accounts.account text not null
column journal_accounts.code text not null
column journal_accounts.title text not null
column kept_tax_documents.tenant_id bigint not null
column kept_tax_documents.direction text not null
column kept_tax_documents.generation_code text not null
column kept_tax_documents.kind text not null
column kept_tax_documents.control_number text
column kept_tax_documents.issued_on date not null
column kept_tax_documents.total_cents bigint
column kept_tax_documents.seal text
column kept_tax_documents.content bytea not null
column kept_tax_documents.jws text
column kept_tax_documents.keep_until date not null
column known_devices.tenant_id bigint not null
column known_devices.device_hash bytea not null
column known_devices.user_id bigint not null
column known_devices.last_seen_at timestamp with time zone not null default now()
column line_corrections.tenant_id bigint not null
column line_corrections.id bigint not null default next_id()
column line_corrections.act_uuid uuid not null
column line_corrections.order_line_id bigint not null
column line_corrections.was text not null
column line_corrections.becomes text not null
column line_corrections.quantity integer not null
column line_corrections.unit_price_cents bigint not null
column line_corrections.courtesy_id bigint
column line_corrections.void_reason text
column line_corrections.voided_by bigint
column line_corrections.line_status text not null
column line_corrections.stock_held jsonb
column line_corrections.business_date date not null
column line_corrections.created_at timestamp with time zone not null
column line_corrections.created_by bigint
column look_ins.id bigint not null generated always as identity
column look_ins.tenant_id bigint not null
column look_ins.operator_tenant_id bigint not null
column look_ins.operator_id bigint not null
column look_ins.operator_session_id bigint not null
column look_ins.operator_name text not null
column look_ins.reason text not null
column look_ins.token_hash bytea not null
column look_ins.began_at timestamp with time zone not null
column look_ins.ends_at timestamp with time zone not null
column look_ins.ended_at timestamp with time zone
column look_ins.ended_by text
column manual_discounts.tenant_id bigint not null
column manual_discounts.id bigint not null default next_id()
column manual_discounts.kind text not null
column manual_discounts.percent_bp integer
column manual_discounts.amount_cents bigint
column manual_discounts.reason text not null
column manual_discounts.created_at timestamp with time zone not null
column manual_discounts.created_by bigint not null
column manual_discounts.approver_id bigint
column menu_addons.tenant_id bigint not null
column menu_addons.id bigint not null default next_id()
column menu_addons.menu_item_id bigint
column menu_addons.title text not null
column menu_addons.price_cents bigint not null
column menu_addons."position" integer not null default 0
column menu_addons.group_id bigint
column menu_addons.is_default boolean not null default false
column menu_addons.archived_at timestamp with time zone
column menu_addons.allergens text[]
column menu_addons.diets text[] not null default '{}'::text[]
column menu_directory.menu_code text not null
column menu_directory.tenant_id bigint not null
column menu_item_groups.tenant_id bigint not null
column menu_item_groups.menu_item_id bigint not null
column menu_item_groups.group_id bigint not null
column menu_item_groups."position" integer not null default 0
column menu_items.tenant_id bigint not null
column menu_items.id bigint not null default next_id()
column menu_items.title text not null
column menu_items.description text
column menu_items.price_cents bigint not null
column menu_items.net_price_cents bigint
column menu_items.image text
column menu_items.category_id bigint
column menu_items.tax_id bigint
column menu_items.station_id bigint
column menu_items.is_enabled boolean not null default true
column menu_items."position" integer not null default 0
column menu_items.archived_at timestamp with time zone
column menu_items.item_type_code text not null default '1'::text
column menu_items.unit_code text not null default '59'::text
column menu_items.is_taxable boolean not null default true
column menu_items.tribute_code text default '20'::text
column menu_items.internal_code text
column menu_items.iva_bp integer not null default 1300
column menu_items.is_iva_included boolean not null default false
column menu_items.additional_tribute_code text
column menu_items.additional_bp integer
column menu_items.is_not_subject boolean not null default false
column menu_items.allergens text[]
column menu_items.diets text[] not null default '{}'::text[]
column menu_items.is_highlighted boolean not null default false
column menu_translations.tenant_id bigint not null
column menu_translations.id bigint not null default next_id()
column menu_translations.language text not null
column menu_translations.category_id bigint
column menu_translations.menu_item_id bigint
column menu_translations.variant_id bigint
column menu_translations.addon_id bigint
column menu_translations.group_id bigint
column menu_translations.combo_group_id bigint
column menu_translations.title text
column menu_translations.description text
column menu_translations.original_title text
column menu_translations.original_description text
column menu_translations.copied_from text
column menu_variants.tenant_id bigint not null
column menu_variants.id bigint not null default next_id()
column menu_variants.menu_item_id bigint not null
column menu_variants.title text not null
column menu_variants.price_cents bigint not null
column menu_variants."position" integer not null default 0
column menu_variants.archived_at timestamp with time zone
column menu_variants.allergens text[]
column menu_variants.diets text[] not null default '{}'::text[]
column modifier_groups.tenant_id bigint not null
column modifier_groups.id bigint not null default next_id()
column modifier_groups.menu_item_id bigint
column modifier_groups.title text not null
column modifier_groups.min_choices integer not null default 0
column modifier_groups.max_choices integer
column modifier_groups.is_required boolean not null default false
column modifier_groups."position" integer not null default 0
column modifier_groups.archived_at timestamp with time zone
column modifier_groups.max_each smallint not null default 1
column offer_hours.tenant_id bigint not null
column offer_hours.id bigint not null default next_id()
column offer_hours.category_id bigint
column offer_hours.menu_item_id bigint
column offer_hours.price_rule_id bigint
column offer_hours.weekdays smallint[] not null
column offer_hours.from_minute smallint not null
column offer_hours.to_minute smallint not null
column offer_hours.starts_on date
column offer_hours.ends_on date
column order_corrections.tenant_id bigint not null
column order_corrections.id bigint not null default next_id()
column order_corrections.order_id bigint not null
column order_corrections.change smallint not null
column order_corrections.business_date date not null
column order_corrections.created_at timestamp with time zone not null
column order_line_changes.tenant_id bigint not null
column order_line_changes.id bigint not null default next_id()
column order_line_changes.order_id bigint not null
column order_line_changes.order_line_id bigint not null
column order_line_changes.station_id bigint not null
column order_line_changes.kind text not null
column order_line_changes.quantity integer not null
column order_line_changes.line_status text not null
column order_line_changes.reason text
column order_line_changes.from_table_id bigint
column order_line_changes.to_table_id bigint
column order_line_changes.created_at timestamp with time zone not null default now()
column order_line_changes.created_by bigint
column order_line_changes.approver_id bigint
column order_line_changes.acknowledged_at timestamp with time zone
column order_line_changes.acknowledged_by bigint
column order_lines.tenant_id bigint not null
column order_lines.id bigint not null default next_id()
column order_lines.client_uuid uuid not null
column order_lines.order_id bigint not null
column order_lines.menu_item_id bigint not null
column order_lines.station_id bigint not null
column order_lines.category_id bigint
column order_lines.category_title text
column order_lines.title text not null
column order_lines.variant_id bigint
column order_lines.variant_title text
column order_lines.variant_price_cents bigint
column order_lines.addons jsonb not null default '[]'::jsonb
column order_lines.quantity integer not null
column order_lines.unit_price_cents bigint not null
column order_lines.tax_id bigint
column order_lines.tax_title text
column order_lines.tax_rate_bp integer not null default 0
column order_lines.tax_type text not null default 'other'::text
column order_lines.notes text
column order_lines.seat smallint
column order_lines.status text not null default 'created'::text
column order_lines.created_at timestamp with time zone not null default now()
column order_lines.status_changed_at timestamp with time zone not null default now()
column order_lines.status_changed_by bigint
column order_lines.stock_held jsonb
column order_lines.void_reason text
column order_lines.claimed_by bigint
column order_lines.claimed_at timestamp with time zone
column order_lines.recalled_at timestamp with time zone
column order_lines.countdown_id uuid
column order_lines.courtesy_id bigint
column order_lines.withdrawn_quantity integer not null default 0
column order_lines.price_rule_title text
column order_lines.combo_uuid uuid
column order_lines.combo_item_id bigint
column order_lines.combo_title text
column order_lines.taken_by bigint
column order_lines.course smallint
column order_lines.held_until timestamp with time zone
column order_lines.ready_at timestamp with time zone
column order_lines.discount_id bigint
column order_lines.discount_cents bigint not null default 0
column order_numbers.tenant_id bigint
column order_numbers.order_id bigint
column order_numbers.order_no bigint
column order_numbers.token_no integer
column order_tokens.tenant_id bigint not null
column order_tokens.day date not null
column order_tokens.value bigint not null
column orders.tenant_id bigint not null
column orders.id bigint not null default next_id()
column orders.client_uuid uuid not null
column orders.account_id bigint not null
column orders.order_no bigint not null
column orders.token_no integer not null
column orders.round integer not null
column orders.business_date date not null
column orders.created_at timestamp with time zone not null default now()
column orders.created_by bigint
column orders.payment_status text not null default 'unpaid'::text
column orders.cancelled_at timestamp with time zone
column orders.bill_id bigint
column orders.source text
column orders.external_number text
column orders.awaits_handover boolean not null default false
column orders.sent_round integer
column password_resets.tenant_id bigint not null
column password_resets.token_hash bytea not null
column password_resets.user_id bigint not null
column password_resets.created_at timestamp with time zone not null default now()
column password_resets.expires_at timestamp with time zone not null
column password_resets.used_at timestamp with time zone
column password_resets.username text not null
column payment_types.tenant_id bigint not null
column payment_types.id bigint not null default next_id()
column payment_types.title text not null
column payment_types.icon text not null
column payment_types.is_active boolean not null default true
column payment_types."position" integer not null default 0
column payment_types.archived_at timestamp with time zone
column payment_types.settles text not null default 'now'::text
column payment_types.tender_code text
column payment_types.is_cash boolean not null default (icon = 'cash'::text)
column payments.tenant_id bigint not null
column payments.id bigint not null default next_id()
column payments.client_uuid uuid not null
column payments.invoice_id bigint not null
column payments.payment_type_id bigint not null
column payments.payment_type_title text not null
column payments.amount_cents bigint not null
column payments.received_cents bigint
column payments.change_cents bigint not null default 0
column payments.tip_cents bigint not null default 0
column payments.reference text
column payments.business_date date not null
column payments.created_at timestamp with time zone not null default now()
column payments.created_by bigint
column payments.waiter_id bigint
column payments.cash_session_id bigint
column planned_invalidations.tenant_id bigint not null
column planned_invalidations.about_id bigint not null
column planned_invalidations.kind smallint not null
column planned_invalidations.reason text
column planned_invalidations.responsible jsonb not null
column planned_invalidations.applicant jsonb not null
column planned_invalidations.created_at timestamp with time zone not null
column planned_invalidations.created_by bigint not null
column platform_day_sums.business_date date not null
column platform_day_sums.currency text not null
column platform_day_sums.orders bigint not null
column platform_day_sums.sales_cents bigint not null
column platform_day_sums.refunded_cents bigint not null default 0
column platform_stale_days.business_date date not null
column platform_stale_days.written_by bigint not null
column platform_visit_sums.span text not null
column platform_visit_sums.starts_on date not null
column platform_visit_sums.before date not null
column platform_visit_sums.customers bigint not null
column points_of_sale.tenant_id bigint not null
column points_of_sale.id bigint not null default next_id()
column points_of_sale.establishment_id bigint not null
column points_of_sale.title text not null
column points_of_sale.code text not null
column points_of_sale.official_code text
column points_of_sale.is_default boolean not null default false
column points_of_sale.created_at timestamp with time zone not null default now()
column points_of_sale.archived_at timestamp with time zone
column price_rule_prices.tenant_id bigint not null
column price_rule_prices.id bigint not null default next_id()
column price_rule_prices.price_rule_id bigint not null
column price_rule_prices.menu_item_id bigint not null
column price_rule_prices.variant_id bigint
column price_rule_prices.price_cents bigint not null
column price_rule_targets.tenant_id bigint not null
column price_rule_targets.id bigint not null default next_id()
column price_rule_targets.price_rule_id bigint not null
column price_rule_targets.category_id bigint
column price_rule_targets.menu_item_id bigint
column price_rules.tenant_id bigint not null
column price_rules.id bigint not null default next_id()
column price_rules.title text not null
column price_rules.is_active boolean not null default true
column price_rules."position" integer not null
column price_rules.dining_options text[] not null
column price_rules.sources text[] not null
column price_rules.reach text not null
column price_rules.effect text not null
column price_rules.percent_bp integer
column price_rules.amount_cents bigint
column price_rules.includes_addons boolean not null
column price_rules.archived_at timestamp with time zone
column print_settings.tenant_id bigint not null
column print_settings.page_format smallint not null default 80
column print_settings.header text not null default ''::text
column print_settings.footer text not null default ''::text
column print_settings.show_notes boolean not null default true
column print_settings.is_enable_print boolean not null default true
column print_settings.show_store_details boolean not null default true
column print_settings.show_customer_details boolean not null default true
column print_settings.print_token boolean not null default true
column purchase_attachments.tenant_id bigint not null
column purchase_attachments.purchase_id bigint not null
column purchase_attachments.hash text not null
column purchase_attachments.media_type text not null
column purchase_attachments.bytes bytea not null
column purchase_documents.tenant_id bigint not null
column purchase_documents.purchase_id bigint not null
column purchase_documents.generation_code text not null
column purchase_documents.document_type text not null
column purchase_documents.version smallint
column purchase_documents.is_test boolean not null
column purchase_documents.control_number text
column purchase_documents.seal text
column purchase_documents.issued_on date not null
column purchase_documents.issuer_nit text
column purchase_documents.issuer_nrc text
column purchase_documents.buyer_number text
column purchase_documents.related_to text[] not null default '{}'::text[]
column purchase_documents.not_subject_cents bigint
column purchase_documents.exempt_cents bigint
column purchase_documents.taxed_cents bigint
column purchase_documents.vat_cents bigint not null
column purchase_documents.other_tributes_cents bigint not null
column purchase_documents.withheld_vat_cents bigint
column purchase_documents.perceived_vat_cents bigint
column purchase_documents.withheld_income_cents bigint
column purchase_documents.insurance_cents bigint
column purchase_documents.freight_cents bigint
column purchase_documents.outside_tax_cents bigint
column purchase_documents.total_cents bigint not null
column purchase_documents.to_pay_cents bigint not null
column purchase_documents.sha256 text not null
column purchase_documents.original bytea not null
column purchase_items.tenant_id bigint not null
column purchase_items.id bigint not null default next_id()
column purchase_items.purchase_id bigint not null
column purchase_items.line integer not null
column purchase_items.code text
column purchase_items.title text not null
column purchase_items.quantity bigint not null
column purchase_items.unit text not null
column purchase_items.inventory_item_id bigint
column purchase_items.factor bigint
column purchase_items.stock_quantity bigint
column purchase_items.unit_price_micros bigint
column purchase_items.unit_cost_micros bigint
column purchase_items.total_cents bigint
column purchase_items.vendor_id bigint
column purchase_items.business_date date not null
column purchase_items.is_price boolean not null default false
column purchase_items.previous_id bigint
column purchase_items.rise_bp bigint
column purchase_items.moved_quantity bigint
column purchase_items.cancelled_quantity bigint
column purchase_items.supplier_key text
column purchase_items.unit_code smallint
column purchase_items.discount_cents bigint
column purchase_units.tenant_id bigint not null
column purchase_units.id bigint not null default next_id()
column purchase_units.inventory_item_id bigint not null
column purchase_units.vendor_id bigint
column purchase_units.name text not null
column purchase_units.name_key text not null
column purchase_units.factor bigint not null
column purchases.tenant_id bigint not null
column purchases.id bigint not null default next_id()
column purchases.number integer not null
column purchases.vendor_id bigint
column purchases.vendor_name text
column purchases.vendor_nit text
column purchases.vendor_nrc text
column purchases.vendor_address text
column purchases.source text not null
column purchases.effect text not null
column purchases.document_type text
column purchases.generation_code text
column purchases.control_number text
column purchases.invoice_number text
column purchases.invoice_date date
column purchases.status text not null default 'received'::text
column purchases.business_date date not null
column purchases.currency text not null
column purchases.subtotal_cents bigint
column purchases.tax_cents bigint
column purchases.total_cents bigint
column purchases.sort_total bigint not null default COALESCE(total_cents, (0)::bigint)
column purchases.items_count integer not null
column purchases.note text
column purchases.attachment_type text
column purchases.created_at timestamp with time zone not null
column purchases.created_by bigint
column purchases.cancelled_at timestamp with time zone
column purchases.cancelled_by bigint
column purchases.cancel_reason text
column purchases.withheld_income_cents bigint
column purchases.income_code text
column purchases.discount_cents bigint
column qr_order_lines.tenant_id bigint not null
column qr_order_lines.id bigint not null default next_id()
column qr_order_lines.client_uuid uuid not null
column qr_order_lines.qr_order_id bigint not null
column qr_order_lines.menu_item_id bigint not null
column qr_order_lines.title text not null
column qr_order_lines.variant_id bigint
column qr_order_lines.variant_title text
column qr_order_lines.variant_price_cents bigint
column qr_order_lines.addons jsonb not null default '[]'::jsonb
column qr_order_lines.quantity integer not null
column qr_order_lines.unit_price_cents bigint not null
column qr_order_lines.notes text
column qr_order_lines.parts jsonb not null default '[]'::jsonb
column qr_orders.tenant_id bigint not null
column qr_orders.id bigint not null default next_id()
column qr_orders.client_uuid uuid not null
column qr_orders.table_id bigint
column qr_orders.status text not null default 'pending'::text
column qr_orders.created_at timestamp with time zone not null default now()
column qr_orders.settled_at timestamp with time zone
column qr_orders.settled_by bigint
column qr_orders.order_id bigint
column qr_orders.guest_token_hash bytea
column qr_orders.guest_name text
column qr_orders.guest_phone text
column qr_orders.dining_option text
column qr_orders.guest_address text
column qr_orders.invoice_type text
column qr_orders.receptor jsonb
column qr_orders.content_hash bytea
column qr_orders.guest_secret text
column qr_orders.language text
column quick_notes.tenant_id bigint not null
column quick_notes.id bigint not null default next_id()
column quick_notes.category_id bigint
column quick_notes.note text not null
column quick_notes."position" integer not null default 0
column recipe_items.tenant_id bigint not null
column recipe_items.id bigint not null default next_id()
column recipe_items.menu_item_id bigint
column recipe_items.variant_id bigint
column recipe_items.addon_id bigint
column recipe_items.inventory_item_id bigint not null
column recipe_items.quantity bigint not null
column recovery_codes.tenant_id bigint not null
column recovery_codes.user_id bigint not null
column recovery_codes.code_hash bytea not null
column recovery_codes.used_at timestamp with time zone
column refund_lines.tenant_id bigint not null
column refund_lines.refund_id bigint not null
column refund_lines.invoice_line_id bigint not null
column refund_lines.quantity integer not null
column refund_lines.net_cents bigint not null
column refund_lines.tax_cents bigint not null
column refund_lines.amount_cents bigint not null
column refund_lines.service_charge_cents bigint not null
column refund_lines.dishes integer not null
column refund_payouts.tenant_id bigint
column refund_payouts.refund_id bigint
column refund_payouts.payment_type_id bigint
column refund_payouts.amount_cents bigint
column refunded_lines.tenant_id bigint
column refunded_lines.order_line_id bigint
column refunded_lines.quantity integer
column refunded_lines.portion_numerator bigint
column refunded_lines.portion_denominator bigint
column refunded_lines.refunded integer
column refunds.tenant_id bigint not null
column refunds.id bigint not null default next_id()
column refunds.client_uuid uuid not null
column refunds.refund_no bigint not null
column refunds.invoice_id bigint not null
column refunds.payment_type_id bigint not null
column refunds.payment_type_title text not null
column refunds.cash_session_id bigint
column refunds.reason text not null
column refunds.sub_total_cents bigint not null
column refunds.tax_total_cents bigint not null
column refunds.amount_cents bigint not null
column refunds.tip_cents bigint not null default 0
column refunds.is_stock_returned boolean not null
column refunds.business_date date not null
column refunds.created_at timestamp with time zone not null default now()
column refunds.created_by bigint not null
column refunds.approver_id bigint
column refunds.debt_cents bigint not null default 0
column refunds.withheld_cents bigint not null default 0
column refunds.tributes_cents bigint not null default 0
column report_customers.tenant_id bigint not null
column report_customers.customer_id bigint not null
column report_customers.first_day date not null
column report_customers.last_day date not null
column report_day_sums.tenant_id bigint not null
column report_day_sums.business_date date not null
column report_day_sums.dimension text not null
column report_day_sums.key text not null
column report_day_sums.detail text not null
column report_day_sums.count bigint not null
column report_day_sums.amount_cents bigint not null
column report_day_sums.net_cents bigint not null
column report_day_sums.tax_cents bigint not null
column report_day_sums.service_cents bigint not null
column report_day_sums.discount_cents bigint not null
column report_day_sums.tip_cents bigint not null
column report_day_sums.refunded_count bigint not null default 0
column report_day_sums.refunded_cents bigint not null default 0
column report_day_sums.refunded_net_cents bigint not null default 0
column report_day_sums.refunded_tax_cents bigint not null default 0
column report_day_sums.refunded_service_cents bigint not null default 0
column report_mail_recipients.tenant_id bigint not null
column report_mail_recipients.id bigint not null default next_id()
column report_mail_recipients.user_id bigint
column report_mail_recipients.email text
column report_mail_recipients.language text
column report_mail_recipients.added_by bigint not null
column report_mail_recipients.added_at timestamp with time zone not null
column report_mail_recipients.left_at timestamp with time zone
column report_mail_settings.tenant_id bigint not null
column report_mail_settings.closing_hour smallint not null
column report_mails.tenant_id bigint not null
column report_mails.business_date date not null
column report_mails.mailed_at timestamp with time zone not null
column report_mails.mails integer not null
column report_month_sums.tenant_id bigint not null
column report_month_sums.month date not null
column report_month_sums.dimension text not null
column report_month_sums.key text not null
column report_month_sums.detail text not null
column report_month_sums.count bigint not null
column report_month_sums.amount_cents bigint not null
column report_month_sums.net_cents bigint not null
column report_month_sums.tax_cents bigint not null
column report_month_sums.service_cents bigint not null
column report_month_sums.discount_cents bigint not null
column report_month_sums.tip_cents bigint not null
column report_month_sums.refunded_count bigint not null default 0
column report_month_sums.refunded_cents bigint not null default 0
column report_month_sums.refunded_net_cents bigint not null default 0
column report_month_sums.refunded_tax_cents bigint not null default 0
column report_month_sums.refunded_service_cents bigint not null default 0
column report_stale_days.tenant_id bigint not null
column report_stale_days.business_date date not null
column report_stale_days.written_by bigint not null
column report_visits.tenant_id bigint not null
column report_visits.business_date date not null
column report_visits.customer_id bigint not null
column report_watermarks.tenant_id bigint not null
column report_watermarks.summed_until date
column reservations.tenant_id bigint not null
column reservations.id bigint not null default next_id()
column reservations.customer_id bigint not null
column reservations.table_id bigint
column reservations.starts_at timestamp with time zone not null
column reservations.ends_at timestamp with time zone not null
column reservations.status text not null default 'booked'::text
column reservations.people_count smallint not null default 0
column reservations.notes text
column reservations.unique_code text not null
column reservations.guest_secret text not null default replace((uuidv4())::text, '-'::text, ''::text)
column reservations.arrived_at timestamp with time zone
column reservations.no_show_at timestamp with time zone
column reservations.cancelled_by_guest_at timestamp with time zone
column reservations.is_overbooked boolean not null default false
column reservations.mailed jsonb
column reservations.mail_no integer not null default 0
column reservations.created_at timestamp with time zone not null default now()
column reservations.updated_at timestamp with time zone not null default now()
column reservations.archived_at timestamp with time zone
column reservations.guest_language text
column row_sizes.only_one boolean not null default true
column row_sizes.milli_bytes bigint not null
column running_processes.id uuid not null
column running_processes.kind text not null
column running_processes.settings jsonb not null
column running_processes.keys text[] not null
column running_processes.started_at timestamp with time zone not null default now()
column running_processes.seen_at timestamp with time zone not null default now()
column schema_migrations.name text not null
column schema_migrations.checksum text not null
column schema_migrations.applied_at timestamp with time zone not null default now()
column sealing_keys.fingerprint text not null
column sealing_keys.since timestamp with time zone not null default now()
column seatings.tenant_id bigint not null
column seatings.id bigint not null default next_id()
column seatings.table_id bigint not null
column seatings.reservation_id bigint
column seatings.waiting_party_id bigint
column seatings.people smallint
column seatings.seated_at timestamp with time zone not null
column seatings.account_id bigint
column seatings.ended_at timestamp with time zone
column second_factors.tenant_id bigint not null
column second_factors.user_id bigint not null
column second_factors.secret_sealed bytea not null
column second_factors.begun_at timestamp with time zone not null
column second_factors.confirmed_at timestamp with time zone
column second_factors.last_step bigint not null default 0
column second_factors.failed_attempts integer not null default 0
column second_factors.locked_until timestamp with time zone
column server_errors.fingerprint text not null
column server_errors.route text not null
column server_errors.name text not null
column server_errors.place text not null
column server_errors.times bigint not null
column server_errors.first_seen_at timestamp with time zone not null
column server_errors.last_seen_at timestamp with time zone not null
column server_errors.last_request_id text not null
column session_tokens.tenant_id bigint not null
column session_tokens.token_hash bytea not null
column session_tokens.session_id bigint not null
column session_tokens.kind text not null
column session_tokens.created_at timestamp with time zone not null default now()
column session_tokens.expires_at timestamp with time zone not null
column session_tokens.spent_at timestamp with time zone
column session_tokens.line integer not null default 1
column sessions.tenant_id bigint not null
column sessions.id bigint not null default next_id()
column sessions.user_id bigint not null
column sessions.device_name text
column sessions.device_ip text not null
column sessions.device_location text
column sessions.created_at timestamp with time zone not null default now()
column sessions.last_seen_at timestamp with time zone not null default now()
column sessions.expires_at timestamp with time zone not null
column sessions.ended_at timestamp with time zone
column sessions.ended_reason text
column sessions.browser text
column sessions.system text
column sessions.shared_till_id bigint
column sessions.app_version text
column shared_till_people.tenant_id bigint not null
column shared_till_people.shared_till_id bigint not null
column shared_till_people.user_id bigint not null
column shared_till_people.last_used_at timestamp with time zone
column shared_till_people.failed_attempts integer not null default 0
column shared_till_people.locked_until timestamp with time zone
column shared_tills.tenant_id bigint not null
column shared_tills.id bigint not null default next_id()
column shared_tills.title text not null
column shared_tills.secret_hash bytea not null
column shared_tills.lock_after_sending boolean not null
column shared_tills.lock_after_seconds integer
column shared_tills.browser text
column shared_tills.system text
column shared_tills.enrolled_by bigint not null
column shared_tills.enrolled_at timestamp with time zone not null default now()
column shared_tills.failed_attempts integer not null default 0
column shared_tills.locked_until timestamp with time zone
column shared_tills.removed_at timestamp with time zone
column sign_ups.id bigint not null generated always as identity
column sign_ups.username text not null
column sign_ups.store_name text not null
column sign_ups.person_name text not null
column sign_ups.language text not null
column sign_ups.password_hash text not null
column sign_ups.browser_hash bytea not null
column sign_ups.puzzle_hash bytea not null
column sign_ups.link_hashes bytea[] not null default '{}'::bytea[]
column sign_ups.mails integer not null default 0
column sign_ups.mailed_at timestamp with time zone
column sign_ups.asked_at timestamp with time zone not null
column sign_ups.expires_at timestamp with time zone not null
column sign_ups.confirmed_at timestamp with time zone
column stations.tenant_id bigint not null
column stations.id bigint not null default next_id()
column stations.slug text not null
column stations.title text not null
column stations."position" integer not null default 0
column stations.late_minutes integer not null default 20
column stations.warn_minutes integer
column stations.pickup_minutes integer not null default 5
column stock_costs.tenant_id bigint not null
column stock_costs.id bigint not null default next_id()
column stock_costs.inventory_item_id bigint not null
column stock_costs.at timestamp with time zone not null
column stock_costs.unit_cost_micros bigint
column stock_costs.created_by bigint
column stock_count_entries.tenant_id bigint not null
column stock_count_entries.id bigint not null default next_id()
column stock_count_entries.client_uuid uuid not null
column stock_count_entries.count_id bigint not null
column stock_count_entries.inventory_item_id bigint not null
column stock_count_entries.kind text not null
column stock_count_entries.quantity bigint not null
column stock_count_entries.typed_quantity bigint not null
column stock_count_entries.typed_unit text not null
column stock_count_entries.counted_at timestamp with time zone not null
column stock_count_entries.book bigint not null
column stock_count_entries.created_at timestamp with time zone not null
column stock_count_entries.created_by bigint not null
column stock_count_items.tenant_id bigint not null
column stock_count_items.count_id bigint not null
column stock_count_items.inventory_item_id bigint not null
column stock_count_items.title text not null
column stock_count_items.unit text not null
column stock_count_items.group_title text
column stock_count_items.is_open boolean not null default true
column stock_count_items.counted bigint
column stock_count_items.expected bigint
column stock_count_items.posted bigint
column stock_count_items.unit_cost_micros bigint
column stock_counts.tenant_id bigint not null
column stock_counts.id bigint not null default next_id()
column stock_counts.number integer not null
column stock_counts.title text not null
column stock_counts.status text not null default 'open'::text
column stock_counts.selection text not null
column stock_counts.group_title text
column stock_counts.is_blind boolean not null
column stock_counts.note text
column stock_counts.started_at timestamp with time zone not null
column stock_counts.started_by bigint not null
column stock_counts.reviewed_at timestamp with time zone
column stock_counts.reviewed_by bigint
column stock_counts.ended_at timestamp with time zone
column stock_counts.ended_by bigint
column stock_counts.reason text
column stock_counts.approver_id bigint
column stock_counts.missing_cents bigint
column stock_counts.surplus_cents bigint
column stock_mails.tenant_id bigint not null
column stock_mails.looked_on date not null
column stock_movements.tenant_id bigint not null
column stock_movements.id bigint not null default next_id()
column stock_movements.inventory_item_id bigint not null
column stock_movements.type text not null
column stock_movements.quantity bigint not null
column stock_movements.cause text not null
column stock_movements.order_id bigint
column stock_movements.note text
column stock_movements.created_at timestamp with time zone not null default now()
column stock_movements.created_by bigint
column stock_movements.purchase_id bigint
column stock_movements.count_id bigint
column stock_movements.reason text
column stock_movements.unit_cost_micros bigint
column stock_movements.quantity_after bigint not null
column stock_movements.in_total bigint not null
column stock_movements.wastage_total bigint not null
column stock_movements.sold_total bigint not null
column stock_movements.lost_total bigint not null
column store_places.tenant_id bigint
column store_places.department_code text
column store_places.municipality_code text
column store_settings.tenant_id bigint not null
column store_settings.store_name text not null
column store_settings.address text
column store_settings.phone text
column store_settings.email text
column store_settings.currency text not null default 'USD'::text
column store_settings.store_image text
column store_settings.time_zone text not null default 'America/El_Salvador'::text
column store_settings.day_cutoff_hour smallint not null default 4
column store_settings.language text not null default 'es'::text
column store_settings.service_charge_bp integer not null default 0
column store_settings.is_qr_menu_enabled boolean not null default false
column store_settings.is_qr_order_enabled boolean not null default false
column store_settings.is_feedback_enabled boolean not null default false
column store_settings.is_service_charge_taxed boolean not null default true
column store_settings.is_tip_suggested boolean not null default true
column store_settings.tip_suggestion_bp integer not null default 1000
column store_settings.identification_threshold_cents bigint not null default 109500
column store_settings.cash_difference_limit_cents bigint not null default 100
column store_settings.is_cash_session_required boolean not null default false
column store_settings.pay_first_options text[] not null default '{takeaway,delivery}'::text[]
column store_settings.menu_code text not null default translate(encode(uuid_send(gen_random_uuid()), 'base64'::text), '+/='::text, '-_'::text)
column store_settings.service_charge_rules jsonb not null default '[]'::jsonb
column store_settings.course_minutes smallint
column store_settings.reservation_minutes smallint not null default 90
column store_settings.reservation_warning_minutes smallint not null default 45
column store_settings.is_online_cancel_enabled boolean not null default true
column store_settings.is_reservation_mail_enabled boolean not null default true
column store_settings.is_stock_mail_enabled boolean not null default true
column store_settings.stock_mail_hour smallint not null default 7
column store_settings.target_food_cost_bp integer not null default 3000
column store_settings.visit_opening text not null default 'first_order'::text
column store_settings.is_guest_order_sent boolean not null default false
column store_settings.guest_order_limit_cents bigint not null default 10000
column store_settings.guest_order_limit_count integer not null default 10
column store_settings.is_guest_takeaway_enabled boolean not null default true
column store_settings.is_guest_delivery_enabled boolean not null default true
column store_settings.review_url text
column store_settings.feedback_secret uuid not null default gen_random_uuid()
column store_settings.guest_order_hours jsonb not null default '[]'::jsonb
column store_settings.discount_limit_bp integer not null default 0
column store_settings.guest_accent text
column store_settings.guest_cover text
column store_settings.is_most_ordered_shown boolean not null default false
column store_settings.is_pairing_shown boolean not null default false
column store_tables.tenant_id bigint not null
column store_tables.id bigint not null default next_id()
column store_tables.title text not null
column store_tables.floor text
column store_tables.seating_capacity integer not null default 0
column store_tables.locator text not null default translate(encode(uuid_send(gen_random_uuid()), 'base64'::text), '+/='::text, '-_'::text)
column store_tables."position" integer not null default 0
column store_tables.is_enabled boolean not null default true
column store_tables.shape text not null default 'square'::text
column store_tables.plan_x smallint
column store_tables.plan_y smallint
column store_tables.plan_width smallint not null default 3
column store_tables.plan_height smallint not null default 3
column store_tables.archived_at timestamp with time zone
column store_tables.short_code text not null default ''::text
column subscription_entries.tenant_id bigint not null
column subscription_entries.id bigint not null default next_id()
column subscription_entries.created_at timestamp with time zone not null
column subscription_entries.starts_on date not null
column subscription_entries.expires_on date
column subscription_entries.status text not null
column subscription_mails.tenant_id bigint not null
column subscription_mails.kind text not null
column subscription_mails.about date not null
column subscription_mails.sent_at timestamp with time zone not null
column subscription_payments.tenant_id bigint not null
column subscription_payments.id bigint not null default next_id()
column subscription_payments.client_uuid uuid not null
column subscription_payments.paid_on date not null
column subscription_payments.amount_cents bigint not null
column subscription_payments.method text not null
column subscription_payments.note text not null default ''::text
column subscription_payments.months smallint not null
column subscription_payments.starts_on date not null
column subscription_payments.expires_on date not null
column subscription_payments.entered_at timestamp with time zone not null
column subscription_payments.entered_by text not null
column subscription_payments.undone_at timestamp with time zone
column subscription_payments.undone_by text
column subscription_payments.undone_reason text
column subscriptions.tenant_id bigint not null
column subscriptions.given_until date
column subscriptions.customer_id text
column subscriptions.card_subscription_id text
column subscriptions.card_status text
column subscriptions.card_paid_until date
column subscriptions.card_ends boolean not null default false
column subscriptions.card_failed_at timestamp with time zone
column subscriptions.card_read_at timestamp with time zone
column subscriptions.card_reads bigint not null default 0
column subscriptions.renewal_held boolean not null default false
column table_directory.short_code text not null
column table_directory.tenant_id bigint not null
column table_directory.table_id bigint not null
column tax_book_downloads.tenant_id bigint not null
column tax_book_downloads.month date not null
column tax_book_downloads.book text not null
column tax_book_downloads.at timestamp with time zone not null
column tax_book_downloads.taken_by bigint not null
column tax_book_downloads.figures jsonb not null
column tax_comparisons.tenant_id bigint not null
column tax_comparisons.month date not null
column tax_comparisons.night date
column tax_comparisons.compared_at timestamp with time zone not null
column tax_credentials.tenant_id bigint not null
column tax_credentials.environment text not null
column tax_credentials.user_name text not null
column tax_credentials.password_sealed bytea
column tax_credentials.certificate_sealed bytea
column tax_credentials.certificate_password_sealed bytea
column tax_credentials.certificate_nit text
column tax_credentials.certificate_valid_until timestamp with time zone
column tax_credentials.changed_at timestamp with time zone not null
column tax_credentials.changed_by bigint
column tax_credentials.signed_in_at timestamp with time zone
column tax_credentials.warned_days smallint
column tax_deliveries.tenant_id bigint not null
column tax_deliveries.id bigint not null default next_id()
column tax_deliveries.tax_document_id bigint not null
column tax_deliveries.cause text not null
column tax_deliveries.is_sealed boolean
column tax_deliveries.address text not null
column tax_deliveries.language text not null
column tax_deliveries.asked_at timestamp with time zone not null
column tax_deliveries.asked_by bigint
column tax_deliveries.sent_at timestamp with time zone
column tax_deliveries.claimed_until timestamp with time zone
column tax_deliveries.problem text
column tax_differences.tenant_id bigint not null
column tax_differences.id bigint not null default next_id()
column tax_differences.kind text not null
column tax_differences.subject_id bigint not null
column tax_differences.day date not null
column tax_differences.invoice_id bigint
column tax_differences.expected_cents bigint
column tax_differences.found_cents bigint
column tax_differences.found_at timestamp with time zone not null
column tax_differences.mailed_at timestamp with time zone
column tax_document_directory.generation_code uuid not null
column tax_document_directory.tenant_id bigint not null
column tax_document_texts.tenant_id bigint not null
column tax_document_texts.tax_document_id bigint not null
column tax_document_texts.no smallint not null
column tax_document_texts.text bytea not null
column tax_document_texts.jws text not null
column tax_document_texts.signed_at timestamp with time zone not null
column tax_documents.tenant_id bigint not null
column tax_documents.id bigint not null default next_id()
column tax_documents.kind text not null
column tax_documents.environment text not null
column tax_documents.generation text not null
column tax_documents.generation_code text not null
column tax_documents.control_number text
column tax_documents.sale_id bigint
column tax_documents.task_id bigint
column tax_documents.about_id bigint
column tax_documents.replaces_id bigint
column tax_documents.contingency_id bigint
column tax_documents.issued_on date not null
column tax_documents.issued_at text not null
column tax_documents.made_at timestamp with time zone not null
column tax_documents.created_by bigint
column tax_documents.input jsonb not null
column tax_documents.party_name text
column tax_documents.party_number text
column tax_documents.party_nrc text
column tax_documents.not_subject_cents bigint
column tax_documents.exempt_cents bigint
column tax_documents.taxed_cents bigint
column tax_documents.vat_cents bigint
column tax_documents.tributes_cents bigint
column tax_documents.withheld_cents bigint
column tax_documents.perceived_cents bigint
column tax_documents.outside_cents bigint
column tax_documents.total_cents bigint
column tax_documents.to_pay_cents bigint
column tax_documents.state text not null
column tax_documents.problems jsonb
column tax_documents.seal text
column tax_documents.sealed_at timestamp with time zone
column tax_documents.words jsonb
column tax_documents.sends smallint not null default 0
column tax_documents.next_at timestamp with time zone
column tax_documents.claimed_until timestamp with time zone
column tax_documents.reported_in_id bigint
column tax_documents.is_trial boolean not null default false
column tax_exchanges.tenant_id bigint not null
column tax_exchanges.id bigint not null default next_id()
column tax_exchanges.tax_document_id bigint not null
column tax_exchanges.service text not null
column tax_exchanges.at timestamp with time zone not null
column tax_exchanges.took_ms integer not null
column tax_exchanges.request_sha256 text not null
column tax_exchanges.sending text not null
column tax_exchanges.status smallint
column tax_exchanges.answer bytea
column tax_exchanges.meaning text not null
column tax_halts.tenant_id bigint not null
column tax_halts.environment text not null
column tax_halts.why text not null
column tax_halts.at timestamp with time zone not null
column tax_months.tenant_id bigint not null
column tax_months.month date not null
column tax_months.closed_at timestamp with time zone not null
column tax_months.closed_by bigint not null
column tax_months.figures jsonb not null
column tax_months.credit_cents bigint
column tax_months.withheld_cents bigint
column tax_openings.tenant_id bigint not null
column tax_openings.month date not null
column tax_openings.credit_cents bigint not null
column tax_openings.withheld_cents bigint not null
column tax_openings.entered_at timestamp with time zone not null
column tax_openings.entered_by bigint not null
column taxes.tenant_id bigint not null
column taxes.id bigint not null default next_id()
column taxes.title text not null
column taxes.rate_bp integer not null
column taxes.type text not null
column taxes.archived_at timestamp with time zone
column tenant_day_sums.tenant_id bigint not null
column tenant_day_sums.business_date date not null
column tenant_day_sums.currency text not null
column tenant_day_sums.orders bigint not null
column tenant_day_sums.sales_cents bigint not null
column tenant_day_sums.refunded_cents bigint not null default 0
column tenant_deletions.tenant_id bigint not null
column tenant_deletions.name text not null
column tenant_deletions.was_active boolean not null
column tenant_deletions.asked_at timestamp with time zone not null
column tenant_deletions.asked_by bigint not null
column tenant_deletions.asked_by_name text not null
column tenant_deletions.due_at timestamp with time zone not null
column tenant_deletions.export_id bigint
column tenant_deletions.begun_at timestamp with time zone
column tenant_deletions.claimed_until timestamp with time zone
column tenant_deletions.purged_at timestamp with time zone
column tenant_deletions.kept_documents integer not null default 0
column tenant_health.tenant_id bigint not null
column tenant_health.computed_at timestamp with time zone
column tenant_health.last_order_at timestamp with time zone
column tenant_health.last_sign_in_at timestamp with time zone
column tenant_health.sign_ins integer not null default 0
column tenant_health.unsealed integer not null default 0
column tenant_health.oldest_unsealed_at timestamp with time zone
column tenant_health.failed_jobs integer not null default 0
column tenant_health.devices integer not null default 0
column tenant_health.versions jsonb not null default '[]'::jsonb
column tenant_health.pictures integer not null default 0
column tenant_health.picture_bytes bigint not null default 0
column tenant_health.rows_made bigint not null default 0
column tenant_health.need integer not null default ((
CASE
    WHEN (oldest_unsealed_at IS NULL) THEN 0
    WHEN ((computed_at - oldest_unsealed_at) > '24:00:00'::interval) THEN 8
    WHEN ((computed_at - oldest_unsealed_at) > '01:00:00'::interval) THEN 4
    ELSE 0
END +
CASE
    WHEN (failed_jobs > 0) THEN 4
    ELSE 0
END) +
CASE
    WHEN ((computed_at - last_order_at) > '3 days'::interval) THEN 2
    ELSE 0
END)
column tenant_health.exports integer not null default 0
column tenant_health.export_bytes bigint not null default 0
column tenant_health.documents integer not null default 0
column tenant_health.document_bytes bigint not null default 0
column tenant_health.row_bytes bigint not null default 0
column tenant_health.issued_until bigint not null default 0
column tenant_health.issued_kept bigint not null default 0
column tenant_health.issued_kept_bytes bigint not null default 0
column tenant_item_sums.tenant_id bigint not null
column tenant_item_sums.item_id bigint not null
column tenant_item_sums.span text not null
column tenant_item_sums.starts_on date not null
column tenant_item_sums.quantity bigint not null
column tenant_news.tenant_id bigint not null
column tenant_news.heard bigint not null default 0
column tenant_visit_sums.tenant_id bigint not null
column tenant_visit_sums.business_date date not null
column tenant_visit_sums.before date not null
column tenant_visit_sums.customers bigint not null
column tenant_words.word text not null
column tenant_words.tenant_id bigint not null
column tenants.id bigint not null generated always as identity
column tenants.kind text not null default 'restaurant'::text
column tenants.name text not null
column tenants.email text
column tenants.is_active boolean not null default true
column tenants.subscription_start date
column tenants.subscription_end date
column tenants.created_at timestamp with time zone not null default now()
column tenants.time_zone text not null default 'America/El_Salvador'::text
column tenants.subscription_kind text not null default 'complimentary'::text
column tenants.grace_days smallint not null default 0
column tenants.cancelled_on date
column tenants.in_service_since timestamp with time zone
column tenants.access_ends_at timestamp with time zone default ((((subscription_end + (grace_days)::integer) + 1))::timestamp without time zone AT TIME ZONE time_zone)
column tenants.subscription_seen text
column tenants.sort_name text not null default folded_text(name)
column tenants.support_may_look boolean not null default true
column tenants.kept_working_until timestamp with time zone
column tenants.sign_in_name text
column test_document_runs.tenant_id bigint not null
column test_document_runs.kinds text[] not null
column test_document_runs.started_at timestamp with time zone not null
column test_document_runs.started_by bigint not null
column test_document_runs.ended_at timestamp with time zone
column test_document_runs.ended text
column ticket_prints.tenant_id bigint not null
column ticket_prints.order_id bigint not null
column ticket_prints.station_id bigint not null
column ticket_prints.copy_no integer not null
column ticket_prints.printed_at timestamp with time zone not null default now()
column ticket_prints.printed_by bigint
column till_versions.tenant_id bigint not null
column till_versions.version bigint not null default 1
column user_directory.username text not null
column user_directory.tenant_id bigint not null
column user_directory.user_id bigint not null
column users.tenant_id bigint not null
column users.id bigint not null default next_id()
column users.username text not null
column users.password_hash text not null
column users.name text not null
column users.role text not null
column users.scopes text[] not null default '{}'::text[]
column users.designation text
column users.phone text
column users.email text
column users.photo text
column users.language text
column users.is_active boolean not null default true
column users.created_at timestamp with time zone not null default now()
column users.updated_at timestamp with time zone not null default now()
column users.confirm_sends smallint default 10
column users.archived_at timestamp with time zone
column users.own_digits boolean not null default false
column vendor_items.tenant_id bigint not null
column vendor_items.id bigint not null default next_id()
column vendor_items.vendor_id bigint not null
column vendor_items.key text not null
column vendor_items.code text
column vendor_items.title text not null
column vendor_items.sort_title text not null
column vendor_items.inventory_item_id bigint not null
column vendor_items.unit text not null
column vendor_items.factor bigint not null
column vendor_items.last_item_id bigint
column vendor_items.bought_on date not null
column vendor_items.confirmed_at timestamp with time zone not null
column vendor_items.unit_code smallint
column vendors.tenant_id bigint not null
column vendors.id bigint not null default next_id()
column vendors.name text not null
column vendors.sort_name text not null
column vendors.nit text
column vendors.nrc text
column vendors.phone text
column vendors.email text
column vendors.address text
column vendors.note text
column vendors.created_at timestamp with time zone not null default now()
column vendors.archived_at timestamp with time zone
column visit_phones.tenant_id bigint not null
column visit_phones.id bigint not null default next_id()
column visit_phones.visit_id bigint not null
column visit_phones.token_hash bytea not null
column visit_phones.first_name text not null
column visit_phones.standing text not null
column visit_phones.joined_at timestamp with time zone not null default now()
column visit_phones.sent_from bytea
column visit_phones.wrong_pins smallint not null default 0
column visits.tenant_id bigint not null
column visits.id bigint not null default next_id()
column visits.table_id bigint not null
column visits.pin text not null default lpad(((((get_byte(uuid_send(gen_random_uuid()), 0) * 256) + get_byte(uuid_send(gen_random_uuid()), 1)) % 10000))::text, 4, '0'::text)
column visits.wrong_pins smallint not null default 0
column visits.opened_at timestamp with time zone not null default now()
column visits.opened_by bigint
column visits.closed_at timestamp with time zone
column waiter_calls.tenant_id bigint not null
column waiter_calls.id bigint not null default next_id()
column waiter_calls.visit_id bigint not null
column waiter_calls.reason text not null
column waiter_calls.called_at timestamp with time zone not null default now()
column waiter_calls.ended_at timestamp with time zone
column waiter_calls.ended_by bigint
column waiting_parties.tenant_id bigint not null
column waiting_parties.id bigint not null default next_id()
column waiting_parties.name text not null
column waiting_parties.phone text
column waiting_parties.people_count smallint not null
column waiting_parties.notes text
column waiting_parties.quoted_minutes smallint
column waiting_parties.joined_at timestamp with time zone not null default now()
column waiting_parties.seated_at timestamp with time zone
column waiting_parties.left_at timestamp with time zone
column waiting_parties.table_id bigint
column webhook_attempts.tenant_id bigint not null
column webhook_attempts.id bigint not null default next_id()
column webhook_attempts.delivery_id bigint not null
column webhook_attempts.at timestamp with time zone not null
column webhook_attempts.status integer
column webhook_attempts.fault text
column webhook_attempts.took_ms integer not null
column webhook_attempts.answer text not null default ''::text
column webhook_deliveries.tenant_id bigint not null
column webhook_deliveries.id bigint not null default next_id()
column webhook_deliveries.event_id bigint not null
column webhook_deliveries.webhook_id bigint not null
column webhook_deliveries.state text not null default 'waiting'::text
column webhook_deliveries.tries integer not null default 0
column webhook_deliveries.next_at timestamp with time zone
column webhook_deliveries.created_at timestamp with time zone not null default now()
column webhook_deliveries.round integer not null default 1
column webhook_deliveries.replays integer not null default 0
column webhook_events.tenant_id bigint not null
column webhook_events.id bigint not null default next_id()
column webhook_events.uuid uuid not null default gen_random_uuid()
column webhook_events.type text not null
column webhook_events.data jsonb not null
column webhook_events.created_at timestamp with time zone not null default now()
column webhooks.tenant_id bigint not null
column webhooks.id bigint not null default next_id()
column webhooks.url text not null
column webhooks.description text not null default ''::text
column webhooks.events text[] not null
column webhooks.is_enabled boolean not null default true
column webhooks.switched_off_at timestamp with time zone
column webhooks.failing_since timestamp with time zone
column webhooks.is_slow boolean not null default false
column webhooks.secret_sealed bytea not null
column webhooks.old_secret_sealed bytea
column webhooks.old_secret_until timestamp with time zone
column webhooks.busy_until timestamp with time zone
column webhooks.created_by bigint not null
column webhooks.created_at timestamp with time zone not null
column webhooks.removed_at timestamp with time zone
column webhooks.version integer not null default 1
column webhooks.round integer not null default 1
column webhooks.is_secret_lost boolean not null default false
column withholding_documents.tenant_id bigint not null
column withholding_documents.id bigint not null default next_id()
column withholding_documents.kind text not null
column withholding_documents.is_own boolean not null
column withholding_documents.generation_code text not null
column withholding_documents.version smallint
column withholding_documents.is_test boolean not null
column withholding_documents.control_number text
column withholding_documents.seal text
column withholding_documents.issued_on date not null
column withholding_documents.party_name text not null
column withholding_documents.party_nit text
column withholding_documents.party_nrc text
column withholding_documents.base_cents bigint not null
column withholding_documents.amount_cents bigint not null
column withholding_documents.other_base_cents bigint not null
column withholding_documents.other_amount_cents bigint not null
column withholding_documents.taxed_cents bigint not null
column withholding_documents.untaxed_cents bigint not null
column withholding_documents.vat_cents bigint not null
column withholding_documents.commission_cents bigint not null
column withholding_documents.commission_vat_cents bigint not null
column withholding_documents.paid_cents bigint not null
column withholding_documents.related_to text[] not null default '{}'::text[]
column withholding_documents.sha256 text not null
column withholding_documents.original bytea not null
column withholding_documents.created_at timestamp with time zone not null
column withholding_documents.created_by bigint not null
column withholding_documents.removed_at timestamp with time zone
column withholding_documents.removed_by bigint
constraint account_changes.account_changes_kind_check CHECK ((kind = ANY (ARRAY['moved'::text, 'merged'::text, 'lines_moved'::text, 'handed_over'::text, 'undone'::text])))
constraint account_changes.account_changes_pkey PRIMARY KEY (tenant_id, id)
constraint account_changes.account_changes_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint account_changes.account_changes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint account_changes.account_changes_tenant_id_undoes_fkey FOREIGN KEY (tenant_id, undoes) REFERENCES account_changes(tenant_id, id)
constraint account_changes.account_changes_tenant_id_undoes_key UNIQUE (tenant_id, undoes)
constraint account_payment_parts.account_payment_parts_amount_cents_check CHECK ((amount_cents > 0))
constraint account_payment_parts.account_payment_parts_pkey PRIMARY KEY (tenant_id, account_payment_id, invoice_id)
constraint account_payment_parts.account_payment_parts_tenant_id_account_payment_id_fkey FOREIGN KEY (tenant_id, account_payment_id) REFERENCES account_payments(tenant_id, id)
constraint account_payment_parts.account_payment_parts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint account_payment_parts.account_payment_parts_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES customer_debts(tenant_id, invoice_id)
constraint account_payment_reversals.account_payment_reversals_pkey PRIMARY KEY (tenant_id, account_payment_id)
constraint account_payment_reversals.account_payment_reversals_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
constraint account_payment_reversals.account_payment_reversals_tenant_id_account_payment_id_fkey FOREIGN KEY (tenant_id, account_payment_id) REFERENCES account_payments(tenant_id, id)
constraint account_payment_reversals.account_payment_reversals_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_sessions(tenant_id, id)
constraint account_payment_reversals.account_payment_reversals_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint account_payment_reversals.account_payment_reversals_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint account_payment_reversals.account_payment_reversals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint account_payments.account_payments_amount_cents_check CHECK ((amount_cents > 0))
constraint account_payments.account_payments_balance_cents_check CHECK ((balance_cents >= 0))
constraint account_payments.account_payments_change_cents_check CHECK ((change_cents >= 0))
constraint account_payments.account_payments_change_of_received CHECK ((change_cents = COALESCE((received_cents - amount_cents), (0)::bigint))) NOT VALID
constraint account_payments.account_payments_pkey PRIMARY KEY (tenant_id, id)
constraint account_payments.account_payments_received_cents_check CHECK ((received_cents >= 0))
constraint account_payments.account_payments_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_sessions(tenant_id, id)
constraint account_payments.account_payments_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint account_payments.account_payments_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint account_payments.account_payments_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, id)
constraint account_payments.account_payments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint account_payments.account_payments_tenant_id_payment_no_key UNIQUE (tenant_id, payment_no)
constraint account_payments.account_payments_tenant_id_payment_type_id_fkey FOREIGN KEY (tenant_id, payment_type_id) REFERENCES payment_types(tenant_id, id)
constraint accounts.accounts_bill_request_check CHECK ((bill_request = ANY (ARRAY['REQUESTED'::text, 'ACKNOWLEDGED'::text, 'CANCELLED'::text])))
constraint accounts.accounts_check CHECK (((customer_type = 'CUSTOMER'::text) = (customer_id IS NOT NULL)))
constraint accounts.accounts_customer_type_check CHECK ((customer_type = ANY (ARRAY['WALKIN'::text, 'CUSTOMER'::text])))
constraint accounts.accounts_dining_option_check CHECK ((dining_option = ANY (ARRAY['dinein'::text, 'delivery'::text, 'takeaway'::text])))
constraint accounts.accounts_discount_key FOREIGN KEY (tenant_id, discount_id) REFERENCES manual_discounts(tenant_id, id)
constraint accounts.accounts_people_check CHECK ((people > 0))
constraint accounts.accounts_pkey PRIMARY KEY (tenant_id, id)
constraint accounts.accounts_source_check CHECK ((source = ANY (ARRAY['table'::text, 'counter'::text, 'phone'::text, 'qr'::text, 'delivery_platform'::text])))
constraint accounts.accounts_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint accounts.accounts_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, id)
constraint accounts.accounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint accounts.accounts_tenant_id_table_id_fkey FOREIGN KEY (tenant_id, table_id) REFERENCES store_tables(tenant_id, id)
constraint accounts.accounts_tenant_id_waiter_id_fkey FOREIGN KEY (tenant_id, waiter_id) REFERENCES users(tenant_id, id)
constraint announcements.announcements_check CHECK ((from_at < until_at))
constraint announcements.announcements_pkey PRIMARY KEY (id)
constraint announcements.announcements_standing_check CHECK ((standing = ANY (ARRAY['all'::text, 'active'::text, 'inactive'::text])))
constraint announcements.announcements_tenant_ids_check CHECK (((cardinality(tenant_ids) >= 1) AND (cardinality(tenant_ids) <= 500)))
constraint announcements.announcements_texts_check CHECK (((jsonb_typeof(texts) = 'object'::text) AND (texts <> '{}'::jsonb) AND (NOT (texts @? '$.*?(@.type() != "string")'::jsonpath))))
constraint announcements.announcements_tone_check CHECK ((tone = ANY (ARRAY['info'::text, 'warning'::text])))
constraint api_keys.api_keys_check CHECK (((last_day IS NULL) = (expires_at IS NULL)))
constraint api_keys.api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
constraint api_keys.api_keys_pkey PRIMARY KEY (tenant_id, id)
constraint api_keys.api_keys_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['menu:read'::text, 'menu:write'::text, 'orders:read'::text, 'invoices:read'::text, 'payments:read'::text, 'customers:read'::text, 'stock:read'::text, 'reports:read'::text])))
constraint api_keys.api_keys_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint api_keys.api_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint api_keys.api_keys_tenant_id_key_hash_key UNIQUE (tenant_id, key_hash)
constraint api_keys.api_keys_tenant_id_revoked_by_fkey FOREIGN KEY (tenant_id, revoked_by) REFERENCES users(tenant_id, id)
constraint approval_pins.approval_pins_failed_attempts_check CHECK ((failed_attempts >= 0))
constraint approval_pins.approval_pins_pkey PRIMARY KEY (tenant_id, user_id)
constraint approval_pins.approval_pins_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint approval_pins.approval_pins_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
constraint approvals.approvals_action_check CHECK ((action = ANY (ARRAY['order.void'::text, 'sale.refund'::text, 'sale.courtesy'::text, 'sale.discount'::text, 'cash.difference'::text, 'cash.recount'::text, 'cash.beyond_drawer'::text, 'stock.count'::text])))
constraint approvals.approvals_pkey PRIMARY KEY (tenant_id, token_hash)
constraint approvals.approvals_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
constraint approvals.approvals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint audit_entries.audit_entries_pkey PRIMARY KEY (tenant_id, id)
constraint audit_entries.audit_entries_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES users(tenant_id, id)
constraint audit_entries.audit_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint audit_entries.audit_entries_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
constraint bill_discounts.bill_discounts_amount_cents_check CHECK ((amount_cents >= 0))
constraint bill_discounts.bill_discounts_one_source CHECK (((discount_code_id IS NULL) <> (discount_id IS NULL)))
constraint bill_discounts.bill_discounts_pkey PRIMARY KEY (tenant_id, bill_id, place)
constraint bill_discounts.bill_discounts_place_check CHECK ((place >= 0))
constraint bill_discounts.bill_discounts_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id)
constraint bill_discounts.bill_discounts_tenant_id_discount_code_id_fkey FOREIGN KEY (tenant_id, discount_code_id) REFERENCES discount_codes(tenant_id, id)
constraint bill_discounts.bill_discounts_tenant_id_discount_id_fkey FOREIGN KEY (tenant_id, discount_id) REFERENCES manual_discounts(tenant_id, id)
constraint bill_discounts.bill_discounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint bills.bills_discount_cents_check CHECK ((discount_cents >= 0))
constraint bills.bills_pkey PRIMARY KEY (tenant_id, id)
constraint bills.bills_service_bp_check CHECK ((service_bp >= 0))
constraint bills.bills_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES accounts(tenant_id, id)
constraint bills.bills_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint bills.bills_tenant_id_discount_code_id_fkey FOREIGN KEY (tenant_id, discount_code_id) REFERENCES discount_codes(tenant_id, id)
constraint bills.bills_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint bills.bills_total_cents_check CHECK ((total_cents >= 0))
constraint card_directory.card_directory_pkey PRIMARY KEY (customer_id)
constraint card_directory.card_directory_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint card_directory.card_directory_tenant_id_key UNIQUE (tenant_id)
constraint card_events.card_events_pkey PRIMARY KEY (event_id)
constraint cash_closing_prints.cash_closing_prints_copy_no_check CHECK ((copy_no > 0))
constraint cash_closing_prints.cash_closing_prints_pkey PRIMARY KEY (tenant_id, cash_session_id, copy_no)
constraint cash_closing_prints.cash_closing_prints_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_closings(tenant_id, cash_session_id)
constraint cash_closing_prints.cash_closing_prints_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint cash_closing_prints.cash_closing_prints_tenant_id_printed_by_fkey FOREIGN KEY (tenant_id, printed_by) REFERENCES users(tenant_id, id)
constraint cash_closings.cash_closings_check CHECK ((difference_cents = (counted_cents - expected_cents)))
constraint cash_closings.cash_closings_counted_cents_check CHECK ((counted_cents >= 0))
constraint cash_closings.cash_closings_difference_reason_check CHECK (((length(difference_reason) >= 1) AND (length(difference_reason) <= 200)))
constraint cash_closings.cash_closings_pkey PRIMARY KEY (tenant_id, cash_session_id)
constraint cash_closings.cash_closings_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES users(tenant_id, id)
constraint cash_closings.cash_closings_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_sessions(tenant_id, id)
constraint cash_closings.cash_closings_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES users(tenant_id, id)
constraint cash_closings.cash_closings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint cash_closings.cash_closings_tenant_id_z_no_key UNIQUE (tenant_id, z_no)
constraint cash_counts.cash_counts_denomination_cents_check CHECK ((denomination_cents > 0))
constraint cash_counts.cash_counts_pieces_check CHECK ((pieces > 0))
constraint cash_counts.cash_counts_pkey PRIMARY KEY (tenant_id, cash_session_id, denomination_cents)
constraint cash_counts.cash_counts_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_closings(tenant_id, cash_session_id)
constraint cash_counts.cash_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint cash_drawers.cash_drawers_pkey PRIMARY KEY (tenant_id, id)
constraint cash_drawers.cash_drawers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint cash_drawers.cash_drawers_tenant_id_point_of_sale_id_fkey FOREIGN KEY (tenant_id, point_of_sale_id) REFERENCES points_of_sale(tenant_id, id)
constraint cash_drawers.cash_drawers_tenant_id_title_key UNIQUE (tenant_id, title)
constraint cash_drawers.cash_drawers_title_check CHECK (((length(title) >= 1) AND (length(title) <= 60)))
constraint cash_kept_counts.cash_kept_counts_check CHECK ((difference_cents = (counted_cents - expected_cents)))
constraint cash_kept_counts.cash_kept_counts_check1 CHECK (((count_no = 1) OR (reason IS NOT NULL)))
constraint cash_kept_counts.cash_kept_counts_count_no_check CHECK ((count_no > 0))
constraint cash_kept_counts.cash_kept_counts_counted_cents_check CHECK ((counted_cents >= 0))
constraint cash_kept_counts.cash_kept_counts_pkey PRIMARY KEY (tenant_id, cash_session_id, count_no)
constraint cash_kept_counts.cash_kept_counts_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
constraint cash_kept_counts.cash_kept_counts_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES users(tenant_id, id)
constraint cash_kept_counts.cash_kept_counts_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_sessions(tenant_id, id)
constraint cash_kept_counts.cash_kept_counts_tenant_id_counted_by_fkey FOREIGN KEY (tenant_id, counted_by) REFERENCES users(tenant_id, id)
constraint cash_kept_counts.cash_kept_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint cash_method_counts.cash_method_counts_check CHECK ((difference_cents = ((taken_cents - given_back_cents) - expected_cents)))
constraint cash_method_counts.cash_method_counts_given_back_cents_check CHECK ((given_back_cents >= 0))
constraint cash_method_counts.cash_method_counts_payment_type_title_check CHECK (((length(payment_type_title) >= 1) AND (length(payment_type_title) <= 100)))
constraint cash_method_counts.cash_method_counts_payments_check CHECK ((payments >= 0))
constraint cash_method_counts.cash_method_counts_pkey PRIMARY KEY (tenant_id, cash_session_id, payment_type_id)
constraint cash_method_counts.cash_method_counts_taken_cents_check CHECK ((taken_cents >= 0))
constraint cash_method_counts.cash_method_counts_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_closings(tenant_id, cash_session_id)
constraint cash_method_counts.cash_method_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint cash_method_counts.cash_method_counts_tenant_id_payment_type_id_fkey FOREIGN KEY (tenant_id, payment_type_id) REFERENCES payment_types(tenant_id, id)
constraint cash_method_counts.cash_method_counts_vouchers_check CHECK ((vouchers >= 0))
constraint cash_movements.cash_movements_amount_cents_check CHECK ((amount_cents > 0))
constraint cash_movements.cash_movements_kind_check CHECK ((kind = ANY (ARRAY['pay_in'::text, 'pay_out'::text, 'drop'::text])))
constraint cash_movements.cash_movements_pkey PRIMARY KEY (tenant_id, id)
constraint cash_movements.cash_movements_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
constraint cash_movements.cash_movements_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES users(tenant_id, id)
constraint cash_movements.cash_movements_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_sessions(tenant_id, id)
constraint cash_movements.cash_movements_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint cash_movements.cash_movements_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint cash_movements.cash_movements_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint cash_opening_counts.cash_opening_counts_denomination_cents_check CHECK ((denomination_cents > 0))
constraint cash_opening_counts.cash_opening_counts_pieces_check CHECK ((pieces > 0))
constraint cash_opening_counts.cash_opening_counts_pkey PRIMARY KEY (tenant_id, cash_session_id, denomination_cents)
constraint cash_opening_counts.cash_opening_counts_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_openings(tenant_id, cash_session_id)
constraint cash_opening_counts.cash_opening_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint cash_openings.cash_openings_check CHECK (((left_cents IS NULL) = (previous_session_id IS NULL)))
constraint cash_openings.cash_openings_check1 CHECK ((difference_cents = (counted_cents - COALESCE(left_cents, counted_cents))))
constraint cash_openings.cash_openings_check2 CHECK (((difference_cents = 0) OR (difference_reason IS NOT NULL)))
constraint cash_openings.cash_openings_counted_cents_check CHECK ((counted_cents >= 0))
constraint cash_openings.cash_openings_difference_reason_check CHECK (((length(difference_reason) >= 1) AND (length(difference_reason) <= 200)))
constraint cash_openings.cash_openings_pkey PRIMARY KEY (tenant_id, cash_session_id)
constraint cash_openings.cash_openings_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_sessions(tenant_id, id)
constraint cash_openings.cash_openings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint cash_openings.cash_openings_tenant_id_previous_session_id_fkey FOREIGN KEY (tenant_id, previous_session_id) REFERENCES cash_closings(tenant_id, cash_session_id)
constraint cash_sessions.cash_sessions_check CHECK ((closed_at >= opened_at))
constraint cash_sessions.cash_sessions_float_cents_check CHECK ((float_cents >= 0))
constraint cash_sessions.cash_sessions_pkey PRIMARY KEY (tenant_id, id)
constraint cash_sessions.cash_sessions_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint cash_sessions.cash_sessions_tenant_id_drawer_id_fkey FOREIGN KEY (tenant_id, drawer_id) REFERENCES cash_drawers(tenant_id, id)
constraint cash_sessions.cash_sessions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint cash_sessions.cash_sessions_tenant_id_opened_by_fkey FOREIGN KEY (tenant_id, opened_by) REFERENCES users(tenant_id, id)
constraint categories.categories_colour_check CHECK ((colour = ANY (ARRAY['red'::text, 'orange'::text, 'yellow'::text, 'lime'::text, 'green'::text, 'teal'::text, 'blue'::text, 'indigo'::text, 'violet'::text, 'pink'::text])))
constraint categories.categories_course_check CHECK (((course >= 1) AND (course <= 9)))
constraint categories.categories_pkey PRIMARY KEY (tenant_id, id)
constraint categories.categories_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint categories.categories_tenant_id_station_id_fkey FOREIGN KEY (tenant_id, station_id) REFERENCES stations(tenant_id, id)
constraint categories.categories_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)))
constraint categories.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint combo_choices.combo_choices_extra_cents_check CHECK ((extra_cents >= 0))
constraint combo_choices.combo_choices_pkey PRIMARY KEY (tenant_id, id)
constraint combo_choices.combo_choices_tenant_id_combo_group_id_fkey FOREIGN KEY (tenant_id, combo_group_id) REFERENCES combo_groups(tenant_id, id) ON DELETE CASCADE
constraint combo_choices.combo_choices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint combo_choices.combo_choices_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id)
constraint combo_choices.combo_choices_tenant_id_menu_item_id_variant_id_fkey FOREIGN KEY (tenant_id, menu_item_id, variant_id) REFERENCES menu_variants(tenant_id, menu_item_id, id)
constraint combo_choices.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint combo_groups.combo_groups_check CHECK ((((max_choices >= 1) AND (max_choices <= 20)) AND (max_choices >= min_choices)))
constraint combo_groups.combo_groups_min_choices_check CHECK ((min_choices >= 0))
constraint combo_groups.combo_groups_pkey PRIMARY KEY (tenant_id, id)
constraint combo_groups.combo_groups_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint combo_groups.combo_groups_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id) ON DELETE CASCADE
constraint combo_groups.combo_groups_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)))
constraint combo_groups.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint contingencies.contingencies_check CHECK (((kind <> 5) OR (reason IS NOT NULL)))
constraint contingencies.contingencies_check1 CHECK ((ended_at >= began_at))
constraint contingencies.contingencies_check2 CHECK (((NOT is_trial) OR (environment = '00'::text)))
constraint contingencies.contingencies_environment_check CHECK ((environment = ANY (ARRAY['00'::text, '01'::text])))
constraint contingencies.contingencies_kind_check CHECK (((kind >= 1) AND (kind <= 5)))
constraint contingencies.contingencies_pkey PRIMARY KEY (tenant_id, id)
constraint contingencies.contingencies_reason_check CHECK ((length(reason) <= 500))
constraint contingencies.contingencies_tenant_id_declared_by_fkey FOREIGN KEY (tenant_id, declared_by) REFERENCES users(tenant_id, id)
constraint contingencies.contingencies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint control_numbers.control_numbers_environment_check CHECK ((environment = ANY (ARRAY['00'::text, '01'::text])))
constraint control_numbers.control_numbers_kind_check CHECK ((kind = ANY (ARRAY['01'::text, '03'::text, '05'::text, '06'::text, '14'::text])))
constraint control_numbers.control_numbers_pkey PRIMARY KEY (tenant_id, environment, kind, establishment_code, point_of_sale_code)
constraint control_numbers.control_numbers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint control_numbers.control_numbers_value_check CHECK ((value >= 1))
constraint counters.counters_pkey PRIMARY KEY (tenant_id, series)
constraint counters.counters_series_check CHECK ((series = ANY (ARRAY['order'::text, 'token'::text, 'invoice'::text, 'event'::text, 'cash_closing'::text, 'refund'::text, 'account_payment'::text, 'purchase'::text, 'stock_count'::text])))
constraint counters.counters_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint courtesies.courtesies_pkey PRIMARY KEY (tenant_id, id)
constraint courtesies.courtesies_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
constraint courtesies.courtesies_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES users(tenant_id, id)
constraint courtesies.courtesies_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint courtesies.courtesies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint courtesies.courtesies_unit_price_cents_check CHECK ((unit_price_cents > 0))
constraint customer_debts.customer_debts_amount_cents_check CHECK ((amount_cents > 0))
constraint customer_debts.customer_debts_check CHECK (((open_cents >= 0) AND (open_cents <= amount_cents)))
constraint customer_debts.customer_debts_pkey PRIMARY KEY (tenant_id, invoice_id)
constraint customer_debts.customer_debts_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, id)
constraint customer_debts.customer_debts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint customer_debts.customer_debts_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint customer_words.customer_words_pkey PRIMARY KEY (tenant_id, customer_id, word)
constraint customer_words.customer_words_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, id) ON DELETE CASCADE
constraint customer_words.customer_words_word_check CHECK (((length(word) >= 1) AND (length(word) <= 60)))
constraint customers.customers_allergies_check CHECK ((length(allergies) <= 200))
constraint customers.customers_balance_cents_check CHECK ((balance_cents >= 0))
constraint customers.customers_check CHECK (((merged_into_id IS NULL) OR (archived_at IS NOT NULL)))
constraint customers.customers_credit_days_check CHECK (((credit_days >= 1) AND (credit_days <= 365)))
constraint customers.customers_credit_limit_cents_check CHECK ((credit_limit_cents > 0))
constraint customers.customers_gender_check CHECK ((gender = ANY (ARRAY['female'::text, 'male'::text, 'other'::text])))
constraint customers.customers_notes_check CHECK ((length(notes) <= 500))
constraint customers.customers_phone_check CHECK (((length(phone) <= 20) AND ((length(phone) >= 1) OR (archived_at IS NOT NULL))))
constraint customers.customers_pkey PRIMARY KEY (tenant_id, id)
constraint customers.customers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint customers.customers_tenant_id_merged_into_id_fkey FOREIGN KEY (tenant_id, merged_into_id) REFERENCES customers(tenant_id, id)
constraint customers.customers_trade_name_check CHECK ((length(trade_name) <= 150))
constraint customers.customers_type_check CHECK ((type = ANY (ARRAY['CONSUMIDOR_FINAL'::text, 'CREDITO_FISCAL'::text])))
constraint data_export_pieces.data_export_pieces_no_check CHECK ((no >= 1))
constraint data_export_pieces.data_export_pieces_pkey PRIMARY KEY (tenant_id, export_id, attempt, no)
constraint data_export_pieces.data_export_pieces_tenant_id_export_id_fkey FOREIGN KEY (tenant_id, export_id) REFERENCES data_exports(tenant_id, id)
constraint data_export_pieces.data_export_pieces_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint data_exports.data_exports_cause_check CHECK ((cause = ANY (ARRAY['owner'::text, 'deletion'::text])))
constraint data_exports.data_exports_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
constraint data_exports.data_exports_pkey PRIMARY KEY (tenant_id, id)
constraint data_exports.data_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text, 'removed'::text])))
constraint data_exports.data_exports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint deleted_day_sums.deleted_day_sums_pkey PRIMARY KEY (business_date, currency)
constraint deleted_visit_sums.deleted_visit_sums_pkey PRIMARY KEY (business_date, before)
constraint discount_codes.discount_codes_amount_cents_check CHECK ((amount_cents > 0))
constraint discount_codes.discount_codes_check CHECK ((end_date >= start_date))
constraint discount_codes.discount_codes_check1 CHECK (((times_used >= 0) AND (times_used <= COALESCE(max_uses, times_used))))
constraint discount_codes.discount_codes_check2 CHECK (((discount_type = 'percentage'::text) = (percent_bp IS NOT NULL)))
constraint discount_codes.discount_codes_check3 CHECK (((discount_type = 'fixed'::text) = (amount_cents IS NOT NULL)))
constraint discount_codes.discount_codes_code_check CHECK ((((length(code) >= 1) AND (length(code) <= 40)) AND (code = upper(btrim(code)))))
constraint discount_codes.discount_codes_discount_type_check CHECK ((discount_type = ANY (ARRAY['percentage'::text, 'fixed'::text])))
constraint discount_codes.discount_codes_max_discount_cents_check CHECK ((max_discount_cents > 0))
constraint discount_codes.discount_codes_max_uses_check CHECK ((max_uses >= 1))
constraint discount_codes.discount_codes_min_order_cents_check CHECK ((min_order_cents >= 0))
constraint discount_codes.discount_codes_percent_bp_check CHECK (((percent_bp >= 0) AND (percent_bp <= 10000)))
constraint discount_codes.discount_codes_pkey PRIMARY KEY (tenant_id, id)
constraint discount_codes.discount_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint document_tasks.document_tasks_kind_check CHECK ((kind = ANY (ARRAY['invalidation'::text, 'return_event'::text, 'credit_note'::text])))
constraint document_tasks.document_tasks_pkey PRIMARY KEY (tenant_id, id)
constraint document_tasks.document_tasks_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint document_tasks.document_tasks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint document_tasks.document_tasks_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint document_tasks.document_tasks_tenant_id_refund_id_fkey FOREIGN KEY (tenant_id, refund_id) REFERENCES refunds(tenant_id, id)
constraint document_tasks.document_tasks_tenant_id_refund_id_key UNIQUE (tenant_id, refund_id)
constraint documents.documents_kind_check CHECK ((kind = ANY (ARRAY['01'::text, '03'::text])))
constraint documents.documents_pkey PRIMARY KEY (tenant_id, id)
constraint documents.documents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint documents.documents_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint documents.documents_tenant_id_invoice_id_key UNIQUE (tenant_id, invoice_id)
constraint drafts.drafts_cart_check CHECK ((jsonb_typeof(cart) = 'object'::text))
constraint drafts.drafts_name_ref_check CHECK (((length(name_ref) >= 1) AND (length(name_ref) <= 60)))
constraint drafts.drafts_pkey PRIMARY KEY (tenant_id, id)
constraint drafts.drafts_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint drafts.drafts_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint drafts.drafts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint establishments.establishments_code_check CHECK ((code ~ '^[MSBP][0-9]{3}$'::text))
constraint establishments.establishments_kind_check CHECK ((kind = ANY (ARRAY['01'::text, '02'::text, '04'::text, '07'::text, '20'::text])))
constraint establishments.establishments_official_code_check CHECK ((length(official_code) = 4))
constraint establishments.establishments_pkey PRIMARY KEY (tenant_id, id)
constraint establishments.establishments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint establishments.establishments_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)))
constraint feedbacks.feedbacks_ambiance_check CHECK (((ambiance >= 1) AND (ambiance <= 5)))
constraint feedbacks.feedbacks_email_check CHECK (((length(email) >= 1) AND (length(email) <= 200)))
constraint feedbacks.feedbacks_food_quality_check CHECK (((food_quality >= 1) AND (food_quality <= 5)))
constraint feedbacks.feedbacks_guest_token_hash_check CHECK ((length(guest_token_hash) = 32))
constraint feedbacks.feedbacks_hidden_check CHECK ((((hidden_at IS NULL) = (hidden_reason IS NULL)) AND ((hidden_at IS NULL) = (hidden_by IS NULL))))
constraint feedbacks.feedbacks_hidden_reason_check CHECK (((length(hidden_reason) >= 1) AND (length(hidden_reason) <= 200)))
constraint feedbacks.feedbacks_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
constraint feedbacks.feedbacks_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 30)))
constraint feedbacks.feedbacks_pkey PRIMARY KEY (tenant_id, id)
constraint feedbacks.feedbacks_recommend_check CHECK (((recommend >= 1) AND (recommend <= 5)))
constraint feedbacks.feedbacks_remarks_check CHECK (((length(remarks) >= 1) AND (length(remarks) <= 1000)))
constraint feedbacks.feedbacks_sent_from_check CHECK ((length(sent_from) = 32))
constraint feedbacks.feedbacks_service_check CHECK (((service >= 1) AND (service <= 5)))
constraint feedbacks.feedbacks_staff_behavior_check CHECK (((staff_behavior >= 1) AND (staff_behavior <= 5)))
constraint feedbacks.feedbacks_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, id)
constraint feedbacks.feedbacks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint feedbacks.feedbacks_tenant_id_hidden_by_fkey FOREIGN KEY (tenant_id, hidden_by) REFERENCES users(tenant_id, id)
constraint feedbacks.feedbacks_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint feedbacks.feedbacks_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES visits(tenant_id, id)
constraint files.files_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
constraint files.files_media_type_check CHECK ((media_type = ANY (ARRAY['image/webp'::text, 'image/png'::text, 'image/jpeg'::text])))
constraint files.files_pkey PRIMARY KEY (tenant_id, hash)
constraint files.files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint fiscal_settings.fiscal_settings_district_code_check CHECK ((district_code ~ '^[0-9]{2}$'::text))
constraint fiscal_settings.fiscal_settings_environment_check CHECK ((environment = ANY (ARRAY['00'::text, '01'::text])))
constraint fiscal_settings.fiscal_settings_invalidation_text_check CHECK ((invalidation_text = ANY (ARRAY['manual_1_1'::text, 'manual_2_0'::text, 'regulation_2_0'::text])))
constraint fiscal_settings.fiscal_settings_number_scope_check CHECK ((number_scope = ANY (ARRAY['point_of_sale'::text, 'establishment'::text, 'restaurant'::text])))
constraint fiscal_settings.fiscal_settings_pkey PRIMARY KEY (tenant_id)
constraint fiscal_settings.fiscal_settings_responsible_doc_number_check CHECK ((length(responsible_doc_number) <= 25))
constraint fiscal_settings.fiscal_settings_responsible_doc_type_check CHECK ((length(responsible_doc_type) = 2))
constraint fiscal_settings.fiscal_settings_responsible_name_check CHECK ((length(responsible_name) <= 100))
constraint fiscal_settings.fiscal_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint fiscal_settings.fiscal_settings_trade_name_check CHECK ((length(trade_name) <= 150))
constraint generation_rules.generation_rules_environment_check CHECK ((environment = ANY (ARRAY['00'::text, '01'::text])))
constraint generation_rules.generation_rules_generation_check CHECK ((generation = ANY (ARRAY['2022-12'::text, '2026-07'::text])))
constraint generation_rules.generation_rules_kind_check CHECK ((kind = ANY (ARRAY['01'::text, '03'::text, '05'::text, '06'::text, '14'::text, 'invalidation'::text, 'contingency'::text])))
constraint generation_rules.generation_rules_pkey PRIMARY KEY (tenant_id, kind, environment, from_day)
constraint generation_rules.generation_rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint guest_phones.guest_phones_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
constraint guest_phones.guest_phones_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 20)))
constraint guest_phones.guest_phones_pkey PRIMARY KEY (tenant_id, id)
constraint guest_phones.guest_phones_sent_from_check CHECK ((length(sent_from) = 32))
constraint guest_phones.guest_phones_standing_check CHECK ((standing = ANY (ARRAY['stranger'::text, 'known'::text, 'blocked'::text])))
constraint guest_phones.guest_phones_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint guest_phones.guest_phones_tenant_id_settled_by_fkey FOREIGN KEY (tenant_id, settled_by) REFERENCES users(tenant_id, id)
constraint guest_phones.guest_phones_tenant_id_table_id_fkey FOREIGN KEY (tenant_id, table_id) REFERENCES store_tables(tenant_id, id)
constraint guest_phones.guest_phones_tenant_id_token_hash_key UNIQUE (tenant_id, token_hash)
constraint guest_phones.guest_phones_token_hash_check CHECK ((length(token_hash) = 32))
constraint idempotency_keys.idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 100)))
constraint idempotency_keys.idempotency_keys_pkey PRIMARY KEY (tenant_id, actor, key)
constraint idempotency_keys.idempotency_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint inventory_items.inventory_items_group_title_check CHECK (((length(group_title) >= 1) AND (length(group_title) <= 60)))
constraint inventory_items.inventory_items_min_quantity_threshold_check CHECK ((min_quantity_threshold >= 0))
constraint inventory_items.inventory_items_pkey PRIMARY KEY (tenant_id, id)
constraint inventory_items.inventory_items_quantity_check CHECK ((quantity >= 0))
constraint inventory_items.inventory_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint inventory_items.inventory_items_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
constraint inventory_items.inventory_items_unit_cost_micros_check CHECK (((unit_cost_micros >= 0) AND (unit_cost_micros <= '1000000000000'::bigint)))
constraint inventory_items.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint invoice_discounts.invoice_discounts_amount_cents_check CHECK ((amount_cents > 0))
constraint invoice_discounts.invoice_discounts_code CHECK (((kind = 'code'::text) = (code IS NOT NULL)))
constraint invoice_discounts.invoice_discounts_kind_check CHECK ((kind = ANY (ARRAY['line'::text, 'code'::text, 'bill'::text, 'written'::text])))
constraint invoice_discounts.invoice_discounts_manual CHECK (((kind = ANY (ARRAY['line'::text, 'bill'::text])) = (discount_id IS NOT NULL)))
constraint invoice_discounts.invoice_discounts_pkey PRIMARY KEY (tenant_id, invoice_id, place)
constraint invoice_discounts.invoice_discounts_place_check CHECK ((place >= 0))
constraint invoice_discounts.invoice_discounts_tenant_id_discount_code_id_fkey FOREIGN KEY (tenant_id, discount_code_id) REFERENCES discount_codes(tenant_id, id)
constraint invoice_discounts.invoice_discounts_tenant_id_discount_id_fkey FOREIGN KEY (tenant_id, discount_id) REFERENCES manual_discounts(tenant_id, id)
constraint invoice_discounts.invoice_discounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint invoice_discounts.invoice_discounts_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint invoice_lines.invoice_lines_check CHECK ((portion_denominator >= portion_numerator))
constraint invoice_lines.invoice_lines_line_discount_cents_check CHECK ((line_discount_cents >= 0))
constraint invoice_lines.invoice_lines_pkey PRIMARY KEY (tenant_id, id)
constraint invoice_lines.invoice_lines_portion_numerator_check CHECK ((portion_numerator > 0))
constraint invoice_lines.invoice_lines_quantity_check CHECK ((quantity > 0))
constraint invoice_lines.invoice_lines_tax_type_check CHECK ((tax_type = ANY (ARRAY['exclusive'::text, 'inclusive'::text, 'other'::text])))
constraint invoice_lines.invoice_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint invoice_lines.invoice_lines_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint invoice_lines.invoice_lines_tenant_id_order_line_id_fkey FOREIGN KEY (tenant_id, order_line_id) REFERENCES order_lines(tenant_id, id)
constraint invoice_orders.invoice_orders_pkey PRIMARY KEY (tenant_id, invoice_id, order_id)
constraint invoice_orders.invoice_orders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint invoice_orders.invoice_orders_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint invoice_orders.invoice_orders_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id)
constraint invoice_reversals.invoice_reversals_pkey PRIMARY KEY (tenant_id, invoice_id)
constraint invoice_reversals.invoice_reversals_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
constraint invoice_reversals.invoice_reversals_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint invoice_reversals.invoice_reversals_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint invoice_reversals.invoice_reversals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint invoice_reversals.invoice_reversals_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint invoice_taxes.invoice_taxes_pkey PRIMARY KEY (tenant_id, invoice_id, rate_bp, type)
constraint invoice_taxes.invoice_taxes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint invoice_taxes.invoice_taxes_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint invoice_taxes.invoice_taxes_type_check CHECK ((type = ANY (ARRAY['exclusive'::text, 'inclusive'::text, 'other'::text])))
constraint invoice_words.invoice_words_pkey PRIMARY KEY (tenant_id, invoice_id, word)
constraint invoice_words.invoice_words_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint invoice_words.invoice_words_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint invoice_words.invoice_words_word_check CHECK (((length(word) >= 1) AND (length(word) <= 60)))
constraint invoices.invoices_balance_cents_check CHECK ((balance_cents >= 0))
constraint invoices.invoices_dining_option_check CHECK ((dining_option = ANY (ARRAY['dinein'::text, 'delivery'::text, 'takeaway'::text])))
constraint invoices.invoices_invoice_type_check CHECK ((invoice_type = ANY (ARRAY['CONSUMIDOR_FINAL'::text, 'CREDITO_FISCAL'::text])))
constraint invoices.invoices_pkey PRIMARY KEY (tenant_id, id)
constraint invoices.invoices_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES accounts(tenant_id, id)
constraint invoices.invoices_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id)
constraint invoices.invoices_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint invoices.invoices_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint invoices.invoices_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, id)
constraint invoices.invoices_tenant_id_discount_code_id_fkey FOREIGN KEY (tenant_id, discount_code_id) REFERENCES discount_codes(tenant_id, id)
constraint invoices.invoices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint invoices.invoices_tenant_id_invoice_no_key UNIQUE (tenant_id, invoice_no)
constraint invoices.invoices_tip_cents_check CHECK ((tip_cents >= 0))
constraint invoices.invoices_total_cents_check CHECK ((total_cents >= 0))
constraint invoices.invoices_withheld_cents_check CHECK ((withheld_cents >= 0))
constraint item_limits.item_limits_pkey PRIMARY KEY (tenant_id, menu_item_id)
constraint item_limits.item_limits_remaining_check CHECK (((remaining >= 0) AND (remaining <= 9999)))
constraint item_limits.item_limits_tenant_id_changed_by_fkey FOREIGN KEY (tenant_id, changed_by) REFERENCES users(tenant_id, id)
constraint item_limits.item_limits_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint item_limits.item_limits_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id) ON DELETE CASCADE
constraint item_limits.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint journal_accounts.journal_accounts_account_check CHECK ((account = ANY (ARRAY['cash'::text, 'cards'::text, 'transfers'::text, 'wallets'::text, 'other_payments'::text, 'customers'::text, 'vat_withheld'::text, 'vat_perceived'::text, 'vat_credit'::text, 'purchases'::text, 'cash_shortage'::text, 'suppliers'::text, 'vat_debit'::text, 'tributes'::text, 'tips'::text, 'income_withheld'::text, 'vat_withheld_payable'::text, 'sales'::text, 'service_charge'::text, 'returns'::text, 'cash_surplus'::text])))
constraint journal_accounts.journal_accounts_code_check CHECK (((length(code) >= 1) AND (length(code) <= 30)))
constraint journal_accounts.journal_accounts_pkey PRIMARY KEY (tenant_id, account)
constraint journal_accounts.journal_accounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint journal_accounts.journal_accounts_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)))
constraint kept_tax_documents.kept_tax_documents_control_number_check CHECK ((length(control_number) <= 36))
constraint kept_tax_documents.kept_tax_documents_direction_check CHECK ((direction = ANY (ARRAY['issued'::text, 'received'::text])))
constraint kept_tax_documents.kept_tax_documents_generation_code_check CHECK (((length(generation_code) >= 1) AND (length(generation_code) <= 36)))
constraint kept_tax_documents.kept_tax_documents_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40)))
constraint kept_tax_documents.kept_tax_documents_pkey PRIMARY KEY (tenant_id, direction, generation_code)
constraint kept_tax_documents.kept_tax_documents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint known_devices.known_devices_pkey PRIMARY KEY (tenant_id, device_hash, user_id)
constraint known_devices.known_devices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint known_devices.known_devices_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
constraint line_corrections.line_corrections_becomes_check CHECK ((becomes = ANY (ARRAY['sold'::text, 'free'::text, 'voided'::text])))
constraint line_corrections.line_corrections_change CHECK ((was <> becomes))
constraint line_corrections.line_corrections_line_status_check CHECK ((line_status = ANY (ARRAY['created'::text, 'preparing'::text, 'completed'::text, 'delivered'::text, 'cancelled'::text])))
constraint line_corrections.line_corrections_pkey PRIMARY KEY (tenant_id, id)
constraint line_corrections.line_corrections_quantity_check CHECK ((quantity > 0))
constraint line_corrections.line_corrections_stock_held_check CHECK ((jsonb_typeof(stock_held) = 'object'::text))
constraint line_corrections.line_corrections_tenant_id_courtesy_id_fkey FOREIGN KEY (tenant_id, courtesy_id) REFERENCES courtesies(tenant_id, id)
constraint line_corrections.line_corrections_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint line_corrections.line_corrections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint line_corrections.line_corrections_tenant_id_order_line_id_fkey FOREIGN KEY (tenant_id, order_line_id) REFERENCES order_lines(tenant_id, id)
constraint line_corrections.line_corrections_tenant_id_voided_by_fkey FOREIGN KEY (tenant_id, voided_by) REFERENCES users(tenant_id, id)
constraint line_corrections.line_corrections_void_reason_check CHECK ((void_reason = ANY (ARRAY['guest_changed'::text, 'entered_wrong'::text, 'made_wrong'::text, 'took_too_long'::text, 'sold_out'::text, 'guest_left'::text, 'other'::text])))
constraint line_corrections.line_corrections_was_check CHECK ((was = ANY (ARRAY['sold'::text, 'free'::text, 'voided'::text])))
constraint look_ins.look_ins_check CHECK (((ended_at IS NULL) = (ended_by IS NULL)))
constraint look_ins.look_ins_check1 CHECK ((ends_at <= (began_at + '01:00:00'::interval)))
constraint look_ins.look_ins_ended_by_check CHECK ((ended_by = ANY (ARRAY['operator'::text, 'restaurant'::text, 'time'::text, 'replaced'::text])))
constraint look_ins.look_ins_pkey PRIMARY KEY (id)
constraint look_ins.look_ins_reason_check CHECK (((length(reason) >= 10) AND (length(reason) <= 300)))
constraint look_ins.look_ins_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint look_ins.look_ins_token_hash_key UNIQUE (token_hash)
constraint manual_discounts.manual_discounts_amount_cents_check CHECK ((amount_cents > 0))
constraint manual_discounts.manual_discounts_kind_check CHECK ((kind = ANY (ARRAY['line'::text, 'bill'::text])))
constraint manual_discounts.manual_discounts_one_value CHECK (((percent_bp IS NULL) <> (amount_cents IS NULL)))
constraint manual_discounts.manual_discounts_percent_bp_check CHECK (((percent_bp >= 1) AND (percent_bp <= 10000)))
constraint manual_discounts.manual_discounts_pkey PRIMARY KEY (tenant_id, id)
constraint manual_discounts.manual_discounts_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
constraint manual_discounts.manual_discounts_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES users(tenant_id, id)
constraint manual_discounts.manual_discounts_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint manual_discounts.manual_discounts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint menu_addons.menu_addons_allergens_check CHECK ((allergens <@ ARRAY['gluten'::text, 'crustaceans'::text, 'eggs'::text, 'fish'::text, 'peanuts'::text, 'soy'::text, 'milk'::text, 'nuts'::text, 'celery'::text, 'mustard'::text, 'sesame'::text, 'sulphites'::text, 'lupin'::text, 'molluscs'::text]))
constraint menu_addons.menu_addons_diets_check CHECK ((diets <@ ARRAY['vegetarian'::text, 'vegan'::text, 'gluten_free'::text, 'lactose_free'::text]))
constraint menu_addons.menu_addons_owner_check CHECK (((menu_item_id IS NOT NULL) OR (group_id IS NOT NULL)))
constraint menu_addons.menu_addons_pkey PRIMARY KEY (tenant_id, id)
constraint menu_addons.menu_addons_price_cents_check CHECK ((price_cents >= 0))
constraint menu_addons.menu_addons_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint menu_addons.menu_addons_tenant_id_group_id_fkey FOREIGN KEY (tenant_id, group_id) REFERENCES modifier_groups(tenant_id, id)
constraint menu_addons.menu_addons_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id) ON DELETE CASCADE
constraint menu_addons.menu_addons_tenant_id_menu_item_id_group_id_fkey FOREIGN KEY (tenant_id, menu_item_id, group_id) REFERENCES modifier_groups(tenant_id, menu_item_id, id)
constraint menu_addons.menu_addons_tenant_id_menu_item_id_id_key UNIQUE (tenant_id, menu_item_id, id)
constraint menu_addons.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint menu_directory.menu_directory_pkey PRIMARY KEY (menu_code)
constraint menu_directory.menu_directory_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint menu_directory.menu_directory_tenant_id_key UNIQUE (tenant_id)
constraint menu_item_groups.menu_item_groups_pkey PRIMARY KEY (tenant_id, menu_item_id, group_id)
constraint menu_item_groups.menu_item_groups_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint menu_item_groups.menu_item_groups_tenant_id_group_id_fkey FOREIGN KEY (tenant_id, group_id) REFERENCES modifier_groups(tenant_id, id) ON DELETE CASCADE
constraint menu_item_groups.menu_item_groups_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id) ON DELETE CASCADE
constraint menu_item_groups.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint menu_items.menu_items_additional_bp_check CHECK (((additional_bp >= 0) AND (additional_bp <= 10000)))
constraint menu_items.menu_items_additional_tribute_code_check CHECK (((length(additional_tribute_code) >= 1) AND (length(additional_tribute_code) <= 4)))
constraint menu_items.menu_items_allergens_check CHECK ((allergens <@ ARRAY['gluten'::text, 'crustaceans'::text, 'eggs'::text, 'fish'::text, 'peanuts'::text, 'soy'::text, 'milk'::text, 'nuts'::text, 'celery'::text, 'mustard'::text, 'sesame'::text, 'sulphites'::text, 'lupin'::text, 'molluscs'::text]))
constraint menu_items.menu_items_check CHECK (((tribute_code IS NOT NULL) OR (NOT is_taxable)))
constraint menu_items.menu_items_check1 CHECK (((NOT is_iva_included) OR (is_taxable AND (tribute_code = '20'::text) AND (iva_bp = 1300))))
constraint menu_items.menu_items_check2 CHECK (((additional_tribute_code IS NULL) = (additional_bp IS NULL)))
constraint menu_items.menu_items_check3 CHECK (((additional_tribute_code IS NULL) OR is_iva_included))
constraint menu_items.menu_items_description_check CHECK ((length(description) <= 500))
constraint menu_items.menu_items_diets_check CHECK ((diets <@ ARRAY['vegetarian'::text, 'vegan'::text, 'gluten_free'::text, 'lactose_free'::text]))
constraint menu_items.menu_items_internal_code_check CHECK (((length(internal_code) >= 1) AND (length(internal_code) <= 25)))
constraint menu_items.menu_items_item_type_code_check CHECK (((length(item_type_code) >= 1) AND (length(item_type_code) <= 4)))
constraint menu_items.menu_items_iva_bp_check CHECK (((iva_bp >= 0) AND (iva_bp <= 10000)))
constraint menu_items.menu_items_net_price_cents_check CHECK ((net_price_cents >= 0))
constraint menu_items.menu_items_pkey PRIMARY KEY (tenant_id, id)
constraint menu_items.menu_items_price_cents_check CHECK ((price_cents >= 0))
constraint menu_items.menu_items_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id)
constraint menu_items.menu_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint menu_items.menu_items_tenant_id_image_fkey FOREIGN KEY (tenant_id, image) REFERENCES files(tenant_id, hash)
constraint menu_items.menu_items_tenant_id_station_id_fkey FOREIGN KEY (tenant_id, station_id) REFERENCES stations(tenant_id, id)
constraint menu_items.menu_items_tenant_id_tax_id_fkey FOREIGN KEY (tenant_id, tax_id) REFERENCES taxes(tenant_id, id)
constraint menu_items.menu_items_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
constraint menu_items.menu_items_tribute_code_check CHECK (((length(tribute_code) >= 1) AND (length(tribute_code) <= 4)))
constraint menu_items.menu_items_unit_code_check CHECK (((length(unit_code) >= 1) AND (length(unit_code) <= 4)))
constraint menu_items.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint menu_translations.menu_translations_check CHECK ((num_nonnulls(category_id, menu_item_id, variant_id, addon_id, group_id, combo_group_id) = 1))
constraint menu_translations.menu_translations_check1 CHECK ((num_nonnulls(title, description) > 0))
constraint menu_translations.menu_translations_check2 CHECK (((description IS NULL) OR (menu_item_id IS NOT NULL)))
constraint menu_translations.menu_translations_copied_from_check CHECK ((copied_from ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
constraint menu_translations.menu_translations_description_check CHECK (((length(description) >= 1) AND (length(description) <= 500)))
constraint menu_translations.menu_translations_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
constraint menu_translations.menu_translations_pkey PRIMARY KEY (tenant_id, id)
constraint menu_translations.menu_translations_tenant_id_addon_id_fkey FOREIGN KEY (tenant_id, addon_id) REFERENCES menu_addons(tenant_id, id)
constraint menu_translations.menu_translations_tenant_id_addon_id_language_key UNIQUE (tenant_id, addon_id, language)
constraint menu_translations.menu_translations_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id)
constraint menu_translations.menu_translations_tenant_id_category_id_language_key UNIQUE (tenant_id, category_id, language)
constraint menu_translations.menu_translations_tenant_id_combo_group_id_fkey FOREIGN KEY (tenant_id, combo_group_id) REFERENCES combo_groups(tenant_id, id) ON DELETE CASCADE
constraint menu_translations.menu_translations_tenant_id_combo_group_id_language_key UNIQUE (tenant_id, combo_group_id, language)
constraint menu_translations.menu_translations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint menu_translations.menu_translations_tenant_id_group_id_fkey FOREIGN KEY (tenant_id, group_id) REFERENCES modifier_groups(tenant_id, id)
constraint menu_translations.menu_translations_tenant_id_group_id_language_key UNIQUE (tenant_id, group_id, language)
constraint menu_translations.menu_translations_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id)
constraint menu_translations.menu_translations_tenant_id_menu_item_id_language_key UNIQUE (tenant_id, menu_item_id, language)
constraint menu_translations.menu_translations_tenant_id_variant_id_fkey FOREIGN KEY (tenant_id, variant_id) REFERENCES menu_variants(tenant_id, id)
constraint menu_translations.menu_translations_tenant_id_variant_id_language_key UNIQUE (tenant_id, variant_id, language)
constraint menu_translations.menu_translations_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
constraint menu_translations.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint menu_variants.menu_variants_allergens_check CHECK ((allergens <@ ARRAY['gluten'::text, 'crustaceans'::text, 'eggs'::text, 'fish'::text, 'peanuts'::text, 'soy'::text, 'milk'::text, 'nuts'::text, 'celery'::text, 'mustard'::text, 'sesame'::text, 'sulphites'::text, 'lupin'::text, 'molluscs'::text]))
constraint menu_variants.menu_variants_diets_check CHECK ((diets <@ ARRAY['vegetarian'::text, 'vegan'::text, 'gluten_free'::text, 'lactose_free'::text]))
constraint menu_variants.menu_variants_pkey PRIMARY KEY (tenant_id, id)
constraint menu_variants.menu_variants_price_cents_check CHECK ((price_cents >= 0))
constraint menu_variants.menu_variants_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint menu_variants.menu_variants_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id) ON DELETE CASCADE
constraint menu_variants.menu_variants_tenant_id_menu_item_id_id_key UNIQUE (tenant_id, menu_item_id, id)
constraint menu_variants.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint modifier_groups.modifier_groups_check CHECK (((max_choices >= 1) AND (max_choices >= min_choices)))
constraint modifier_groups.modifier_groups_max_each_check CHECK (((max_each >= 1) AND (max_each <= 20)))
constraint modifier_groups.modifier_groups_min_choices_check CHECK ((min_choices >= 0))
constraint modifier_groups.modifier_groups_pkey PRIMARY KEY (tenant_id, id)
constraint modifier_groups.modifier_groups_required_check CHECK (((NOT is_required) OR (min_choices >= 1)))
constraint modifier_groups.modifier_groups_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint modifier_groups.modifier_groups_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id) ON DELETE CASCADE
constraint modifier_groups.modifier_groups_tenant_id_menu_item_id_id_key UNIQUE (tenant_id, menu_item_id, id)
constraint modifier_groups.modifier_groups_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)))
constraint modifier_groups.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint offer_hours.offer_hours_check CHECK ((num_nonnulls(category_id, menu_item_id, price_rule_id) = 1))
constraint offer_hours.offer_hours_check1 CHECK ((ends_on >= starts_on))
constraint offer_hours.offer_hours_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439)))
constraint offer_hours.offer_hours_pkey PRIMARY KEY (tenant_id, id)
constraint offer_hours.offer_hours_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id)
constraint offer_hours.offer_hours_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint offer_hours.offer_hours_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id)
constraint offer_hours.offer_hours_tenant_id_price_rule_id_fkey FOREIGN KEY (tenant_id, price_rule_id) REFERENCES price_rules(tenant_id, id)
constraint offer_hours.offer_hours_to_minute_check CHECK (((to_minute >= 0) AND (to_minute <= 1439)))
constraint offer_hours.offer_hours_weekdays_check CHECK ((weekdays <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]))
constraint offer_hours.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint order_corrections.order_corrections_change_check CHECK ((abs(change) = 1))
constraint order_corrections.order_corrections_pkey PRIMARY KEY (tenant_id, id)
constraint order_corrections.order_corrections_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint order_corrections.order_corrections_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id)
constraint order_line_changes.order_line_changes_kind_check CHECK ((kind = ANY (ARRAY['cancelled'::text, 'reduced'::text, 'moved'::text])))
constraint order_line_changes.order_line_changes_line_status_check CHECK ((line_status = ANY (ARRAY['created'::text, 'preparing'::text, 'completed'::text, 'delivered'::text, 'cancelled'::text])))
constraint order_line_changes.order_line_changes_pkey PRIMARY KEY (tenant_id, id)
constraint order_line_changes.order_line_changes_quantity_check CHECK ((quantity > 0))
constraint order_line_changes.order_line_changes_reason_check CHECK ((reason = ANY (ARRAY['guest_changed'::text, 'entered_wrong'::text, 'made_wrong'::text, 'took_too_long'::text, 'sold_out'::text, 'guest_left'::text, 'other'::text])))
constraint order_line_changes.order_line_changes_tenant_id_acknowledged_by_fkey FOREIGN KEY (tenant_id, acknowledged_by) REFERENCES users(tenant_id, id)
constraint order_line_changes.order_line_changes_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES users(tenant_id, id)
constraint order_line_changes.order_line_changes_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint order_line_changes.order_line_changes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint order_line_changes.order_line_changes_tenant_id_from_table_id_fkey FOREIGN KEY (tenant_id, from_table_id) REFERENCES store_tables(tenant_id, id)
constraint order_line_changes.order_line_changes_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id)
constraint order_line_changes.order_line_changes_tenant_id_order_line_id_fkey FOREIGN KEY (tenant_id, order_line_id) REFERENCES order_lines(tenant_id, id)
constraint order_line_changes.order_line_changes_tenant_id_station_id_fkey FOREIGN KEY (tenant_id, station_id) REFERENCES stations(tenant_id, id)
constraint order_line_changes.order_line_changes_tenant_id_to_table_id_fkey FOREIGN KEY (tenant_id, to_table_id) REFERENCES store_tables(tenant_id, id)
constraint order_lines.order_lines_check CHECK (((withdrawn_quantity >= 0) AND (withdrawn_quantity <= quantity)))
constraint order_lines.order_lines_claimed CHECK (((claimed_by IS NULL) = (claimed_at IS NULL)))
constraint order_lines.order_lines_claimed_by FOREIGN KEY (tenant_id, claimed_by) REFERENCES users(tenant_id, id)
constraint order_lines.order_lines_combo CHECK ((num_nulls(combo_uuid, combo_item_id, combo_title) = ANY (ARRAY[0, 3])))
constraint order_lines.order_lines_course_check CHECK (((course >= 1) AND (course <= 9)))
constraint order_lines.order_lines_courtesy_is_free CHECK (((courtesy_id IS NULL) OR (unit_price_cents = 0)))
constraint order_lines.order_lines_discount_cents_check CHECK ((discount_cents >= 0))
constraint order_lines.order_lines_discount_check CHECK (((discount_cents = 0) OR (discount_id IS NOT NULL)))
constraint order_lines.order_lines_discount_key FOREIGN KEY (tenant_id, discount_id) REFERENCES manual_discounts(tenant_id, id)
constraint order_lines.order_lines_held_in_a_course CHECK (((held_until IS NULL) OR (course IS NOT NULL)))
constraint order_lines.order_lines_notes_check CHECK ((length(notes) <= 203))
constraint order_lines.order_lines_pkey PRIMARY KEY (tenant_id, id)
constraint order_lines.order_lines_quantity_check CHECK ((quantity > 0))
constraint order_lines.order_lines_seat_check CHECK ((seat > 0))
constraint order_lines.order_lines_status_check CHECK ((status = ANY (ARRAY['created'::text, 'preparing'::text, 'completed'::text, 'delivered'::text, 'cancelled'::text])))
constraint order_lines.order_lines_stock_held_check CHECK ((jsonb_typeof(stock_held) = 'object'::text))
constraint order_lines.order_lines_tax_type_check CHECK ((tax_type = ANY (ARRAY['exclusive'::text, 'inclusive'::text, 'other'::text])))
constraint order_lines.order_lines_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint order_lines.order_lines_tenant_id_combo_item_id_fkey FOREIGN KEY (tenant_id, combo_item_id) REFERENCES menu_items(tenant_id, id)
constraint order_lines.order_lines_tenant_id_courtesy_id_fkey FOREIGN KEY (tenant_id, courtesy_id) REFERENCES courtesies(tenant_id, id)
constraint order_lines.order_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint order_lines.order_lines_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id)
constraint order_lines.order_lines_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id)
constraint order_lines.order_lines_tenant_id_station_id_fkey FOREIGN KEY (tenant_id, station_id) REFERENCES stations(tenant_id, id)
constraint order_lines.order_lines_tenant_id_status_changed_by_fkey FOREIGN KEY (tenant_id, status_changed_by) REFERENCES users(tenant_id, id)
constraint order_lines.order_lines_tenant_id_taken_by_fkey FOREIGN KEY (tenant_id, taken_by) REFERENCES users(tenant_id, id)
constraint order_lines.order_lines_unit_price_cents_check CHECK ((unit_price_cents >= 0))
constraint order_lines.order_lines_void_reason_check CHECK ((void_reason = ANY (ARRAY['guest_changed'::text, 'entered_wrong'::text, 'made_wrong'::text, 'took_too_long'::text, 'sold_out'::text, 'guest_left'::text, 'other'::text])))
constraint order_tokens.order_tokens_pkey PRIMARY KEY (tenant_id, day)
constraint order_tokens.order_tokens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint orders.orders_awaits_handover_check CHECK (((NOT awaits_handover) OR (payment_status = 'paid'::text)))
constraint orders.orders_check CHECK (((external_number IS NULL) OR (source = 'delivery_platform'::text)))
constraint orders.orders_payment_status_check CHECK ((payment_status = ANY (ARRAY['unpaid'::text, 'paid'::text])))
constraint orders.orders_pkey PRIMARY KEY (tenant_id, id)
constraint orders.orders_round_check CHECK ((round > 0))
constraint orders.orders_sent_round_check CHECK ((sent_round > 0))
constraint orders.orders_source_check CHECK ((source = ANY (ARRAY['table'::text, 'counter'::text, 'phone'::text, 'qr'::text, 'delivery_platform'::text])))
constraint orders.orders_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES accounts(tenant_id, id)
constraint orders.orders_tenant_id_account_id_round_key UNIQUE (tenant_id, account_id, round)
constraint orders.orders_tenant_id_bill_id_fkey FOREIGN KEY (tenant_id, bill_id) REFERENCES bills(tenant_id, id)
constraint orders.orders_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint orders.orders_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint orders.orders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint orders.orders_tenant_id_order_no_key UNIQUE (tenant_id, order_no)
constraint orders.paid_webhooks TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint orders.visit_follows_payment TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint password_resets.password_resets_pkey PRIMARY KEY (tenant_id, token_hash)
constraint password_resets.password_resets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint password_resets.password_resets_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
constraint payment_types.payment_types_check CHECK (((settles = 'now'::text) OR (icon <> 'cash'::text)))
constraint payment_types.payment_types_icon_check CHECK ((icon = ANY (ARRAY['cash'::text, 'card'::text, 'wallet'::text, 'paypal'::text, 'qrcode'::text, 'reader'::text, 'bank'::text, 'discount'::text])))
constraint payment_types.payment_types_pkey PRIMARY KEY (tenant_id, id)
constraint payment_types.payment_types_settles_check CHECK ((settles = ANY (ARRAY['now'::text, 'on_account'::text])))
constraint payment_types.payment_types_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint payment_types.payment_types_tender_code_check CHECK ((tender_code = ANY (ARRAY['01'::text, '02'::text, '03'::text, '04'::text, '05'::text, '08'::text, '09'::text, '11'::text, '12'::text, '13'::text, '14'::text, '99'::text])))
constraint payment_types.payment_types_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)))
constraint payment_types.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint payments.payments_amount_cents_check CHECK ((amount_cents >= 0))
constraint payments.payments_change_cents_check CHECK ((change_cents >= 0))
constraint payments.payments_change_of_received CHECK ((change_cents = COALESCE(((received_cents - amount_cents) - tip_cents), (0)::bigint))) NOT VALID
constraint payments.payments_of_something CHECK (((amount_cents + tip_cents) > 0)) NOT VALID
constraint payments.payments_pkey PRIMARY KEY (tenant_id, id)
constraint payments.payments_received_cents_check CHECK ((received_cents >= 0))
constraint payments.payments_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_sessions(tenant_id, id)
constraint payments.payments_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint payments.payments_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint payments.payments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint payments.payments_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint payments.payments_tenant_id_payment_type_id_fkey FOREIGN KEY (tenant_id, payment_type_id) REFERENCES payment_types(tenant_id, id)
constraint payments.payments_tenant_id_waiter_id_fkey FOREIGN KEY (tenant_id, waiter_id) REFERENCES users(tenant_id, id)
constraint payments.payments_tip_cents_check CHECK ((tip_cents >= 0))
constraint planned_invalidations.planned_invalidations_kind_check CHECK ((kind = ANY (ARRAY[1, 3])))
constraint planned_invalidations.planned_invalidations_pkey PRIMARY KEY (tenant_id, about_id)
constraint planned_invalidations.planned_invalidations_reason_check CHECK ((length(reason) <= 200))
constraint planned_invalidations.planned_invalidations_tenant_id_about_id_fkey FOREIGN KEY (tenant_id, about_id) REFERENCES tax_documents(tenant_id, id)
constraint planned_invalidations.planned_invalidations_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint planned_invalidations.planned_invalidations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint platform_day_sums.platform_day_sums_pkey PRIMARY KEY (business_date, currency)
constraint platform_stale_days.platform_stale_days_pkey PRIMARY KEY (business_date, written_by)
constraint platform_visit_sums.platform_visit_sums_pkey PRIMARY KEY (span, starts_on, before)
constraint platform_visit_sums.platform_visit_sums_span_check CHECK ((span = ANY (ARRAY['day'::text, 'month'::text])))
constraint points_of_sale.points_of_sale_code_check CHECK ((code ~ '^P[0-9]{3}$'::text))
constraint points_of_sale.points_of_sale_official_code_check CHECK (((length(official_code) >= 1) AND (length(official_code) <= 15)))
constraint points_of_sale.points_of_sale_pkey PRIMARY KEY (tenant_id, id)
constraint points_of_sale.points_of_sale_tenant_id_establishment_id_fkey FOREIGN KEY (tenant_id, establishment_id) REFERENCES establishments(tenant_id, id)
constraint points_of_sale.points_of_sale_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint points_of_sale.points_of_sale_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)))
constraint price_rule_prices.price_rule_prices_pkey PRIMARY KEY (tenant_id, id)
constraint price_rule_prices.price_rule_prices_price_cents_check CHECK ((price_cents >= 0))
constraint price_rule_prices.price_rule_prices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint price_rule_prices.price_rule_prices_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id)
constraint price_rule_prices.price_rule_prices_tenant_id_menu_item_id_variant_id_fkey FOREIGN KEY (tenant_id, menu_item_id, variant_id) REFERENCES menu_variants(tenant_id, menu_item_id, id)
constraint price_rule_prices.price_rule_prices_tenant_id_price_rule_id_fkey FOREIGN KEY (tenant_id, price_rule_id) REFERENCES price_rules(tenant_id, id)
constraint price_rule_prices.price_rule_prices_tenant_id_price_rule_id_menu_item_id_vari_key UNIQUE NULLS NOT DISTINCT (tenant_id, price_rule_id, menu_item_id, variant_id)
constraint price_rule_prices.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint price_rule_targets.price_rule_targets_check CHECK ((num_nonnulls(category_id, menu_item_id) = 1))
constraint price_rule_targets.price_rule_targets_pkey PRIMARY KEY (tenant_id, id)
constraint price_rule_targets.price_rule_targets_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id)
constraint price_rule_targets.price_rule_targets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint price_rule_targets.price_rule_targets_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id)
constraint price_rule_targets.price_rule_targets_tenant_id_price_rule_id_category_id_menu_key UNIQUE NULLS NOT DISTINCT (tenant_id, price_rule_id, category_id, menu_item_id)
constraint price_rule_targets.price_rule_targets_tenant_id_price_rule_id_fkey FOREIGN KEY (tenant_id, price_rule_id) REFERENCES price_rules(tenant_id, id)
constraint price_rule_targets.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint price_rules.price_rules_check CHECK (((effect = 'percent'::text) = (percent_bp IS NOT NULL)))
constraint price_rules.price_rules_check1 CHECK (((effect = 'amount'::text) = (amount_cents IS NOT NULL)))
constraint price_rules.price_rules_dining_options_check CHECK ((dining_options <@ ARRAY['dinein'::text, 'delivery'::text, 'takeaway'::text]))
constraint price_rules.price_rules_effect_check CHECK ((effect = ANY (ARRAY['percent'::text, 'amount'::text, 'fixed'::text])))
constraint price_rules.price_rules_percent_bp_check CHECK (((percent_bp >= '-10000'::integer) AND (percent_bp <= 90000)))
constraint price_rules.price_rules_pkey PRIMARY KEY (tenant_id, id)
constraint price_rules.price_rules_reach_check CHECK ((reach = ANY (ARRAY['menu'::text, 'chosen'::text])))
constraint price_rules.price_rules_sources_check CHECK ((sources <@ ARRAY['table'::text, 'counter'::text, 'phone'::text, 'qr'::text, 'delivery_platform'::text]))
constraint price_rules.price_rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint price_rules.price_rules_title_check CHECK (((length(title) >= 1) AND (length(title) <= 60)))
constraint price_rules.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint print_settings.print_settings_page_format_check CHECK ((page_format = ANY (ARRAY[57, 80])))
constraint print_settings.print_settings_pkey PRIMARY KEY (tenant_id)
constraint print_settings.print_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint print_settings.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint purchase_attachments.purchase_attachments_bytes_check CHECK ((length(bytes) <= 5242880))
constraint purchase_attachments.purchase_attachments_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
constraint purchase_attachments.purchase_attachments_media_type_check CHECK ((media_type = ANY (ARRAY['image/webp'::text, 'application/pdf'::text])))
constraint purchase_attachments.purchase_attachments_pkey PRIMARY KEY (tenant_id, purchase_id)
constraint purchase_attachments.purchase_attachments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint purchase_attachments.purchase_attachments_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES purchases(tenant_id, id)
constraint purchase_documents.purchase_documents_buyer_number_check CHECK ((length(buyer_number) <= 36))
constraint purchase_documents.purchase_documents_control_number_check CHECK ((length(control_number) <= 36))
constraint purchase_documents.purchase_documents_document_type_check CHECK ((document_type = ANY (ARRAY['01'::text, '03'::text, '05'::text, '06'::text, '11'::text, '14'::text])))
constraint purchase_documents.purchase_documents_generation_code_check CHECK ((length(generation_code) = 36))
constraint purchase_documents.purchase_documents_issuer_nit_check CHECK ((length(issuer_nit) <= 36))
constraint purchase_documents.purchase_documents_issuer_nrc_check CHECK ((length(issuer_nrc) <= 36))
constraint purchase_documents.purchase_documents_original_check CHECK ((length(original) <= 16000000))
constraint purchase_documents.purchase_documents_pkey PRIMARY KEY (tenant_id, purchase_id)
constraint purchase_documents.purchase_documents_seal_check CHECK ((length(seal) <= 100))
constraint purchase_documents.purchase_documents_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
constraint purchase_documents.purchase_documents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint purchase_documents.purchase_documents_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES purchases(tenant_id, id)
constraint purchase_items.purchase_items_check CHECK (((moved_quantity >= 0) AND (moved_quantity <= stock_quantity)))
constraint purchase_items.purchase_items_check1 CHECK (((cancelled_quantity >= 0) AND (cancelled_quantity <= moved_quantity)))
constraint purchase_items.purchase_items_check2 CHECK (((inventory_item_id IS NULL) = (stock_quantity IS NULL)))
constraint purchase_items.purchase_items_check3 CHECK (((inventory_item_id IS NULL) = (factor IS NULL)))
constraint purchase_items.purchase_items_check4 CHECK (((inventory_item_id IS NULL) = (moved_quantity IS NULL)))
constraint purchase_items.purchase_items_check5 CHECK (((NOT is_price) OR ((unit_cost_micros IS NOT NULL) AND (inventory_item_id IS NOT NULL))))
constraint purchase_items.purchase_items_check6 CHECK (((rise_bp IS NULL) OR (is_price AND (previous_id IS NOT NULL))))
constraint purchase_items.purchase_items_code_check CHECK ((length(code) <= 200))
constraint purchase_items.purchase_items_discount_cents_check CHECK ((discount_cents > 0))
constraint purchase_items.purchase_items_factor_check CHECK ((factor > 0))
constraint purchase_items.purchase_items_line_check CHECK ((line >= 1))
constraint purchase_items.purchase_items_pkey PRIMARY KEY (tenant_id, id)
constraint purchase_items.purchase_items_quantity_check CHECK ((quantity > 0))
constraint purchase_items.purchase_items_rise_bp_check CHECK ((rise_bp > 0))
constraint purchase_items.purchase_items_stock_quantity_check CHECK ((stock_quantity > 0))
constraint purchase_items.purchase_items_supplier_key_check CHECK ((length(supplier_key) <= 220))
constraint purchase_items.purchase_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint purchase_items.purchase_items_tenant_id_inventory_item_id_fkey FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_items(tenant_id, id)
constraint purchase_items.purchase_items_tenant_id_previous_id_fkey FOREIGN KEY (tenant_id, previous_id) REFERENCES purchase_items(tenant_id, id)
constraint purchase_items.purchase_items_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES purchases(tenant_id, id)
constraint purchase_items.purchase_items_tenant_id_purchase_id_line_key UNIQUE (tenant_id, purchase_id, line)
constraint purchase_items.purchase_items_tenant_id_vendor_id_fkey FOREIGN KEY (tenant_id, vendor_id) REFERENCES vendors(tenant_id, id)
constraint purchase_items.purchase_items_title_check CHECK (((length(title) >= 1) AND (length(title) <= 1500)))
constraint purchase_items.purchase_items_unit_check CHECK (((length(unit) >= 1) AND (length(unit) <= 30)))
constraint purchase_items.purchase_items_unit_code_check CHECK (((unit_code >= 1) AND (unit_code <= 99)))
constraint purchase_items.purchase_items_unit_cost_micros_check CHECK ((unit_cost_micros >= 0))
constraint purchase_items.purchase_items_unit_price_micros_check CHECK ((unit_price_micros >= 0))
constraint purchase_units.purchase_units_factor_check CHECK ((factor > 0))
constraint purchase_units.purchase_units_name_check CHECK (((length(name) >= 1) AND (length(name) <= 30)))
constraint purchase_units.purchase_units_name_key_check CHECK (((length(name_key) >= 1) AND (length(name_key) <= 30)))
constraint purchase_units.purchase_units_pkey PRIMARY KEY (tenant_id, id)
constraint purchase_units.purchase_units_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint purchase_units.purchase_units_tenant_id_inventory_item_id_fkey FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_items(tenant_id, id)
constraint purchase_units.purchase_units_tenant_id_inventory_item_id_vendor_id_name_k_key UNIQUE NULLS NOT DISTINCT (tenant_id, inventory_item_id, vendor_id, name_key)
constraint purchase_units.purchase_units_tenant_id_vendor_id_fkey FOREIGN KEY (tenant_id, vendor_id) REFERENCES vendors(tenant_id, id)
constraint purchases.purchases_attachment_type_check CHECK ((attachment_type = ANY (ARRAY['image/webp'::text, 'application/pdf'::text])))
constraint purchases.purchases_cancel_reason_check CHECK ((length(cancel_reason) <= 200))
constraint purchases.purchases_check CHECK (((vendor_id IS NULL) OR (vendor_name IS NOT NULL)))
constraint purchases.purchases_check1 CHECK (((status = 'cancelled'::text) = (cancelled_at IS NOT NULL)))
constraint purchases.purchases_check2 CHECK (((cancelled_at IS NULL) = (cancel_reason IS NULL)))
constraint purchases.purchases_control_number_check CHECK ((length(control_number) <= 36))
constraint purchases.purchases_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
constraint purchases.purchases_discount_cents_check CHECK ((discount_cents > 0))
constraint purchases.purchases_document_type_check CHECK ((document_type = ANY (ARRAY['01'::text, '03'::text, '05'::text, '06'::text, '11'::text, '14'::text])))
constraint purchases.purchases_effect_check CHECK ((effect = ANY (ARRAY['brings'::text, 'takes_back'::text, 'reprices'::text])))
constraint purchases.purchases_generation_code_check CHECK ((length(generation_code) = 36))
constraint purchases.purchases_income_code_check CHECK ((income_code = ANY (ARRAY['07'::text, '09'::text, '11'::text, '21'::text, '27'::text])))
constraint purchases.purchases_income_of_withheld CHECK (((income_code IS NULL) OR (withheld_income_cents IS NOT NULL)))
constraint purchases.purchases_invoice_number_check CHECK ((length(invoice_number) <= 60))
constraint purchases.purchases_items_count_check CHECK ((items_count >= 1))
constraint purchases.purchases_note_check CHECK ((length(note) <= 500))
constraint purchases.purchases_pkey PRIMARY KEY (tenant_id, id)
constraint purchases.purchases_source_check CHECK ((source = ANY (ARRAY['manual'::text, 'dte'::text])))
constraint purchases.purchases_status_check CHECK ((status = ANY (ARRAY['received'::text, 'cancelled'::text])))
constraint purchases.purchases_tenant_id_cancelled_by_fkey FOREIGN KEY (tenant_id, cancelled_by) REFERENCES users(tenant_id, id)
constraint purchases.purchases_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint purchases.purchases_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint purchases.purchases_tenant_id_number_key UNIQUE (tenant_id, number)
constraint purchases.purchases_tenant_id_vendor_id_fkey FOREIGN KEY (tenant_id, vendor_id) REFERENCES vendors(tenant_id, id)
constraint purchases.purchases_withheld_income_cents_check CHECK ((withheld_income_cents >= 0))
constraint qr_order_lines.qr_order_lines_notes_check CHECK ((length(notes) <= 100))
constraint qr_order_lines.qr_order_lines_parts_check CHECK ((jsonb_typeof(parts) = 'array'::text))
constraint qr_order_lines.qr_order_lines_pkey PRIMARY KEY (tenant_id, id)
constraint qr_order_lines.qr_order_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999)))
constraint qr_order_lines.qr_order_lines_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint qr_order_lines.qr_order_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint qr_order_lines.qr_order_lines_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id)
constraint qr_order_lines.qr_order_lines_tenant_id_qr_order_id_fkey FOREIGN KEY (tenant_id, qr_order_id) REFERENCES qr_orders(tenant_id, id)
constraint qr_order_lines.qr_order_lines_unit_price_cents_check CHECK ((unit_price_cents >= 0))
constraint qr_orders.qr_orders_check CHECK (((status = 'pending'::text) = (settled_at IS NULL)))
constraint qr_orders.qr_orders_check1 CHECK (((status = 'processed'::text) = (order_id IS NOT NULL)))
constraint qr_orders.qr_orders_content_hash_check CHECK ((length(content_hash) = 32))
constraint qr_orders.qr_orders_dining_option_check CHECK ((dining_option = ANY (ARRAY['dinein'::text, 'takeaway'::text, 'delivery'::text])))
constraint qr_orders.qr_orders_guest_address_check CHECK (((length(guest_address) >= 1) AND (length(guest_address) <= 200)))
constraint qr_orders.qr_orders_guest_name_check CHECK (((length(guest_name) >= 1) AND (length(guest_name) <= 80)))
constraint qr_orders.qr_orders_guest_phone_check CHECK (((length(guest_phone) >= 1) AND (length(guest_phone) <= 20)))
constraint qr_orders.qr_orders_guest_token_hash_check CHECK ((length(guest_token_hash) = 32))
constraint qr_orders.qr_orders_invoice_type_check CHECK ((invoice_type = ANY (ARRAY['CONSUMIDOR_FINAL'::text, 'CREDITO_FISCAL'::text])))
constraint qr_orders.qr_orders_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
constraint qr_orders.qr_orders_pkey PRIMARY KEY (tenant_id, id)
constraint qr_orders.qr_orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'processed'::text, 'cancelled'::text])))
constraint qr_orders.qr_orders_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint qr_orders.qr_orders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint qr_orders.qr_orders_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id)
constraint qr_orders.qr_orders_tenant_id_settled_by_fkey FOREIGN KEY (tenant_id, settled_by) REFERENCES users(tenant_id, id)
constraint qr_orders.qr_orders_tenant_id_table_id_fkey FOREIGN KEY (tenant_id, table_id) REFERENCES store_tables(tenant_id, id)
constraint quick_notes.quick_notes_note_check CHECK (((length(note) >= 1) AND (length(note) <= 40)))
constraint quick_notes.quick_notes_pkey PRIMARY KEY (tenant_id, id)
constraint quick_notes.quick_notes_tenant_id_category_id_fkey FOREIGN KEY (tenant_id, category_id) REFERENCES categories(tenant_id, id) ON DELETE CASCADE
constraint quick_notes.quick_notes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint quick_notes.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint recipe_items.recipe_items_check CHECK (((variant_id IS NULL) OR (addon_id IS NULL)))
constraint recipe_items.recipe_items_owner_check CHECK (((menu_item_id IS NOT NULL) OR (addon_id IS NOT NULL)))
constraint recipe_items.recipe_items_pkey PRIMARY KEY (tenant_id, id)
constraint recipe_items.recipe_items_quantity_check CHECK ((quantity > 0))
constraint recipe_items.recipe_items_tenant_id_addon_id_fkey FOREIGN KEY (tenant_id, addon_id) REFERENCES menu_addons(tenant_id, id) ON DELETE CASCADE
constraint recipe_items.recipe_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint recipe_items.recipe_items_tenant_id_inventory_item_id_fkey FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_items(tenant_id, id)
constraint recipe_items.recipe_items_tenant_id_menu_item_id_addon_id_fkey FOREIGN KEY (tenant_id, menu_item_id, addon_id) REFERENCES menu_addons(tenant_id, menu_item_id, id) ON DELETE CASCADE
constraint recipe_items.recipe_items_tenant_id_menu_item_id_fkey FOREIGN KEY (tenant_id, menu_item_id) REFERENCES menu_items(tenant_id, id) ON DELETE CASCADE
constraint recipe_items.recipe_items_tenant_id_menu_item_id_variant_id_fkey FOREIGN KEY (tenant_id, menu_item_id, variant_id) REFERENCES menu_variants(tenant_id, menu_item_id, id) ON DELETE CASCADE
constraint recipe_items.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint recovery_codes.recovery_codes_pkey PRIMARY KEY (tenant_id, user_id, code_hash)
constraint recovery_codes.recovery_codes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint recovery_codes.recovery_codes_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES second_factors(tenant_id, user_id) ON DELETE CASCADE
constraint refund_lines.refund_lines_pkey PRIMARY KEY (tenant_id, refund_id, invoice_line_id)
constraint refund_lines.refund_lines_quantity_check CHECK ((quantity > 0))
constraint refund_lines.refund_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint refund_lines.refund_lines_tenant_id_invoice_line_id_fkey FOREIGN KEY (tenant_id, invoice_line_id) REFERENCES invoice_lines(tenant_id, id)
constraint refund_lines.refund_lines_tenant_id_refund_id_fkey FOREIGN KEY (tenant_id, refund_id) REFERENCES refunds(tenant_id, id)
constraint refunds.refunds_amount_cents_check CHECK ((amount_cents >= 0))
constraint refunds.refunds_check CHECK (((debt_cents >= 0) AND (debt_cents <= amount_cents)))
constraint refunds.refunds_pkey PRIMARY KEY (tenant_id, id)
constraint refunds.refunds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
constraint refunds.refunds_tax_total_cents_check CHECK ((tax_total_cents >= 0))
constraint refunds.refunds_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES users(tenant_id, id)
constraint refunds.refunds_tenant_id_cash_session_id_fkey FOREIGN KEY (tenant_id, cash_session_id) REFERENCES cash_sessions(tenant_id, id)
constraint refunds.refunds_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint refunds.refunds_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint refunds.refunds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint refunds.refunds_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint refunds.refunds_tenant_id_payment_type_id_fkey FOREIGN KEY (tenant_id, payment_type_id) REFERENCES payment_types(tenant_id, id)
constraint refunds.refunds_tenant_id_refund_no_key UNIQUE (tenant_id, refund_no)
constraint refunds.refunds_tip_cents_check CHECK ((tip_cents >= 0))
constraint refunds.refunds_withheld_cents_check CHECK ((withheld_cents >= 0))
constraint report_customers.report_customers_check CHECK ((first_day <= last_day))
constraint report_customers.report_customers_pkey PRIMARY KEY (tenant_id, customer_id)
constraint report_customers.report_customers_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, id)
constraint report_customers.report_customers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint report_day_sums.report_day_sums_dimension_check CHECK ((dimension = ANY (ARRAY['sale'::text, 'order'::text, 'item'::text, 'waiter'::text, 'table'::text, 'source'::text, 'dining_option'::text, 'payment'::text, 'discount'::text, 'courtesy'::text, 'void'::text, 'refund'::text, 'tip'::text, 'guest'::text, 'dish'::text, 'kitchen'::text, 'recall'::text, 'variant'::text, 'addon'::text]))) NOT VALID
constraint report_day_sums.report_day_sums_pkey PRIMARY KEY (tenant_id, dimension, business_date, key, detail)
constraint report_day_sums.report_day_sums_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint report_mail_recipients.report_mail_recipients_check CHECK ((((user_id IS NULL) = (email IS NOT NULL)) AND ((email IS NULL) = (language IS NULL))))
constraint report_mail_recipients.report_mail_recipients_email_check CHECK ((length(email) <= 254))
constraint report_mail_recipients.report_mail_recipients_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
constraint report_mail_recipients.report_mail_recipients_pkey PRIMARY KEY (tenant_id, id)
constraint report_mail_recipients.report_mail_recipients_tenant_id_added_by_fkey FOREIGN KEY (tenant_id, added_by) REFERENCES users(tenant_id, id)
constraint report_mail_recipients.report_mail_recipients_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint report_mail_recipients.report_mail_recipients_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id)
constraint report_mail_recipients.report_mail_recipients_tenant_id_user_id_key UNIQUE (tenant_id, user_id)
constraint report_mail_settings.report_mail_settings_closing_hour_check CHECK (((closing_hour >= 0) AND (closing_hour <= 23)))
constraint report_mail_settings.report_mail_settings_pkey PRIMARY KEY (tenant_id)
constraint report_mail_settings.report_mail_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint report_mails.report_mails_pkey PRIMARY KEY (tenant_id, business_date)
constraint report_mails.report_mails_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint report_month_sums.report_month_sums_dimension_check CHECK ((dimension = ANY (ARRAY['sale'::text, 'order'::text, 'item'::text, 'waiter'::text, 'table'::text, 'source'::text, 'dining_option'::text, 'payment'::text, 'discount'::text, 'courtesy'::text, 'void'::text, 'refund'::text, 'tip'::text, 'guest'::text, 'dish'::text, 'kitchen'::text, 'recall'::text, 'variant'::text, 'addon'::text]))) NOT VALID
constraint report_month_sums.report_month_sums_pkey PRIMARY KEY (tenant_id, dimension, month, key, detail)
constraint report_month_sums.report_month_sums_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint report_stale_days.report_stale_days_pkey PRIMARY KEY (tenant_id, business_date, written_by)
constraint report_stale_days.report_stale_days_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint report_visits.report_visits_pkey PRIMARY KEY (tenant_id, business_date, customer_id)
constraint report_visits.report_visits_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, id)
constraint report_visits.report_visits_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint report_watermarks.report_watermarks_pkey PRIMARY KEY (tenant_id)
constraint report_watermarks.report_watermarks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint reservations.reservations_check CHECK (((ends_at > starts_at) AND ((ends_at - starts_at) <= '12:00:00'::interval)))
constraint reservations.reservations_check1 CHECK (((arrived_at IS NULL) OR (no_show_at IS NULL)))
constraint reservations.reservations_do_not_overlap EXCLUDE USING gist (tenant_id WITH =, table_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (((table_id IS NOT NULL) AND (status <> 'cancelled'::text) AND (no_show_at IS NULL) AND (archived_at IS NULL) AND (NOT is_overbooked)))
constraint reservations.reservations_guest_language_check CHECK ((guest_language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
constraint reservations.reservations_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 500)))
constraint reservations.reservations_people_count_check CHECK (((people_count >= 0) AND (people_count <= 500)))
constraint reservations.reservations_pkey PRIMARY KEY (tenant_id, id)
constraint reservations.reservations_status_check CHECK ((status = ANY (ARRAY['booked'::text, 'paid'::text, 'cancelled'::text])))
constraint reservations.reservations_tenant_id_customer_id_fkey FOREIGN KEY (tenant_id, customer_id) REFERENCES customers(tenant_id, id)
constraint reservations.reservations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint reservations.reservations_tenant_id_guest_secret_key UNIQUE (tenant_id, guest_secret)
constraint reservations.reservations_tenant_id_table_id_fkey FOREIGN KEY (tenant_id, table_id) REFERENCES store_tables(tenant_id, id)
constraint reservations.reservations_tenant_id_unique_code_key UNIQUE (tenant_id, unique_code)
constraint reservations.reservations_unique_code_check CHECK ((unique_code ~ '^[A-Z0-9]{6}$'::text))
constraint row_sizes.row_sizes_milli_bytes_check CHECK ((milli_bytes >= 0))
constraint row_sizes.row_sizes_only_one_check CHECK (only_one)
constraint row_sizes.row_sizes_pkey PRIMARY KEY (only_one)
constraint running_processes.running_processes_kind_check CHECK ((kind = ANY (ARRAY['all'::text, 'web'::text, 'worker'::text])))
constraint running_processes.running_processes_pkey PRIMARY KEY (id)
constraint schema_migrations.schema_migrations_pkey PRIMARY KEY (name)
constraint sealing_keys.sealing_keys_pkey PRIMARY KEY (fingerprint)
constraint seatings.seatings_check CHECK ((num_nonnulls(reservation_id, waiting_party_id) = 1))
constraint seatings.seatings_people_check CHECK ((people > 0))
constraint seatings.seatings_pkey PRIMARY KEY (tenant_id, id)
constraint seatings.seatings_tenant_id_account_id_fkey FOREIGN KEY (tenant_id, account_id) REFERENCES accounts(tenant_id, id)
constraint seatings.seatings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint seatings.seatings_tenant_id_reservation_id_fkey FOREIGN KEY (tenant_id, reservation_id) REFERENCES reservations(tenant_id, id)
constraint seatings.seatings_tenant_id_table_id_fkey FOREIGN KEY (tenant_id, table_id) REFERENCES store_tables(tenant_id, id)
constraint seatings.seatings_tenant_id_waiting_party_id_fkey FOREIGN KEY (tenant_id, waiting_party_id) REFERENCES waiting_parties(tenant_id, id)
constraint second_factors.second_factors_failed_attempts_check CHECK ((failed_attempts >= 0))
constraint second_factors.second_factors_pkey PRIMARY KEY (tenant_id, user_id)
constraint second_factors.second_factors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint second_factors.second_factors_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
constraint server_errors.server_errors_fingerprint_check CHECK ((length(fingerprint) = 32))
constraint server_errors.server_errors_last_request_id_check CHECK ((length(last_request_id) <= 100))
constraint server_errors.server_errors_name_check CHECK ((length(name) <= 100))
constraint server_errors.server_errors_pkey PRIMARY KEY (fingerprint)
constraint server_errors.server_errors_place_check CHECK ((length(place) <= 200))
constraint server_errors.server_errors_route_check CHECK ((length(route) <= 200))
constraint session_tokens.session_tokens_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text])))
constraint session_tokens.session_tokens_line_check CHECK ((line >= 1))
constraint session_tokens.session_tokens_pkey PRIMARY KEY (tenant_id, token_hash)
constraint session_tokens.session_tokens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint session_tokens.session_tokens_tenant_id_session_id_fkey FOREIGN KEY (tenant_id, session_id) REFERENCES sessions(tenant_id, id) ON DELETE CASCADE
constraint sessions.sessions_app_version_check CHECK (((length(app_version) >= 1) AND (length(app_version) <= 40)))
constraint sessions.sessions_check CHECK (((ended_at IS NULL) = (ended_reason IS NULL)))
constraint sessions.sessions_ended_reason_check CHECK ((ended_reason = ANY (ARRAY['signed_out'::text, 'removed'::text, 'token_reused'::text, 'password_changed'::text, 'user_disabled'::text, 'user_deleted'::text, 'till_locked'::text, 'till_removed'::text])))
constraint sessions.sessions_pkey PRIMARY KEY (tenant_id, id)
constraint sessions.sessions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint sessions.sessions_tenant_id_shared_till_id_fkey FOREIGN KEY (tenant_id, shared_till_id) REFERENCES shared_tills(tenant_id, id)
constraint sessions.sessions_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
constraint shared_till_people.shared_till_people_failed_attempts_check CHECK ((failed_attempts >= 0))
constraint shared_till_people.shared_till_people_pkey PRIMARY KEY (tenant_id, shared_till_id, user_id)
constraint shared_till_people.shared_till_people_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint shared_till_people.shared_till_people_tenant_id_shared_till_id_fkey FOREIGN KEY (tenant_id, shared_till_id) REFERENCES shared_tills(tenant_id, id) ON DELETE CASCADE
constraint shared_till_people.shared_till_people_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
constraint shared_tills.shared_tills_failed_attempts_check CHECK ((failed_attempts >= 0))
constraint shared_tills.shared_tills_lock_after_seconds_check CHECK (((lock_after_seconds >= 15) AND (lock_after_seconds <= 3600)))
constraint shared_tills.shared_tills_pkey PRIMARY KEY (tenant_id, id)
constraint shared_tills.shared_tills_tenant_id_enrolled_by_fkey FOREIGN KEY (tenant_id, enrolled_by) REFERENCES users(tenant_id, id)
constraint shared_tills.shared_tills_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint shared_tills.shared_tills_tenant_id_secret_hash_key UNIQUE (tenant_id, secret_hash)
constraint shared_tills.shared_tills_title_check CHECK (((length(title) >= 1) AND (length(title) <= 60)))
constraint sign_ups.sign_ups_browser_hash_key UNIQUE (browser_hash)
constraint sign_ups.sign_ups_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
constraint sign_ups.sign_ups_mails_check CHECK ((mails >= 0))
constraint sign_ups.sign_ups_person_name_check CHECK (((length(person_name) >= 1) AND (length(person_name) <= 200)))
constraint sign_ups.sign_ups_pkey PRIMARY KEY (id)
constraint sign_ups.sign_ups_puzzle_hash_key UNIQUE (puzzle_hash)
constraint sign_ups.sign_ups_store_name_check CHECK (((length(store_name) >= 1) AND (length(store_name) <= 200)))
constraint sign_ups.sign_ups_username_check CHECK ((username = lower(username)))
constraint stations.stations_late_minutes_check CHECK (((late_minutes >= 1) AND (late_minutes <= 600)))
constraint stations.stations_pickup_minutes_check CHECK (((pickup_minutes >= 1) AND (pickup_minutes <= 240)))
constraint stations.stations_pkey PRIMARY KEY (tenant_id, id)
constraint stations.stations_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,40}$'::text))
constraint stations.stations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint stations.stations_tenant_id_slug_key UNIQUE (tenant_id, slug)
constraint stations.stations_warn_minutes_check CHECK (((warn_minutes >= 1) AND (warn_minutes <= 600)))
constraint stations.stations_warned_before_late CHECK ((warn_minutes < late_minutes))
constraint stock_costs.stock_costs_pkey PRIMARY KEY (tenant_id, id)
constraint stock_costs.stock_costs_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint stock_costs.stock_costs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint stock_costs.stock_costs_tenant_id_inventory_item_id_fkey FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_items(tenant_id, id)
constraint stock_costs.stock_costs_unit_cost_micros_check CHECK (((unit_cost_micros >= 0) AND (unit_cost_micros <= '1000000000000'::bigint)))
constraint stock_count_entries.stock_count_entries_check CHECK (((kind <> 'clear'::text) OR (quantity = 0)))
constraint stock_count_entries.stock_count_entries_kind_check CHECK ((kind = ANY (ARRAY['set'::text, 'add'::text, 'clear'::text])))
constraint stock_count_entries.stock_count_entries_pkey PRIMARY KEY (tenant_id, id)
constraint stock_count_entries.stock_count_entries_quantity_check CHECK ((quantity >= 0))
constraint stock_count_entries.stock_count_entries_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint stock_count_entries.stock_count_entries_tenant_id_count_id_inventory_item_id_fkey FOREIGN KEY (tenant_id, count_id, inventory_item_id) REFERENCES stock_count_items(tenant_id, count_id, inventory_item_id)
constraint stock_count_entries.stock_count_entries_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint stock_count_entries.stock_count_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint stock_count_entries.stock_count_entries_typed_quantity_check CHECK ((typed_quantity >= 0))
constraint stock_count_items.stock_count_items_check CHECK ((((counted IS NULL) = (expected IS NULL)) AND ((counted IS NULL) = (posted IS NULL))))
constraint stock_count_items.stock_count_items_check1 CHECK (((counted IS NULL) OR (NOT is_open)))
constraint stock_count_items.stock_count_items_counted_check CHECK ((counted >= 0))
constraint stock_count_items.stock_count_items_pkey PRIMARY KEY (tenant_id, count_id, inventory_item_id)
constraint stock_count_items.stock_count_items_tenant_id_count_id_fkey FOREIGN KEY (tenant_id, count_id) REFERENCES stock_counts(tenant_id, id)
constraint stock_count_items.stock_count_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint stock_count_items.stock_count_items_tenant_id_inventory_item_id_fkey FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_items(tenant_id, id)
constraint stock_count_items.stock_count_items_unit_cost_micros_check CHECK ((unit_cost_micros >= 0))
constraint stock_counts.stock_counts_check CHECK ((((status = 'open'::text) = (ended_at IS NULL)) AND ((ended_at IS NULL) = (ended_by IS NULL))))
constraint stock_counts.stock_counts_check1 CHECK ((((status = 'closed'::text) = (missing_cents IS NOT NULL)) AND ((missing_cents IS NULL) = (surplus_cents IS NULL))))
constraint stock_counts.stock_counts_check2 CHECK (((selection = 'group'::text) = (group_title IS NOT NULL)))
constraint stock_counts.stock_counts_group_title_check CHECK (((length(group_title) >= 1) AND (length(group_title) <= 60)))
constraint stock_counts.stock_counts_missing_cents_check CHECK ((missing_cents >= 0))
constraint stock_counts.stock_counts_note_check CHECK ((length(note) <= 200))
constraint stock_counts.stock_counts_pkey PRIMARY KEY (tenant_id, id)
constraint stock_counts.stock_counts_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
constraint stock_counts.stock_counts_selection_check CHECK ((selection = ANY (ARRAY['all'::text, 'group'::text, 'items'::text])))
constraint stock_counts.stock_counts_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text, 'cancelled'::text])))
constraint stock_counts.stock_counts_surplus_cents_check CHECK ((surplus_cents >= 0))
constraint stock_counts.stock_counts_tenant_id_approver_id_fkey FOREIGN KEY (tenant_id, approver_id) REFERENCES users(tenant_id, id)
constraint stock_counts.stock_counts_tenant_id_ended_by_fkey FOREIGN KEY (tenant_id, ended_by) REFERENCES users(tenant_id, id)
constraint stock_counts.stock_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint stock_counts.stock_counts_tenant_id_number_key UNIQUE (tenant_id, number)
constraint stock_counts.stock_counts_tenant_id_reviewed_by_fkey FOREIGN KEY (tenant_id, reviewed_by) REFERENCES users(tenant_id, id)
constraint stock_counts.stock_counts_tenant_id_started_by_fkey FOREIGN KEY (tenant_id, started_by) REFERENCES users(tenant_id, id)
constraint stock_counts.stock_counts_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80)))
constraint stock_mails.stock_mails_pkey PRIMARY KEY (tenant_id)
constraint stock_mails.stock_mails_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint stock_movements.stock_movements_cause_check CHECK ((cause = ANY (ARRAY['opening'::text, 'purchase'::text, 'purchase_cancelled'::text, 'order'::text, 'order_cancelled'::text, 'refund'::text, 'wastage'::text, 'adjustment'::text, 'count'::text])))
constraint stock_movements.stock_movements_check CHECK (((quantity <> 0) AND ((type = 'IN'::text) = (quantity > 0))))
constraint stock_movements.stock_movements_pkey PRIMARY KEY (tenant_id, id)
constraint stock_movements.stock_movements_reason_check CHECK ((reason = ANY (ARRAY['spoiled'::text, 'dropped'::text, 'expired'::text, 'staff_meal'::text, 'sample'::text, 'other'::text])))
constraint stock_movements.stock_movements_tenant_id_count_id_fkey FOREIGN KEY (tenant_id, count_id) REFERENCES stock_counts(tenant_id, id)
constraint stock_movements.stock_movements_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint stock_movements.stock_movements_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint stock_movements.stock_movements_tenant_id_inventory_item_id_fkey FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_items(tenant_id, id)
constraint stock_movements.stock_movements_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id)
constraint stock_movements.stock_movements_tenant_id_purchase_id_fkey FOREIGN KEY (tenant_id, purchase_id) REFERENCES purchases(tenant_id, id)
constraint stock_movements.stock_movements_type_check CHECK ((type = ANY (ARRAY['IN'::text, 'OUT'::text, 'WASTAGE'::text])))
constraint stock_movements.stock_movements_unit_cost_micros_check CHECK ((unit_cost_micros >= 0))
constraint store_settings.store_settings_cash_difference_limit_cents_check CHECK ((cash_difference_limit_cents >= 0))
constraint store_settings.store_settings_course_minutes_check CHECK (((course_minutes >= 1) AND (course_minutes <= 120)))
constraint store_settings.store_settings_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
constraint store_settings.store_settings_day_cutoff_hour_check CHECK (((day_cutoff_hour >= 0) AND (day_cutoff_hour <= 23)))
constraint store_settings.store_settings_discount_limit_bp_check CHECK (((discount_limit_bp >= 0) AND (discount_limit_bp <= 10000)))
constraint store_settings.store_settings_guest_accent_check CHECK ((guest_accent ~ '^#[0-9a-f]{6}$'::text))
constraint store_settings.store_settings_guest_order_hours_check CHECK ((jsonb_typeof(guest_order_hours) = 'array'::text))
constraint store_settings.store_settings_guest_order_limit_cents_check CHECK ((guest_order_limit_cents >= 0))
constraint store_settings.store_settings_guest_order_limit_count_check CHECK (((guest_order_limit_count >= 0) AND (guest_order_limit_count <= 99)))
constraint store_settings.store_settings_identification_threshold_cents_check CHECK ((identification_threshold_cents > 0))
constraint store_settings.store_settings_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
constraint store_settings.store_settings_pay_first_options_check CHECK ((pay_first_options <@ ARRAY['dinein'::text, 'delivery'::text, 'takeaway'::text]))
constraint store_settings.store_settings_pkey PRIMARY KEY (tenant_id)
constraint store_settings.store_settings_reservation_minutes_check CHECK (((reservation_minutes >= 15) AND (reservation_minutes <= 720)))
constraint store_settings.store_settings_reservation_warning_minutes_check CHECK (((reservation_warning_minutes >= 0) AND (reservation_warning_minutes <= 240)))
constraint store_settings.store_settings_review_url_check CHECK (((review_url ~ '^https://'::text) AND (length(review_url) <= 300)))
constraint store_settings.store_settings_service_charge_bp_check CHECK (((service_charge_bp >= 0) AND (service_charge_bp <= 10000)))
constraint store_settings.store_settings_service_charge_rules_check CHECK ((jsonb_typeof(service_charge_rules) = 'array'::text))
constraint store_settings.store_settings_stock_mail_hour_check CHECK (((stock_mail_hour >= 0) AND (stock_mail_hour <= 23)))
constraint store_settings.store_settings_target_food_cost_bp_check CHECK (((target_food_cost_bp >= 500) AND (target_food_cost_bp <= 9000)))
constraint store_settings.store_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint store_settings.store_settings_tenant_id_guest_cover_fkey FOREIGN KEY (tenant_id, guest_cover) REFERENCES files(tenant_id, hash)
constraint store_settings.store_settings_tenant_id_store_image_fkey FOREIGN KEY (tenant_id, store_image) REFERENCES files(tenant_id, hash)
constraint store_settings.store_settings_tip_suggestion_bp_check CHECK (((tip_suggestion_bp >= 1) AND (tip_suggestion_bp <= 10000)))
constraint store_settings.store_settings_visit_opening_check CHECK ((visit_opening = ANY (ARRAY['seating'::text, 'first_order'::text, 'pin'::text])))
constraint store_settings.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint store_tables.store_tables_pkey PRIMARY KEY (tenant_id, id)
constraint store_tables.store_tables_placed CHECK (((plan_x IS NULL) = (plan_y IS NULL)))
constraint store_tables.store_tables_plan_height_check CHECK (((plan_height >= 2) AND (plan_height <= 12)))
constraint store_tables.store_tables_plan_width_check CHECK (((plan_width >= 2) AND (plan_width <= 12)))
constraint store_tables.store_tables_plan_x_check CHECK (((plan_x >= 0) AND (plan_x <= 59)))
constraint store_tables.store_tables_plan_y_check CHECK (((plan_y >= 0) AND (plan_y <= 59)))
constraint store_tables.store_tables_seating_capacity_check CHECK ((seating_capacity >= 0))
constraint store_tables.store_tables_shape_check CHECK ((shape = ANY (ARRAY['square'::text, 'round'::text])))
constraint store_tables.store_tables_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint store_tables.store_tables_tenant_id_locator_key UNIQUE (tenant_id, locator)
constraint store_tables.store_tables_title_check CHECK (((length(title) >= 1) AND (length(title) <= 100)))
constraint store_tables.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint subscription_entries.subscription_entries_pkey PRIMARY KEY (tenant_id, id)
constraint subscription_entries.subscription_entries_status_check CHECK ((status = ANY (ARRAY['created'::text, 'renewed'::text, 'cancelled'::text, 'resumed'::text, 'past_due'::text, 'expired'::text, 'changed'::text, 'payment_undone'::text])))
constraint subscription_entries.subscription_entries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint subscription_mails.subscription_mails_kind_check CHECK ((kind = ANY (ARRAY['trial_ends'::text, 'payment_failed'::text, 'past_due'::text, 'expired'::text])))
constraint subscription_mails.subscription_mails_pkey PRIMARY KEY (tenant_id, kind, about)
constraint subscription_mails.subscription_mails_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint subscription_payments.subscription_payments_amount_cents_check CHECK ((amount_cents > 0))
constraint subscription_payments.subscription_payments_check CHECK ((expires_on > starts_on))
constraint subscription_payments.subscription_payments_check1 CHECK ((((undone_at IS NULL) = (undone_by IS NULL)) AND ((undone_at IS NULL) = (undone_reason IS NULL))))
constraint subscription_payments.subscription_payments_method_check CHECK ((method = ANY (ARRAY['bank_transfer'::text, 'cash'::text, 'other'::text])))
constraint subscription_payments.subscription_payments_months_check CHECK (((months >= 1) AND (months <= 36)))
constraint subscription_payments.subscription_payments_note_check CHECK ((length(note) <= 500))
constraint subscription_payments.subscription_payments_pkey PRIMARY KEY (tenant_id, id)
constraint subscription_payments.subscription_payments_tenant_id_client_uuid_key UNIQUE (tenant_id, client_uuid)
constraint subscription_payments.subscription_payments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint subscription_payments.subscription_payments_undone_reason_check CHECK (((length(undone_reason) >= 1) AND (length(undone_reason) <= 500)))
constraint subscriptions.subscriptions_pkey PRIMARY KEY (tenant_id)
constraint subscriptions.subscriptions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint table_directory.table_directory_pkey PRIMARY KEY (short_code)
constraint table_directory.table_directory_short_code_check CHECK ((short_code ~ '^[A-HJKMNP-TV-Z2-9]{5}$'::text))
constraint table_directory.table_directory_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_book_downloads.tax_book_downloads_book_check CHECK ((book = ANY (ARRAY['consumers'::text, 'taxpayers'::text, 'purchases'::text, 'excluded'::text, 'voided'::text])))
constraint tax_book_downloads.tax_book_downloads_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
constraint tax_book_downloads.tax_book_downloads_pkey PRIMARY KEY (tenant_id, month, book)
constraint tax_book_downloads.tax_book_downloads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_book_downloads.tax_book_downloads_tenant_id_taken_by_fkey FOREIGN KEY (tenant_id, taken_by) REFERENCES users(tenant_id, id)
constraint tax_comparisons.tax_comparisons_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
constraint tax_comparisons.tax_comparisons_pkey PRIMARY KEY (tenant_id, month)
constraint tax_comparisons.tax_comparisons_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_credentials.tax_credentials_check CHECK (((certificate_sealed IS NULL) = (certificate_password_sealed IS NULL)))
constraint tax_credentials.tax_credentials_environment_check CHECK ((environment = ANY (ARRAY['00'::text, '01'::text])))
constraint tax_credentials.tax_credentials_pkey PRIMARY KEY (tenant_id, environment)
constraint tax_credentials.tax_credentials_tenant_id_changed_by_fkey FOREIGN KEY (tenant_id, changed_by) REFERENCES users(tenant_id, id)
constraint tax_credentials.tax_credentials_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_credentials.tax_credentials_user_name_check CHECK ((user_name ~ '^([0-9]{9}|[0-9]{14})$'::text))
constraint tax_deliveries.tax_deliveries_address_check CHECK (((length(address) >= 3) AND (length(address) <= 254)))
constraint tax_deliveries.tax_deliveries_cause_check CHECK ((cause = ANY (ARRAY['buyer'::text, 'staff'::text, 'guest'::text])))
constraint tax_deliveries.tax_deliveries_check CHECK (((is_sealed IS NULL) = (cause <> 'buyer'::text)))
constraint tax_deliveries.tax_deliveries_check1 CHECK (((asked_by IS NULL) OR (cause = 'staff'::text)))
constraint tax_deliveries.tax_deliveries_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
constraint tax_deliveries.tax_deliveries_pkey PRIMARY KEY (tenant_id, id)
constraint tax_deliveries.tax_deliveries_problem_check CHECK ((length(problem) <= 500))
constraint tax_deliveries.tax_deliveries_tenant_id_asked_by_fkey FOREIGN KEY (tenant_id, asked_by) REFERENCES users(tenant_id, id)
constraint tax_deliveries.tax_deliveries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_deliveries.tax_deliveries_tenant_id_tax_document_id_fkey FOREIGN KEY (tenant_id, tax_document_id) REFERENCES tax_documents(tenant_id, id)
constraint tax_differences.tax_differences_kind_check CHECK ((kind = ANY (ARRAY['payments'::text, 'no_document'::text, 'two_documents'::text, 'total'::text, 'vat'::text, 'no_sale'::text, 'no_task'::text, 'open_task'::text, 'note_amount'::text])))
constraint tax_differences.tax_differences_pkey PRIMARY KEY (tenant_id, id)
constraint tax_differences.tax_differences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_differences.tax_differences_tenant_id_invoice_id_fkey FOREIGN KEY (tenant_id, invoice_id) REFERENCES invoices(tenant_id, id)
constraint tax_differences.tax_differences_tenant_id_kind_subject_id_key UNIQUE (tenant_id, kind, subject_id)
constraint tax_document_directory.tax_document_directory_pkey PRIMARY KEY (generation_code)
constraint tax_document_directory.tax_document_directory_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_document_texts.tax_document_texts_no_check CHECK ((no >= 1))
constraint tax_document_texts.tax_document_texts_pkey PRIMARY KEY (tenant_id, tax_document_id, no)
constraint tax_document_texts.tax_document_texts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_document_texts.tax_document_texts_tenant_id_tax_document_id_fkey FOREIGN KEY (tenant_id, tax_document_id) REFERENCES tax_documents(tenant_id, id)
constraint tax_documents.tax_documents_check CHECK (((control_number IS NULL) = (kind = ANY (ARRAY['invalidation'::text, 'contingency'::text]))))
constraint tax_documents.tax_documents_check1 CHECK (((NOT is_trial) OR ((environment = '00'::text) AND (sale_id IS NULL))))
constraint tax_documents.tax_documents_check3 CHECK (((total_cents IS NULL) = (kind = ANY (ARRAY['invalidation'::text, 'contingency'::text]))))
constraint tax_documents.tax_documents_control_number_check CHECK ((length(control_number) = 31))
constraint tax_documents.tax_documents_environment_check CHECK ((environment = ANY (ARRAY['00'::text, '01'::text])))
constraint tax_documents.tax_documents_generation_check CHECK ((generation = ANY (ARRAY['2022-12'::text, '2026-07'::text])))
constraint tax_documents.tax_documents_generation_code_check CHECK ((generation_code ~ '^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$'::text))
constraint tax_documents.tax_documents_issued_at_check CHECK ((issued_at ~ '^[0-2][0-9]:[0-5][0-9]:[0-5][0-9]$'::text))
constraint tax_documents.tax_documents_kind_check CHECK ((kind = ANY (ARRAY['01'::text, '03'::text, '05'::text, '06'::text, '14'::text, 'invalidation'::text, 'contingency'::text])))
constraint tax_documents.tax_documents_party_name_check CHECK ((length(party_name) <= 250))
constraint tax_documents.tax_documents_party_nrc_check CHECK ((length(party_nrc) <= 8))
constraint tax_documents.tax_documents_party_number_check CHECK ((length(party_number) <= 25))
constraint tax_documents.tax_documents_pkey PRIMARY KEY (tenant_id, id)
constraint tax_documents.tax_documents_seal_check CHECK ((seal ~ '^[0-9A-Z]{40}$'::text))
constraint tax_documents.tax_documents_sealed CHECK (
CASE
    WHEN (state = ANY (ARRAY['sealed'::text, 'sealed_with_remarks'::text, 'invalidated'::text])) THEN ((seal IS NOT NULL) OR (kind = ANY (ARRAY['invalidation'::text, 'contingency'::text])))
    ELSE (seal IS NULL)
END)
constraint tax_documents.tax_documents_sealed_at CHECK (((sealed_at IS NULL) = (state <> ALL (ARRAY['sealed'::text, 'sealed_with_remarks'::text, 'invalidated'::text]))))
constraint tax_documents.tax_documents_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'generated'::text, 'signed'::text, 'contingency'::text, 'sent'::text, 'sealed'::text, 'sealed_with_remarks'::text, 'rejected'::text, 'replaced'::text, 'invalidated'::text])))
constraint tax_documents.tax_documents_tenant_id_about_id_fkey FOREIGN KEY (tenant_id, about_id) REFERENCES tax_documents(tenant_id, id)
constraint tax_documents.tax_documents_tenant_id_contingency_id_fkey FOREIGN KEY (tenant_id, contingency_id) REFERENCES contingencies(tenant_id, id)
constraint tax_documents.tax_documents_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint tax_documents.tax_documents_tenant_id_environment_control_number_key UNIQUE (tenant_id, environment, control_number)
constraint tax_documents.tax_documents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_documents.tax_documents_tenant_id_generation_code_key UNIQUE (tenant_id, generation_code)
constraint tax_documents.tax_documents_tenant_id_replaces_id_fkey FOREIGN KEY (tenant_id, replaces_id) REFERENCES tax_documents(tenant_id, id)
constraint tax_documents.tax_documents_tenant_id_replaces_id_key UNIQUE (tenant_id, replaces_id)
constraint tax_documents.tax_documents_tenant_id_reported_in_id_fkey FOREIGN KEY (tenant_id, reported_in_id) REFERENCES tax_documents(tenant_id, id)
constraint tax_documents.tax_documents_tenant_id_sale_id_fkey FOREIGN KEY (tenant_id, sale_id) REFERENCES documents(tenant_id, id)
constraint tax_documents.tax_documents_tenant_id_task_id_fkey FOREIGN KEY (tenant_id, task_id) REFERENCES document_tasks(tenant_id, id)
constraint tax_exchanges.tax_exchanges_meaning_check CHECK ((length(meaning) <= 60))
constraint tax_exchanges.tax_exchanges_pkey PRIMARY KEY (tenant_id, id)
constraint tax_exchanges.tax_exchanges_request_sha256_check CHECK ((request_sha256 ~ '^[0-9a-f]{64}$'::text))
constraint tax_exchanges.tax_exchanges_sending_check CHECK ((sending = ANY (ARRAY['sent'::text, 'unreached'::text, 'held_back'::text])))
constraint tax_exchanges.tax_exchanges_service_check CHECK ((service = ANY (ARRAY['reception'::text, 'consultation'::text, 'contingency'::text, 'invalidation'::text, 'batch'::text, 'batch_consultation'::text])))
constraint tax_exchanges.tax_exchanges_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_exchanges.tax_exchanges_tenant_id_tax_document_id_fkey FOREIGN KEY (tenant_id, tax_document_id) REFERENCES tax_documents(tenant_id, id)
constraint tax_halts.tax_halts_environment_check CHECK ((environment = ANY (ARRAY['00'::text, '01'::text])))
constraint tax_halts.tax_halts_pkey PRIMARY KEY (tenant_id, environment)
constraint tax_halts.tax_halts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_halts.tax_halts_why_check CHECK ((why = ANY (ARRAY['credentials'::text, 'certificate'::text, 'key'::text])))
constraint tax_months.tax_months_credit_cents_check CHECK ((credit_cents >= 0))
constraint tax_months.tax_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
constraint tax_months.tax_months_pkey PRIMARY KEY (tenant_id, month)
constraint tax_months.tax_months_tenant_id_closed_by_fkey FOREIGN KEY (tenant_id, closed_by) REFERENCES users(tenant_id, id)
constraint tax_months.tax_months_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_months.tax_months_withheld_cents_check CHECK ((withheld_cents >= 0))
constraint tax_openings.tax_openings_credit_cents_check CHECK ((credit_cents >= 0))
constraint tax_openings.tax_openings_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
constraint tax_openings.tax_openings_pkey PRIMARY KEY (tenant_id)
constraint tax_openings.tax_openings_tenant_id_entered_by_fkey FOREIGN KEY (tenant_id, entered_by) REFERENCES users(tenant_id, id)
constraint tax_openings.tax_openings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tax_openings.tax_openings_withheld_cents_check CHECK ((withheld_cents >= 0))
constraint taxes.taxes_pkey PRIMARY KEY (tenant_id, id)
constraint taxes.taxes_rate_bp_check CHECK ((rate_bp >= 0))
constraint taxes.taxes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint taxes.taxes_type_check CHECK ((type = ANY (ARRAY['exclusive'::text, 'inclusive'::text, 'other'::text])))
constraint taxes.till_version TRIGGER DEFERRABLE INITIALLY DEFERRED
constraint tenant_day_sums.tenant_day_sums_pkey PRIMARY KEY (tenant_id, business_date)
constraint tenant_day_sums.tenant_day_sums_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
constraint tenant_deletions.tenant_deletions_check CHECK (((purged_at IS NULL) OR (begun_at IS NOT NULL)))
constraint tenant_deletions.tenant_deletions_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
constraint tenant_deletions.tenant_deletions_pkey PRIMARY KEY (tenant_id)
constraint tenant_deletions.tenant_deletions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tenant_health.tenant_health_pkey PRIMARY KEY (tenant_id)
constraint tenant_health.tenant_health_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint tenant_item_sums.tenant_item_sums_pkey PRIMARY KEY (tenant_id, span, starts_on, item_id)
constraint tenant_item_sums.tenant_item_sums_span_check CHECK ((span = ANY (ARRAY['day'::text, 'month'::text])))
constraint tenant_item_sums.tenant_item_sums_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
constraint tenant_news.tenant_news_pkey PRIMARY KEY (tenant_id)
constraint tenant_news.tenant_news_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
constraint tenant_visit_sums.tenant_visit_sums_check CHECK ((before < business_date))
constraint tenant_visit_sums.tenant_visit_sums_pkey PRIMARY KEY (tenant_id, business_date, before)
constraint tenant_visit_sums.tenant_visit_sums_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
constraint tenant_words.tenant_words_pkey PRIMARY KEY (word, tenant_id)
constraint tenant_words.tenant_words_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
constraint tenants.tenants_grace_days_check CHECK (((grace_days >= 0) AND (grace_days <= 90)))
constraint tenants.tenants_kind_check CHECK ((kind = ANY (ARRAY['restaurant'::text, 'platform'::text, 'deleted'::text])))
constraint tenants.tenants_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
constraint tenants.tenants_pkey PRIMARY KEY (id)
constraint tenants.tenants_sign_in_name_check CHECK ((sign_in_name ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'::text))
constraint tenants.tenants_sign_in_name_key UNIQUE (sign_in_name)
constraint tenants.tenants_subscription_kind_check CHECK ((subscription_kind = ANY (ARRAY['complimentary'::text, 'trial'::text, 'paid'::text])))
constraint tenants.tenants_subscription_seen_check CHECK ((subscription_seen = ANY (ARRAY['complimentary'::text, 'trial'::text, 'active'::text, 'cancelled'::text, 'past_due'::text, 'expired'::text])))
constraint test_document_runs.test_document_runs_check CHECK (((ended_at IS NULL) = (ended IS NULL)))
constraint test_document_runs.test_document_runs_ended_check CHECK ((ended = ANY (ARRAY['done'::text, 'stopped'::text, 'refused'::text, 'halted'::text, 'not_in_test'::text])))
constraint test_document_runs.test_document_runs_kinds_check CHECK ((cardinality(kinds) > 0))
constraint test_document_runs.test_document_runs_pkey PRIMARY KEY (tenant_id)
constraint test_document_runs.test_document_runs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint test_document_runs.test_document_runs_tenant_id_started_by_fkey FOREIGN KEY (tenant_id, started_by) REFERENCES users(tenant_id, id)
constraint ticket_prints.ticket_prints_copy_no_check CHECK ((copy_no > 0))
constraint ticket_prints.ticket_prints_pkey PRIMARY KEY (tenant_id, order_id, station_id, copy_no)
constraint ticket_prints.ticket_prints_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint ticket_prints.ticket_prints_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id)
constraint ticket_prints.ticket_prints_tenant_id_printed_by_fkey FOREIGN KEY (tenant_id, printed_by) REFERENCES users(tenant_id, id)
constraint ticket_prints.ticket_prints_tenant_id_station_id_fkey FOREIGN KEY (tenant_id, station_id) REFERENCES stations(tenant_id, id)
constraint till_versions.till_versions_pkey PRIMARY KEY (tenant_id)
constraint till_versions.till_versions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint user_directory.user_directory_pkey PRIMARY KEY (username)
constraint user_directory.user_directory_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint user_directory.user_directory_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES users(tenant_id, id) ON DELETE CASCADE
constraint user_directory.user_directory_username_check CHECK ((username = lower(username)))
constraint users.users_archived_inactive CHECK (((archived_at IS NULL) OR (NOT is_active)))
constraint users.users_confirm_sends_range CHECK (((confirm_sends >= 0) AND (confirm_sends <= 100)))
constraint users.users_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
constraint users.users_pkey PRIMARY KEY (tenant_id, id)
constraint users.users_role_check CHECK ((role = ANY (ARRAY['superadmin'::text, 'admin'::text, 'staff'::text])))
constraint users.users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint users.users_username_check CHECK ((username = lower(username)))
constraint vendor_items.vendor_items_factor_check CHECK ((factor > 0))
constraint vendor_items.vendor_items_key_check CHECK ((length(key) <= 220))
constraint vendor_items.vendor_items_pkey PRIMARY KEY (tenant_id, id)
constraint vendor_items.vendor_items_sort_title_check CHECK ((length(sort_title) <= 100))
constraint vendor_items.vendor_items_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint vendor_items.vendor_items_tenant_id_inventory_item_id_fkey FOREIGN KEY (tenant_id, inventory_item_id) REFERENCES inventory_items(tenant_id, id)
constraint vendor_items.vendor_items_tenant_id_last_item_id_fkey FOREIGN KEY (tenant_id, last_item_id) REFERENCES purchase_items(tenant_id, id)
constraint vendor_items.vendor_items_tenant_id_vendor_id_fkey FOREIGN KEY (tenant_id, vendor_id) REFERENCES vendors(tenant_id, id)
constraint vendor_items.vendor_items_tenant_id_vendor_id_key_key UNIQUE (tenant_id, vendor_id, key)
constraint vendor_items.vendor_items_unit_check CHECK (((length(unit) >= 1) AND (length(unit) <= 30)))
constraint vendor_items.vendor_items_unit_code_check CHECK (((unit_code >= 1) AND (unit_code <= 99)))
constraint vendors.vendors_address_check CHECK ((length(address) <= 250))
constraint vendors.vendors_email_check CHECK ((length(email) <= 100))
constraint vendors.vendors_name_check CHECK (((length(name) >= 1) AND (length(name) <= 250)))
constraint vendors.vendors_nit_check CHECK ((nit ~ '^([0-9]{9}|[0-9]{14})$'::text))
constraint vendors.vendors_note_check CHECK ((length(note) <= 500))
constraint vendors.vendors_nrc_check CHECK ((nrc ~ '^[0-9]{2,8}$'::text))
constraint vendors.vendors_phone_check CHECK ((length(phone) <= 30))
constraint vendors.vendors_pkey PRIMARY KEY (tenant_id, id)
constraint vendors.vendors_sort_name_check CHECK ((length(sort_name) <= 100))
constraint vendors.vendors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint visit_phones.visit_phones_first_name_check CHECK (((length(first_name) >= 1) AND (length(first_name) <= 40)))
constraint visit_phones.visit_phones_pkey PRIMARY KEY (tenant_id, id)
constraint visit_phones.visit_phones_sent_from_check CHECK ((length(sent_from) = 32))
constraint visit_phones.visit_phones_standing_check CHECK ((standing = ANY (ARRAY['waiting'::text, 'admitted'::text, 'removed'::text, 'guessing'::text])))
constraint visit_phones.visit_phones_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint visit_phones.visit_phones_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES visits(tenant_id, id)
constraint visit_phones.visit_phones_tenant_id_visit_id_token_hash_key UNIQUE (tenant_id, visit_id, token_hash)
constraint visit_phones.visit_phones_token_hash_check CHECK ((length(token_hash) = 32))
constraint visit_phones.visit_phones_wrong_pins_check CHECK ((wrong_pins >= 0))
constraint visits.visits_pin_check CHECK ((pin ~ '^[0-9]{4}$'::text))
constraint visits.visits_pkey PRIMARY KEY (tenant_id, id)
constraint visits.visits_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint visits.visits_tenant_id_opened_by_fkey FOREIGN KEY (tenant_id, opened_by) REFERENCES users(tenant_id, id)
constraint visits.visits_tenant_id_table_id_fkey FOREIGN KEY (tenant_id, table_id) REFERENCES store_tables(tenant_id, id)
constraint visits.visits_wrong_pins_check CHECK ((wrong_pins >= 0))
constraint waiter_calls.waiter_calls_check CHECK (((ended_by IS NULL) OR (ended_at IS NOT NULL)))
constraint waiter_calls.waiter_calls_pkey PRIMARY KEY (tenant_id, id)
constraint waiter_calls.waiter_calls_reason_check CHECK ((reason = ANY (ARRAY['waiter'::text, 'napkins'::text, 'cutlery'::text, 'water'::text, 'cleaning'::text, 'help'::text])))
constraint waiter_calls.waiter_calls_tenant_id_ended_by_fkey FOREIGN KEY (tenant_id, ended_by) REFERENCES users(tenant_id, id)
constraint waiter_calls.waiter_calls_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint waiter_calls.waiter_calls_tenant_id_visit_id_fkey FOREIGN KEY (tenant_id, visit_id) REFERENCES visits(tenant_id, id)
constraint waiting_parties.waiting_parties_check CHECK (((seated_at IS NULL) OR (left_at IS NULL)))
constraint waiting_parties.waiting_parties_check1 CHECK (((seated_at IS NULL) = (table_id IS NULL)))
constraint waiting_parties.waiting_parties_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
constraint waiting_parties.waiting_parties_notes_check CHECK (((length(notes) >= 1) AND (length(notes) <= 200)))
constraint waiting_parties.waiting_parties_people_count_check CHECK (((people_count >= 1) AND (people_count <= 500)))
constraint waiting_parties.waiting_parties_phone_check CHECK (((length(phone) >= 1) AND (length(phone) <= 20)))
constraint waiting_parties.waiting_parties_pkey PRIMARY KEY (tenant_id, id)
constraint waiting_parties.waiting_parties_quoted_minutes_check CHECK (((quoted_minutes >= 0) AND (quoted_minutes <= 600)))
constraint waiting_parties.waiting_parties_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint waiting_parties.waiting_parties_tenant_id_table_id_fkey FOREIGN KEY (tenant_id, table_id) REFERENCES store_tables(tenant_id, id)
constraint webhook_attempts.webhook_attempts_pkey PRIMARY KEY (tenant_id, id)
constraint webhook_attempts.webhook_attempts_tenant_id_delivery_id_fkey FOREIGN KEY (tenant_id, delivery_id) REFERENCES webhook_deliveries(tenant_id, id) ON DELETE CASCADE
constraint webhook_attempts.webhook_attempts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint webhook_deliveries.webhook_deliveries_check CHECK (((next_at IS NOT NULL) = (state = 'waiting'::text)))
constraint webhook_deliveries.webhook_deliveries_pkey PRIMARY KEY (tenant_id, id)
constraint webhook_deliveries.webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
constraint webhook_deliveries.webhook_deliveries_tenant_id_event_id_fkey FOREIGN KEY (tenant_id, event_id) REFERENCES webhook_events(tenant_id, id) ON DELETE CASCADE
constraint webhook_deliveries.webhook_deliveries_tenant_id_event_id_webhook_id_key UNIQUE (tenant_id, event_id, webhook_id)
constraint webhook_deliveries.webhook_deliveries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint webhook_deliveries.webhook_deliveries_tenant_id_webhook_id_fkey FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhooks(tenant_id, id) ON DELETE CASCADE
constraint webhook_events.webhook_events_pkey PRIMARY KEY (tenant_id, id)
constraint webhook_events.webhook_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint webhooks.webhooks_check CHECK (((old_secret_sealed IS NULL) = (old_secret_until IS NULL)))
constraint webhooks.webhooks_events_check CHECK (((cardinality(events) > 0) AND (events <@ ARRAY['order.created'::text, 'order.paid'::text, 'order.cancelled'::text, 'invoice.created'::text, 'refund.made'::text, 'stock.low'::text, 'stock.out'::text, 'document.sealed'::text, 'document.rejected'::text, 'cash.closed'::text, 'reservation.made'::text])))
constraint webhooks.webhooks_pkey PRIMARY KEY (tenant_id, id)
constraint webhooks.webhooks_removed_check CHECK (((removed_at IS NULL) OR (NOT is_enabled)))
constraint webhooks.webhooks_secret_lost_check CHECK (((NOT is_secret_lost) OR (NOT is_enabled)))
constraint webhooks.webhooks_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint webhooks.webhooks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint webhooks.webhooks_url_check CHECK (((length(url) >= 8) AND (length(url) <= 500)))
constraint withholding_documents.withholding_documents_amount_cents_check CHECK ((amount_cents >= 0))
constraint withholding_documents.withholding_documents_base_cents_check CHECK ((base_cents >= 0))
constraint withholding_documents.withholding_documents_commission_cents_check CHECK ((commission_cents >= 0))
constraint withholding_documents.withholding_documents_commission_vat_cents_check CHECK ((commission_vat_cents >= 0))
constraint withholding_documents.withholding_documents_control_number_check CHECK ((length(control_number) <= 36))
constraint withholding_documents.withholding_documents_generation_code_check CHECK ((length(generation_code) = 36))
constraint withholding_documents.withholding_documents_kind_check CHECK ((kind = ANY (ARRAY['07'::text, '08'::text, '09'::text])))
constraint withholding_documents.withholding_documents_original_check CHECK ((length(original) <= 16000000))
constraint withholding_documents.withholding_documents_other_amount_cents_check CHECK ((other_amount_cents >= 0))
constraint withholding_documents.withholding_documents_other_base_cents_check CHECK ((other_base_cents >= 0))
constraint withholding_documents.withholding_documents_own CHECK (((NOT is_own) OR (kind = '07'::text)))
constraint withholding_documents.withholding_documents_party_name_check CHECK ((length(party_name) <= 250))
constraint withholding_documents.withholding_documents_party_nit_check CHECK ((length(party_nit) <= 36))
constraint withholding_documents.withholding_documents_party_nrc_check CHECK ((length(party_nrc) <= 36))
constraint withholding_documents.withholding_documents_pkey PRIMARY KEY (tenant_id, id)
constraint withholding_documents.withholding_documents_removed CHECK (((removed_at IS NULL) = (removed_by IS NULL)))
constraint withholding_documents.withholding_documents_seal_check CHECK ((length(seal) <= 100))
constraint withholding_documents.withholding_documents_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
constraint withholding_documents.withholding_documents_tenant_id_created_by_fkey FOREIGN KEY (tenant_id, created_by) REFERENCES users(tenant_id, id)
constraint withholding_documents.withholding_documents_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
constraint withholding_documents.withholding_documents_tenant_id_removed_by_fkey FOREIGN KEY (tenant_id, removed_by) REFERENCES users(tenant_id, id)
CREATE INDEX account_changes_by_creator ON public.account_changes USING btree (tenant_id, created_by)
CREATE UNIQUE INDEX account_changes_pkey ON public.account_changes USING btree (tenant_id, id)
CREATE UNIQUE INDEX account_changes_tenant_id_undoes_key ON public.account_changes USING btree (tenant_id, undoes)
CREATE INDEX account_payment_parts_by_invoice ON public.account_payment_parts USING btree (tenant_id, invoice_id)
CREATE UNIQUE INDEX account_payment_parts_pkey ON public.account_payment_parts USING btree (tenant_id, account_payment_id, invoice_id)
CREATE INDEX account_payment_reversals_by_cash_session ON public.account_payment_reversals USING btree (tenant_id, cash_session_id)
CREATE INDEX account_payment_reversals_by_creator ON public.account_payment_reversals USING btree (tenant_id, created_by)
CREATE UNIQUE INDEX account_payment_reversals_pkey ON public.account_payment_reversals USING btree (tenant_id, account_payment_id)
CREATE UNIQUE INDEX account_payment_reversals_tenant_id_client_uuid_key ON public.account_payment_reversals USING btree (tenant_id, client_uuid)
CREATE INDEX account_payments_by_cash_session ON public.account_payments USING btree (tenant_id, cash_session_id)
CREATE INDEX account_payments_by_creator ON public.account_payments USING btree (tenant_id, created_by)
CREATE INDEX account_payments_by_customer ON public.account_payments USING btree (tenant_id, customer_id, business_date)
CREATE INDEX account_payments_by_type ON public.account_payments USING btree (tenant_id, payment_type_id)
CREATE UNIQUE INDEX account_payments_pkey ON public.account_payments USING btree (tenant_id, id)
CREATE UNIQUE INDEX account_payments_tenant_id_client_uuid_key ON public.account_payments USING btree (tenant_id, client_uuid)
CREATE UNIQUE INDEX account_payments_tenant_id_payment_no_key ON public.account_payments USING btree (tenant_id, payment_no)
CREATE INDEX accounts_by_customer ON public.accounts USING btree (tenant_id, customer_id)
CREATE INDEX accounts_by_day ON public.accounts USING btree (tenant_id, business_date)
CREATE INDEX accounts_by_discount ON public.accounts USING btree (tenant_id, discount_id)
CREATE INDEX accounts_by_table ON public.accounts USING btree (tenant_id, table_id)
CREATE INDEX accounts_by_waiter ON public.accounts USING btree (tenant_id, waiter_id)
CREATE INDEX accounts_open ON public.accounts USING btree (tenant_id, opened_at, id) WHERE (closed_at IS NULL)
CREATE INDEX accounts_open_by_table ON public.accounts USING btree (tenant_id, table_id) WHERE (closed_at IS NULL)
CREATE UNIQUE INDEX accounts_pkey ON public.accounts USING btree (tenant_id, id)
CREATE UNIQUE INDEX accounts_tenant_id_client_uuid_key ON public.accounts USING btree (tenant_id, client_uuid)
CREATE UNIQUE INDEX announcements_pkey ON public.announcements USING btree (id)
CREATE INDEX announcements_to_come ON public.announcements USING btree (until_at) WHERE (withdrawn_at IS NULL)
CREATE INDEX api_keys_by_creator ON public.api_keys USING btree (tenant_id, created_by)
CREATE INDEX api_keys_by_revoker ON public.api_keys USING btree (tenant_id, revoked_by) WHERE (revoked_by IS NOT NULL)
CREATE UNIQUE INDEX api_keys_pkey ON public.api_keys USING btree (tenant_id, id)
CREATE UNIQUE INDEX api_keys_tenant_id_key_hash_key ON public.api_keys USING btree (tenant_id, key_hash)
CREATE UNIQUE INDEX approval_pins_pkey ON public.approval_pins USING btree (tenant_id, user_id)
CREATE INDEX approvals_by_age ON public.approvals USING btree (tenant_id, expires_at)
CREATE INDEX approvals_by_approver ON public.approvals USING btree (tenant_id, approver_id)
CREATE UNIQUE INDEX approvals_pkey ON public.approvals USING btree (tenant_id, token_hash)
CREATE INDEX audit_entries_by_subject ON public.audit_entries USING btree (tenant_id, subject, at, id)
CREATE INDEX audit_entries_by_time ON public.audit_entries USING btree (tenant_id, at, id)
CREATE UNIQUE INDEX audit_entries_pkey ON public.audit_entries USING btree (tenant_id, id)
CREATE INDEX bill_discounts_by_code ON public.bill_discounts USING btree (tenant_id, discount_code_id)
CREATE INDEX bill_discounts_by_manual ON public.bill_discounts USING btree (tenant_id, discount_id)
CREATE UNIQUE INDEX bill_discounts_pkey ON public.bill_discounts USING btree (tenant_id, bill_id, place)
CREATE INDEX bills_by_account ON public.bills USING btree (tenant_id, account_id)
CREATE INDEX bills_by_creator ON public.bills USING btree (tenant_id, created_by)
CREATE INDEX bills_by_discount ON public.bills USING btree (tenant_id, discount_code_id)
CREATE UNIQUE INDEX bills_pkey ON public.bills USING btree (tenant_id, id)
CREATE UNIQUE INDEX card_directory_pkey ON public.card_directory USING btree (customer_id)
CREATE UNIQUE INDEX card_directory_tenant_id_key ON public.card_directory USING btree (tenant_id)
CREATE INDEX card_events_by_age ON public.card_events USING btree (received_at)
CREATE UNIQUE INDEX card_events_pkey ON public.card_events USING btree (event_id)
CREATE INDEX cash_closing_prints_by_printer ON public.cash_closing_prints USING btree (tenant_id, printed_by)
CREATE UNIQUE INDEX cash_closing_prints_pkey ON public.cash_closing_prints USING btree (tenant_id, cash_session_id, copy_no)
CREATE INDEX cash_closings_by_approver ON public.cash_closings USING btree (tenant_id, approver_id)
CREATE INDEX cash_closings_by_person ON public.cash_closings USING btree (tenant_id, closed_by)
CREATE UNIQUE INDEX cash_closings_pkey ON public.cash_closings USING btree (tenant_id, cash_session_id)
CREATE UNIQUE INDEX cash_closings_tenant_id_z_no_key ON public.cash_closings USING btree (tenant_id, z_no)
CREATE UNIQUE INDEX cash_counts_pkey ON public.cash_counts USING btree (tenant_id, cash_session_id, denomination_cents)
CREATE INDEX cash_drawers_by_point_of_sale ON public.cash_drawers USING btree (tenant_id, point_of_sale_id)
CREATE UNIQUE INDEX cash_drawers_pkey ON public.cash_drawers USING btree (tenant_id, id)
CREATE UNIQUE INDEX cash_drawers_tenant_id_title_key ON public.cash_drawers USING btree (tenant_id, title)
CREATE INDEX cash_kept_counts_by_approver ON public.cash_kept_counts USING btree (tenant_id, approver_id)
CREATE INDEX cash_kept_counts_by_person ON public.cash_kept_counts USING btree (tenant_id, counted_by)
CREATE UNIQUE INDEX cash_kept_counts_pkey ON public.cash_kept_counts USING btree (tenant_id, cash_session_id, count_no)
CREATE INDEX cash_method_counts_by_type ON public.cash_method_counts USING btree (tenant_id, payment_type_id)
CREATE UNIQUE INDEX cash_method_counts_pkey ON public.cash_method_counts USING btree (tenant_id, cash_session_id, payment_type_id)
CREATE INDEX cash_movements_by_approver ON public.cash_movements USING btree (tenant_id, approver_id)
CREATE INDEX cash_movements_by_creator ON public.cash_movements USING btree (tenant_id, created_by)
CREATE INDEX cash_movements_of_session ON public.cash_movements USING btree (tenant_id, cash_session_id)
CREATE UNIQUE INDEX cash_movements_pkey ON public.cash_movements USING btree (tenant_id, id)
CREATE UNIQUE INDEX cash_movements_tenant_id_client_uuid_key ON public.cash_movements USING btree (tenant_id, client_uuid)
CREATE UNIQUE INDEX cash_opening_counts_pkey ON public.cash_opening_counts USING btree (tenant_id, cash_session_id, denomination_cents)
CREATE INDEX cash_openings_by_previous ON public.cash_openings USING btree (tenant_id, previous_session_id)
CREATE UNIQUE INDEX cash_openings_pkey ON public.cash_openings USING btree (tenant_id, cash_session_id)
CREATE INDEX cash_sessions_by_day ON public.cash_sessions USING btree (tenant_id, business_date, id)
CREATE INDEX cash_sessions_by_drawer ON public.cash_sessions USING btree (tenant_id, drawer_id)
CREATE INDEX cash_sessions_by_person ON public.cash_sessions USING btree (tenant_id, opened_by)
CREATE UNIQUE INDEX cash_sessions_open_drawer ON public.cash_sessions USING btree (tenant_id, drawer_id) WHERE (closed_at IS NULL)
CREATE UNIQUE INDEX cash_sessions_open_person ON public.cash_sessions USING btree (tenant_id, opened_by) WHERE (closed_at IS NULL)
CREATE UNIQUE INDEX cash_sessions_pkey ON public.cash_sessions USING btree (tenant_id, id)
CREATE UNIQUE INDEX cash_sessions_tenant_id_client_uuid_key ON public.cash_sessions USING btree (tenant_id, client_uuid)
CREATE INDEX categories_by_station ON public.categories USING btree (tenant_id, station_id)
CREATE UNIQUE INDEX categories_pkey ON public.categories USING btree (tenant_id, id)
CREATE INDEX combo_choices_by_item ON public.combo_choices USING btree (tenant_id, menu_item_id, variant_id)
CREATE INDEX combo_choices_of_group ON public.combo_choices USING btree (tenant_id, combo_group_id)
CREATE UNIQUE INDEX combo_choices_pkey ON public.combo_choices USING btree (tenant_id, id)
CREATE INDEX combo_groups_by_item ON public.combo_groups USING btree (tenant_id, menu_item_id)
CREATE UNIQUE INDEX combo_groups_pkey ON public.combo_groups USING btree (tenant_id, id)
CREATE INDEX contingencies_by_user ON public.contingencies USING btree (tenant_id, declared_by)
CREATE UNIQUE INDEX contingencies_open ON public.contingencies USING btree (tenant_id, environment) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX contingencies_pkey ON public.contingencies USING btree (tenant_id, id)
CREATE UNIQUE INDEX control_numbers_pkey ON public.control_numbers USING btree (tenant_id, environment, kind, establishment_code, point_of_sale_code)
CREATE UNIQUE INDEX counters_pkey ON public.counters USING btree (tenant_id, series)
CREATE INDEX courtesies_by_approver ON public.courtesies USING btree (tenant_id, approver_id)
CREATE INDEX courtesies_by_creator ON public.courtesies USING btree (tenant_id, created_by)
CREATE UNIQUE INDEX courtesies_pkey ON public.courtesies USING btree (tenant_id, id)
CREATE INDEX customer_debts_by_customer ON public.customer_debts USING btree (tenant_id, customer_id, business_date)
CREATE INDEX customer_debts_open ON public.customer_debts USING btree (tenant_id, customer_id, business_date, invoice_id) WHERE (open_cents > 0)
CREATE UNIQUE INDEX customer_debts_pkey ON public.customer_debts USING btree (tenant_id, invoice_id)
CREATE INDEX customer_words_by_word ON public.customer_words USING btree (tenant_id, word, customer_id)
CREATE UNIQUE INDEX customer_words_pkey ON public.customer_words USING btree (tenant_id, customer_id, word)
CREATE INDEX customers_by_age ON public.customers USING btree (tenant_id, created_at, id) WHERE (archived_at IS NULL)
CREATE INDEX customers_by_birth_day ON public.customers USING btree (tenant_id, birth_day) WHERE (archived_at IS NULL)
CREATE INDEX customers_by_change ON public.customers USING btree (tenant_id, updated_at, id)
CREATE INDEX customers_by_merged ON public.customers USING btree (tenant_id, merged_into_id) WHERE (merged_into_id IS NOT NULL)
CREATE INDEX customers_by_name ON public.customers USING btree (tenant_id, sort_name, id) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX customers_by_phone ON public.customers USING btree (tenant_id, phone_key) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX customers_pkey ON public.customers USING btree (tenant_id, id)
CREATE INDEX customers_who_owe ON public.customers USING btree (tenant_id, balance_cents, id) WHERE (balance_cents > 0)
CREATE INDEX customers_who_owe_by_name ON public.customers USING btree (tenant_id, sort_name, id) WHERE (balance_cents > 0)
CREATE UNIQUE INDEX data_export_pieces_pkey ON public.data_export_pieces USING btree (tenant_id, export_id, attempt, no)
CREATE UNIQUE INDEX data_exports_one_at_a_time ON public.data_exports USING btree (tenant_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]))
CREATE UNIQUE INDEX data_exports_pkey ON public.data_exports USING btree (tenant_id, id)
CREATE UNIQUE INDEX deleted_day_sums_pkey ON public.deleted_day_sums USING btree (business_date, currency)
CREATE UNIQUE INDEX deleted_visit_sums_pkey ON public.deleted_visit_sums USING btree (business_date, before)
CREATE UNIQUE INDEX discount_codes_by_code ON public.discount_codes USING btree (tenant_id, code) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX discount_codes_pkey ON public.discount_codes USING btree (tenant_id, id)
CREATE INDEX document_tasks_by_age ON public.document_tasks USING btree (tenant_id, created_at)
CREATE INDEX document_tasks_by_creator ON public.document_tasks USING btree (tenant_id, created_by)
CREATE INDEX document_tasks_of_invoice ON public.document_tasks USING btree (tenant_id, invoice_id)
CREATE UNIQUE INDEX document_tasks_of_reversal ON public.document_tasks USING btree (tenant_id, invoice_id) WHERE (refund_id IS NULL)
CREATE UNIQUE INDEX document_tasks_pkey ON public.document_tasks USING btree (tenant_id, id)
CREATE UNIQUE INDEX document_tasks_tenant_id_refund_id_key ON public.document_tasks USING btree (tenant_id, refund_id)
CREATE INDEX documents_by_age ON public.documents USING btree (tenant_id, created_at)
CREATE UNIQUE INDEX documents_pkey ON public.documents USING btree (tenant_id, id)
CREATE UNIQUE INDEX documents_tenant_id_invoice_id_key ON public.documents USING btree (tenant_id, invoice_id)
CREATE INDEX drafts_by_creator ON public.drafts USING btree (tenant_id, created_by)
CREATE INDEX drafts_open ON public.drafts USING btree (tenant_id, created_at) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX drafts_pkey ON public.drafts USING btree (tenant_id, id)
CREATE UNIQUE INDEX drafts_tenant_id_client_uuid_key ON public.drafts USING btree (tenant_id, client_uuid)
CREATE UNIQUE INDEX establishments_by_code ON public.establishments USING btree (tenant_id, code) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX establishments_pkey ON public.establishments USING btree (tenant_id, id)
CREATE INDEX feedbacks_by_rating ON public.feedbacks USING btree (tenant_id, average_x100, id)
CREATE INDEX feedbacks_by_time ON public.feedbacks USING btree (tenant_id, given_at, id)
CREATE INDEX feedbacks_customer ON public.feedbacks USING btree (tenant_id, customer_id)
CREATE INDEX feedbacks_hidden_by ON public.feedbacks USING btree (tenant_id, hidden_by)
CREATE UNIQUE INDEX feedbacks_invoice_key ON public.feedbacks USING btree (tenant_id, invoice_id, guest_token_hash)
CREATE UNIQUE INDEX feedbacks_pkey ON public.feedbacks USING btree (tenant_id, id)
CREATE UNIQUE INDEX feedbacks_visit_key ON public.feedbacks USING btree (tenant_id, visit_id, guest_token_hash)
CREATE UNIQUE INDEX files_pkey ON public.files USING btree (tenant_id, hash)
CREATE UNIQUE INDEX fiscal_settings_pkey ON public.fiscal_settings USING btree (tenant_id)
CREATE UNIQUE INDEX generation_rules_pkey ON public.generation_rules USING btree (tenant_id, kind, environment, from_day)
CREATE INDEX guest_phones_asking ON public.guest_phones USING btree (tenant_id, asks_since) WHERE (asks_since IS NOT NULL)
CREATE INDEX guest_phones_blocked ON public.guest_phones USING btree (tenant_id, seen_at) WHERE (standing = 'blocked'::text)
CREATE UNIQUE INDEX guest_phones_pkey ON public.guest_phones USING btree (tenant_id, id)
CREATE INDEX guest_phones_seen ON public.guest_phones USING btree (tenant_id, seen_at)
CREATE INDEX guest_phones_settler ON public.guest_phones USING btree (tenant_id, settled_by)
CREATE INDEX guest_phones_table ON public.guest_phones USING btree (tenant_id, table_id)
CREATE UNIQUE INDEX guest_phones_tenant_id_token_hash_key ON public.guest_phones USING btree (tenant_id, token_hash)
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (tenant_id, created_at)
CREATE UNIQUE INDEX idempotency_keys_pkey ON public.idempotency_keys USING btree (tenant_id, actor, key)
CREATE INDEX inventory_items_by_group ON public.inventory_items USING btree (tenant_id, group_title, sort_title, id) WHERE (archived_at IS NULL)
CREATE INDEX inventory_items_by_status ON public.inventory_items USING btree (tenant_id, status, sort_title, id) WHERE (archived_at IS NULL)
CREATE INDEX inventory_items_by_title ON public.inventory_items USING btree (tenant_id, sort_title, id) WHERE (archived_at IS NULL)
CREATE INDEX inventory_items_ever_by_title ON public.inventory_items USING btree (tenant_id, sort_title, id)
CREATE UNIQUE INDEX inventory_items_pkey ON public.inventory_items USING btree (tenant_id, id)
CREATE INDEX invoice_discounts_by_code ON public.invoice_discounts USING btree (tenant_id, discount_code_id)
CREATE INDEX invoice_discounts_by_manual ON public.invoice_discounts USING btree (tenant_id, discount_id)
CREATE UNIQUE INDEX invoice_discounts_pkey ON public.invoice_discounts USING btree (tenant_id, invoice_id, place)
CREATE INDEX invoice_lines_by_order_line ON public.invoice_lines USING btree (tenant_id, order_line_id)
CREATE INDEX invoice_lines_of_invoice ON public.invoice_lines USING btree (tenant_id, invoice_id)
CREATE UNIQUE INDEX invoice_lines_pkey ON public.invoice_lines USING btree (tenant_id, id)
CREATE INDEX invoice_orders_by_order ON public.invoice_orders USING btree (tenant_id, order_id)
CREATE UNIQUE INDEX invoice_orders_pkey ON public.invoice_orders USING btree (tenant_id, invoice_id, order_id)
CREATE INDEX invoice_reversals_by_creator ON public.invoice_reversals USING btree (tenant_id, created_by)
CREATE INDEX invoice_reversals_by_day ON public.invoice_reversals USING btree (tenant_id, business_date)
CREATE UNIQUE INDEX invoice_reversals_pkey ON public.invoice_reversals USING btree (tenant_id, invoice_id)
CREATE UNIQUE INDEX invoice_reversals_tenant_id_client_uuid_key ON public.invoice_reversals USING btree (tenant_id, client_uuid)
CREATE UNIQUE INDEX invoice_taxes_pkey ON public.invoice_taxes USING btree (tenant_id, invoice_id, rate_bp, type)
CREATE INDEX invoice_words_by_word ON public.invoice_words USING btree (tenant_id, word, invoice_id)
CREATE UNIQUE INDEX invoice_words_pkey ON public.invoice_words USING btree (tenant_id, invoice_id, word)
CREATE INDEX invoices_by_account ON public.invoices USING btree (tenant_id, account_id)
CREATE INDEX invoices_by_bill ON public.invoices USING btree (tenant_id, bill_id)
CREATE INDEX invoices_by_creator ON public.invoices USING btree (tenant_id, created_by)
CREATE INDEX invoices_by_customer ON public.invoices USING btree (tenant_id, customer_id, id)
CREATE INDEX invoices_by_day ON public.invoices USING btree (tenant_id, business_date, id)
CREATE INDEX invoices_by_day_and_number ON public.invoices USING btree (tenant_id, business_date, invoice_no, id)
CREATE INDEX invoices_by_day_and_total ON public.invoices USING btree (tenant_id, business_date, total_cents, id)
CREATE INDEX invoices_by_discount ON public.invoices USING btree (tenant_id, discount_code_id)
CREATE INDEX invoices_by_total ON public.invoices USING btree (tenant_id, total_cents, id)
CREATE UNIQUE INDEX invoices_pkey ON public.invoices USING btree (tenant_id, id)
CREATE UNIQUE INDEX invoices_tenant_id_client_uuid_key ON public.invoices USING btree (tenant_id, client_uuid)
CREATE UNIQUE INDEX invoices_tenant_id_invoice_no_key ON public.invoices USING btree (tenant_id, invoice_no)
CREATE INDEX item_limits_by_changer ON public.item_limits USING btree (tenant_id, changed_by)
CREATE UNIQUE INDEX item_limits_pkey ON public.item_limits USING btree (tenant_id, menu_item_id)
CREATE UNIQUE INDEX journal_accounts_pkey ON public.journal_accounts USING btree (tenant_id, account)
CREATE INDEX kept_tax_documents_by_direction ON public.kept_tax_documents USING btree (tenant_id, direction, issued_on, generation_code)
CREATE UNIQUE INDEX kept_tax_documents_pkey ON public.kept_tax_documents USING btree (tenant_id, direction, generation_code)
CREATE INDEX kept_tax_documents_until ON public.kept_tax_documents USING btree (tenant_id, keep_until)
CREATE INDEX known_devices_of_user ON public.known_devices USING btree (tenant_id, user_id)
CREATE UNIQUE INDEX known_devices_pkey ON public.known_devices USING btree (tenant_id, device_hash, user_id)
CREATE INDEX line_corrections_by_courtesy ON public.line_corrections USING btree (tenant_id, courtesy_id, business_date)
CREATE INDEX line_corrections_by_creator ON public.line_corrections USING btree (tenant_id, created_by)
CREATE INDEX line_corrections_by_day ON public.line_corrections USING btree (tenant_id, business_date, id)
CREATE INDEX line_corrections_by_line ON public.line_corrections USING btree (tenant_id, order_line_id, id)
CREATE INDEX line_corrections_by_voider ON public.line_corrections USING btree (tenant_id, voided_by)
CREATE UNIQUE INDEX line_corrections_pkey ON public.line_corrections USING btree (tenant_id, id)
CREATE UNIQUE INDEX look_ins_of_operator ON public.look_ins USING btree (operator_tenant_id, operator_id) WHERE (ended_at IS NULL)
CREATE INDEX look_ins_of_tenant ON public.look_ins USING btree (tenant_id, id)
CREATE INDEX look_ins_open ON public.look_ins USING btree (tenant_id, ends_at) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX look_ins_pkey ON public.look_ins USING btree (id)
CREATE UNIQUE INDEX look_ins_token_hash_key ON public.look_ins USING btree (token_hash)
CREATE INDEX manual_discounts_by_approver ON public.manual_discounts USING btree (tenant_id, approver_id)
CREATE INDEX manual_discounts_by_creator ON public.manual_discounts USING btree (tenant_id, created_by)
CREATE UNIQUE INDEX manual_discounts_pkey ON public.manual_discounts USING btree (tenant_id, id)
CREATE INDEX menu_addons_by_group ON public.menu_addons USING btree (tenant_id, menu_item_id, group_id)
CREATE INDEX menu_addons_of_group ON public.menu_addons USING btree (tenant_id, group_id)
CREATE UNIQUE INDEX menu_addons_pkey ON public.menu_addons USING btree (tenant_id, id)
CREATE UNIQUE INDEX menu_addons_tenant_id_menu_item_id_id_key ON public.menu_addons USING btree (tenant_id, menu_item_id, id)
CREATE UNIQUE INDEX menu_directory_pkey ON public.menu_directory USING btree (menu_code)
CREATE UNIQUE INDEX menu_directory_tenant_id_key ON public.menu_directory USING btree (tenant_id)
CREATE INDEX menu_item_groups_by_group ON public.menu_item_groups USING btree (tenant_id, group_id)
CREATE UNIQUE INDEX menu_item_groups_pkey ON public.menu_item_groups USING btree (tenant_id, menu_item_id, group_id)
CREATE INDEX menu_items_by_category ON public.menu_items USING btree (tenant_id, category_id)
CREATE INDEX menu_items_by_image ON public.menu_items USING btree (tenant_id, image)
CREATE INDEX menu_items_by_station ON public.menu_items USING btree (tenant_id, station_id)
CREATE INDEX menu_items_by_tax ON public.menu_items USING btree (tenant_id, tax_id)
CREATE UNIQUE INDEX menu_items_pkey ON public.menu_items USING btree (tenant_id, id)
CREATE INDEX menu_translations_by_language ON public.menu_translations USING btree (tenant_id, language)
CREATE UNIQUE INDEX menu_translations_pkey ON public.menu_translations USING btree (tenant_id, id)
CREATE UNIQUE INDEX menu_translations_tenant_id_addon_id_language_key ON public.menu_translations USING btree (tenant_id, addon_id, language)
CREATE UNIQUE INDEX menu_translations_tenant_id_category_id_language_key ON public.menu_translations USING btree (tenant_id, category_id, language)
CREATE UNIQUE INDEX menu_translations_tenant_id_combo_group_id_language_key ON public.menu_translations USING btree (tenant_id, combo_group_id, language)
CREATE UNIQUE INDEX menu_translations_tenant_id_group_id_language_key ON public.menu_translations USING btree (tenant_id, group_id, language)
CREATE UNIQUE INDEX menu_translations_tenant_id_menu_item_id_language_key ON public.menu_translations USING btree (tenant_id, menu_item_id, language)
CREATE UNIQUE INDEX menu_translations_tenant_id_variant_id_language_key ON public.menu_translations USING btree (tenant_id, variant_id, language)
CREATE UNIQUE INDEX menu_variants_pkey ON public.menu_variants USING btree (tenant_id, id)
CREATE UNIQUE INDEX menu_variants_tenant_id_menu_item_id_id_key ON public.menu_variants USING btree (tenant_id, menu_item_id, id)
CREATE UNIQUE INDEX modifier_groups_pkey ON public.modifier_groups USING btree (tenant_id, id)
CREATE UNIQUE INDEX modifier_groups_tenant_id_menu_item_id_id_key ON public.modifier_groups USING btree (tenant_id, menu_item_id, id)
CREATE INDEX offer_hours_by_category ON public.offer_hours USING btree (tenant_id, category_id)
CREATE INDEX offer_hours_by_item ON public.offer_hours USING btree (tenant_id, menu_item_id)
CREATE INDEX offer_hours_by_rule ON public.offer_hours USING btree (tenant_id, price_rule_id)
CREATE UNIQUE INDEX offer_hours_pkey ON public.offer_hours USING btree (tenant_id, id)
CREATE INDEX order_corrections_by_day ON public.order_corrections USING btree (tenant_id, business_date)
CREATE INDEX order_corrections_by_order ON public.order_corrections USING btree (tenant_id, order_id, business_date)
CREATE UNIQUE INDEX order_corrections_pkey ON public.order_corrections USING btree (tenant_id, id)
CREATE INDEX order_line_changes_by_approver ON public.order_line_changes USING btree (tenant_id, approver_id)
CREATE INDEX order_line_changes_by_creator ON public.order_line_changes USING btree (tenant_id, created_by)
CREATE INDEX order_line_changes_by_from ON public.order_line_changes USING btree (tenant_id, from_table_id)
CREATE INDEX order_line_changes_by_line ON public.order_line_changes USING btree (tenant_id, order_line_id)
CREATE INDEX order_line_changes_by_order ON public.order_line_changes USING btree (tenant_id, order_id)
CREATE INDEX order_line_changes_by_reader ON public.order_line_changes USING btree (tenant_id, acknowledged_by)
CREATE INDEX order_line_changes_by_station ON public.order_line_changes USING btree (tenant_id, station_id)
CREATE INDEX order_line_changes_by_to ON public.order_line_changes USING btree (tenant_id, to_table_id)
CREATE UNIQUE INDEX order_line_changes_pkey ON public.order_line_changes USING btree (tenant_id, id)
CREATE INDEX order_line_changes_waiting ON public.order_line_changes USING btree (tenant_id, station_id, id) WHERE (acknowledged_at IS NULL)
CREATE INDEX order_lines_by_changer ON public.order_lines USING btree (tenant_id, status_changed_by)
CREATE INDEX order_lines_by_claimer ON public.order_lines USING btree (tenant_id, claimed_by)
CREATE INDEX order_lines_by_combo_item ON public.order_lines USING btree (tenant_id, combo_item_id)
CREATE INDEX order_lines_by_courtesy ON public.order_lines USING btree (tenant_id, courtesy_id)
CREATE INDEX order_lines_by_discount ON public.order_lines USING btree (tenant_id, discount_id)
CREATE INDEX order_lines_by_menu_item ON public.order_lines USING btree (tenant_id, menu_item_id)
CREATE INDEX order_lines_by_station ON public.order_lines USING btree (tenant_id, station_id)
CREATE INDEX order_lines_by_taker ON public.order_lines USING btree (tenant_id, taken_by)
CREATE INDEX order_lines_finished ON public.order_lines USING btree (tenant_id, station_id, status_changed_at) WHERE (status = 'completed'::text)
CREATE INDEX order_lines_of_order ON public.order_lines USING btree (tenant_id, order_id)
CREATE UNIQUE INDEX order_lines_pkey ON public.order_lines USING btree (tenant_id, id)
CREATE UNIQUE INDEX order_lines_tenant_id_client_uuid_key ON public.order_lines USING btree (tenant_id, client_uuid)
CREATE INDEX order_lines_waiting ON public.order_lines USING btree (tenant_id, station_id, order_id) WHERE (status = ANY (ARRAY['created'::text, 'preparing'::text]))
CREATE UNIQUE INDEX order_tokens_pkey ON public.order_tokens USING btree (tenant_id, day)
CREATE INDEX orders_by_age ON public.orders USING btree (tenant_id, created_at)
CREATE INDEX orders_by_bill ON public.orders USING btree (tenant_id, bill_id)
CREATE INDEX orders_by_creator ON public.orders USING btree (tenant_id, created_by)
CREATE INDEX orders_by_day ON public.orders USING btree (tenant_id, business_date, token_no)
CREATE UNIQUE INDEX orders_pkey ON public.orders USING btree (tenant_id, id)
CREATE UNIQUE INDEX orders_tenant_id_account_id_round_key ON public.orders USING btree (tenant_id, account_id, round)
CREATE UNIQUE INDEX orders_tenant_id_client_uuid_key ON public.orders USING btree (tenant_id, client_uuid)
CREATE UNIQUE INDEX orders_tenant_id_order_no_key ON public.orders USING btree (tenant_id, order_no)
CREATE INDEX password_resets_by_age ON public.password_resets USING btree (tenant_id, expires_at)
CREATE INDEX password_resets_of_user ON public.password_resets USING btree (tenant_id, user_id)
CREATE UNIQUE INDEX password_resets_pkey ON public.password_resets USING btree (tenant_id, token_hash)
CREATE UNIQUE INDEX payment_types_on_account ON public.payment_types USING btree (tenant_id) WHERE ((settles = 'on_account'::text) AND (archived_at IS NULL))
CREATE UNIQUE INDEX payment_types_pkey ON public.payment_types USING btree (tenant_id, id)
CREATE INDEX payments_by_cash_session ON public.payments USING btree (tenant_id, cash_session_id)
CREATE INDEX payments_by_creator ON public.payments USING btree (tenant_id, created_by)
CREATE INDEX payments_by_day ON public.payments USING btree (tenant_id, business_date)
CREATE INDEX payments_by_invoice ON public.payments USING btree (tenant_id, invoice_id)
CREATE INDEX payments_by_type ON public.payments USING btree (tenant_id, payment_type_id)
CREATE INDEX payments_by_waiter ON public.payments USING btree (tenant_id, waiter_id)
CREATE UNIQUE INDEX payments_pkey ON public.payments USING btree (tenant_id, id)
CREATE UNIQUE INDEX payments_tenant_id_client_uuid_key ON public.payments USING btree (tenant_id, client_uuid)
CREATE INDEX payments_with_tip ON public.payments USING btree (tenant_id, business_date) WHERE (tip_cents > 0)
CREATE INDEX planned_invalidations_by_user ON public.planned_invalidations USING btree (tenant_id, created_by)
CREATE UNIQUE INDEX planned_invalidations_pkey ON public.planned_invalidations USING btree (tenant_id, about_id)
CREATE UNIQUE INDEX platform_day_sums_pkey ON public.platform_day_sums USING btree (business_date, currency)
CREATE UNIQUE INDEX platform_stale_days_pkey ON public.platform_stale_days USING btree (business_date, written_by)
CREATE UNIQUE INDEX platform_visit_sums_pkey ON public.platform_visit_sums USING btree (span, starts_on, before)
CREATE UNIQUE INDEX points_of_sale_by_code ON public.points_of_sale USING btree (tenant_id, establishment_id, code) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX points_of_sale_default ON public.points_of_sale USING btree (tenant_id) WHERE (is_default AND (archived_at IS NULL))
CREATE INDEX points_of_sale_of_establishment ON public.points_of_sale USING btree (tenant_id, establishment_id)
CREATE UNIQUE INDEX points_of_sale_pkey ON public.points_of_sale USING btree (tenant_id, id)
CREATE INDEX price_rule_prices_by_item ON public.price_rule_prices USING btree (tenant_id, menu_item_id, variant_id)
CREATE UNIQUE INDEX price_rule_prices_pkey ON public.price_rule_prices USING btree (tenant_id, id)
CREATE UNIQUE INDEX price_rule_prices_tenant_id_price_rule_id_menu_item_id_vari_key ON public.price_rule_prices USING btree (tenant_id, price_rule_id, menu_item_id, variant_id) NULLS NOT DISTINCT
CREATE INDEX price_rule_targets_by_category ON public.price_rule_targets USING btree (tenant_id, category_id)
CREATE INDEX price_rule_targets_by_item ON public.price_rule_targets USING btree (tenant_id, menu_item_id)
CREATE UNIQUE INDEX price_rule_targets_pkey ON public.price_rule_targets USING btree (tenant_id, id)
CREATE UNIQUE INDEX price_rule_targets_tenant_id_price_rule_id_category_id_menu_key ON public.price_rule_targets USING btree (tenant_id, price_rule_id, category_id, menu_item_id) NULLS NOT DISTINCT
CREATE UNIQUE INDEX price_rules_pkey ON public.price_rules USING btree (tenant_id, id)
CREATE UNIQUE INDEX print_settings_pkey ON public.print_settings USING btree (tenant_id)
CREATE UNIQUE INDEX purchase_attachments_pkey ON public.purchase_attachments USING btree (tenant_id, purchase_id)
CREATE INDEX purchase_documents_by_day ON public.purchase_documents USING btree (tenant_id, issued_on, purchase_id)
CREATE INDEX purchase_documents_by_type ON public.purchase_documents USING btree (tenant_id, document_type, issued_on, purchase_id)
CREATE UNIQUE INDEX purchase_documents_pkey ON public.purchase_documents USING btree (tenant_id, purchase_id)
CREATE INDEX purchase_items_by_item ON public.purchase_items USING btree (tenant_id, inventory_item_id, id)
CREATE INDEX purchase_items_by_key ON public.purchase_items USING btree (tenant_id, vendor_id, supplier_key, id) WHERE is_price
CREATE INDEX purchase_items_by_previous ON public.purchase_items USING btree (tenant_id, previous_id)
CREATE INDEX purchase_items_by_vendor ON public.purchase_items USING btree (tenant_id, vendor_id, inventory_item_id, id)
CREATE INDEX purchase_items_dearer ON public.purchase_items USING btree (tenant_id, business_date, id) WHERE (rise_bp IS NOT NULL)
CREATE INDEX purchase_items_dearer_by_day ON public.purchase_items USING btree (tenant_id, business_date, rise_bp, id) WHERE (rise_bp IS NOT NULL)
CREATE INDEX purchase_items_dearest ON public.purchase_items USING btree (tenant_id, rise_bp, id) WHERE (rise_bp IS NOT NULL)
CREATE UNIQUE INDEX purchase_items_pkey ON public.purchase_items USING btree (tenant_id, id)
CREATE INDEX purchase_items_prices ON public.purchase_items USING btree (tenant_id, inventory_item_id, business_date, id) WHERE is_price
CREATE UNIQUE INDEX purchase_items_tenant_id_purchase_id_line_key ON public.purchase_items USING btree (tenant_id, purchase_id, line)
CREATE INDEX purchase_units_by_vendor ON public.purchase_units USING btree (tenant_id, vendor_id)
CREATE UNIQUE INDEX purchase_units_pkey ON public.purchase_units USING btree (tenant_id, id)
CREATE UNIQUE INDEX purchase_units_tenant_id_inventory_item_id_vendor_id_name_k_key ON public.purchase_units USING btree (tenant_id, inventory_item_id, vendor_id, name_key) NULLS NOT DISTINCT
CREATE INDEX purchases_by_book_day ON public.purchases USING btree (tenant_id, (
CASE
    WHEN (invoice_date IS NULL) THEN business_date
    ELSE invoice_date
END), id) WHERE ((status = 'received'::text) AND ((document_type = ANY (ARRAY['03'::text, '05'::text, '06'::text, '14'::text])) OR ((document_type IS NULL) AND (tax_cents > 0))))
CREATE INDEX purchases_by_canceller ON public.purchases USING btree (tenant_id, cancelled_by)
CREATE INDEX purchases_by_day ON public.purchases USING btree (tenant_id, business_date, id)
CREATE INDEX purchases_by_day_and_total ON public.purchases USING btree (tenant_id, business_date, sort_total, id)
CREATE UNIQUE INDEX purchases_by_document ON public.purchases USING btree (tenant_id, generation_code) WHERE (status = 'received'::text)
CREATE INDEX purchases_by_posting_day ON public.purchases USING btree (tenant_id, (
CASE
    WHEN (invoice_date IS NULL) THEN business_date
    ELSE invoice_date
END), id) WHERE ((status = 'received'::text) AND (total_cents IS NOT NULL))
CREATE INDEX purchases_by_total ON public.purchases USING btree (tenant_id, sort_total, id)
CREATE INDEX purchases_by_typed_code ON public.purchases USING btree (tenant_id, upper(invoice_number)) WHERE ((source = 'manual'::text) AND (length(invoice_number) = 36))
CREATE INDEX purchases_by_user ON public.purchases USING btree (tenant_id, created_by)
CREATE INDEX purchases_by_vendor ON public.purchases USING btree (tenant_id, vendor_id, business_date, id)
CREATE INDEX purchases_by_withheld_income ON public.purchases USING btree (tenant_id, (
CASE
    WHEN (invoice_date IS NULL) THEN business_date
    ELSE invoice_date
END), id) WHERE ((status = 'received'::text) AND (withheld_income_cents > 0))
CREATE UNIQUE INDEX purchases_pkey ON public.purchases USING btree (tenant_id, id)
CREATE INDEX purchases_received ON public.purchases USING btree (tenant_id, vendor_id, business_date) WHERE (status = 'received'::text)
CREATE UNIQUE INDEX purchases_tenant_id_number_key ON public.purchases USING btree (tenant_id, number)
CREATE INDEX qr_order_lines_by_item ON public.qr_order_lines USING btree (tenant_id, menu_item_id)
CREATE INDEX qr_order_lines_of_order ON public.qr_order_lines USING btree (tenant_id, qr_order_id)
CREATE UNIQUE INDEX qr_order_lines_pkey ON public.qr_order_lines USING btree (tenant_id, id)
CREATE UNIQUE INDEX qr_order_lines_tenant_id_client_uuid_key ON public.qr_order_lines USING btree (tenant_id, client_uuid)
CREATE INDEX qr_orders_by_order ON public.qr_orders USING btree (tenant_id, order_id)
CREATE INDEX qr_orders_by_settler ON public.qr_orders USING btree (tenant_id, settled_by)
CREATE INDEX qr_orders_by_table ON public.qr_orders USING btree (tenant_id, table_id)
CREATE INDEX qr_orders_guest ON public.qr_orders USING btree (tenant_id, guest_token_hash) WHERE (guest_token_hash IS NOT NULL)
CREATE INDEX qr_orders_guest_email ON public.qr_orders USING btree (tenant_id, lower((receptor ->> 'correo'::text)), id) WHERE ((language IS NOT NULL) AND (receptor IS NOT NULL))
CREATE INDEX qr_orders_guest_phone ON public.qr_orders USING btree (tenant_id, customer_phone_key(guest_phone), id) WHERE ((language IS NOT NULL) AND (guest_phone IS NOT NULL))
CREATE UNIQUE INDEX qr_orders_guest_secret_key ON public.qr_orders USING btree (tenant_id, guest_secret)
CREATE INDEX qr_orders_order ON public.qr_orders USING btree (tenant_id, order_id)
CREATE INDEX qr_orders_pending ON public.qr_orders USING btree (tenant_id, created_at, id) WHERE (status = 'pending'::text)
CREATE UNIQUE INDEX qr_orders_pkey ON public.qr_orders USING btree (tenant_id, id)
CREATE UNIQUE INDEX qr_orders_tenant_id_client_uuid_key ON public.qr_orders USING btree (tenant_id, client_uuid)
CREATE INDEX quick_notes_by_category ON public.quick_notes USING btree (tenant_id, category_id)
CREATE UNIQUE INDEX quick_notes_pkey ON public.quick_notes USING btree (tenant_id, id)
CREATE INDEX recipe_items_by_addon ON public.recipe_items USING btree (tenant_id, menu_item_id, addon_id)
CREATE INDEX recipe_items_by_ingredient ON public.recipe_items USING btree (tenant_id, inventory_item_id)
CREATE INDEX recipe_items_by_menu_item ON public.recipe_items USING btree (tenant_id, menu_item_id)
CREATE INDEX recipe_items_by_variant ON public.recipe_items USING btree (tenant_id, menu_item_id, variant_id)
CREATE INDEX recipe_items_of_addon ON public.recipe_items USING btree (tenant_id, addon_id)
CREATE UNIQUE INDEX recipe_items_pkey ON public.recipe_items USING btree (tenant_id, id)
CREATE UNIQUE INDEX recovery_codes_pkey ON public.recovery_codes USING btree (tenant_id, user_id, code_hash)
CREATE INDEX refund_lines_by_line ON public.refund_lines USING btree (tenant_id, invoice_line_id)
CREATE UNIQUE INDEX refund_lines_pkey ON public.refund_lines USING btree (tenant_id, refund_id, invoice_line_id)
CREATE INDEX refunds_by_approver ON public.refunds USING btree (tenant_id, approver_id)
CREATE INDEX refunds_by_cash_session ON public.refunds USING btree (tenant_id, cash_session_id)
CREATE INDEX refunds_by_creator ON public.refunds USING btree (tenant_id, created_by)
CREATE INDEX refunds_by_day ON public.refunds USING btree (tenant_id, business_date)
CREATE INDEX refunds_by_invoice ON public.refunds USING btree (tenant_id, invoice_id)
CREATE INDEX refunds_by_type ON public.refunds USING btree (tenant_id, payment_type_id)
CREATE UNIQUE INDEX refunds_pkey ON public.refunds USING btree (tenant_id, id)
CREATE UNIQUE INDEX refunds_tenant_id_client_uuid_key ON public.refunds USING btree (tenant_id, client_uuid)
CREATE UNIQUE INDEX refunds_tenant_id_refund_no_key ON public.refunds USING btree (tenant_id, refund_no)
CREATE INDEX refunds_with_tip ON public.refunds USING btree (tenant_id, business_date) WHERE (tip_cents > 0)
CREATE INDEX report_customers_by_first_day ON public.report_customers USING btree (tenant_id, first_day)
CREATE INDEX report_customers_by_last_day ON public.report_customers USING btree (tenant_id, last_day)
CREATE UNIQUE INDEX report_customers_pkey ON public.report_customers USING btree (tenant_id, customer_id)
CREATE INDEX report_day_sums_by_day ON public.report_day_sums USING btree (tenant_id, business_date)
CREATE UNIQUE INDEX report_day_sums_pkey ON public.report_day_sums USING btree (tenant_id, dimension, business_date, key, detail)
CREATE INDEX report_mail_recipients_by_adder ON public.report_mail_recipients USING btree (tenant_id, added_by)
CREATE UNIQUE INDEX report_mail_recipients_by_email ON public.report_mail_recipients USING btree (tenant_id, lower(email))
CREATE UNIQUE INDEX report_mail_recipients_pkey ON public.report_mail_recipients USING btree (tenant_id, id)
CREATE UNIQUE INDEX report_mail_recipients_tenant_id_user_id_key ON public.report_mail_recipients USING btree (tenant_id, user_id)
CREATE UNIQUE INDEX report_mail_settings_pkey ON public.report_mail_settings USING btree (tenant_id)
CREATE UNIQUE INDEX report_mails_pkey ON public.report_mails USING btree (tenant_id, business_date)
CREATE INDEX report_month_sums_by_month ON public.report_month_sums USING btree (tenant_id, month)
CREATE UNIQUE INDEX report_month_sums_pkey ON public.report_month_sums USING btree (tenant_id, dimension, month, key, detail)
CREATE UNIQUE INDEX report_stale_days_pkey ON public.report_stale_days USING btree (tenant_id, business_date, written_by)
CREATE INDEX report_visits_by_customer ON public.report_visits USING btree (tenant_id, customer_id, business_date)
CREATE UNIQUE INDEX report_visits_pkey ON public.report_visits USING btree (tenant_id, business_date, customer_id)
CREATE UNIQUE INDEX report_watermarks_pkey ON public.report_watermarks USING btree (tenant_id)
CREATE INDEX reservations_by_age ON public.reservations USING btree (tenant_id, created_at, id)
CREATE INDEX reservations_by_customer ON public.reservations USING btree (tenant_id, customer_id, starts_at)
CREATE INDEX reservations_by_start ON public.reservations USING btree (tenant_id, starts_at, id)
CREATE INDEX reservations_by_table ON public.reservations USING btree (tenant_id, table_id, starts_at)
CREATE INDEX reservations_do_not_overlap ON public.reservations USING gist (tenant_id, table_id, tstzrange(starts_at, ends_at)) WHERE ((table_id IS NOT NULL) AND (status <> 'cancelled'::text) AND (no_show_at IS NULL) AND (archived_at IS NULL) AND (NOT is_overbooked))
CREATE UNIQUE INDEX reservations_pkey ON public.reservations USING btree (tenant_id, id)
CREATE UNIQUE INDEX reservations_tenant_id_guest_secret_key ON public.reservations USING btree (tenant_id, guest_secret)
CREATE UNIQUE INDEX reservations_tenant_id_unique_code_key ON public.reservations USING btree (tenant_id, unique_code)
CREATE UNIQUE INDEX row_sizes_pkey ON public.row_sizes USING btree (only_one)
CREATE UNIQUE INDEX running_processes_pkey ON public.running_processes USING btree (id)
CREATE UNIQUE INDEX schema_migrations_pkey ON public.schema_migrations USING btree (name)
CREATE UNIQUE INDEX sealing_keys_pkey ON public.sealing_keys USING btree (fingerprint)
CREATE INDEX seatings_by_account ON public.seatings USING btree (tenant_id, account_id)
CREATE INDEX seatings_by_reservation ON public.seatings USING btree (tenant_id, reservation_id)
CREATE INDEX seatings_by_table ON public.seatings USING btree (tenant_id, table_id)
CREATE INDEX seatings_by_waiting_party ON public.seatings USING btree (tenant_id, waiting_party_id)
CREATE UNIQUE INDEX seatings_pkey ON public.seatings USING btree (tenant_id, id)
CREATE UNIQUE INDEX seatings_without_order ON public.seatings USING btree (tenant_id, table_id) WHERE ((account_id IS NULL) AND (ended_at IS NULL))
CREATE UNIQUE INDEX second_factors_pkey ON public.second_factors USING btree (tenant_id, user_id)
CREATE INDEX server_errors_by_time ON public.server_errors USING btree (last_seen_at DESC)
CREATE UNIQUE INDEX server_errors_pkey ON public.server_errors USING btree (fingerprint)
CREATE INDEX session_tokens_by_age ON public.session_tokens USING btree (tenant_id, expires_at)
CREATE INDEX session_tokens_of_session ON public.session_tokens USING btree (tenant_id, session_id)
CREATE UNIQUE INDEX session_tokens_pkey ON public.session_tokens USING btree (tenant_id, token_hash)
CREATE INDEX sessions_by_shared_till ON public.sessions USING btree (tenant_id, shared_till_id)
CREATE INDEX sessions_by_user ON public.sessions USING btree (tenant_id, user_id, last_seen_at)
CREATE INDEX sessions_open ON public.sessions USING btree (tenant_id, user_id) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX sessions_pkey ON public.sessions USING btree (tenant_id, id)
CREATE INDEX shared_till_people_by_person ON public.shared_till_people USING btree (tenant_id, user_id)
CREATE UNIQUE INDEX shared_till_people_pkey ON public.shared_till_people USING btree (tenant_id, shared_till_id, user_id)
CREATE INDEX shared_tills_by_enroller ON public.shared_tills USING btree (tenant_id, enrolled_by)
CREATE UNIQUE INDEX shared_tills_pkey ON public.shared_tills USING btree (tenant_id, id)
CREATE UNIQUE INDEX shared_tills_tenant_id_secret_hash_key ON public.shared_tills USING btree (tenant_id, secret_hash)
CREATE UNIQUE INDEX sign_ups_browser_hash_key ON public.sign_ups USING btree (browser_hash)
CREATE INDEX sign_ups_by_username ON public.sign_ups USING btree (username, mailed_at)
CREATE UNIQUE INDEX sign_ups_pkey ON public.sign_ups USING btree (id)
CREATE UNIQUE INDEX sign_ups_puzzle_hash_key ON public.sign_ups USING btree (puzzle_hash)
CREATE UNIQUE INDEX stations_pkey ON public.stations USING btree (tenant_id, id)
CREATE UNIQUE INDEX stations_tenant_id_slug_key ON public.stations USING btree (tenant_id, slug)
CREATE INDEX stock_costs_by_item ON public.stock_costs USING btree (tenant_id, inventory_item_id, at, id)
CREATE INDEX stock_costs_by_user ON public.stock_costs USING btree (tenant_id, created_by)
CREATE UNIQUE INDEX stock_costs_pkey ON public.stock_costs USING btree (tenant_id, id)
CREATE INDEX stock_count_entries_by_item ON public.stock_count_entries USING btree (tenant_id, count_id, inventory_item_id, id)
CREATE INDEX stock_count_entries_by_user ON public.stock_count_entries USING btree (tenant_id, created_by)
CREATE UNIQUE INDEX stock_count_entries_pkey ON public.stock_count_entries USING btree (tenant_id, id)
CREATE UNIQUE INDEX stock_count_entries_tenant_id_client_uuid_key ON public.stock_count_entries USING btree (tenant_id, client_uuid)
CREATE INDEX stock_count_items_by_item ON public.stock_count_items USING btree (tenant_id, inventory_item_id)
CREATE UNIQUE INDEX stock_count_items_open ON public.stock_count_items USING btree (tenant_id, inventory_item_id) WHERE is_open
CREATE UNIQUE INDEX stock_count_items_pkey ON public.stock_count_items USING btree (tenant_id, count_id, inventory_item_id)
CREATE INDEX stock_counts_by_approver ON public.stock_counts USING btree (tenant_id, approver_id) WHERE (approver_id IS NOT NULL)
CREATE INDEX stock_counts_by_ender ON public.stock_counts USING btree (tenant_id, ended_by) WHERE (ended_by IS NOT NULL)
CREATE INDEX stock_counts_by_reviewer ON public.stock_counts USING btree (tenant_id, reviewed_by) WHERE (reviewed_by IS NOT NULL)
CREATE INDEX stock_counts_by_start ON public.stock_counts USING btree (tenant_id, started_at, id)
CREATE INDEX stock_counts_by_starter ON public.stock_counts USING btree (tenant_id, started_by)
CREATE INDEX stock_counts_by_status ON public.stock_counts USING btree (tenant_id, status, started_at, id)
CREATE UNIQUE INDEX stock_counts_pkey ON public.stock_counts USING btree (tenant_id, id)
CREATE UNIQUE INDEX stock_counts_tenant_id_number_key ON public.stock_counts USING btree (tenant_id, number)
CREATE UNIQUE INDEX stock_mails_pkey ON public.stock_mails USING btree (tenant_id)
CREATE INDEX stock_movements_by_count ON public.stock_movements USING btree (tenant_id, count_id) WHERE (count_id IS NOT NULL)
CREATE INDEX stock_movements_by_item ON public.stock_movements USING btree (tenant_id, inventory_item_id, created_at, id)
CREATE INDEX stock_movements_by_item_and_type ON public.stock_movements USING btree (tenant_id, inventory_item_id, type, created_at, id) WHERE (type <> 'OUT'::text)
CREATE INDEX stock_movements_by_order ON public.stock_movements USING btree (tenant_id, order_id)
CREATE INDEX stock_movements_by_purchase ON public.stock_movements USING btree (tenant_id, purchase_id) WHERE (purchase_id IS NOT NULL)
CREATE INDEX stock_movements_by_time ON public.stock_movements USING btree (tenant_id, created_at, id) INCLUDE (type)
CREATE INDEX stock_movements_by_type ON public.stock_movements USING btree (tenant_id, type, created_at, id) WHERE (type <> 'OUT'::text)
CREATE INDEX stock_movements_by_user ON public.stock_movements USING btree (tenant_id, created_by)
CREATE UNIQUE INDEX stock_movements_pkey ON public.stock_movements USING btree (tenant_id, id)
CREATE UNIQUE INDEX store_settings_pkey ON public.store_settings USING btree (tenant_id)
CREATE UNIQUE INDEX store_tables_pkey ON public.store_tables USING btree (tenant_id, id)
CREATE UNIQUE INDEX store_tables_tenant_id_locator_key ON public.store_tables USING btree (tenant_id, locator)
CREATE UNIQUE INDEX subscription_entries_pkey ON public.subscription_entries USING btree (tenant_id, id)
CREATE UNIQUE INDEX subscription_mails_pkey ON public.subscription_mails USING btree (tenant_id, kind, about)
CREATE UNIQUE INDEX subscription_payments_pkey ON public.subscription_payments USING btree (tenant_id, id)
CREATE UNIQUE INDEX subscription_payments_tenant_id_client_uuid_key ON public.subscription_payments USING btree (tenant_id, client_uuid)
CREATE UNIQUE INDEX subscriptions_pkey ON public.subscriptions USING btree (tenant_id)
CREATE UNIQUE INDEX table_directory_pkey ON public.table_directory USING btree (short_code)
CREATE INDEX tax_book_downloads_by_user ON public.tax_book_downloads USING btree (tenant_id, taken_by)
CREATE UNIQUE INDEX tax_book_downloads_pkey ON public.tax_book_downloads USING btree (tenant_id, month, book)
CREATE UNIQUE INDEX tax_comparisons_pkey ON public.tax_comparisons USING btree (tenant_id, month)
CREATE INDEX tax_credentials_by_user ON public.tax_credentials USING btree (tenant_id, changed_by)
CREATE UNIQUE INDEX tax_credentials_pkey ON public.tax_credentials USING btree (tenant_id, environment)
CREATE INDEX tax_deliveries_by_user ON public.tax_deliveries USING btree (tenant_id, asked_by)
CREATE INDEX tax_deliveries_of_document ON public.tax_deliveries USING btree (tenant_id, tax_document_id, id)
CREATE UNIQUE INDEX tax_deliveries_once ON public.tax_deliveries USING btree (tenant_id, tax_document_id, is_sealed) WHERE (cause = 'buyer'::text)
CREATE UNIQUE INDEX tax_deliveries_pkey ON public.tax_deliveries USING btree (tenant_id, id)
CREATE INDEX tax_differences_by_day ON public.tax_differences USING btree (tenant_id, day, id)
CREATE INDEX tax_differences_by_invoice ON public.tax_differences USING btree (tenant_id, invoice_id)
CREATE UNIQUE INDEX tax_differences_pkey ON public.tax_differences USING btree (tenant_id, id)
CREATE UNIQUE INDEX tax_differences_tenant_id_kind_subject_id_key ON public.tax_differences USING btree (tenant_id, kind, subject_id)
CREATE UNIQUE INDEX tax_document_directory_pkey ON public.tax_document_directory USING btree (generation_code)
CREATE UNIQUE INDEX tax_document_texts_pkey ON public.tax_document_texts USING btree (tenant_id, tax_document_id, no)
CREATE INDEX tax_documents_about ON public.tax_documents USING btree (tenant_id, about_id)
CREATE INDEX tax_documents_by_contingency ON public.tax_documents USING btree (tenant_id, contingency_id)
CREATE INDEX tax_documents_by_day ON public.tax_documents USING btree (tenant_id, issued_on, id)
CREATE INDEX tax_documents_by_kind ON public.tax_documents USING btree (tenant_id, kind, issued_on, id)
CREATE INDEX tax_documents_by_sale ON public.tax_documents USING btree (tenant_id, sale_id)
CREATE INDEX tax_documents_by_standing ON public.tax_documents USING btree (tenant_id, environment, kind, state, issued_on, id)
CREATE INDEX tax_documents_by_standing_and_total ON public.tax_documents USING btree (tenant_id, environment, kind, state, total_cents, id, issued_on)
CREATE INDEX tax_documents_by_task ON public.tax_documents USING btree (tenant_id, task_id)
CREATE INDEX tax_documents_by_user ON public.tax_documents USING btree (tenant_id, created_by)
CREATE INDEX tax_documents_certified ON public.tax_documents USING btree (tenant_id, kind) WHERE ((environment = '00'::text) AND (seal IS NOT NULL))
CREATE UNIQUE INDEX tax_documents_invalidation_of ON public.tax_documents USING btree (tenant_id, about_id) WHERE ((kind = 'invalidation'::text) AND (state <> 'replaced'::text))
CREATE UNIQUE INDEX tax_documents_of_sale ON public.tax_documents USING btree (tenant_id, sale_id) WHERE (replaces_id IS NULL)
CREATE UNIQUE INDEX tax_documents_of_task ON public.tax_documents USING btree (tenant_id, task_id) WHERE ((kind = ANY (ARRAY['05'::text, 'invalidation'::text])) AND (state <> 'replaced'::text))
CREATE UNIQUE INDEX tax_documents_pkey ON public.tax_documents USING btree (tenant_id, id)
CREATE INDEX tax_documents_reported_in ON public.tax_documents USING btree (tenant_id, reported_in_id)
CREATE UNIQUE INDEX tax_documents_tenant_id_environment_control_number_key ON public.tax_documents USING btree (tenant_id, environment, control_number)
CREATE UNIQUE INDEX tax_documents_tenant_id_generation_code_key ON public.tax_documents USING btree (tenant_id, generation_code)
CREATE UNIQUE INDEX tax_documents_tenant_id_replaces_id_key ON public.tax_documents USING btree (tenant_id, replaces_id)
CREATE INDEX tax_documents_trials ON public.tax_documents USING btree (tenant_id, made_at, id) WHERE is_trial
CREATE INDEX tax_documents_unsold ON public.tax_documents USING btree (tenant_id, issued_on, id) WHERE ((sale_id IS NULL) AND (control_number IS NOT NULL))
CREATE INDEX tax_documents_unsold_by_total ON public.tax_documents USING btree (tenant_id, total_cents, id) WHERE ((sale_id IS NULL) AND (control_number IS NOT NULL))
CREATE INDEX tax_documents_waiting ON public.tax_documents USING btree (tenant_id, next_at, id) WHERE (state <> ALL (ARRAY['sealed'::text, 'sealed_with_remarks'::text, 'replaced'::text, 'invalidated'::text]))
CREATE INDEX tax_exchanges_of_document ON public.tax_exchanges USING btree (tenant_id, tax_document_id, id)
CREATE UNIQUE INDEX tax_exchanges_pkey ON public.tax_exchanges USING btree (tenant_id, id)
CREATE UNIQUE INDEX tax_halts_pkey ON public.tax_halts USING btree (tenant_id, environment)
CREATE INDEX tax_months_by_user ON public.tax_months USING btree (tenant_id, closed_by)
CREATE UNIQUE INDEX tax_months_pkey ON public.tax_months USING btree (tenant_id, month)
CREATE INDEX tax_openings_by_user ON public.tax_openings USING btree (tenant_id, entered_by)
CREATE UNIQUE INDEX tax_openings_pkey ON public.tax_openings USING btree (tenant_id)
CREATE UNIQUE INDEX taxes_pkey ON public.taxes USING btree (tenant_id, id)
CREATE INDEX tenant_day_sums_by_day ON public.tenant_day_sums USING btree (business_date)
CREATE UNIQUE INDEX tenant_day_sums_pkey ON public.tenant_day_sums USING btree (tenant_id, business_date)
CREATE INDEX tenant_deletions_due ON public.tenant_deletions USING btree (tenant_id) WHERE (purged_at IS NULL)
CREATE UNIQUE INDEX tenant_deletions_pkey ON public.tenant_deletions USING btree (tenant_id)
CREATE INDEX tenant_health_by_age ON public.tenant_health USING btree (computed_at) WHERE (computed_at IS NOT NULL)
CREATE INDEX tenant_health_by_need ON public.tenant_health USING btree (need DESC, tenant_id)
CREATE UNIQUE INDEX tenant_health_pkey ON public.tenant_health USING btree (tenant_id)
CREATE INDEX tenant_item_sums_best ON public.tenant_item_sums USING btree (span, starts_on, quantity DESC) INCLUDE (tenant_id, item_id) WHERE (quantity > 0)
CREATE INDEX tenant_item_sums_by_item ON public.tenant_item_sums USING btree (tenant_id, item_id, span, starts_on) INCLUDE (quantity)
CREATE UNIQUE INDEX tenant_item_sums_pkey ON public.tenant_item_sums USING btree (tenant_id, span, starts_on, item_id)
CREATE UNIQUE INDEX tenant_news_pkey ON public.tenant_news USING btree (tenant_id)
CREATE INDEX tenant_visit_sums_by_day ON public.tenant_visit_sums USING btree (business_date)
CREATE UNIQUE INDEX tenant_visit_sums_pkey ON public.tenant_visit_sums USING btree (tenant_id, business_date, before)
CREATE INDEX tenant_words_by_tenant ON public.tenant_words USING btree (tenant_id)
CREATE UNIQUE INDEX tenant_words_pkey ON public.tenant_words USING btree (word, tenant_id)
CREATE INDEX tenants_by_end ON public.tenants USING btree (access_ends_at, id) WHERE ((kind = 'restaurant'::text) AND is_active)
CREATE INDEX tenants_by_name ON public.tenants USING btree (kind, sort_name, id)
CREATE INDEX tenants_by_status ON public.tenants USING btree (kind, is_active, sort_name, id)
CREATE UNIQUE INDEX tenants_pkey ON public.tenants USING btree (id)
CREATE UNIQUE INDEX tenants_sign_in_name_key ON public.tenants USING btree (sign_in_name)
CREATE INDEX test_document_runs_by_user ON public.test_document_runs USING btree (tenant_id, started_by)
CREATE UNIQUE INDEX test_document_runs_pkey ON public.test_document_runs USING btree (tenant_id)
CREATE INDEX ticket_prints_by_order ON public.ticket_prints USING btree (tenant_id, order_id)
CREATE INDEX ticket_prints_by_printer ON public.ticket_prints USING btree (tenant_id, printed_by)
CREATE INDEX ticket_prints_by_station ON public.ticket_prints USING btree (tenant_id, station_id)
CREATE UNIQUE INDEX ticket_prints_pkey ON public.ticket_prints USING btree (tenant_id, order_id, station_id, copy_no)
CREATE UNIQUE INDEX till_versions_pkey ON public.till_versions USING btree (tenant_id)
CREATE UNIQUE INDEX user_directory_by_user ON public.user_directory USING btree (tenant_id, user_id)
CREATE UNIQUE INDEX user_directory_pkey ON public.user_directory USING btree (username)
CREATE UNIQUE INDEX users_by_username ON public.users USING btree (tenant_id, username) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX users_pkey ON public.users USING btree (tenant_id, id)
CREATE INDEX vendor_items_by_day ON public.vendor_items USING btree (tenant_id, vendor_id, bought_on, id)
CREATE INDEX vendor_items_by_last ON public.vendor_items USING btree (tenant_id, last_item_id)
CREATE INDEX vendor_items_by_title ON public.vendor_items USING btree (tenant_id, vendor_id, sort_title, id)
CREATE INDEX vendor_items_by_unit ON public.vendor_items USING btree (tenant_id, inventory_item_id, unit)
CREATE UNIQUE INDEX vendor_items_pkey ON public.vendor_items USING btree (tenant_id, id)
CREATE UNIQUE INDEX vendor_items_tenant_id_vendor_id_key_key ON public.vendor_items USING btree (tenant_id, vendor_id, key)
CREATE INDEX vendors_by_every_nit ON public.vendors USING btree (tenant_id, nit) WHERE (nit IS NOT NULL)
CREATE INDEX vendors_by_name ON public.vendors USING btree (tenant_id, sort_name, id) WHERE (archived_at IS NULL)
CREATE UNIQUE INDEX vendors_by_nit ON public.vendors USING btree (tenant_id, nit) WHERE ((nit IS NOT NULL) AND (archived_at IS NULL))
CREATE UNIQUE INDEX vendors_pkey ON public.vendors USING btree (tenant_id, id)
CREATE UNIQUE INDEX vendors_without_nit ON public.vendors USING btree (tenant_id, sort_name) WHERE ((nit IS NULL) AND (archived_at IS NULL))
CREATE UNIQUE INDEX visit_phones_pkey ON public.visit_phones USING btree (tenant_id, id)
CREATE UNIQUE INDEX visit_phones_tenant_id_visit_id_token_hash_key ON public.visit_phones USING btree (tenant_id, visit_id, token_hash)
CREATE INDEX visit_phones_token ON public.visit_phones USING btree (tenant_id, token_hash)
CREATE UNIQUE INDEX visits_open_key ON public.visits USING btree (tenant_id, table_id) WHERE (closed_at IS NULL)
CREATE INDEX visits_opened_by ON public.visits USING btree (tenant_id, opened_by)
CREATE UNIQUE INDEX visits_pkey ON public.visits USING btree (tenant_id, id)
CREATE INDEX visits_table ON public.visits USING btree (tenant_id, table_id, opened_at)
CREATE INDEX waiter_calls_ended_by ON public.waiter_calls USING btree (tenant_id, ended_by)
CREATE UNIQUE INDEX waiter_calls_open_key ON public.waiter_calls USING btree (tenant_id, visit_id) WHERE (ended_at IS NULL)
CREATE UNIQUE INDEX waiter_calls_pkey ON public.waiter_calls USING btree (tenant_id, id)
CREATE INDEX waiter_calls_visit ON public.waiter_calls USING btree (tenant_id, visit_id)
CREATE INDEX waiting_parties_by_table ON public.waiting_parties USING btree (tenant_id, table_id)
CREATE INDEX waiting_parties_by_time ON public.waiting_parties USING btree (tenant_id, joined_at, id)
CREATE UNIQUE INDEX waiting_parties_pkey ON public.waiting_parties USING btree (tenant_id, id)
CREATE INDEX webhook_attempts_of_delivery ON public.webhook_attempts USING btree (tenant_id, delivery_id, id)
CREATE UNIQUE INDEX webhook_attempts_pkey ON public.webhook_attempts USING btree (tenant_id, id)
CREATE INDEX webhook_deliveries_by_state ON public.webhook_deliveries USING btree (tenant_id, state, id)
CREATE INDEX webhook_deliveries_of_webhook ON public.webhook_deliveries USING btree (tenant_id, webhook_id, id)
CREATE UNIQUE INDEX webhook_deliveries_pkey ON public.webhook_deliveries USING btree (tenant_id, id)
CREATE UNIQUE INDEX webhook_deliveries_tenant_id_event_id_webhook_id_key ON public.webhook_deliveries USING btree (tenant_id, event_id, webhook_id)
CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (tenant_id, webhook_id, next_at, id) WHERE (state = 'waiting'::text)
CREATE INDEX webhook_events_by_age ON public.webhook_events USING btree (tenant_id, created_at)
CREATE UNIQUE INDEX webhook_events_pkey ON public.webhook_events USING btree (tenant_id, id)
CREATE INDEX webhooks_by_creator ON public.webhooks USING btree (tenant_id, created_by)
CREATE UNIQUE INDEX webhooks_pkey ON public.webhooks USING btree (tenant_id, id)
CREATE UNIQUE INDEX withholding_documents_by_code ON public.withholding_documents USING btree (tenant_id, generation_code) WHERE (removed_at IS NULL)
CREATE INDEX withholding_documents_by_creator ON public.withholding_documents USING btree (tenant_id, created_by)
CREATE INDEX withholding_documents_by_day ON public.withholding_documents USING btree (tenant_id, issued_on, id) WHERE (removed_at IS NULL)
CREATE INDEX withholding_documents_by_remover ON public.withholding_documents USING btree (tenant_id, removed_by)
CREATE UNIQUE INDEX withholding_documents_pkey ON public.withholding_documents USING btree (tenant_id, id)
policy tenant_isolation on account_changes for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on account_payment_parts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on account_payment_reversals for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on account_payments for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on accounts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on api_keys for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on approval_pins for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on approvals for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on audit_entries for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on bill_discounts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on bills for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on cash_closing_prints for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on cash_closings for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on cash_counts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on cash_drawers for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on cash_kept_counts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on cash_method_counts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on cash_movements for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on cash_opening_counts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on cash_openings for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on cash_sessions for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on categories for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on combo_choices for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on combo_groups for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on contingencies for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on control_numbers for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on counters for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on courtesies for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on customer_debts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on customer_words for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on customers for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on data_export_pieces for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on data_exports for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on discount_codes for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on document_tasks for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on documents for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on drafts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on establishments for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on feedbacks for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on files for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on fiscal_settings for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on generation_rules for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on guest_phones for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on idempotency_keys for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on inventory_items for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on invoice_discounts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on invoice_lines for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on invoice_orders for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on invoice_reversals for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on invoice_taxes for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on invoice_words for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on invoices for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on item_limits for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on journal_accounts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on kept_tax_documents for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on known_devices for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on line_corrections for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on manual_discounts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on menu_addons for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on menu_item_groups for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on menu_items for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on menu_translations for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on menu_variants for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on modifier_groups for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on offer_hours for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on order_corrections for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on order_line_changes for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on order_lines for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on order_tokens for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on orders for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on password_resets for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on payment_types for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on payments for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on planned_invalidations for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on points_of_sale for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on price_rule_prices for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on price_rule_targets for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on price_rules for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on print_settings for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on purchase_attachments for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on purchase_documents for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on purchase_items for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on purchase_units for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on purchases for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on qr_order_lines for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on qr_orders for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on quick_notes for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on recipe_items for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on recovery_codes for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on refund_lines for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on refunds for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on report_customers for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on report_day_sums for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on report_mail_recipients for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on report_mail_settings for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on report_mails for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on report_month_sums for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on report_stale_days for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on report_visits for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on report_watermarks for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on reservations for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on seatings for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on second_factors for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on session_tokens for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on sessions for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on shared_till_people for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on shared_tills for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on stations for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on stock_costs for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on stock_count_entries for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on stock_count_items for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on stock_counts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on stock_mails for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on stock_movements for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on store_settings for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on store_tables for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on subscription_entries for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on subscription_mails for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on subscription_payments for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on subscriptions for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_book_downloads for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_comparisons for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_credentials for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_deliveries for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_differences for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_document_texts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_documents for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_exchanges for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_halts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_months for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on tax_openings for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on taxes for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on test_document_runs for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on ticket_prints for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on till_versions for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on users for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on vendor_items for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on vendors for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on visit_phones for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on visits for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on waiter_calls for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on waiting_parties for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on webhook_attempts for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on webhook_deliveries for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on webhook_events for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on webhooks for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
policy tenant_isolation on withholding_documents for ALL using ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif"))) with check ((tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS "nullif")))
CREATE TRIGGER report_changed AFTER UPDATE ON public.accounts FOR EACH ROW WHEN (((new.business_date < first_unsummed_day()) AND ((old.people IS DISTINCT FROM new.people) OR (old.customer_id IS DISTINCT FROM new.customer_id) OR (old.source IS DISTINCT FROM new.source)))) EXECUTE FUNCTION touch_report_of_account()
CREATE TRIGGER visit_follows_account AFTER INSERT OR UPDATE OF closed_at, table_id ON public.accounts FOR EACH ROW EXECUTE FUNCTION visit_follows_account()
CREATE TRIGGER cash_sessions_closed BEFORE UPDATE ON public.cash_sessions FOR EACH ROW WHEN ((old.closed_at IS NOT NULL)) EXECUTE FUNCTION refuse_change_of_closed_session()
CREATE TRIGGER service_followed AFTER INSERT OR UPDATE OF closed_at, opened_at ON public.cash_sessions FOR EACH ROW EXECUTE FUNCTION follow_cash_sessions()
CREATE TRIGGER told_webhooks AFTER UPDATE OF closed_at ON public.cash_sessions FOR EACH ROW WHEN (((old.closed_at IS NULL) AND (new.closed_at IS NOT NULL))) EXECUTE FUNCTION cash_told()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.categories DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.combo_choices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.combo_groups DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE TRIGGER keep_balance AFTER INSERT OR UPDATE OF customer_id, open_cents ON public.customer_debts FOR EACH ROW EXECUTE FUNCTION keep_customer_balance()
CREATE TRIGGER keep_changed_words AFTER UPDATE ON public.customers REFERENCING OLD TABLE AS replaced NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_customer_words()
CREATE TRIGGER keep_keys BEFORE INSERT OR UPDATE OF phone, birth_date, search_text ON public.customers FOR EACH ROW EXECUTE FUNCTION keep_customer_keys()
CREATE TRIGGER keep_words AFTER INSERT ON public.customers REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_customer_words()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.inventory_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE TRIGGER told_webhooks AFTER UPDATE OF quantity, min_quantity_threshold ON public.inventory_items FOR EACH ROW WHEN (((new.archived_at IS NULL) AND (((old.status = 'in'::text) AND (new.status <> 'in'::text)) OR ((old.status = 'low'::text) AND (new.status = 'out'::text))))) EXECUTE FUNCTION stock_told()
CREATE TRIGGER report_touched AFTER INSERT ON public.invoice_reversals FOR EACH ROW EXECUTE FUNCTION touch_report_of_reversal()
CREATE TRIGGER report_changed AFTER UPDATE OF business_date, customer_id, created_by, table_title, floor, dining_option, sub_total_cents, tax_total_cents, service_charge_total_cents, discount_cents, tip_cents, total_cents, discount_code ON public.invoices FOR EACH ROW WHEN ((new.business_date < first_unsummed_day())) EXECUTE FUNCTION touch_report_of_row()
CREATE TRIGGER report_touched AFTER INSERT ON public.invoices FOR EACH ROW WHEN ((new.business_date < first_unsummed_day())) EXECUTE FUNCTION touch_report_of_row()
CREATE TRIGGER told_webhooks AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION invoice_told()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.item_limits DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE TRIGGER report_touched AFTER INSERT ON public.line_corrections FOR EACH ROW WHEN ((new.business_date < first_unsummed_day())) EXECUTE FUNCTION touch_report_of_row()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.menu_addons DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.menu_item_groups DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.menu_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.menu_translations DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.menu_variants DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.modifier_groups DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.offer_hours DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE TRIGGER report_touched AFTER INSERT ON public.order_corrections FOR EACH ROW EXECUTE FUNCTION touch_report_of_order_correction()
CREATE TRIGGER order_lines_billed BEFORE UPDATE ON public.order_lines FOR EACH ROW WHEN ((((old.status IS DISTINCT FROM new.status) AND ((old.status = 'cancelled'::text) OR (new.status = 'cancelled'::text))) OR (old.order_id <> new.order_id) OR (old.quantity <> new.quantity) OR (old.unit_price_cents <> new.unit_price_cents) OR (old.discount_cents <> new.discount_cents))) EXECUTE FUNCTION refuse_change_of_billed_line()
CREATE TRIGGER report_changed AFTER UPDATE ON public.order_lines FOR EACH ROW WHEN ((((old.status = 'cancelled'::text) <> (new.status = 'cancelled'::text)) OR (old.order_id <> new.order_id) OR ((old.created_at < date_trunc('day'::text, now(), 'UTC'::text)) AND ((old.quantity <> new.quantity) OR (old.unit_price_cents <> new.unit_price_cents) OR (old.courtesy_id IS DISTINCT FROM new.courtesy_id) OR (old.void_reason IS DISTINCT FROM new.void_reason) OR ((old.status = ANY (ARRAY['completed'::text, 'delivered'::text])) <> (new.status = ANY (ARRAY['completed'::text, 'delivered'::text]))) OR (old.stock_held IS DISTINCT FROM new.stock_held) OR (old.ready_at IS DISTINCT FROM new.ready_at) OR (old.recalled_at IS DISTINCT FROM new.recalled_at) OR (old.held_until IS DISTINCT FROM new.held_until) OR (old.station_id <> new.station_id))))) EXECUTE FUNCTION touch_report_of_line()
CREATE TRIGGER report_touched AFTER INSERT ON public.order_lines FOR EACH ROW WHEN ((new.created_at < date_trunc('day'::text, now(), 'UTC'::text))) EXECUTE FUNCTION touch_report_of_line()
CREATE TRIGGER cancelled_webhooks AFTER UPDATE OF cancelled_at ON public.orders FOR EACH ROW WHEN (((old.cancelled_at IS NULL) AND (new.cancelled_at IS NOT NULL))) EXECUTE FUNCTION order_told()
CREATE CONSTRAINT TRIGGER paid_webhooks AFTER UPDATE OF payment_status ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.payment_status <> 'paid'::text) AND (new.payment_status = 'paid'::text))) EXECUTE FUNCTION order_told()
CREATE TRIGGER report_changed AFTER UPDATE ON public.orders FOR EACH ROW WHEN (((old.cancelled_at IS DISTINCT FROM new.cancelled_at) OR (old.account_id <> new.account_id) OR (old.business_date <> new.business_date))) EXECUTE FUNCTION touch_report_of_order()
CREATE TRIGGER report_touched AFTER INSERT ON public.orders FOR EACH ROW WHEN (((new.round > 1) OR (new.business_date < first_unsummed_day()))) EXECUTE FUNCTION touch_report_of_order()
CREATE TRIGGER told_webhooks AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION order_told()
CREATE CONSTRAINT TRIGGER visit_follows_payment AFTER UPDATE OF payment_status, cancelled_at, account_id ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((old.payment_status IS DISTINCT FROM new.payment_status) OR (old.cancelled_at IS DISTINCT FROM new.cancelled_at)) OR (old.account_id IS DISTINCT FROM new.account_id))) EXECUTE FUNCTION visit_follows_payment()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.payment_types DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE TRIGGER report_touched AFTER INSERT ON public.payments FOR EACH ROW WHEN ((new.business_date < first_unsummed_day())) EXECUTE FUNCTION touch_report_of_row()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.price_rule_prices DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.price_rule_targets DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.price_rules DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.print_settings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.quick_notes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.recipe_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE TRIGGER report_touched AFTER INSERT ON public.refunds FOR EACH ROW WHEN ((new.business_date < first_unsummed_day())) EXECUTE FUNCTION touch_report_of_row()
CREATE TRIGGER told_webhooks AFTER INSERT ON public.refunds FOR EACH ROW EXECUTE FUNCTION refund_told()
CREATE TRIGGER told_webhooks AFTER INSERT ON public.reservations FOR EACH ROW EXECUTE FUNCTION reservation_told()
CREATE TRIGGER visit_follows_seating AFTER INSERT OR UPDATE OF account_id, ended_at, table_id ON public.seatings FOR EACH ROW EXECUTE FUNCTION visit_follows_seating()
CREATE TRIGGER menu_code_followed AFTER INSERT OR UPDATE OF menu_code ON public.store_settings FOR EACH ROW EXECUTE FUNCTION follow_menu_code()
CREATE TRIGGER report_zone_changed AFTER UPDATE OF time_zone ON public.store_settings FOR EACH ROW WHEN ((old.time_zone <> new.time_zone)) EXECUTE FUNCTION forget_report_sums()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.store_settings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE TRIGGER time_zone_followed AFTER INSERT OR UPDATE OF time_zone ON public.store_settings FOR EACH ROW EXECUTE FUNCTION follow_time_zone()
CREATE TRIGGER short_code_renewed BEFORE INSERT OR UPDATE OF locator ON public.store_tables FOR EACH ROW EXECUTE FUNCTION renew_short_code()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.store_tables DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE TRIGGER tax_document_entered AFTER INSERT ON public.tax_documents FOR EACH ROW WHEN ((new.control_number IS NOT NULL)) EXECUTE FUNCTION enter_tax_document()
CREATE TRIGGER told_webhooks AFTER UPDATE OF state ON public.tax_documents FOR EACH ROW WHEN (((old.state IS DISTINCT FROM new.state) AND (new.state = ANY (ARRAY['sealed'::text, 'sealed_with_remarks'::text, 'rejected'::text])) AND (NOT new.is_trial))) EXECUTE FUNCTION document_told()
CREATE CONSTRAINT TRIGGER till_version AFTER INSERT OR DELETE OR UPDATE ON public.taxes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_till_version()
CREATE TRIGGER platform_day_changed AFTER INSERT OR DELETE OR UPDATE ON public.tenant_day_sums FOR EACH ROW EXECUTE FUNCTION mark_platform_day()
CREATE TRIGGER platform_day_changed AFTER INSERT OR DELETE OR UPDATE ON public.tenant_visit_sums FOR EACH ROW EXECUTE FUNCTION mark_platform_day()
CREATE TRIGGER begin_health AFTER INSERT ON public.tenants FOR EACH ROW WHEN ((new.kind = 'restaurant'::text)) EXECUTE FUNCTION keep_tenant_health()
CREATE TRIGGER end_health AFTER UPDATE OF kind ON public.tenants FOR EACH ROW WHEN ((old.kind <> new.kind)) EXECUTE FUNCTION keep_tenant_health()
CREATE TRIGGER keep_changed_words AFTER UPDATE OF name, email ON public.tenants FOR EACH ROW WHEN (((new.kind = 'restaurant'::text) AND ((old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email)))) EXECUTE FUNCTION keep_tenant_words()
CREATE TRIGGER keep_words AFTER INSERT ON public.tenants FOR EACH ROW WHEN ((new.kind = 'restaurant'::text)) EXECUTE FUNCTION keep_tenant_words()
CREATE TRIGGER make_tenant_ids AFTER INSERT ON public.tenants FOR EACH ROW EXECUTE FUNCTION make_tenant_ids()
grant insert, select on account_changes to comanda_app
grant insert, select on account_payment_parts to comanda_app
grant insert, select on account_payment_reversals to comanda_app
grant insert, select on account_payments to comanda_app
grant delete, insert, select, update on accounts to comanda_app
grant insert, select, update on announcements to comanda_app
grant insert, select, update on api_keys to comanda_app
grant delete, insert, select, update on approval_pins to comanda_app
grant delete, insert, select, update on approvals to comanda_app
grant insert, select on audit_entries to comanda_app
grant insert, select on bill_discounts to comanda_app
grant insert, select on bills to comanda_app
grant delete, insert, select, update on card_directory to comanda_app
grant delete, insert, select on card_events to comanda_app
grant insert, select on cash_closing_prints to comanda_app
grant insert, select on cash_closings to comanda_app
grant insert, select on cash_counts to comanda_app
grant delete, insert, select, update on cash_drawers to comanda_app
grant insert, select on cash_kept_counts to comanda_app
grant insert, select on cash_method_counts to comanda_app
grant insert, select on cash_movements to comanda_app
grant insert, select on cash_opening_counts to comanda_app
grant insert, select on cash_openings to comanda_app
grant insert, select, update on cash_sessions to comanda_app
grant delete, insert, select, update on categories to comanda_app
grant delete, insert, select, update on combo_choices to comanda_app
grant delete, insert, select, update on combo_groups to comanda_app
grant insert, select on contingencies to comanda_app
grant insert, select, update on control_numbers to comanda_app
grant insert, select, update on counters to comanda_app
grant insert, select on courtesies to comanda_app
grant insert, select on customer_debts to comanda_app
grant delete, insert, select on customer_words to comanda_app
grant delete, insert, select, update on customers to comanda_app
grant delete, insert, select on data_export_pieces to comanda_app
grant delete, insert, select, update on data_exports to comanda_app
grant insert, select, update on deleted_day_sums to comanda_app
grant insert, select, update on deleted_visit_sums to comanda_app
grant delete, insert, select, update on discount_codes to comanda_app
grant insert, select on document_tasks to comanda_app
grant insert, select on documents to comanda_app
grant delete, insert, select, update on drafts to comanda_app
grant insert, select, update on establishments to comanda_app
grant insert, select, update on feedbacks to comanda_app
grant delete, insert, select, update on files to comanda_app
grant delete, insert, select, update on fiscal_settings to comanda_app
grant delete, insert, select, update on generation_rules to comanda_app
grant delete, insert, select, update on guest_phones to comanda_app
grant delete, insert, select, update on idempotency_keys to comanda_app
grant delete, insert, select, update on inventory_items to comanda_app
grant insert, select on invoice_discounts to comanda_app
grant insert, select on invoice_lines to comanda_app
grant select on invoice_numbers to comanda_app
grant insert, select on invoice_orders to comanda_app
grant insert, select on invoice_reversals to comanda_app
grant insert, select on invoice_taxes to comanda_app
grant insert, select on invoice_words to comanda_app
grant insert, select on invoices to comanda_app
grant select on item_addons to comanda_app
grant select on item_groups to comanda_app
grant delete, insert, select, update on item_limits to comanda_app
grant select on item_recipes to comanda_app
grant delete, insert, select, update on journal_accounts to comanda_app
grant delete, insert, select, update on kept_tax_documents to comanda_app
grant delete, insert, select, update on known_devices to comanda_app
grant insert, select on line_corrections to comanda_app
grant insert, select, update on look_ins to comanda_app
grant insert, select on manual_discounts to comanda_app
grant delete, insert, select, update on menu_addons to comanda_app
grant delete, insert, select, update on menu_directory to comanda_app
grant delete, insert, select, update on menu_item_groups to comanda_app
grant delete, insert, select, update on menu_items to comanda_app
grant delete, insert, select, update on menu_translations to comanda_app
grant delete, insert, select, update on menu_variants to comanda_app
grant delete, insert, select, update on modifier_groups to comanda_app
grant delete, insert, select, update on offer_hours to comanda_app
grant insert, select on order_corrections to comanda_app
grant insert, select on order_line_changes to comanda_app
grant delete, insert, select, update on order_lines to comanda_app
grant select on order_numbers to comanda_app
grant insert, select, update on order_tokens to comanda_app
grant delete, insert, select, update on orders to comanda_app
grant delete, insert, select, update on password_resets to comanda_app
grant delete, insert, select, update on payment_types to comanda_app
grant insert, select on payments to comanda_app
grant delete, insert, select on planned_invalidations to comanda_app
grant delete, insert, select, update on platform_day_sums to comanda_app
grant delete, insert, select on platform_stale_days to comanda_app
grant delete, insert, select on platform_visit_sums to comanda_app
grant insert, select, update on points_of_sale to comanda_app
grant delete, insert, select, update on price_rule_prices to comanda_app
grant delete, insert, select, update on price_rule_targets to comanda_app
grant insert, select, update on price_rules to comanda_app
grant delete, insert, select, update on print_settings to comanda_app
grant insert, select on purchase_attachments to comanda_app
grant insert, select on purchase_documents to comanda_app
grant insert, select on purchase_items to comanda_app
grant delete, insert, select, update on purchase_units to comanda_app
grant insert, select on purchases to comanda_app
grant insert, select on qr_order_lines to comanda_app
grant insert, select, update on qr_orders to comanda_app
grant delete, insert, select, update on quick_notes to comanda_app
grant delete, insert, select, update on recipe_items to comanda_app
grant delete, insert, select, update on recovery_codes to comanda_app
grant insert, select on refund_lines to comanda_app
grant select on refund_payouts to comanda_app
grant select on refunded_lines to comanda_app
grant insert, select on refunds to comanda_app
grant delete, insert, select, update on report_customers to comanda_app
grant delete, insert, select on report_day_sums to comanda_app
grant delete, insert, select on report_mail_recipients to comanda_app
grant insert, select, update on report_mail_settings to comanda_app
grant insert, select on report_mails to comanda_app
grant delete, insert, select on report_month_sums to comanda_app
grant delete, insert, select on report_stale_days to comanda_app
grant delete, insert, select on report_visits to comanda_app
grant insert, select, update on report_watermarks to comanda_app
grant delete, insert, select, update on reservations to comanda_app
grant insert, select, update on row_sizes to comanda_app
grant delete, insert, select, update on running_processes to comanda_app
grant select on schema_migrations to comanda_app
grant delete, insert, select on sealing_keys to comanda_app
grant delete, insert, select, update on seatings to comanda_app
grant delete, insert, select, update on second_factors to comanda_app
grant delete, insert, select, update on server_errors to comanda_app
grant delete, insert, select, update on session_tokens to comanda_app
grant delete, insert, select, update on sessions to comanda_app
grant delete, insert, select, update on shared_till_people to comanda_app
grant delete, insert, select, update on shared_tills to comanda_app
grant delete, insert, select, update on sign_ups to comanda_app
grant delete, insert, select, update on stations to comanda_app
grant insert, select on stock_costs to comanda_app
grant insert, select on stock_count_entries to comanda_app
grant insert, select, update on stock_count_items to comanda_app
grant insert, select, update on stock_counts to comanda_app
grant insert, select, update on stock_mails to comanda_app
grant insert, select on stock_movements to comanda_app
grant select on store_places to comanda_app
grant delete, insert, select, update on store_settings to comanda_app
grant delete, insert, select, update on store_tables to comanda_app
grant insert, select on subscription_entries to comanda_app
grant insert, select on subscription_mails to comanda_app
grant insert, select, update on subscription_payments to comanda_app
grant insert, select, update on subscriptions to comanda_app
grant delete, insert, select, update on table_directory to comanda_app
grant insert, select, update on tax_book_downloads to comanda_app
grant insert, select, update on tax_comparisons to comanda_app
grant insert, select, update on tax_credentials to comanda_app
grant insert, select on tax_deliveries to comanda_app
grant delete, insert, select, update on tax_differences to comanda_app
grant insert, select on tax_document_directory to comanda_app
grant insert, select on tax_document_texts to comanda_app
grant insert, select, update on tax_documents to comanda_app
grant insert, select on tax_exchanges to comanda_app
grant delete, insert, select on tax_halts to comanda_app
grant insert, select, update on tax_months to comanda_app
grant delete, insert, select, update on tax_openings to comanda_app
grant delete, insert, select, update on taxes to comanda_app
grant delete, insert, select, update on tenant_day_sums to comanda_app
grant delete, insert, select, update on tenant_deletions to comanda_app
grant delete, insert, select, update on tenant_health to comanda_app
grant delete, insert, select, update on tenant_item_sums to comanda_app
grant delete, insert, select, update on tenant_news to comanda_app
grant delete, insert, select, update on tenant_visit_sums to comanda_app
grant delete, insert, select on tenant_words to comanda_app
grant insert, select, update on tenants to comanda_app
grant usage on tenants_id_seq to comanda_app
grant insert, select, update on test_document_runs to comanda_app
grant insert, select on ticket_prints to comanda_app
grant insert, select, update on till_versions to comanda_app
grant delete, insert, select, update on user_directory to comanda_app
grant delete, insert, select, update on users to comanda_app
grant delete, insert, select, update on vendor_items to comanda_app
grant insert, select, update on vendors to comanda_app
grant insert, select, update on visit_phones to comanda_app
grant insert, select, update on visits to comanda_app
grant insert, select, update on waiter_calls to comanda_app
grant delete, insert, select, update on waiting_parties to comanda_app
grant delete, insert, select on webhook_attempts to comanda_app
grant delete, insert, select, update on webhook_deliveries to comanda_app
grant delete, insert, select on webhook_events to comanda_app
grant delete, insert, select, update on webhooks to comanda_app
grant insert, select, update on withholding_documents to comanda_app
CREATE VIEW public.invoice_numbers WITH (security_invoker=true) AS
 SELECT i.tenant_id,
    i.id AS invoice_id,
    i.invoice_no,
    x.order_id
   FROM (invoices i
     LEFT JOIN invoice_orders x ON (((x.tenant_id = i.tenant_id) AND (x.invoice_id = i.id))));
CREATE VIEW public.item_addons WITH (security_invoker=true) AS
 SELECT menu_addons.tenant_id,
    menu_addons.menu_item_id,
    menu_addons.id,
    menu_addons.title,
    menu_addons.price_cents,
    menu_addons."position",
    menu_addons.group_id,
    menu_addons.is_default,
    menu_addons.archived_at,
    false AS is_shared,
    menu_addons.allergens,
    menu_addons.diets
   FROM menu_addons
  WHERE (menu_addons.menu_item_id IS NOT NULL)
UNION ALL
 SELECT l.tenant_id,
    l.menu_item_id,
    a.id,
    a.title,
    a.price_cents,
    a."position",
    a.group_id,
    a.is_default,
    COALESCE(a.archived_at, g.archived_at) AS archived_at,
    true AS is_shared,
    a.allergens,
    a.diets
   FROM ((menu_item_groups l
     JOIN modifier_groups g ON (((g.tenant_id = l.tenant_id) AND (g.id = l.group_id))))
     JOIN menu_addons a ON (((a.tenant_id = l.tenant_id) AND (a.group_id = l.group_id) AND (a.menu_item_id IS NULL))));
CREATE VIEW public.item_groups WITH (security_invoker=true) AS
 SELECT modifier_groups.tenant_id,
    modifier_groups.menu_item_id,
    modifier_groups.id,
    modifier_groups.title,
    modifier_groups.min_choices,
    modifier_groups.max_choices,
    modifier_groups.max_each,
    modifier_groups.is_required,
    modifier_groups."position",
    modifier_groups.archived_at,
    false AS is_shared
   FROM modifier_groups
  WHERE (modifier_groups.menu_item_id IS NOT NULL)
UNION ALL
 SELECT l.tenant_id,
    l.menu_item_id,
    g.id,
    g.title,
    g.min_choices,
    g.max_choices,
    g.max_each,
    g.is_required,
    l."position",
    g.archived_at,
    true AS is_shared
   FROM (menu_item_groups l
     JOIN modifier_groups g ON (((g.tenant_id = l.tenant_id) AND (g.id = l.group_id))));
CREATE VIEW public.item_recipes WITH (security_invoker=true) AS
 SELECT recipe_items.tenant_id,
    recipe_items.menu_item_id,
    recipe_items.id,
    recipe_items.variant_id,
    recipe_items.addon_id,
    recipe_items.inventory_item_id,
    recipe_items.quantity
   FROM recipe_items
  WHERE (recipe_items.menu_item_id IS NOT NULL)
UNION ALL
 SELECT l.tenant_id,
    l.menu_item_id,
    r.id,
    NULL::bigint AS variant_id,
    r.addon_id,
    r.inventory_item_id,
    r.quantity
   FROM ((menu_item_groups l
     JOIN menu_addons a ON (((a.tenant_id = l.tenant_id) AND (a.group_id = l.group_id) AND (a.menu_item_id IS NULL))))
     JOIN recipe_items r ON (((r.tenant_id = l.tenant_id) AND (r.addon_id = a.id) AND (r.menu_item_id IS NULL))));
CREATE VIEW public.order_numbers WITH (security_invoker=true) AS
 SELECT o.tenant_id,
    o.id AS order_id,
    o.order_no,
        CASE
            WHEN (a.id IS NOT NULL) THEN o.token_no
            ELSE NULL::integer
        END AS token_no
   FROM (orders o
     LEFT JOIN accounts a ON (((a.tenant_id = o.tenant_id) AND (a.id = o.account_id) AND (a.closed_at IS NULL))));
CREATE VIEW public.refund_payouts WITH (security_invoker=true) AS
 SELECT tenant_id,
    id AS refund_id,
    payment_type_id,
    ((amount_cents - debt_cents) - withheld_cents) AS amount_cents
   FROM refunds;
CREATE VIEW public.refunded_lines WITH (security_invoker=true) AS
 SELECT tenant_id,
    order_line_id,
    quantity,
    portion_numerator,
    portion_denominator,
    ( SELECT (sum(g.quantity))::integer AS sum
           FROM refund_lines g
          WHERE ((g.tenant_id = x.tenant_id) AND (g.invoice_line_id = x.id))) AS refunded
   FROM invoice_lines x
  WHERE (order_line_id IS NOT NULL);
CREATE VIEW public.store_places WITH (security_invoker=true) AS
 SELECT tenant_id,
    department_code,
    municipality_code
   FROM fiscal_settings;
CREATE OR REPLACE FUNCTION public.account_of_username(asked text)
 RETURNS TABLE(tenant_id bigint, tenant_kind text, user_id bigint, password_hash text, is_active boolean, name text, language text, store_name text, store_language text)
 LANGUAGE plpgsql
AS $function$
declare
  home bigint;
  person bigint;
begin
  select d.tenant_id, d.user_id into home, person from user_directory d where d.username = asked;
  perform set_config('app.tenant_id', coalesce(home, 0)::text, true);
  return query
    select t.id, t.kind, u.id, u.password_hash, u.is_active, u.name, u.language, s.store_name, s.language
    from (select 1) one
    left join users u on u.tenant_id = coalesce(home, 0) and u.id = coalesce(person, 0)
    left join tenants t on t.id = u.tenant_id
    left join store_settings s on s.tenant_id = u.tenant_id;
end $function$
CREATE OR REPLACE FUNCTION public.actor_of_api_key(asked_tenant bigint, asked_hash bytea, asked_at timestamp with time zone)
 RETURNS TABLE(tenant_id bigint, tenant_active boolean, key_id bigint, user_id bigint, name text, scopes text[], used_at timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('app.tenant_id', asked_tenant::text, true);
  return query
    select t.id, may_work(t, asked_at), k.id, k.created_by, k.name,
      k.scopes, k.last_used_at
    from api_keys k join tenants t on t.id = k.tenant_id
    where k.tenant_id = asked_tenant and k.key_hash = asked_hash and t.kind = 'restaurant' and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > asked_at);
end $function$
CREATE OR REPLACE FUNCTION public.actor_of_look_in(asked_id bigint, asked_hash bytea)
 RETURNS TABLE(look_in_id bigint, tenant_id bigint, name text, language text, reason text, ends_at timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
declare
  found_one record;
begin
  select l.* into found_one from look_ins l join tenants t on t.id = l.tenant_id
  where l.id = asked_id and l.token_hash = asked_hash and l.ended_at is null and l.ends_at > now() and t.support_may_look;
  if not found then return; end if;
  perform set_config('app.tenant_id', found_one.operator_tenant_id::text, true);
  return query
    select found_one.id, found_one.tenant_id, found_one.operator_name, u.language, found_one.reason, found_one.ends_at
    from sessions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
    where s.tenant_id = found_one.operator_tenant_id and s.id = found_one.operator_session_id
      and s.ended_at is null and s.expires_at > now() and u.is_active and u.role = 'superadmin';
end $function$
CREATE OR REPLACE FUNCTION public.actor_of_token(asked_tenant bigint, asked_hash bytea, asked_kind text)
 RETURNS TABLE(tenant_id bigint, tenant_kind text, tenant_active boolean, session_id bigint, user_id bigint, username text, name text, role text, scopes text[], language text, time_zone text)
 LANGUAGE sql
AS $function$
  select * from actor_of_token(asked_tenant, asked_hash, asked_kind, now())
$function$
CREATE OR REPLACE FUNCTION public.actor_of_token(asked_tenant bigint, asked_hash bytea, asked_kind text, moment timestamp with time zone)
 RETURNS TABLE(tenant_id bigint, tenant_kind text, tenant_active boolean, session_id bigint, user_id bigint, username text, name text, role text, scopes text[], language text, time_zone text)
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('app.tenant_id', asked_tenant::text, true);
  return query
    select t.id, t.kind, may_work(t, moment),
           s.id, u.id, u.username, u.name, u.role, u.scopes, u.language, t.time_zone
    from session_tokens k
    join sessions s on s.tenant_id = k.tenant_id and s.id = k.session_id
    join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
    join tenants t on t.id = s.tenant_id
    where k.tenant_id = asked_tenant and k.token_hash = asked_hash and k.kind = asked_kind
      and k.spent_at is null and k.expires_at > now()
      and s.ended_at is null and s.expires_at > now() and u.is_active;
end $function$
CREATE OR REPLACE FUNCTION public.cash_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if webhook_wanted(new.tenant_id, 'cash.closed') then
    perform tell_webhooks(new.tenant_id, 'cash.closed', jsonb_build_object('cash_session_id', new.id,
      'drawer_id', new.drawer_id, 'business_date', new.business_date, 'opened_at', instant_of(new.opened_at),
      'closed_at', instant_of(new.closed_at)));
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.count_till_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  tenant constant bigint := coalesce(new.tenant_id, old.tenant_id);
begin
  if current_setting('app.till_version_of', true) is distinct from tenant::text then
    insert into till_versions (tenant_id) values (tenant)
      on conflict (tenant_id) do update set version = till_versions.version + 1;
    perform set_config('app.till_version_of', tenant::text, true);
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.customer_phone_key(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(nullif(regexp_replace(regexp_replace(phone, '[^0-9]', '', 'g'), '^(00)?503(?=[0-9]{8}$)', ''), ''), btrim(phone))
$function$
CREATE OR REPLACE FUNCTION public.customer_references()
 RETURNS TABLE(named_in regclass, by_column name)
 LANGUAGE sql
 STABLE
AS $function$
  select distinct c.conrelid::regclass, a.attname
  from pg_trigger g
  cross join lateral (select * from pg_constraint where oid = g.tgconstraint offset 0) c
  cross join lateral unnest(c.conkey, c.confkey) as k (own, theirs)
  cross join lateral (select * from pg_attribute where attrelid = c.confrelid and attnum = k.theirs offset 0) t
  cross join lateral (select * from pg_attribute where attrelid = c.conrelid and attnum = k.own offset 0) a
  where g.tgrelid = 'public.customers'::regclass and c.contype = 'f' and c.confrelid = g.tgrelid and t.attname = 'id'
    and c.conrelid not in ('public.customer_words'::regclass, 'public.customers'::regclass)
$function$
CREATE OR REPLACE FUNCTION public.customers_are_named(tenant bigint, ids bigint[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  place record;
  is_named boolean;
begin
  for place in select named_in, by_column from public.customer_references() loop
    execute format('select exists (select from %s where tenant_id = $1 and %I = any($2))', place.named_in, place.by_column)
      into is_named using tenant, ids;
    if is_named then return true; end if;
  end loop;
  return false;
end $function$
CREATE OR REPLACE FUNCTION public.document_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  event_type constant text := case when new.state = 'rejected' then 'document.rejected' else 'document.sealed' end;
begin
  if webhook_wanted(new.tenant_id, event_type) then
    perform tell_webhooks(new.tenant_id, event_type, jsonb_build_object('document_id', new.id,
      'generation_code', new.generation_code, 'control_number', new.control_number, 'kind', new.kind,
      'environment', new.environment, 'seal', new.seal, 'issued_on', new.issued_on, 'total', money_of(new.total_cents),
      'about_document_id', new.about_id,
      'invoice_id', (select d.invoice_id from documents d where d.tenant_id = new.tenant_id and d.id = new.sale_id)));
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.end_tenant_purge()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  home bigint := nullif(current_setting('app.tenant_id', true), '')::bigint;
begin
  if not exists (select from public.tenants t where t.id = home and t.kind = 'deleted') then
    raise exception 'tenant % is not being deleted', home using errcode = 'insufficient_privilege';
  end if;
  delete from graphile_worker._private_jobs j
    where j.locked_at is null and home::text in (j.payload ->> 'tenantId', j.payload ->> 'tenant');
  execute format('drop sequence if exists tenant_ids.t%s', home);
end $function$
CREATE OR REPLACE FUNCTION public.enqueue_job_later(job_name text, job_payload json, attempts integer, name_of_thing text, seconds integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(job_name, job_payload, max_attempts := attempts, job_key := name_of_thing,
    run_at := now() + make_interval(secs => seconds));
end $function$
CREATE OR REPLACE FUNCTION public.enqueue_job(job_name text, job_payload json, attempts integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(job_name, job_payload, max_attempts := attempts);
end $function$
CREATE OR REPLACE FUNCTION public.enter_tax_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into tax_document_directory (generation_code, tenant_id) values (new.generation_code::uuid, new.tenant_id);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.first_unsummed_day()
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN (((now() AT TIME ZONE 'UTC'::text))::date - 1)
CREATE OR REPLACE FUNCTION public.folded_letters(parted text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select normalize(translate(
    regexp_replace(
      regexp_replace(parted,
        '[\u0483-\u0487\u0610-\u061a\u0640\u064b-\u0652\u0670\u06d6-\u06ed\u093c\u200c\u200d\ufe00-\ufe0f]', '', 'g'),
      '[\u0671\u0672\u0673]|\u0627[\u0653-\u0655]', U&'\0627', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९٫。٬،、٪ىیکةँァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    '012345678901234567890123456789..,,,%ييكهंぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'), nfc)
$function$
CREATE OR REPLACE FUNCTION public.folded_parts(parted text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when latin.plain ~ '[^\u0001-\u024f]' then folded_letters(latin.plain) else latin.plain end
  from (
    select translate(replace(replace(replace(regexp_replace(parted, '[\u0300-\u036f]', '', 'g'),
      'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'ς⁄', 'σ/') as plain
  ) latin
$function$
CREATE OR REPLACE FUNCTION public.folded_text(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when octet_length(words) = length(words) then lower(words)
    else folded_parts(normalize(lower(normalize(words, nfkc) collate "pg_c_utf8"), nfd)) end
$function$
CREATE OR REPLACE FUNCTION public.follow_cash_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  since timestamptz;
begin
  perform 1 from tenants where id = new.tenant_id for no key update;
  select min(s.opened_at) into since from cash_sessions s where s.tenant_id = new.tenant_id and s.closed_at is null;
  update tenants t set
      in_service_since = since,
      kept_working_until = case
        when since is null then null
        when t.kept_working_until is not null then t.kept_working_until
        when new.closed_at is null and coalesce(new.opened_at < t.access_ends_at, true) then new.opened_at + longest_service() end
    where t.id = new.tenant_id;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.follow_menu_code()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into menu_directory (menu_code, tenant_id) values (new.menu_code, new.tenant_id)
    on conflict (tenant_id) do update set menu_code = excluded.menu_code;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.follow_table(tenant bigint, at_table bigint, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if at_table is null then return; end if;
  if is_table_taken(tenant, at_table) then
    insert into visits (tenant_id, table_id, opened_at) values (tenant, at_table, at)
      on conflict (tenant_id, table_id) where closed_at is null do nothing;
  else
    update visits set closed_at = greatest(at, opened_at)
      where tenant_id = tenant and table_id = at_table and closed_at is null;
  end if;
end $function$
CREATE OR REPLACE FUNCTION public.follow_time_zone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update tenants set time_zone = new.time_zone where id = new.tenant_id and time_zone <> new.time_zone;
  return null;
exception when invalid_parameter_value then
  -- A zone that PostgreSQL does not know: the days go on in the one before.
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.forget_report_sums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into report_watermarks (tenant_id, summed_until) values (new.tenant_id, null)
    on conflict (tenant_id) do update set summed_until = null;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.give_history(tenant bigint, from_id bigint, to_id bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  place record;
begin
  for place in select named_in, by_column from public.customer_references() loop
    if has_column_privilege(place.named_in::oid, place.by_column::text, 'update') then
      execute format('update %s set %I = $3 where tenant_id = $1 and %I = $2', place.named_in, place.by_column, place.by_column)
        using tenant, from_id, to_id;
    end if;
  end loop;
  update public.customers set merged_into_id = to_id where tenant_id = tenant and merged_into_id = from_id;
end $function$
CREATE OR REPLACE FUNCTION public.give_up_failed_job(asked_id bigint)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  job_name text;
begin
  select k.identifier into job_name
  from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
  where j.id = asked_id and j.locked_at is null and j.attempts >= j.max_attempts for update of j;
  if job_name is null then return null; end if;
  perform graphile_worker.complete_jobs(array[asked_id]);
  return job_name;
end $function$
CREATE OR REPLACE FUNCTION public.instant_of(moment timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$function$
CREATE OR REPLACE FUNCTION public.invoice_of_phone(tenant bigint, of_visit bigint, phone bytea)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(
    (select max(n.invoice_id)
      from (
        select q.order_id from qr_orders q
        where q.tenant_id = tenant and q.guest_token_hash = phone and q.status = 'processed'
          and q.settled_at >= v.opened_at and (v.closed_at is null or q.settled_at <= v.closed_at)
        offset 0
      ) w
      cross join lateral (
        select i.invoice_id from invoice_numbers i where i.tenant_id = tenant and i.order_id = w.order_id offset 0
      ) n),
    (select min(n.invoice_id)
      from (
        select o.id from accounts a join orders o on o.tenant_id = tenant and o.account_id = a.id
        where a.tenant_id = tenant and a.table_id = v.table_id and a.dining_option = 'dinein'
          and a.opened_at >= v.opened_at and (v.closed_at is null or a.opened_at <= v.closed_at)
        offset 0
      ) w
      cross join lateral (
        select i.invoice_id from invoice_numbers i where i.tenant_id = tenant and i.order_id = w.id offset 0
      ) n
      having count(distinct n.invoice_id) = 1))
  from visits v where v.tenant_id = tenant and v.id = of_visit
$function$
CREATE OR REPLACE FUNCTION public.invoice_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if webhook_wanted(new.tenant_id, 'invoice.created') then
    perform tell_webhooks(new.tenant_id, 'invoice.created', jsonb_build_object('invoice_id', new.id, 'invoice_no', new.invoice_no,
      'business_date', new.business_date, 'customer_id', new.customer_id, 'total', money_of(new.total_cents),
      'tip', money_of(new.tip_cents)));
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.is_paid_out(tenant bigint, account bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from orders where tenant_id = tenant and account_id = account and payment_status <> 'unpaid'
  ) and not exists (
    select from orders
    where tenant_id = tenant and account_id = account and payment_status = 'unpaid' and cancelled_at is null
  )
$function$
CREATE OR REPLACE FUNCTION public.is_table_taken(tenant bigint, at_table bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from accounts
    where tenant_id = tenant and table_id = at_table and closed_at is null and dining_option = 'dinein'
      and not is_paid_out(tenant, id)
  ) or exists (
    select from seatings where tenant_id = tenant and table_id = at_table and account_id is null and ended_at is null
  )
$function$
CREATE OR REPLACE FUNCTION public.keep_customer_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    update public.customers set balance_cents = balance_cents - old.open_cents
      where tenant_id = old.tenant_id and id = old.customer_id and old.open_cents > 0;
  end if;
  update public.customers set balance_cents = balance_cents + new.open_cents
    where tenant_id = new.tenant_id and id = new.customer_id and new.open_cents > 0;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.keep_customer_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.phone_key := public.customer_phone_key(new.phone);
  new.birth_day := extract(month from new.birth_date) * 100 + extract(day from new.birth_date);
  new.sort_name := left(new.search_text, 100);
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.keep_customer_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from customer_words where ctid = any(array(
      select k.ctid from replaced o join written c on c.tenant_id = o.tenant_id and c.id = o.id
      cross join lateral string_to_table(o.search_text, ' ') was
      cross join lateral (
        select w.ctid from customer_words w
        where w.tenant_id = o.tenant_id and w.customer_id = o.id and w.word = left(was, 60) offset 0
      ) k
      where o.search_text <> c.search_text and position(' ' || was || ' ' in ' ' || c.search_text || ' ') = 0));
  end if;
  insert into customer_words (tenant_id, customer_id, word)
    select c.tenant_id, c.id, left(word, 60)
    from written c cross join lateral string_to_table(c.search_text, ' ') word
    where word <> ''
    on conflict do nothing;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.keep_tenant_health()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.kind = 'restaurant' then
    insert into tenant_health (tenant_id) values (new.id) on conflict do nothing;
  else
    delete from tenant_health where tenant_id = new.id;
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.keep_tenant_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from tenant_words where tenant_id = new.id;
  insert into tenant_words (word, tenant_id) select word, new.id from words_of_tenant(new.name, new.email) as word;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.live_look_ins(asked_ids bigint[])
 RETURNS TABLE(id bigint)
 LANGUAGE plpgsql
AS $function$
declare
  looked record;
begin
  for looked in
    select l.* from look_ins l join tenants t on t.id = l.tenant_id
    where l.id = any (asked_ids) and l.ended_at is null and l.ends_at > now() and t.support_may_look
  loop
    perform set_config('app.tenant_id', looked.operator_tenant_id::text, true);
    return query
      select looked.id from sessions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = looked.operator_tenant_id and s.id = looked.operator_session_id
        and s.ended_at is null and s.expires_at > now() and u.is_active and u.role = 'superadmin';
  end loop;
end $function$
CREATE OR REPLACE FUNCTION public.live_sessions(asked_tenants bigint[], asked_sessions bigint[])
 RETURNS TABLE(id bigint, role text, scopes text[])
 LANGUAGE sql
AS $function$
  select * from live_sessions(asked_tenants, asked_sessions, now())
$function$
CREATE OR REPLACE FUNCTION public.live_sessions(asked_tenants bigint[], asked_sessions bigint[], moment timestamp with time zone)
 RETURNS TABLE(id bigint, role text, scopes text[])
 LANGUAGE plpgsql
AS $function$
declare
  asked record;
begin
  for asked in
    select a.tenant, array_agg(a.session) as sessions
    from unnest(asked_tenants, asked_sessions) as a (tenant, session)
    group by a.tenant
  loop
    perform set_config('app.tenant_id', asked.tenant::text, true);
    return query
      select s.id, u.role, u.scopes
      from sessions s
      join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      join tenants t on t.id = s.tenant_id
      where s.tenant_id = asked.tenant and s.id = any (asked.sessions)
        and s.ended_at is null and s.expires_at > now() and u.is_active
        and may_work(t, moment);
  end loop;
end $function$
CREATE OR REPLACE FUNCTION public.longest_service()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$ select interval '30 hours' $function$
CREATE OR REPLACE FUNCTION public.make_tenant_ids()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  -- A milliard of ids for each; 9,007,199 tenants fit below 2^53, what a number of JSON holds exactly.
  execute format('create sequence tenant_ids.t%s minvalue %s maxvalue %s',
    new.id, new.id * 1000000000 + 1, (new.id + 1) * 1000000000 - 1);
  execute format('grant usage on sequence tenant_ids.t%s to comanda_app', new.id);
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.mark_platform_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into public.platform_stale_days (business_date, written_by)
    values (case when tg_op = 'DELETE' then old.business_date else new.business_date end, pg_current_xact_id()::text::bigint)
    on conflict do nothing;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.may_work(t tenants, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select t.is_active and (
    t.access_ends_at is null
    or t.access_ends_at > moment
    or (t.kept_working_until is not null
      and greatest(t.kept_working_until, t.access_ends_at + longest_service()) > moment))
$function$
CREATE OR REPLACE FUNCTION public.money_of(amount_cents bigint)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select round(amount_cents / 100.0, 2)
$function$
CREATE OR REPLACE FUNCTION public.move_visit(tenant bigint, from_table bigint, to_table bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if from_table is not null and to_table is not null and not is_table_taken(tenant, from_table) then
    update visits v set table_id = to_table
      where v.tenant_id = tenant and v.table_id = from_table and v.closed_at is null and not exists (
        select from visits o where o.tenant_id = tenant and o.table_id = to_table and o.closed_at is null);
  end if;
end $function$
CREATE OR REPLACE FUNCTION public.net_of_price(price bigint, tax_type text, rate_bp integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case tax_type when 'inclusive' then price - round(price * rate_bp::numeric / (10000 + rate_bp))::bigint else price end
$function$
CREATE OR REPLACE FUNCTION public.newest_events(asked_tenants bigint[])
 RETURNS TABLE(tenant bigint, newest bigint)
 LANGUAGE plpgsql
AS $function$
declare
  asked bigint;
begin
  foreach asked in array asked_tenants loop
    perform set_config('app.tenant_id', asked::text, true);
    return query
      select c.tenant_id, c.value from counters c where c.tenant_id = asked and c.series = 'event';
  end loop;
end $function$
CREATE OR REPLACE FUNCTION public.next_id()
 RETURNS bigint
 LANGUAGE sql
AS $function$
  select nextval(('tenant_ids.t' || coalesce(nullif(current_setting('app.tenant_id', true), ''), '0'))::regclass)
$function$
CREATE OR REPLACE FUNCTION public.note_failed_jobs()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update tenant_health h set failed_jobs = coalesce(f.failed, 0)
  from tenant_health known left join (
    select public.tenant_of_job(j.payload) as tenant, count(*)::integer as failed
    from graphile_worker._private_jobs j
    where j.locked_at is null and j.attempts >= j.max_attempts group by 1
  ) f on f.tenant = known.tenant_id
  where h.tenant_id = known.tenant_id and h.failed_jobs <> coalesce(f.failed, 0);
end $function$
CREATE OR REPLACE FUNCTION public.note_row_size()
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into row_sizes (milli_bytes)
    select size * 1000 / rows from (
      select coalesce(sum(pg_total_relation_size(c.oid)), 0) as size,
        greatest(sum(c.reltuples)::bigint, (select sum(rows_made) from tenant_health)::bigint) as rows
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity and c.reltuples > 0 and c.relname <> all (array[
        'files', 'data_export_pieces', 'purchase_documents', 'purchase_attachments', 'tax_document_texts', 'kept_tax_documents'])
    ) known where size > 0 and rows > 0
    on conflict (only_one) do update set milli_bytes = excluded.milli_bytes
$function$
CREATE OR REPLACE FUNCTION public.operation_jobs(asked_state text, most integer)
 RETURNS TABLE(id bigint, name text, tenant_id bigint, state text, attempts integer, max_attempts integer, last_error text, created_at timestamp with time zone, run_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query
    select * from (
      select j.id::bigint, k.identifier, public.tenant_of_job(j.payload) as tenant_id,
        case when j.attempts >= j.max_attempts and j.locked_at is null then 'failed'
          when j.locked_at is not null then 'running' else 'waiting' end as state,
        j.attempts::integer, j.max_attempts::integer, j.last_error, j.created_at, j.run_at
      from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
    ) jobs
    where jobs.state = asked_state
    order by jobs.run_at, jobs.id
    limit most;
end $function$
CREATE OR REPLACE FUNCTION public.operation_rounds()
 RETURNS TABLE(name text, last_run_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query
    select c.identifier, c.last_execution from graphile_worker._private_known_crontabs c order by c.identifier;
end $function$
CREATE OR REPLACE FUNCTION public.operation_sums(asked_now timestamp with time zone)
 RETURNS TABLE(waiting integer, retrying integer, running integer, failed integer, oldest_due timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return query
    select (count(*) filter (where j.locked_at is null and j.attempts < j.max_attempts))::integer,
      (count(*) filter (where j.locked_at is null and j.attempts between 1 and j.max_attempts - 1))::integer,
      (count(*) filter (where j.locked_at is not null))::integer,
      (count(*) filter (where j.locked_at is null and j.attempts >= j.max_attempts))::integer,
      min(j.run_at) filter (where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= asked_now)
    from graphile_worker._private_jobs j;
end $function$
CREATE OR REPLACE FUNCTION public.order_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  event_type constant text := case when tg_op = 'INSERT' then 'order.created' when new.cancelled_at is distinct from old.cancelled_at
    then 'order.cancelled' else 'order.paid' end;
begin
  if webhook_wanted(new.tenant_id, event_type) then
    perform tell_webhooks(new.tenant_id, event_type, jsonb_build_object('order_id', new.id, 'order_no', new.order_no,
      'token_no', new.token_no, 'business_date', new.business_date)
      || case when event_type = 'order.paid' then jsonb_build_object('invoice_ids', (
        select coalesce(jsonb_agg(x.invoice_id order by x.invoice_id), '[]') from invoice_orders x
        where x.tenant_id = new.tenant_id and x.order_id = new.id)) else '{}' end);
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.protect_tenant_table(target regclass, rights text DEFAULT 'select, insert, update, delete'::text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  scope constant text := 'tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::bigint)';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant_isolation on %s using (%s) with check (%s)', target, scope, scope);
  execute format('grant %s on %s to comanda_app', rights, target);
end $function$
CREATE OR REPLACE FUNCTION public.purge_tenant_rows(target text, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  home bigint := nullif(current_setting('app.tenant_id', true), '')::bigint;
  place oid := to_regclass(format('public.%I', target));
  direction text;
  place_order text;
  broken text;
  unless_named text;
  count_deleted integer;
begin
  if not exists (select from public.tenants t where t.id = home and t.kind = 'deleted') then
    raise exception 'tenant % is not being deleted', home using errcode = 'insufficient_privilege';
  end if;
  if place is null or target in ('tenants', 'tenant_deletions', 'kept_tax_documents') or not exists (
    select from pg_attribute a where a.attrelid = place and a.attname = 'tenant_id' and not a.attisdropped
  ) then
    raise exception '% is no table of tenants that is purged', target using errcode = 'insufficient_privilege';
  end if;
  -- Rows name older ones of their table as a rule, so that the newest go first; where they name newer ones, the oldest.
  foreach direction in array array['desc', 'asc'] loop
    select string_agg(format('t.%I %s', a.attname, direction), ', ' order by k.at) into place_order
      from pg_index i
      cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, at)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indrelid = place and i.indisprimary;
    begin
      execute format('delete from public.%I where ctid = any (array(
        select t.ctid from public.%I t where t.tenant_id = $1 order by %s limit $2))', target, target, place_order)
        using home, most;
      get diagnostics count_deleted = row_count;
      return count_deleted;
    exception when foreign_key_violation then
      get stacked diagnostics broken = message_text;
    end;
  end loop;
  -- Both ways are barred: those that no row of their table names.
  select string_agg(format(' and not exists (select from public.%I c where %s)', target, matched), '') into unless_named
    from (
      select string_agg(format('c.%I = t.%I', own.attname, theirs.attname), ' and ') as matched
      from pg_constraint f
      cross join lateral unnest(f.conkey, f.confkey) as k (own, theirs)
      join pg_attribute own on own.attrelid = f.conrelid and own.attnum = k.own
      join pg_attribute theirs on theirs.attrelid = f.confrelid and theirs.attnum = k.theirs
      where f.contype = 'f' and f.conrelid = place and f.confrelid = place
      group by f.oid
    ) named;
  if unless_named is not null then
    execute format('delete from public.%I where ctid = any (array(
      select t.ctid from public.%I t where t.tenant_id = $1%s limit $2))', target, target, unless_named)
      using home, most;
    get diagnostics count_deleted = row_count;
    if count_deleted > 0 then return count_deleted; end if;
  end if;
  raise exception 'rows of % are named by others: %', target, broken using errcode = 'foreign_key_violation';
end $function$
CREATE OR REPLACE FUNCTION public.random_short_code()
 RETURNS text
 LANGUAGE sql
AS $function$
  select string_agg(substr('ABCDEFGHJKMNPQRSTVWXYZ23456789', 1 + (get_byte(b, at) * 256 + get_byte(b, at + 1)) % 30, 1), '')
  from (select uuid_send(gen_random_uuid()) as b) random, unnest(array[0, 2, 4, 10, 12]) as at
$function$
CREATE OR REPLACE FUNCTION public.refund_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if webhook_wanted(new.tenant_id, 'refund.made') then
    perform tell_webhooks(new.tenant_id, 'refund.made', jsonb_build_object('refund_id', new.id, 'refund_no', new.refund_no,
      'invoice_id', new.invoice_id, 'business_date', new.business_date, 'amount', money_of(new.amount_cents)));
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.refuse_change_of_billed_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from orders o
    where o.tenant_id = old.tenant_id and o.id in (old.order_id, new.order_id)
      and o.bill_id is not null and o.payment_status = 'unpaid'
  ) then
    raise exception 'order % is being paid in parts', old.order_id using errcode = 'check_violation';
  end if;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.refuse_change_of_closed_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'cash session % is closed', old.id using errcode = 'check_violation';
end $function$
CREATE OR REPLACE FUNCTION public.renew_short_code()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from table_directory where short_code = old.short_code;
  end if;
  loop
    insert into table_directory (short_code, tenant_id, table_id)
      values (random_short_code(), new.tenant_id, new.id)
      on conflict (short_code) do nothing
      returning short_code into new.short_code;
    exit when found;
  end loop;
  return new;
end $function$
CREATE OR REPLACE FUNCTION public.reservation_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if webhook_wanted(new.tenant_id, 'reservation.made') then
    perform tell_webhooks(new.tenant_id, 'reservation.made', jsonb_build_object('reservation_id', new.id,
      'code', new.unique_code, 'customer_id', new.customer_id, 'table_id', new.table_id,
      'starts_at', instant_of(new.starts_at), 'ends_at', instant_of(new.ends_at), 'people', new.people_count));
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.retry_failed_job(asked_id bigint)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  job_name text;
begin
  select k.identifier into job_name
  from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
  where j.id = asked_id and j.locked_at is null and j.attempts >= j.max_attempts for update of j;
  if job_name is null then return null; end if;
  perform graphile_worker.reschedule_jobs(array[asked_id], run_at := now(), attempts := 0);
  return job_name;
end $function$
CREATE OR REPLACE FUNCTION public.stock_told()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  event_type constant text := case when new.status = 'out' then 'stock.out' else 'stock.low' end;
begin
  if webhook_wanted(new.tenant_id, event_type) then
    perform tell_webhooks(new.tenant_id, event_type, jsonb_build_object('stock_item_id', new.id, 'title', new.title,
      'unit', new.unit, 'quantity', round(new.quantity / 1000.0, 3),
      'minimum', round(new.min_quantity_threshold / 1000.0, 3)));
  end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.sum_platform_days(most integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  days date[];
  months date[];
begin
  perform pg_advisory_xact_lock(hashtext('sum_platform_days'));
  days := array(select distinct business_date from platform_stale_days order by 1 desc limit most);
  months := array(select distinct date_trunc('month', day)::date from unnest(days) as day);
  delete from platform_stale_days where business_date = any(days);
  delete from platform_day_sums where business_date = any(days);
  insert into platform_day_sums (business_date, currency, orders, sales_cents, refunded_cents)
    select business_date, currency, sum(orders), sum(sales_cents), sum(refunded_cents)
    from (
      select business_date, currency, orders, sales_cents, refunded_cents from tenant_day_sums where business_date = any(days)
      union all
      select business_date, currency, orders, sales_cents, refunded_cents from deleted_day_sums where business_date = any(days)
    ) sums group by 1, 2;
  delete from platform_visit_sums where span = 'day' and starts_on = any(days) or span = 'month' and starts_on = any(months);
  insert into platform_visit_sums (span, starts_on, before, customers)
    select 'day', business_date, before, sum(customers)
    from (
      select business_date, before, customers from tenant_visit_sums where business_date = any(days)
      union all
      select business_date, before, customers from deleted_visit_sums where business_date = any(days)
    ) sums group by 2, 3;
  insert into platform_visit_sums (span, starts_on, before, customers)
    select 'month', month, d.before, sum(d.customers)
    from unnest(months) as month
    join platform_visit_sums d on d.span = 'day' and d.starts_on >= month and d.starts_on < (month + interval '1 month')::date
      and d.before < month
    group by 2, 3;
  return cardinality(days);
end $function$
CREATE OR REPLACE FUNCTION public.tell_webhooks(tenant bigint, event_type text, event_data jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  event bigint;
begin
  insert into webhook_events (tenant_id, type, data) values (tenant, event_type, event_data) returning id into event;
  insert into webhook_deliveries (tenant_id, event_id, webhook_id, round, next_at)
    select tenant, event, id, round, now() from webhooks where tenant_id = tenant and is_enabled and event_type = any(events);
  perform enqueue_job(
      case when failing_since is null and not is_slow then 'send-webhooks' else 'send-webhooks-slowly' end,
      json_build_object('tenantId', tenant, 'webhookId', id), 3)
    from webhooks where tenant_id = tenant and is_enabled and event_type = any(events);
end $function$
CREATE OR REPLACE FUNCTION public.tenant_of_job(payload json)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when coalesce(payload->>'tenantId', payload->>'tenant', payload->>'tenant_id') ~ '^[0-9]{1,15}$'
    then coalesce(payload->>'tenantId', payload->>'tenant', payload->>'tenant_id')::bigint end
$function$
CREATE OR REPLACE FUNCTION public.tenants_with_news()
 RETURNS SETOF bigint
 LANGUAGE plpgsql
AS $function$
declare
  home record;
begin
  for home in
    select t.id, coalesce(n.heard, 0) as heard
    from tenants t left join tenant_news n on n.tenant_id = t.id
    where t.kind = 'restaurant' order by t.id
  loop
    perform set_config('app.tenant_id', home.id::text, true);
    if exists (
      select from counters c where c.tenant_id = home.id and c.series = 'event' and c.value > home.heard
    ) then
      return next home.id;
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $function$
CREATE OR REPLACE FUNCTION public.tenants_with_old_exports(at timestamp with time zone)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
AS $function$
declare
  home bigint;
begin
  for home in select t.id from tenants t order by t.id loop
    perform set_config('app.tenant_id', home::text, true);
    if exists (
      select from data_exports e where e.tenant_id = home and e.state = 'ready' and (e.keep_until < at
        or e.cause = 'deletion' and e.keep_until is null and not exists (select from tenant_deletions where tenant_id = home))
    ) or exists (
      select from data_exports e where e.tenant_id = home and exists (
        select from data_export_pieces p where p.tenant_id = home and p.export_id = e.id
          and (e.state in ('removed', 'failed') or p.attempt <> e.attempt))
    ) then
      return next home;
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $function$
CREATE OR REPLACE FUNCTION public.tenants_with_report_mails()
 RETURNS SETOF bigint
 LANGUAGE plpgsql
AS $function$
declare
  home bigint;
begin
  for home in select t.id from tenants t where t.kind = 'restaurant' order by t.id loop
    perform set_config('app.tenant_id', home::text, true);
    if exists (select from report_mail_recipients r where r.tenant_id = home and r.left_at is null) then
      return next home;
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $function$
CREATE OR REPLACE FUNCTION public.tenants_with_tax_documents_due(before timestamp with time zone)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
AS $function$
declare
  home bigint;
begin
  for home in select t.id from tenants t where t.kind = 'restaurant' order by t.id loop
    perform set_config('app.tenant_id', home::text, true);
    if exists (
      select from tax_documents d where d.tenant_id = home and (d.next_at < before or d.state = 'contingency')
        and d.state not in ('sealed', 'sealed_with_remarks', 'replaced', 'invalidated')
    ) or exists (select from contingencies c where c.tenant_id = home and c.ended_at is null) then
      return next home;
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $function$
CREATE OR REPLACE FUNCTION public.tenants_with_webhooks_due(before timestamp with time zone)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
AS $function$
declare
  home bigint;
begin
  for home in select t.id from tenants t where t.kind = 'restaurant' order by t.id loop
    perform set_config('app.tenant_id', home::text, true);
    if exists (select from webhooks w where w.tenant_id = home and w.is_enabled) and exists (
      select from webhook_deliveries d where d.tenant_id = home and d.state = 'waiting' and d.next_at < before
    ) then
      return next home;
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $function$
CREATE OR REPLACE FUNCTION public.tenants_with_words(asked text[])
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
AS $function$
  select w.tenant_id from unnest(asked) as a(word) cross join lateral (
    select distinct tenant_id from tenant_words
    where word >= a.word collate "C" and word < (a.word || chr(1114111)) collate "C" offset 0
  ) w
  group by w.tenant_id having count(*) = cardinality(asked)
$function$
CREATE OR REPLACE FUNCTION public.touch_report_day(tenant bigint, day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  until date;
begin
  select summed_until into until from report_watermarks where tenant_id = tenant for share;
  if not found then
    insert into report_watermarks (tenant_id, summed_until) values (tenant, null) on conflict do nothing;
    select summed_until into until from report_watermarks where tenant_id = tenant for share;
  end if;
  if day <= until then
    insert into report_stale_days (tenant_id, business_date, written_by)
      values (tenant, day, pg_current_xact_id()::text::bigint) on conflict do nothing;
  end if;
end $function$
CREATE OR REPLACE FUNCTION public.touch_report_of_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform touch_report_day(new.tenant_id, day) from (
    select new.business_date as day
    union
    select business_date from invoices where tenant_id = new.tenant_id and account_id = new.id
    union
    select r.business_date from invoices i join refunds r on r.tenant_id = i.tenant_id and r.invoice_id = i.id
    where i.tenant_id = new.tenant_id and i.account_id = new.id
    order by day
  ) days where day < first_unsummed_day();
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.touch_report_of_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform touch_report_day(new.tenant_id, day) from (
    select o.business_date as day from orders o
    where o.tenant_id = new.tenant_id and o.id in (new.order_id, case when tg_op = 'UPDATE' then old.order_id end)
    union
    select a.business_date from orders o join accounts a on a.tenant_id = o.tenant_id and a.id = o.account_id
    where o.tenant_id = new.tenant_id and o.id in (new.order_id, case when tg_op = 'UPDATE' then old.order_id end)
    union
    select r.business_date from invoice_lines x
    join refund_lines g on g.tenant_id = x.tenant_id and g.invoice_line_id = x.id
    join refunds r on r.tenant_id = g.tenant_id and r.id = g.refund_id
    where x.tenant_id = new.tenant_id and x.order_line_id = new.id
    order by day
  ) days where day < first_unsummed_day();
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.touch_report_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform touch_report_day(new.tenant_id, day) from (
    select new.business_date as day
    union
    select case when tg_op = 'UPDATE' then old.business_date end
    union
    select a.business_date from accounts a
    where a.tenant_id = new.tenant_id and a.id in (new.account_id, case when tg_op = 'UPDATE' then old.account_id end)
    order by day
  ) days where day < first_unsummed_day();
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.touch_report_of_order_correction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform touch_report_day(new.tenant_id, day) from (
    select new.business_date as day
    union
    select a.business_date from orders o join accounts a on a.tenant_id = o.tenant_id and a.id = o.account_id
    where o.tenant_id = new.tenant_id and o.id = new.order_id and o.business_date = new.business_date
    order by day
  ) days where day < first_unsummed_day();
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.touch_report_of_reversal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  day date := (select business_date from invoices where tenant_id = new.tenant_id and id = new.invoice_id);
begin
  if day < first_unsummed_day() then perform touch_report_day(new.tenant_id, day); end if;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.touch_report_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform touch_report_day(new.tenant_id, new.business_date);
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.visit_follows_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.closed_at is null and new.dining_option = 'dinein' then
      perform follow_table(new.tenant_id, new.table_id, new.opened_at);
    end if;
    return null;
  end if;
  if is_paid_out(new.tenant_id, new.id) then return null; end if;
  if new.table_id is distinct from old.table_id then
    perform move_visit(new.tenant_id, old.table_id, new.table_id);
    perform follow_table(new.tenant_id, old.table_id, coalesce(new.closed_at, new.opened_at));
  end if;
  perform follow_table(new.tenant_id, new.table_id, coalesce(new.closed_at, new.opened_at));
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.visit_follows_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare account record;
begin
  for account in select id, table_id, closed_at from accounts
    where tenant_id = new.tenant_id and id in (old.account_id, new.account_id) and dining_option = 'dinein'
  loop
    if is_paid_out(new.tenant_id, account.id) then
      perform follow_table(new.tenant_id, account.table_id, coalesce(account.closed_at, now()));
    end if;
  end loop;
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.visit_follows_seating()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.table_id is distinct from old.table_id then
    perform move_visit(new.tenant_id, old.table_id, new.table_id);
    perform follow_table(new.tenant_id, old.table_id, new.seated_at);
  end if;
  perform follow_table(new.tenant_id, new.table_id, coalesce(new.ended_at, new.seated_at));
  return null;
end $function$
CREATE OR REPLACE FUNCTION public.was_at_table(tenant bigint, at_table bigint, phone bytea, but_visit bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from visit_phones p join visits v on v.tenant_id = tenant and v.id = p.visit_id
    where p.tenant_id = tenant and p.token_hash = phone and v.table_id = at_table and v.id is distinct from but_visit
  ) or exists (
    select from qr_orders q join orders o on o.tenant_id = tenant and o.id = q.order_id
    where q.tenant_id = tenant and q.table_id = at_table and q.guest_token_hash = phone and o.payment_status = 'paid'
  )
$function$
CREATE OR REPLACE FUNCTION public.watch_till_table(target regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create constraint trigger till_version after insert or update or delete on %s
    deferrable initially deferred for each row execute function count_till_version()', target);
end $function$
CREATE OR REPLACE FUNCTION public.webhook_wanted(tenant bigint, event_type text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from webhooks where tenant_id = tenant and is_enabled and event_type = any(events))
$function$
CREATE OR REPLACE FUNCTION public.words_of_tenant(name text, email text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select distinct left(word, 60)
  from regexp_split_to_table(
    translate(folded_text(name || ' ' || coalesce(email, '')), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32)),
    '\s+') as word
  where word <> ''
$function$
