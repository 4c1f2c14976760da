-- Promises: the moment until which the dealer promises to call back, worked out from the opening hours of the
-- outlet and department that an enquiry is for. Visitors read the moment after sending and at
-- /enquiry-status; staff see it as a clock. Owner and manager set what is promised and who gets mail, as they
-- set the facts of the dealership.
create table public.promise_settings (
  id smallint primary key default 1 constraint promise_settings_is_only_row_check check (id = 1),
  targets jsonb not null default '{}' check (private.fits(targets, private.shape_of('promise_settings.targets'))),
  updated_at timestamptz(3) not null default now(),
  mail_lists jsonb not null default '[]' check (length(mail_lists::text) <= 20000
    and private.fits(mail_lists, private.shape_of('promise_settings.mail_lists'))),
  asks_for_reviews boolean not null default false
);
comment on table public.promise_settings is 'How soon the dealer promises to call; one row.';
comment on column public.promise_settings.targets is
  'By the table of an enquiry the minutes of opening time until the call; a table that is missing has no promise.';
comment on column public.promise_settings.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';
comment on column public.promise_settings.mail_lists is
  'Who gets mail: [{"purpose", "outletId", "emails"}]; purpose is sales, service, people, manager, digest or week; an entry '
  'without outletId is for every outlet.';
comment on column public.promise_settings.asks_for_reviews is
  'Visitors are asked for a review after a hand-over; the owner turns it on.';

alter table public.promise_settings enable row level security;
grant select (id, targets) on public.promise_settings to anon;
grant select, update (targets, mail_lists, asks_for_reviews) on public.promise_settings to authenticated;

create policy "anyone can read what is promised" on public.promise_settings
  for select to anon
  using (true);
create policy "owner and manager can read the promises" on public.promise_settings
  for select to authenticated
  using ((select private.has_role('owner', 'manager')));
create policy "owner and manager can change the promises" on public.promise_settings
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));
insert into public.promise_settings default values;

create function private.keep_people_lists() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- A manager reads no applicants, and one of some outlets not the figures of all, so a manager must not
  -- choose where mail about these goes.
  people constant jsonpath := '$[*] ? (@.purpose == "people" || @.purpose == "week")';
begin
  if current_user = 'authenticated' and not private.has_role('owner')
    and jsonb_path_query_array(old.mail_lists, people) <> jsonb_path_query_array(new.mail_lists, people) then
    raise exception 'who gets mail about applicants or the week is set by the owner' using errcode = 'insufficient_privilege';
  end if;
  if current_user = 'authenticated' and not private.has_role('owner')
    and old.asks_for_reviews <> new.asks_for_reviews then
    raise exception 'whether customers are asked for a review is set by the owner' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
comment on function private.keep_people_lists() is
  'Trigger: the owner alone says who gets mail about applicants and future dealers, or the figures of the week, and whether customers are asked for a '
  'review.';

create trigger promise_settings_keep_people_lists before update on public.promise_settings
  for each row execute function private.keep_people_lists();
create trigger promise_settings_set_updated_at before update on public.promise_settings
  for each row execute function private.set_updated_at();
create trigger promise_settings_ask_for_build after update on public.promise_settings
  for each row execute function private.ask_for_build();
create trigger promise_settings_audit after update on public.promise_settings
  for each row execute function private.audit_row();

create function private.promise_for(form_table text, family text, outlet bigint, since timestamptz) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  minutes constant integer := (select targets ->> form_table from public.promise_settings);
  remaining interval := make_interval(mins => minutes);
  outlet_hours jsonb;
  day date := private.indian_day(since);
  hours jsonb;
  opens timestamptz;
  closes timestamptz;
begin
  if minutes is null then
    return null;
  end if;
  outlet_hours := private.open_hours(outlet, case when family = 'service' then 'service' else 'sales' end);
  if jsonb_typeof(outlet_hours -> 'week') is distinct from 'array' then
    return null;
  end if;
  for days_later in 0 .. 30 loop
    hours := outlet_hours -> 'week' -> (extract(isodow from day + days_later)::integer - 1);
    continue when jsonb_typeof(hours) is distinct from 'object'
      or outlet_hours -> 'holidays' @> jsonb_build_array(jsonb_build_object('day',
        to_char(day + days_later, 'YYYY-MM-DD')));
    opens := greatest(since, private.indian_day_start(day + days_later) + (hours ->> 'opens')::interval);
    closes := private.indian_day_start(day + days_later) + (hours ->> 'closes')::interval;
    continue when opens >= closes;
    if opens + remaining <= closes then
      -- Rounded up to five minutes, because nobody keeps a promise to the second.
      return least(closes, to_timestamp(ceil(extract(epoch from opens + remaining) / 300) * 300));
    end if;
    remaining := remaining - (closes - opens);
  end loop;
  return null;
end
$$;
comment on function private.promise_for(text, text, bigint, timestamptz) is
  'Until when an enquiry that came at a moment is to be answered, counted in opening hours; null where nothing is '
  'promised, or where no opening hours are known.';

create function private.note_answer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.touched_at is distinct from old.touched_at then
    new.answered_at := new.touched_at;
  elsif new.stage not in ('new', old.stage) then
    new.answered_at := coalesce(new.answered_at, now());
  end if;
  return new;
end
$$;
comment on function private.note_answer() is
  'Trigger: the first call or message to a lead''s person, or the first move of the lead to another stage, answers '
  'the lead.';
