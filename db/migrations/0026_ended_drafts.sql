-- A draft that was sent or deleted stays as a mark without its cart, so that it is sent once and one saved late does
-- not come back. Null: open.
alter table drafts add column ended_at timestamptz;
create index drafts_open on drafts (tenant_id, created_at) where ended_at is null;
drop index drafts_by_age;
