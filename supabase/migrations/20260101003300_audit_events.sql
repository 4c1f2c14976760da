-- The audit trail: what staff changed, added and deleted, which passwords they changed and which reports they took
-- away. Rows are only ever added, by triggers and by the functions of the next file; nobody may change or delete one.

create table public.audit_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  user_id text not null default '',
  request_id text not null default '',
  action text not null check (action in ('Added', 'Changed', 'Deleted', 'Exported')),
  table_name text not null default '',
  row_id text not null default '',
  subject text not null,
  before text not null default '',
  after text not null default '',
  old_values jsonb,
  new_values jsonb,
  is_quarantined boolean not null generated always as (false) stored,
  search_text text not null generated always as
    (lower(user_id || ' ' || action || ' ' || subject || ' ' || before || ' ' || after)) stored
);
comment on table public.audit_events is 'Who did what in the back office, and when; append-only.';
comment on column public.audit_events.actor_id is 'The auth user; none when it happened past the API. No key: the trail outlives the account.';
comment on column public.audit_events.user_id is 'What the actor was called then.';
comment on column public.audit_events.request_id is 'The id the answer and the log line of the call carry too.';
comment on column public.audit_events.subject is 'What it was about, in words.';
comment on column public.audit_events.before is 'What stood there, in words.';
comment on column public.audit_events.after is 'What stands there since, in words.';
comment on column public.audit_events.old_values is 'The columns that changed as they were; all of them when the row was deleted.';
comment on column public.audit_events.new_values is 'The columns that changed as they are since; all of them when the row was added.';
comment on column public.audit_events.is_quarantined is 'Never: nothing here comes from a visitor. Reports ask for it.';

-- Partial like those of the other reports, whose conditions it is asked with.
create index audit_events_created_at_idx on public.audit_events (created_at desc, id desc) where not is_quarantined;
call private.make_searchable('audit_events');

alter table public.audit_events enable row level security;

grant select on public.audit_events to authenticated;

create policy "active staff can read the audit trail" on public.audit_events
  for select to authenticated
  using ((select private.is_staff()));

create function private.refuse_rewriting() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'the audit trail is append-only' using errcode = 'insufficient_privilege';
end
$$;
comment on function private.refuse_rewriting() is 'Trigger: refuses every change of what was written, also to the owner.';

create trigger audit_events_refuse_rewriting before update or delete on public.audit_events
  for each row execute function private.refuse_rewriting();
create trigger audit_events_refuse_emptying before truncate on public.audit_events
  for each statement execute function private.refuse_rewriting();

create trigger audit_events_count_inserted after insert on public.audit_events
  referencing new table as changed_rows
  for each statement execute function private.count_report_rows();

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
  after
from public.audit_events;
comment on view public.audit_report is 'The Audit Trail: one row for each event, dated in Indian time.';
call private.make_report('audit_report', 'audit_events');
