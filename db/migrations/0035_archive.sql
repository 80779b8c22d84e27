-- What the owner deletes is archived: gone from every screen, till and picker, kept for the history that names it
-- (docs/decisions/0042).
alter table categories add column archived_at timestamptz;
alter table taxes add column archived_at timestamptz;
alter table menu_items add column archived_at timestamptz;
alter table menu_variants add column archived_at timestamptz;
alter table menu_addons add column archived_at timestamptz;
alter table modifier_groups add column archived_at timestamptz;
alter table payment_types add column archived_at timestamptz;
alter table discount_codes add column archived_at timestamptz;
alter table store_tables add column archived_at timestamptz;
alter table users add column archived_at timestamptz;

-- The code of an archived discount may be given again.
alter table discount_codes drop constraint discount_codes_tenant_id_code_key;
create unique index discount_codes_by_code on discount_codes (tenant_id, code) where archived_at is null;
