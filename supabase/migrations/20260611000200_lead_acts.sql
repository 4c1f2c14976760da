-- Marks, one person's leads as one, and whoever walks in or rings.

create function private.mark_contact(lead_id uuid, mark text, is_set boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_lead public.leads;
  person constant text := (select right(mobile_digits, 10) from public.leads where id = lead_id);
  before jsonb;
begin
  perform private.require_staff();
  select * into found_lead from public.leads where id = lead_id for update;
  if not found or not private.sees_lead(found_lead) then
    return null;
  end if;
  if char_length(person) <> 10 then
    raise exception 'no number to mark' using errcode = 'invalid_parameter_value';
  end if;
  before := private.marks_of(person);
  if is_set then
    insert into public.contact_marks (digits, mark, made_by) values (person, mark_contact.mark, auth.uid()) on conflict do nothing;
  else
    delete from public.contact_marks as marks where marks.digits = person and marks.mark = mark_contact.mark;
  end if;
  if found then
    if mark = 'not-a-customer' then
      update public.leads set is_put_aside = is_set where right(mobile_digits, 10) = person and mobile_digits <> '';
    end if;
    perform private.add_lead_event(lead_id, gen_random_uuid(), case when is_set then 'marked' else 'unmarked' end, mark, '');
    perform private.trace_lead(found_lead, 'number', before::text, private.marks_of(person)::text);
  end if;
  return private.lead_json(found_lead);
end
$$;
comment on function private.mark_contact(uuid, text, boolean) is 'What public.mark_contact does.';
grant execute on function private.mark_contact(uuid, text, boolean) to authenticated;

create function public.mark_contact(lead_id uuid, mark text, is_set boolean) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.mark_contact(lead_id, mark, is_set);
comment on function public.mark_contact(uuid, text, boolean) is
  'Says of the number of a lead that it is not a customer''s (not-a-customer) or not to be called (do-not-call), or takes that back; null when there is no lead that the caller may see.';
grant execute on function public.mark_contact(uuid, text, boolean) to authenticated;

create function private.join_lead(lead_id uuid, into_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  before public.leads;
  target public.leads;
  after public.leads;
begin
  perform private.require_staff();
  -- In one order, so that two members of staff do not wait for each other.
  perform from public.leads where id in (lead_id, into_id) order by id for update;
  select * into before from public.leads where id = lead_id;
  if not found or not private.sees_lead(before) then
    return null;
  end if;
  if into_id is not null then
    select * into target from public.leads where id = into_id;
    if not found or not private.sees_lead(target) or target.id = before.id or target.merged_into is not null
      or before.mobile_digits = '' or right(target.mobile_digits, 10) <> right(before.mobile_digits, 10) then
      raise exception 'not the same person' using errcode = 'invalid_parameter_value';
    end if;
    update public.leads set merged_into = into_id where merged_into = lead_id;
  end if;
  if before.merged_into is not distinct from into_id then
    return private.lead_json(before);
  end if;
  update public.leads set merged_into = into_id, version = version + 1 where id = lead_id returning * into after;
  perform private.add_lead_event(lead_id, gen_random_uuid(), case when into_id is null then 'unmerged' else 'merged' end,
    coalesce(into_id, before.merged_into)::text, '');
  perform private.trace_lead(after, 'merge', coalesce('goes on in ' || before.merged_into, 'by itself'),
    coalesce('goes on in ' || after.merged_into, 'by itself'));
  return private.lead_json(after);
end
$$;
comment on function private.join_lead(uuid, uuid) is 'What public.join_lead does.';
grant execute on function private.join_lead(uuid, uuid) to authenticated;

create function public.join_lead(lead_id uuid, into_id uuid default null) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.join_lead(lead_id, into_id);
comment on function public.join_lead(uuid, uuid) is
  'Lets the work on a lead go on in another one of the same number, with all that was merged into it; without another one it stands by itself again. Null when there is no lead that the caller may see.';
grant execute on function public.join_lead(uuid, uuid) to authenticated;

create table public.walk_ins (
  id uuid primary key,
  created_at timestamptz not null default now(),
  name text not null default '' check (char_length(name) <= 100),
  mobile text not null check (char_length(mobile) between 1 and 20),
  mobile_digits text not null generated always as (private.number_digits(mobile)) stored,
  model text not null default '' check (char_length(model) <= 80),
  message text not null default '' check (char_length(message) <= 2000),
  outlet_id bigint references public.dealers (id),
  staff_id uuid references public.staff (id) on delete set null,
  taken_by text not null default '',
  submission_hash text not null default ''
);
comment on table public.walk_ins is
  'Who came to an outlet or rang, as staff wrote them down. Each is a lead, whose source says how they came.';
comment on column public.walk_ins.id is 'Made by the browser, so that a repeated send adds one.';
comment on column public.walk_ins.taken_by is 'What the member of staff was called then.';
comment on column public.walk_ins.submission_hash is 'As in every table of enquiries; no form, so always empty.';
create index walk_ins_outlet_id_idx on public.walk_ins (outlet_id) where outlet_id is not null;
create index walk_ins_staff_id_idx on public.walk_ins (staff_id) where staff_id is not null;
-- No grant and no policy: staff write and read them as leads, through functions which leave a trace.
alter table public.walk_ins enable row level security;
create trigger walk_ins_make_lead after insert on public.walk_ins
  for each row execute function private.make_lead('other');
create trigger walk_ins_end_lead after delete on public.walk_ins
  for each row execute function private.end_lead();

create function private.add_walk_in(walk_in jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller public.staff;
  given public.walk_ins;
  work constant text := walk_in ->> 'family';
  channel constant text := walk_in ->> 'channel';
  made public.leads;
begin
  perform private.require_staff();
  if work not in ('sales', 'service', 'other') or channel not in ('walk-in', 'phone') then
    raise exception 'no such work' using errcode = 'invalid_parameter_value';
  end if;
  select * into caller from public.staff where id = auth.uid();
  given := jsonb_populate_record(null::public.walk_ins, walk_in);
  if not work = any (private.families_of(caller.role))
    or given.outlet_id is not null and caller.outlet_ids <> '{}' and not given.outlet_id = any (caller.outlet_ids) then
    raise exception 'this is for somebody else' using errcode = 'invalid_parameter_value';
  end if;
  -- Who works at one outlet means that one.
  given.outlet_id := coalesce(given.outlet_id, case when cardinality(caller.outlet_ids) = 1 then caller.outlet_ids[1] end);
  if not exists (select from public.walk_ins where id = given.id) then
    perform private.keep_context('walk_ins', given.id,
      jsonb_strip_nulls(jsonb_build_object('outletId', given.outlet_id, 'source', channel)));
    insert into public.walk_ins (id, created_at, name, mobile, model, message, outlet_id, staff_id, taken_by)
    values (given.id, least(now(), greatest(coalesce(given.created_at, now()), now() - interval '30 days')),
      given.name, given.mobile, given.model, given.message, given.outlet_id, caller.id, caller.name);
    update public.leads set family = work, assignee_id = caller.id, touched_at = leads.created_at
    where enquiry_table = 'walk_ins' and enquiry_id = given.id
    returning * into made;
    perform private.add_lead_event(made.id, gen_random_uuid(), 'assigned', caller.name, '');
    perform private.trace_lead(made, channel, '', 'written down');
  else
    select * into made from public.leads where enquiry_table = 'walk_ins' and enquiry_id = given.id;
  end if;
  return private.lead_json(made);
end
$$;
comment on function private.add_walk_in(jsonb) is 'What public.add_walk_in does.';
grant execute on function private.add_walk_in(jsonb) to authenticated;

create function public.add_walk_in(walk_in jsonb) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.add_walk_in(walk_in);
comment on function public.add_walk_in(jsonb) is
  'Writes down who came or rang, once for an id, as a lead of the caller: id, created_at, channel, family, name, mobile, model, message, outlet_id. Answers the lead.';
grant execute on function public.add_walk_in(jsonb) to authenticated;

create function private.person_leads(mobile text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant text := right(private.number_digits(mobile), 10);
  leads jsonb := '[]';
begin
  perform private.require_staff();
  if char_length(person) = 10 then
    execute format(
      'select coalesce(jsonb_agg(private.lead_json(leads) order by created_at desc), ''[]'') from public.leads where id in (
        select id from public.leads where mobile_digits <> '''' and right(mobile_digits, 10) = %L and %s
        order by created_at desc limit 10)', person, private.lead_scope()) into leads;
    perform private.note_reading('inbox', jsonb_array_length(leads));
  end if;
  return jsonb_build_object('leads', leads, 'marks', private.marks_of(person));
end
$$;
comment on function private.person_leads(text) is 'What public.person_leads answers.';
grant execute on function private.person_leads(text) to authenticated;

create function public.person_leads(mobile text) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.person_leads(mobile);
comment on function public.person_leads(text) is
  'The ten newest leads of a number that the caller may see, and its marks; nothing for a number that is not whole.';
grant execute on function public.person_leads(text) to authenticated;
