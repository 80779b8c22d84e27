-- Which release of the app a device runs, as it says when it signs in and whenever it renews its session; null while it has not said.
alter table sessions add column app_version text check (length(app_version) between 1 and 40);
