-- What arrived today, for the dashboard's four cards, in one round trip.

create function public.today_counts()
returns table (bookings bigint, amc bigint, warranty bigint, enquiry_report bigint)
language sql
stable
security invoker
set search_path = ''
as $$
  with today as (
    select private.indian_day_start(private.indian_day(now())) as began_at
  )
  select
    (select count(*) from public.service_bookings where created_at >= began_at and not is_quarantined),
    (select count(*) from public.amc_enquiries where created_at >= began_at and not is_quarantined),
    (select count(*) from public.warranty_enquiries where created_at >= began_at and not is_quarantined),
    (select count(*) from public.product_enquiries where created_at >= began_at and not is_quarantined)
  from today
$$;
comment on function public.today_counts() is 'How many of each kind came in on the current Indian calendar day; one row.';
grant execute on function public.today_counts() to authenticated;
