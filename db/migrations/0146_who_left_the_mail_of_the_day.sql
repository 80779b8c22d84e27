-- Who gets the mail of the day may leave it by a link in it, without signing in (docs/decisions/0093). Who left is mailed no more and
-- stays here, so that administrators see it; they may choose them again.
alter table report_mail_recipients add column left_at timestamptz;
grant update (email, language, added_by, added_at, left_at) on report_mail_recipients to comanda_app;

create or replace function tenants_with_report_mails() returns setof bigint language plpgsql as $$
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
end $$;
