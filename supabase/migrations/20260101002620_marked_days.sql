-- Days that the dealer marked under a name of their own, as good days to take a vehicle home. Whoever chooses
-- a day for a delivery sees the mark beside it; what a day stands for is the dealer's to say.
create table public.marked_days (
  id bigint generated always as identity primary key,
  day date not null,
  words text not null check (private.is_line(words, 60, 1)),
  constraint marked_days_day_key unique (day)
);
comment on table public.marked_days is
  'Days that the dealer marked, each under a name of their own: the choice of a day for a delivery shows them.';
comment on column public.marked_days.day is 'A day in India.';
comment on column public.marked_days.words is 'The name of the day, as the dealer typed it and buyers read it.';

-- Buyers see the marks with the free times, through a function.
alter table public.marked_days enable row level security;
grant select on public.marked_days to authenticated;
grant insert (day, words), delete on public.marked_days to authenticated;
create policy "active staff can read marked days" on public.marked_days
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can mark days" on public.marked_days
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can take marks from days" on public.marked_days
  for delete to authenticated
  using ((select private.edits_site()));

create trigger marked_days_audit_added after insert on public.marked_days
  for each row execute function private.audit_row();
create trigger marked_days_audit_deleted after delete on public.marked_days
  for each row execute function private.audit_row();

create function private.marks_of_days(wanted text, first_day date, last_day date) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('day', day, 'words', words) order by day), '[]')
  from public.marked_days where wanted = 'delivery' and day between first_day and last_day
$$;
comment on function private.marks_of_days(text, date, date) is
  'The marked days of a span, both ends included, for a delivery: [{day, words}]; none for any other purpose.';
