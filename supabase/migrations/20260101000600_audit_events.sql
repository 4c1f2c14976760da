-- The audit trail: what staff changed, added and deleted, which passwords they changed, which visitors' data
-- they read and which reports they took away. Rows are only ever added, by triggers and functions; nobody may
-- change or delete one.
create table public.audit_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  user_id text not null default '',
  request_id text not null default '',
  action text not null check (action in ('Added', 'Changed', 'Deleted', 'Exported', 'Read')),
  table_name text not null default '',
  row_id text not null default '',
  subject text not null,
  is_row boolean not null default false,
  changed text not null default '',
  before text not null default '',
  after text not null default '',
  old_values jsonb,
  new_values jsonb,
  is_quarantined boolean not null generated always as (false) stored,
  search_text text not null generated always as
    (private.plain_words(user_id || ' ' || action || ' ' || replace(table_name, '_', ' ') || ' ' || subject
      || case when changed = '' then ' ' else ' · ' || replace(changed, '_', ' ') || ' ' end
      || before || ' ' || after)) stored
);
comment on table public.audit_events is 'Who did what in the back office, and when; append-only.';
comment on column public.audit_events.actor_id is
  'The auth user; none when the event happened outside the API. No foreign key: the trail outlives the account.';
comment on column public.audit_events.user_id is 'The name that the actor had then.';
comment on column public.audit_events.request_id is 'The id of the call, which its answer and its log line carry too.';
comment on column public.audit_events.subject is
  'What the event was about, in words; for the change of a row, the name of the row.';
comment on column public.audit_events.is_row is
  'A row was added, changed or deleted: services/reports/audit-words.ts says it in words.';
comment on column public.audit_events.changed is
  'The column that changed, where the event is about one column of a row.';
comment on column public.audit_events.before is 'The value before the event, in words; for a row, all its values.';
comment on column public.audit_events.after is 'The value since the event, in words; for a row, all its values.';
comment on column public.audit_events.old_values is
  'The values before the event of the columns that changed; of all columns when the row was deleted.';
comment on column public.audit_events.new_values is
  'The values since the event of the columns that changed; of all columns when the row was added.';
comment on column public.audit_events.is_quarantined is
  'Always false: no event comes from a visitor. The column is here because every report''s query filters by it.';

-- Partial like the indexes of the other reports, because the trail is queried with the same conditions.
create index audit_events_created_at_idx on public.audit_events (created_at desc, id desc) where not is_quarantined;
-- When two members of staff set one price, the second is told who changed the row last.
create index audit_events_row_idx on public.audit_events (table_name, row_id, created_at desc);
call private.make_searchable('audit_events');

alter table public.audit_events enable row level security;
grant select on public.audit_events to authenticated;

-- The trail tells of staff and of applicants too. A manager reads the events of those tables that managers
-- change themselves.
create policy "owner and manager can read their part of the audit trail" on public.audit_events
  for select to authenticated
  using (
    (select private.has_role('owner'))
    or (select private.has_role('manager')) and table_name in (
      'vehicles', 'variants', 'accessories', 'slides', 'offers', 'notifications', 'gallery_images', 'page_texts',
      'page_lists', 'dealers', 'dealership', 'site_parts', 'promise_settings', 'appointment_plans', 'charge_rules',
      'translations'));

grant select on public.audit_events to office;
create policy "who reads the audit report reads the trail" on public.audit_events
  for select to office
  using ((select private.reads_table('audit_events')));
comment on policy "who reads the audit report reads the trail" on public.audit_events is 'The owner alone.';

create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'the audit trail is append-only' using errcode = 'insufficient_privilege';
end
$$;
comment on function private.refuse_rewriting() is
  'Trigger: refuses every change of a row that was written, also to the owner.';

create trigger audit_events_refuse_rewriting before update or delete on public.audit_events
  for each row execute function private.refuse_rewriting();
create trigger audit_events_refuse_emptying before truncate on public.audit_events
  for each statement execute function private.refuse_rewriting();
create trigger audit_events_count_inserted after insert on public.audit_events
  referencing new table as changed_rows
  for each statement execute function private.count_report_rows();

create function private.can_take_back(event public.audit_events) returns boolean
language sql immutable set search_path = ''
as $$
  select event.action = 'Changed'
    and event.table_name in ('vehicles', 'variants', 'accessories')
    and event.old_values is not null;
$$;
comment on function private.can_take_back(public.audit_events) is
  'Is this a change of the catalogue that may be taken back?';
grant execute on function private.can_take_back(public.audit_events) to authenticated, office;

-- The entries of a row's lists are told too: who lends, which models an offer is for, when an outlet is
-- closed.
create function private.audit_value(column_name text, value jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when column_name = 'price_paise' then private.rupees(value::bigint)
    when column_name in ('expires_on', 'first_day', 'last_day') then private.day_text((value #>> '{}')::date)
    when jsonb_typeof(value) in ('array', 'object') then (
      select private.shortened(string_agg(leaf #>> '{}', ', '), 2000)
      from jsonb_path_query(value,
        'strict $.** ? (@.type() == "string" || @.type() == "number" || @.type() == "boolean")') as leaf
      where leaf <> '""')
    else value #>> '{}'
  end
$$;
comment on function private.audit_value(text, jsonb) is 'A column''s value as the audit trail shows it.';
grant execute on function private.audit_value(text, jsonb) to authenticated, office;

-- The audit trail tells which values a row has, not the technical fields that came with the call. Some lists
-- keep their structure, because the reader must know what each figure in them means.
create function private.audit_values(table_name text, given jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_object_agg(key,
    case when key in ('steps', 'targets', 'mail_lists', 'gst_rates', 'off_kinds') then value else to_jsonb(private.audit_value(key, value)) end))
  from jsonb_each(given)
  where key not in ('id', 'created_at', 'vehicle_id', 'sort_order', 'idempotency_key', 'body_hash')
    and (jsonb_typeof(value) in ('string', 'number', 'boolean')
      or table_name in ('page_lists', 'offers', 'dealers', 'dealership', 'charge_rules', 'promise_settings', 'doors',
          'quotation_settings', 'whatsapp_settings')
        and jsonb_typeof(value) in ('array', 'object'))
    and value <> '""'
$$;
comment on function private.audit_values(text, jsonb) is 'The values of a row that the audit trail shows, by column.';
grant execute on function private.audit_values(text, jsonb) to authenticated, office;

-- A save of a vehicle keeps its changed sections whole, so that they can be put back; the report tells what
-- differs in them.
create function private.audit_differences(given jsonb, other jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(key, case when jsonb_typeof(value) = 'object' then (
      select coalesce(jsonb_object_agg(inner_key, inner_value), '{}')
      from jsonb_each(value) as entry (inner_key, inner_value)
      where inner_value is distinct from other -> key -> inner_key
    ) else value end)
  from jsonb_each(given)
$$;
comment on function private.audit_differences(jsonb, jsonb) is
  'The sections of a vehicle as the audit report tells them: of a section with names, the values that differ.';
grant execute on function private.audit_differences(jsonb, jsonb) to authenticated, office;

create view public.audit_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as at_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as at_time,
  coalesce(nullif(user_id, ''), '—') as user_id,
  action,
  subject,
  before,
  after,
  private.can_take_back(audit_events) as can_take_back,
  is_row,
  table_name,
  changed,
  case
    when is_row then private.audit_values(table_name, old_values)
    when table_name = 'vehicles' then private.audit_differences(old_values, new_values)
    when table_name = 'leads' then old_values
  end as old_values,
  case
    when is_row then private.audit_values(table_name, new_values)
    when table_name = 'vehicles' then private.audit_differences(new_values, old_values)
    when table_name = 'leads' then new_values
  end as new_values
from public.audit_events;
comment on view public.audit_report is 'The Audit Trail: one row for each event, dated in Indian time; services/reports/audit-words.ts says the values in '
  'words.';
call private.make_report('audit_report', 'audit_events', 'Audit Trail');

-- PostgREST hands the headers of a call on to the database.
create function private.request_id() returns text
language sql stable set search_path = ''
as $$ select left(coalesce(nullif(current_setting('request.headers', true), '')::json ->> 'x-request-id', ''), 64) $$;
comment on function private.request_id() is 'The id of the present call; empty outside the API.';

-- Auth tells the database neither who calls Auth nor for which request, so an event may come with both
-- already filled in.
create function private.add_audit_event(event public.audit_events) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  actor constant uuid := coalesce(event.actor_id, auth.uid());
begin
  insert into public.audit_events
    (actor_id, user_id, request_id, action, table_name, row_id, subject, is_row, changed, before, after, old_values,
      new_values)
  values (
    actor,
    coalesce(private.name_of_staff(actor), ''),
    coalesce(event.request_id, private.request_id()),
    event.action, coalesce(event.table_name, ''), coalesce(event.row_id, ''), coalesce(event.subject, ''),
    coalesce(event.is_row, false), coalesce(event.changed, ''),
    private.shortened(coalesce(event.before, ''), 2500), private.shortened(coalesce(event.after, ''), 2500),
    event.old_values, event.new_values);
end
$$;
comment on function private.add_audit_event(public.audit_events) is
  'Adds an event in the name of the caller; for the definer functions of the audit trail alone.';
grant execute on function private.add_audit_event(public.audit_events) to office;

create function private.trace_act(
  table_name text, subject text, before text, after text, row_id text default '', action text default 'Changed',
  old_values jsonb default null, new_values jsonb default null
) returns void
language plpgsql set search_path = ''
as $$
declare
  event public.audit_events;
begin
  event.action := action;
  event.table_name := table_name;
  event.row_id := row_id;
  event.subject := subject;
  event.before := before;
  event.after := after;
  event.old_values := old_values;
  event.new_values := new_values;
  perform private.add_audit_event(event);
end
$$;
comment on function private.trace_act(text, text, text, text, text, text, jsonb, jsonb) is
  'Writes an act into the audit trail that is no change of a single row, or tells it in other words. Codes stand in '
  'before and after for the search, and among the values, by which services/reports/audit-leads.ts says them in words.';
grant execute on function private.trace_act(text, text, text, text, text, text, jsonb, jsonb) to office;

-- Rows write no lines of their own while a whole vehicle is written: saving the vehicle is one act and one
-- line.
create function private.writes_document() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(current_setting('private.writes_document', true), '') = 'yes' $$;
comment on function private.writes_document() is 'Is a whole vehicle being written?';
grant execute on function private.writes_document() to authenticated;

-- Definer, because nobody may write the trail by hand. Columns that follow from a change by themselves are
-- left out.
create function private.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  noise constant text[] := array['updated_at', 'seen_at', 'updated_by', 'version', 'first_shown_at',
    'state', 'missing', 'checked_at', 'checked_by'];
  event public.audit_events;
  given jsonb;
  changed text[];
begin
  -- Demo data and new models are added outside the API and get no line; new accounts are added outside the
  -- API too, and get one.
  if tg_op = 'INSERT' and auth.uid() is null and tg_table_name <> 'staff' then
    return null;
  end if;
  event.is_row := true;
  event.table_name := tg_table_name;
  if tg_op <> 'INSERT' then
    event.old_values := to_jsonb(old) - noise;
  end if;
  if tg_op <> 'DELETE' then
    event.new_values := to_jsonb(new) - noise;
  end if;
  given := coalesce(event.new_values, event.old_values);
  event.row_id := given ->> 'id';
  event.subject := private.audit_name(tg_table_name, given);
  event.action := case tg_op when 'INSERT' then 'Added' when 'DELETE' then 'Deleted' else 'Changed' end;

  if tg_op = 'UPDATE' then
    select array_agg(key) into changed
    from jsonb_each(event.new_values) where value is distinct from event.old_values -> key;
    if changed is null then
      return null;
    end if;
    event.old_values := (select jsonb_object_agg(key, value) from jsonb_each(event.old_values)
      where key = any (changed));
    event.new_values := (select jsonb_object_agg(key, value) from jsonb_each(event.new_values)
      where key = any (changed));
  end if;

  if cardinality(changed) = 1 then
    event.changed := changed[1];
    event.before := private.audit_value(changed[1], event.old_values -> changed[1]);
    event.after := private.audit_value(changed[1], event.new_values -> changed[1]);
  else
    event.before := private.audit_texts(tg_table_name, event.old_values);
    event.after := private.audit_texts(tg_table_name, event.new_values);
  end if;
  perform private.add_audit_event(event);
  return null;
end
$$;
comment on function private.audit_row() is
  'Trigger: writes one event for each row that was added, changed or deleted.';

create trigger staff_audit after insert or update or delete on public.staff
  for each row execute function private.audit_row();
