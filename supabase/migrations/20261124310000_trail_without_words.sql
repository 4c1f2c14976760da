-- What staff write of somebody, the next step, why a sale was lost, why a review is not shown, stands with the lead or the review
-- and is erased there. The trail took it too and keeps everything, so it outlived the person. It says that there is such a text.

create or replace function private.work_words(lead public.leads) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' · ', lead.stage, (select staff.name from public.staff where staff.id = lead.assignee_id),
    private.day_text(private.indian_day(lead.due_at)), (select dealers.name from public.dealers where dealers.id = lead.outlet_id));
$$;

comment on function private.work_words(public.leads) is
  'Stage, assignee, day of the next step and outlet of a lead in words; nothing that was typed, because the trail outlives the person.';

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
  perform private.trace_lead(after, 'work', private.work_words(before), concat_ws(' · ', private.work_words(after),
    case when after.next_step <> before.next_step then 'next step changed' end,
    case when after.lost_because not in ('', before.lost_because) then 'reason given' end));
  return jsonb_build_object('lead', private.lead_json(after), 'isConflict', false);
end
$$;

create or replace function private.decide_review(review_id uuid, seen timestamptz, wanted text, reason text, reply text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  review public.reviews;
  before public.review_decisions;
  event public.audit_events;
  files text[] := '{}';
begin
  perform private.require_role('owner', 'manager', 'sales');
  select * into review from public.reviews where id = decide_review.review_id and not is_quarantined for update;
  if not found or exists (
    select from public.erasures where enquiry_table = 'reviews' and enquiry_id = decide_review.review_id) then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into before from public.review_decisions decision where decision.review_id = decide_review.review_id;
  if before.updated_at is distinct from seen then
    -- The same decision twice is one.
    if before.state = wanted and before.reason = decide_review.reason and before.reply = decide_review.reply then
      return jsonb_build_object('outcome', 'done', 'files', '[]'::jsonb, 'review', private.review_json(review));
    end if;
    return jsonb_build_object('outcome', 'changed', 'at', before.updated_at, 'by', coalesce((
      select last.user_id from public.audit_events last
      where last.table_name = 'review_decisions' and last.row_id = review.id::text order by last.created_at desc limit 1), ''));
  end if;
  if wanted = 'shown' and not (review.may_publish and review.rating is not null) then
    return jsonb_build_object('outcome', 'not allowed');
  end if;
  insert into public.review_decisions as decision (review_id, state, reason, reply, shown_at)
  values (review.id, wanted, decide_review.reason, decide_review.reply, case when wanted = 'shown' then now() end)
  on conflict on constraint review_decisions_pkey do update
  set state = excluded.state, reason = excluded.reason, reply = excluded.reply, updated_at = now(),
    shown_at = coalesce(decision.shown_at, excluded.shown_at);
  if wanted = 'declined' and review.photos <> '{}' then
    update public.reviews set photos = '{}' where id = review.id;
    select coalesce(array_agg(path), '{}') into files from unnest(review.photos) as path where not private.names_photo(path);
    review.photos := '{}';
  end if;
  event.action := 'Changed';
  event.table_name := 'review_decisions';
  event.row_id := review.id::text;
  -- The trail outlives an erased person: it has neither the name nor a text that may say it.
  event.subject := 'Review of ' || private.day_text(private.indian_day(review.created_at));
  event.before := concat_ws('; ', coalesce(before.state, 'waiting'), case when before.reason <> '' then 'with a reason' end,
    case when before.reply <> '' then 'answered' end);
  event.after := concat_ws('; ', wanted, case when decide_review.reason <> '' then 'with a reason' end,
    case when decide_review.reply <> '' then 'answered' end);
  perform private.add_audit_event(event);
  return jsonb_build_object('outcome', 'done', 'files', to_jsonb(files), 'review', private.review_json(review));
end
$$;

-- The lines of before, whose stage or decision stands first. Nothing else may rewrite the trail, so the trigger rests meanwhile.
alter table public.audit_events disable trigger audit_events_refuse_rewriting;
update public.audit_events set before = split_part(before, ' · ', 1), after = split_part(after, ' · ', 1)
where table_name = 'leads' and subject like 'Lead of % · work';
update public.audit_events set before = split_part(before, '; ', 1), after = split_part(after, '; ', 1)
where table_name = 'review_decisions';
alter table public.audit_events enable trigger audit_events_refuse_rewriting;
