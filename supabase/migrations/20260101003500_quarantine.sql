-- Quarantine: a submission that looks like a robot's is stored like any other and marked, never dropped. Marked rows
-- stay out of reports, counts and exports until staff ask for them or release them.
-- The mark is set by a trigger, in the very insert: by what the server noticed about the sending, and by how often one
-- mobile number or one address sends. An address alone proves nothing: a college or a shop shares one.

create table private.sender_paces (
  sender text primary key check (char_length(sender) <= 80),
  busy_until timestamptz not null
);
comment on table private.sender_paces is
  'How fast somebody sends: each submission moves busy_until on; more than the window ahead of now is too fast.';
alter table private.sender_paces enable row level security;
create index sender_paces_busy_until_idx on private.sender_paces (busy_until);

create function private.is_over_pace(sender text, moment timestamptz, allowed integer) returns boolean
language plpgsql
volatile
set search_path = ''
as $$
declare
  time_window constant interval := interval '10 minutes';
  gap constant interval := time_window / allowed;
  busy_until timestamptz;
begin
  insert into private.sender_paces as paces (sender, busy_until) values (is_over_pace.sender, moment + gap)
  on conflict on constraint sender_paces_pkey
    do update set busy_until = least(greatest(paces.busy_until, moment), moment + time_window) + gap
  returning paces.busy_until into busy_until;
  return busy_until > moment + time_window;
end
$$;
comment on function private.is_over_pace(text, timestamptz, integer) is
  'Counts one submission of a sender; true when there were more than allowed within ten minutes.';

-- Definer, because a visitor who sends an enquiry may touch nothing but the enquiry.
create function private.judge_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  digits constant text := right(regexp_replace(new.mobile, '\D', '', 'g'), 10);
  is_late constant boolean := new.created_at < now() - interval '1 minute';
begin
  new.is_quarantined := new.doubt >= 2;
  -- What comes late was kept elsewhere for a while, and comes all at once: its pace says nothing.
  if not is_late and char_length(digits) >= 6 then
    new.is_quarantined := private.is_over_pace('mobile ' || digits, now(), 5) or new.is_quarantined;
  end if;
  if not is_late and new.sender is not null then
    new.is_quarantined := private.is_over_pace('address ' || new.sender, now(), 30) and new.doubt >= 1 or new.is_quarantined;
  end if;
  new.sender := null;
  if random() < 0.01 then
    delete from private.sender_paces where sender in
      (select sender from private.sender_paces where busy_until < now() limit 500 for update skip locked);
  end if;
  return new;
end
$$;
comment on function private.judge_submission() is 'Trigger: marks what a robot seems to have sent, and forgets the address.';

-- Staff release what was quarantined without reason, and the audit trail says so. Definer, because staff change nothing
-- else about an enquiry.
create function private.release_enquiry(report text, enquiry_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  released bigint;
  event public.audit_events;
begin
  if not private.is_staff() then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  if enquiry_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;
  execute format('update public.%I set is_quarantined = false where id = $1 and is_quarantined', enquiry_table)
    using enquiry_id;
  get diagnostics released = row_count;
  if released > 0 then
    event.action := 'Changed';
    event.table_name := enquiry_table;
    event.row_id := enquiry_id::text;
    event.subject := 'Entry of ' || replace(report, '_', ' ') || ' · quarantine';
    event.before := 'held back';
    event.after := 'counted';
    perform private.add_audit_event(event);
  end if;
  return released > 0;
end
$$;
comment on function private.release_enquiry(text, uuid) is
  'What public.release_enquiry does; writes past row-level security, so it refuses anyone who is not active staff.';
grant execute on function private.release_enquiry(text, uuid) to authenticated;

create function public.release_enquiry(report text, enquiry_id uuid) returns boolean
language sql
volatile
security invoker
set search_path = ''
return private.release_enquiry(report, enquiry_id);
comment on function public.release_enquiry(text, uuid) is
  'Counts a quarantined enquiry as genuine from now on; false when none is quarantined under this id.';
grant execute on function public.release_enquiry(text, uuid) to authenticated;
