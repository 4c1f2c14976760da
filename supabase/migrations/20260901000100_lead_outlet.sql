-- A lead goes to another outlet: by whom it was sent to the wrong one nobody asks, but somebody must be able to mend it.

alter table public.lead_events drop constraint lead_events_kind_check;
alter table public.lead_events add constraint lead_events_kind_check check
  (kind in ('stage', 'assigned', 'due', 'note', 'call', 'whatsapp', 'merged', 'unmerged', 'marked', 'unmarked', 'appointment', 'outlet')) not valid;
comment on column public.lead_events.value is
  'The new stage, the name of who has it now, the moment when it is due, the mark, the name of its outlet (empty: none), or the id of the lead it goes on in.';

create or replace function private.work_words(lead public.leads) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' · ', lead.stage, nullif(lead.lost_because, ''),
    (select staff.name from public.staff where staff.id = lead.assignee_id), private.day_text(private.indian_day(lead.due_at)),
    nullif(lead.next_step, ''), (select dealers.name from public.dealers where dealers.id = lead.outlet_id));
$$;
comment on function private.work_words(public.leads) is 'Stage, assignee, next step and outlet of a lead in words.';

create or replace function private.change_lead(lead_id uuid, seen_version integer, change jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  before public.leads;
  placed public.leads;
  after public.leads;
  caller public.staff;
  assignee public.staff;
begin
  perform private.require_staff();
  select * into before from public.leads where id = lead_id for update;
  if not found or not private.sees_lead(before) then
    return null;
  end if;
  if before.version <> seen_version then
    return jsonb_build_object('lead', private.lead_json(before), 'isConflict', true);
  end if;
  placed := before;
  if change ? 'outletId' then
    placed.outlet_id := (change ->> 'outletId')::bigint;
    select * into caller from public.staff where id = auth.uid();
    -- Nobody sends a lead where they do not see it any more.
    if placed.outlet_id is distinct from before.outlet_id and placed.outlet_id is not null and not (
      private.may_have(caller, placed) and exists (select from public.dealers where id = placed.outlet_id and closed_at is null)) then
      raise exception 'no such outlet' using errcode = 'invalid_parameter_value';
    end if;
  end if;
  placed.assignee_id := case when change ? 'assigneeId' then (change ->> 'assigneeId')::uuid else before.assignee_id end;
  if placed.assignee_id is not null then
    select * into assignee from public.staff where staff.id = placed.assignee_id and private.may_have(staff, placed);
    if change ? 'assigneeId' and assignee.status is distinct from 'active' then
      raise exception 'nobody to assign to' using errcode = 'invalid_parameter_value';
    elsif assignee.id is null and placed.outlet_id is distinct from before.outlet_id then
      -- Who does not work at that outlet does not keep it: those who do find it unassigned.
      placed.assignee_id := null;
    end if;
  end if;

  -- The promise stays as it is, because the visitor was told that moment.
  update public.leads set
    stage = coalesce(change ->> 'stage', stage),
    lost_because = case when coalesce(change ->> 'stage', stage) = 'lost'
      then coalesce(change ->> 'lostBecause', lost_because) else '' end,
    outlet_id = placed.outlet_id,
    assignee_id = placed.assignee_id,
    due_at = case when change ? 'dueAt' then (change ->> 'dueAt')::timestamptz else due_at end,
    next_step = coalesce(change ->> 'nextStep', next_step),
    version = version + 1
  where id = lead_id
  returning * into after;

  if after.outlet_id is distinct from before.outlet_id then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'outlet',
      (select left(dealers.name, 200) from public.dealers where dealers.id = after.outlet_id), '');
  end if;
  if after.stage <> before.stage then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'stage', after.stage, after.lost_because);
  end if;
  if after.assignee_id is distinct from before.assignee_id then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'assigned',
      case when after.assignee_id is not null then assignee.name end, '');
  end if;
  if (after.due_at, after.next_step) is distinct from (before.due_at, before.next_step) then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'due',
      to_char(after.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), after.next_step);
  end if;
  perform private.trace_lead(after, 'work', private.work_words(before), private.work_words(after));
  return jsonb_build_object('lead', private.lead_json(after), 'isConflict', false);
end
$$;
comment on function public.change_lead(uuid, integer, jsonb) is
  'Changes stage, lostBecause, assigneeId, outletId, dueAt or nextStep of a lead, and notes it; nothing and isConflict when it is no longer the version seen; null when there is none that the caller may see. Who does not work at the new outlet does not keep it.';
