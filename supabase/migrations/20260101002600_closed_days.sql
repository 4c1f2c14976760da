-- Days on which an outlet is closed, in one table for all readers: pages, promises and the times that
-- visitors book. A day of one outlet is written with that outlet, a day of all outlets by itself.
create table public.outlet_closed_days (
  id bigint generated always as identity primary key,
  outlet_id bigint references public.dealers (id) on delete cascade,
  day date not null,
  words text not null check (private.is_line(words, 60, 1)),
  constraint outlet_closed_days_once_key unique nulls not distinct (outlet_id, day)
);
comment on table public.outlet_closed_days is
  'Days on which outlets are closed. Those of one outlet follow from dealers.holidays, which staff write with the '
  'outlet; in this table staff write only days of all outlets.';
comment on column public.outlet_closed_days.outlet_id is 'Null stands for every outlet.';
comment on column public.outlet_closed_days.day is 'A day in India.';
comment on column public.outlet_closed_days.words is 'Why the outlet is closed, as visitors read it.';

create index outlet_closed_days_day_idx on public.outlet_closed_days (day);

alter table public.outlet_closed_days enable row level security;
grant select on public.outlet_closed_days to anon, authenticated;
grant insert (day, words), delete on public.outlet_closed_days to authenticated;

create policy "anyone can read closed days" on public.outlet_closed_days
  for select to anon
  using (true);
grant select on public.outlet_closed_days to office;
create policy "active staff can read closed days" on public.outlet_closed_days
  for select to authenticated, office
  using ((select private.is_staff()));
create policy "owner and manager can add closed days of all outlets" on public.outlet_closed_days
  for insert to authenticated
  with check (outlet_id is null and (select private.edits_site()));
create policy "owner and manager can delete closed days of all outlets" on public.outlet_closed_days
  for delete to authenticated
  using (outlet_id is null and (select private.edits_site()));

create trigger outlet_closed_days_audit_added after insert on public.outlet_closed_days
  for each row when (new.outlet_id is null) execute function private.audit_row();
create trigger outlet_closed_days_audit_deleted after delete on public.outlet_closed_days
  for each row when (old.outlet_id is null) execute function private.audit_row();
create trigger outlet_closed_days_ask_for_build after insert or delete on public.outlet_closed_days
  for each statement execute function private.ask_for_build();

-- Definer, because the days of one outlet are written only through the outlet.
create function private.keep_closed_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.outlet_closed_days where outlet_id = new.id;
  insert into public.outlet_closed_days (outlet_id, day, words)
  select new.id, (holiday ->> 'day')::date, private.shortened(holiday ->> 'word', 60)
  from jsonb_array_elements(new.holidays) as holiday
  on conflict do nothing;
  return null;
end
$$;
comment on function private.keep_closed_days() is
  'Trigger: makes the closed days of an outlet the holidays that staff wrote with it.';

create trigger dealers_keep_closed_days after insert or update of holidays on public.dealers
  for each row execute function private.keep_closed_days();

create function private.is_closed_day(outlet bigint, asked date) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.outlet_closed_days
    where day = asked and (outlet_id is null or outlet_id = outlet))
$$;
comment on function private.is_closed_day(bigint, date) is
  'Whether an outlet is closed on a day in India, by itself or with all outlets; for no outlet (null), whether all '
  'are closed.';

-- Promises count no closed day, neither of one outlet nor of all.
create function private.open_hours(outlet bigint, department text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'week', coalesce(
      hours -> department, hours -> 'sales', hours -> 'service', hours -> 'spares', hours -> 'customerCare'),
    'holidays', (
      select coalesce(jsonb_agg(jsonb_build_object('day', closed.day)), '[]')
      from public.outlet_closed_days closed
      where closed.outlet_id is null or closed.outlet_id = dealers.id))
  from public.dealers
  where closed_at is null
  order by (id is not distinct from outlet) desc, sort_order, id
  limit 1
$$;
comment on function private.open_hours(bigint, text) is
  'The week of a department from Monday, and the closed days, of an outlet; of the first outlet where the given one '
  'is null or closed for good. A department without hours gets those of the first department that has some.';
