-- The audit log is read as a list, the newest first: its order ends with the id, as every list's does.
drop index audit_entries_by_time;
create index audit_entries_by_time on audit_entries (tenant_id, at, id);
create index audit_entries_by_subject on audit_entries (tenant_id, subject, at, id);
