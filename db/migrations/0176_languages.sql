-- What the operator tells restaurants has a text in each language, by its code: a further language adds no column.
alter table announcements add column texts jsonb;
update announcements set texts = jsonb_build_object('es', text_es, 'en', text_en);
alter table announcements
  alter column texts set not null,
  add constraint announcements_texts_check check
    (jsonb_typeof(texts) = 'object' and texts <> '{}' and not texts @? '$.* ? (@.type() != "string")'),
  drop column text_es,
  drop column text_en;

-- A language is a tag in its short form. Which ones there are is a list of the product (src/platform/domain/text/languages.ts), which the
-- contract enforces, so that a further language is no migration.
alter table users drop constraint users_language_check,
  add constraint users_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table store_settings drop constraint store_settings_language_check,
  add constraint store_settings_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table sign_ups drop constraint sign_ups_language_check,
  add constraint sign_ups_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table report_mail_recipients drop constraint report_mail_recipients_language_check,
  add constraint report_mail_recipients_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table data_exports drop constraint data_exports_language_check,
  add constraint data_exports_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table menu_translations drop constraint menu_translations_language_check,
  add constraint menu_translations_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
alter table tax_deliveries drop constraint tax_deliveries_language_check,
  add constraint tax_deliveries_language_check check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
