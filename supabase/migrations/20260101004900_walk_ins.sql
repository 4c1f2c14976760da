-- Walk-ins: people who came or rang, whom staff wrote down as leads.
create table public.walk_ins (
  id uuid primary key,
  created_at timestamptz not null default now(),
  name text not null default '' check (private.is_line(name, 100)),
  mobile text not null check (private.is_line(mobile, 20, 1)),
  mobile_digits text not null generated always as (private.number_digits(mobile)) stored,
  model text not null default '' check (private.is_line(model, 80)),
  message text not null default '' check (private.is_paragraph(message, 2000)),
  outlet_id bigint references public.dealers (id),
  staff_id uuid references public.staff (id) on delete set null,
  taken_by text not null default '',
  submission_hash text not null default ''
);
comment on table public.walk_ins is
  'People who came to an outlet or rang, as staff wrote them down. Each row is a lead, whose source says how the '
  'person came.';
comment on column public.walk_ins.id is 'Made by the browser, so that a repeated call adds one.';
comment on column public.walk_ins.taken_by is 'The name that the member of staff had then.';
comment on column public.walk_ins.submission_hash is
  'Exists because every table of enquiries has it; no form sends a walk-in, so it is always empty.';

create index walk_ins_outlet_id_idx on public.walk_ins (outlet_id) where outlet_id is not null;
create index walk_ins_staff_id_idx on public.walk_ins (staff_id) where staff_id is not null;
create index walk_ins_person_idx on public.walk_ins ("right"(mobile_digits, 10)) where mobile_digits <> '';

-- Staff write and read walk-ins as leads, through functions which leave a trace.
alter table public.walk_ins enable row level security;
grant select on public.walk_ins to office;
create policy "staff read the walk-ins of their leads" on public.walk_ins
  for select to office
  using ((select private.has_role('owner')) or exists (
    select from public.leads where enquiry_table = 'walk_ins' and enquiry_id = walk_ins.id));
comment on policy "staff read the walk-ins of their leads" on public.walk_ins is
  'The owner: all. Other staff: those whose lead they see, by the policy of leads.';

create trigger walk_ins_make_lead after insert on public.walk_ins
  for each row execute function private.make_lead('other');
create trigger walk_ins_end_lead after delete on public.walk_ins
  for each row execute function private.end_lead();

-- A person who rings or stands in the showroom is spoken with, like one who is called, and that answers what
-- they asked before. A walk-in that waited on a device answers as of the moment when it was written down.
create function private.answer_person(person text, moment timestamptz default now()) returns void
language sql set search_path = ''
as $$
  update public.leads set touched_at = moment
  where number_end <> '' and number_end = person and is_open and answered_at is null
    and created_at <= moment and private.sees_lead(id)
$$;
comment on function private.answer_person(text, timestamptz) is
  'Staff spoke or wrote to this number at a moment: every lead of the number that the caller sees, that had come by '
  'then and that nobody has answered counts as answered. To be called after private.lock_person.';

-- A walk-in that waited on a device belongs to the member of staff who wrote it down, and not to the
-- colleague who is signed in there when the connection is back.
create function private.add_walk_in(walk_in jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller public.staff;
  given public.walk_ins;
  work constant text := walk_in ->> 'family';
  channel constant text := walk_in ->> 'channel';
  person constant text := private.person_digits(walk_in ->> 'mobile');
  made public.leads;
begin
  perform private.require_staff();
  if work not in ('sales', 'service', 'other') or channel not in ('walk-in', 'phone') then
    raise exception 'no such work' using errcode = 'invalid_parameter_value';
  end if;
  if (walk_in ->> 'by')::uuid <> auth.uid() then
    return null;
  end if;
  select * into caller from public.staff where id = auth.uid();
  given := jsonb_populate_record(null::public.walk_ins, walk_in);
  if not work = any (private.families_of(caller.role))
    or given.outlet_id is not null and caller.outlet_ids <> '{}' and not given.outlet_id = any (caller.outlet_ids) then
    raise exception 'this is for somebody else' using errcode = 'invalid_parameter_value';
  end if;
  -- A member of staff with one outlet means that outlet.
  given.outlet_id := coalesce(given.outlet_id, case when cardinality(caller.outlet_ids) = 1
    then caller.outlet_ids[1] end);
  -- Before anything is written: here too the leads are locked first, and the counts of leads after them.
  perform private.lock_person(person, null);
  if not exists (select from public.walk_ins where id = given.id) then
    perform private.keep_context('walk_ins', given.id,
      jsonb_strip_nulls(jsonb_build_object('outletId', given.outlet_id, 'source', channel)));
    insert into public.walk_ins (id, created_at, name, mobile, model, message, outlet_id, staff_id, taken_by)
    values (given.id, private.done_at(given.created_at),
      given.name, given.mobile, given.model, given.message, given.outlet_id, caller.id, caller.name);
    update public.leads set family = work, assignee_id = caller.id, touched_at = leads.created_at
    where enquiry_table = 'walk_ins' and enquiry_id = given.id
    returning * into made;
    perform private.answer_person(person, made.created_at);
    perform private.add_lead_event(made.id, gen_random_uuid(), 'assigned', caller.name, '');
    perform private.trace_lead(made, channel, '', 'written down');
  else
    select * into made from public.leads where enquiry_table = 'walk_ins' and enquiry_id = given.id;
  end if;
  return private.lead_json(made);
end
$$;
comment on function private.add_walk_in(jsonb) is
  'Writes down a person who came or rang, once for each id, as a lead of the caller: id, created_at, channel, family, '
  'name, mobile, model, message, outlet_id. Like a call, the walk-in answers the other open leads of the number. '
  'Answers the lead.';
call private.expose('add_walk_in', 'authenticated');
