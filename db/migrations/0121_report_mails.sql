-- The mail of the day (docs/decisions/0093): who gets what a business day came to, and which days were mailed.
create table report_mail_settings (
  tenant_id bigint primary key references tenants (id),
  -- Closing the cash counts as closing the day from this hour of the wall clock on; without one the day is mailed when it is over.
  closing_hour smallint not null check (closing_hour between 0 and 23)
);
select protect_tenant_table('report_mail_settings', 'select, insert, update');

-- Somebody of the restaurant, or an address that an administrator added.
create table report_mail_recipients (
  tenant_id bigint not null references tenants (id),
  id bigint not null default next_id(),
  user_id bigint,
  email text check (length(email) <= 254),
  -- Of an address; people are written to in their own.
  language text check (language in ('en', 'es')),
  added_by bigint not null,
  added_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, added_by) references users (tenant_id, id),
  unique (tenant_id, user_id),
  check ((user_id is null) = (email is not null) and (email is null) = (language is null))
);
create unique index report_mail_recipients_by_email on report_mail_recipients (tenant_id, lower(email));
create index report_mail_recipients_by_adder on report_mail_recipients (tenant_id, added_by);
select protect_tenant_table('report_mail_recipients', 'select, insert, delete');

-- Each business day once.
create table report_mails (
  tenant_id bigint not null references tenants (id),
  business_date date not null,
  mailed_at timestamptz not null,
  mails integer not null,
  primary key (tenant_id, business_date)
);
select protect_tenant_table('report_mails', 'select, insert');

-- Restaurants in which somebody is mailed: one statement looks at each by its own key, under row level security.
create function tenants_with_report_mails() returns setof bigint language plpgsql as $$
declare
  home bigint;
begin
  for home in select t.id from tenants t where t.kind = 'restaurant' order by t.id loop
    perform set_config('app.tenant_id', home::text, true);
    if exists (select from report_mail_recipients r where r.tenant_id = home) then
      return next home;
    end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
