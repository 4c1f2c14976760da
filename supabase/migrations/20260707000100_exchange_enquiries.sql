-- Exchange: what an old vehicle may bring against a new one. Visitors send it; staff keep the table it is worked out from.

create table public.exchange_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  make text not null check (char_length(make) between 1 and 60),
  old_model text not null check (char_length(old_model) between 1 and 80),
  year smallint not null check (year between 1980 and 2200),
  kilometres integer not null check (kilometres between 0 and 999999),
  condition text not null check (condition in ('Like new', 'Good', 'Fair', 'Needs repair')),
  papers text not null check (papers in ('All in order', 'Loan still running', 'Something is missing')),
  model text not null default '' check (char_length(model) <= 80),
  message text not null default '' check (char_length(message) <= 2000),
  photos text[] not null default '{}'
    check (cardinality(photos) <= 4 and array_to_string(photos, ' ', '') ~ '^([0-9a-f]{64}\.(webp|jpg)( |$))*$'),
  low_paise bigint check (low_paise >= 0),
  high_paise bigint check (high_paise >= low_paise),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || make || ' ' || old_model || ' ' || model || ' ' || "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  doubt smallint not null default 0 check (doubt between 0 and 2)
);
comment on table public.exchange_enquiries is 'Old vehicles that visitors offer in exchange, shown in the Exchange Report.';
comment on column public.exchange_enquiries.old_model is 'The vehicle they have.';
comment on column public.exchange_enquiries.model is 'The vehicle they want, where they named one.';
comment on column public.exchange_enquiries.photos is 'Files in the private bucket photos.';
comment on column public.exchange_enquiries.low_paise is
  'The estimate that the server worked out when it was stored; null where the table of staff has no such vehicle.';
comment on column public.exchange_enquiries.high_paise is 'The upper end of the estimate.';
call private.make_enquiry_table('exchange_enquiries', family => 'sales');

create view public.exchange_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, make, old_model, year, kilometres, condition, papers,
  low_paise / 100 as low, high_paise / 100 as high, model, message, cardinality(photos) as photographs,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.exchange_enquiries;
comment on view public.exchange_report is 'The Exchange Report: one row for each old vehicle that was offered, dated in Indian time.';
call private.make_report('exchange_report', 'exchange_enquiries');

-- One more list that staff keep whole. What the check allows is added to, because other lists may have come since.
do $$
declare
  allowed constant text := pg_catalog.pg_get_constraintdef((
    select oid from pg_catalog.pg_constraint
    where conrelid = 'public.page_lists'::regclass and conname = 'page_lists_id_check'));
  part constant text := '''templates''::text';
begin
  if strpos(allowed, part) = 0 then
    raise exception 'page_lists_id_check does not hold %: %', part, allowed;
  end if;
  alter table public.page_lists drop constraint page_lists_id_check;
  execute 'alter table public.page_lists add constraint page_lists_id_check '
    || replace(allowed, part, part || ', ''exchange-values''::text');
end
$$;
