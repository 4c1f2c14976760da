-- Leads: every enquiry as work. The enquiry stays in the table of its form and never changes; the lead beside
-- it says how far the work has come, who has it and what is due. A trigger makes the lead in the transaction
-- that stores the enquiry, so there is never one without the other; an enquiry in quarantine becomes a lead
-- when staff release it.
create table private.lead_stages (
  family text not null,
  stage text not null,
  is_open boolean not null,
  primary key (family, stage)
);
comment on table private.lead_stages is
  'The stages of each family of leads; a stage that is not open is an end. The contract has the same list with the '
  'words for each.';

alter table private.lead_stages enable row level security;
grant select on private.lead_stages to office;
create policy "everybody who calls the office reads the stages" on private.lead_stages
  for select to office
  using (true);
comment on policy "everybody who calls the office reads the stages" on private.lead_stages is
  'The list has the names of stages, and nothing about any person.';
insert into private.lead_stages (family, stage, is_open) values
  ('sales', 'new', true), ('sales', 'contacted', true), ('sales', 'test-ride', true), ('sales', 'quoted', true),
  ('sales', 'booked', true), ('sales', 'delivered', false), ('sales', 'lost', false),
  ('service', 'new', true), ('service', 'confirmed', true), ('service', 'in-workshop', true), ('service',
    'ready', true),
  ('service', 'delivered', false), ('service', 'cancelled', false),
  ('people', 'new', true), ('people', 'in-talk', true), ('people', 'agreed', false), ('people', 'declined', false),
  ('other', 'new', true), ('other', 'done', false);

-- Each write of a lead calls these two functions, so they are in PL/pgSQL, which keeps its plans.
create function private.is_open_stage(stage text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return stage not in ('delivered', 'lost', 'cancelled', 'agreed', 'declined', 'done');
end
$$;
comment on function private.is_open_stage(text) is 'Whether staff still have to do something about a lead of this stage.';

create type private.next_act as (at timestamptz, why text, late_at timestamptz, call_at timestamptz, call_rank integer);
comment on type private.next_act is
  'What staff have to do next about a lead: from when, why, from when that is late, and from when a call comes before '
  'all else, with the rank of that call; all null where nothing is due.';

create function private.next_act_of(
  stage text, is_in_lists boolean, came_at timestamptz, answered_at timestamptz, promised_at timestamptz,
  due_at timestamptz, appointment_at timestamptz, appointment_ends_at timestamptz
) returns private.next_act
language plpgsql immutable set search_path = ''
as $$
declare
  open_promise constant timestamptz := case when answered_at is null then promised_at end;
  act private.next_act;
begin
  if not is_in_lists or not private.is_open_stage(stage) then
    return null;
  end if;
  act.at := least(open_promise, due_at, appointment_at);
  act.late_at := least(open_promise, due_at, appointment_ends_at);
  act.call_at := least(open_promise - interval '30 minutes', due_at);
  act.call_rank := case when open_promise is not null then 1 when due_at is not null then 2 end;
  act.why := case act.at when open_promise then 'promise' when due_at then 'step' when appointment_at then 'appointment'
    end;
  if act.at is null and stage = 'new' and answered_at is null then
    act.at := came_at;
    act.why := 'new';
  end if;
  return act;
end
$$;
comment on function private.next_act_of(
  text, boolean, timestamptz, timestamptz, timestamptz, timestamptz, timestamptz, timestamptz
) is
  'What is next about an open lead that lists of work hold: the earliest of an open promise, the next step and an '
  'appointment that nobody closed; else, for a lead that nobody touched, its coming, which is never late. An '
  'appointment is late once its time is over.';

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  enquiry_table text not null,
  enquiry_id uuid not null,
  family text not null,
  stage text not null default 'new',
  is_open boolean not null generated always as (private.is_open_stage(stage)) stored,
  lost_reason text not null default '' check (lost_reason in (
    '', 'price', 'finance', 'stock', 'other-brand', 'other-dealer', 'not-reached', 'not-buying', 'other')),
  lost_because text not null default '' check (private.is_line(lost_because, 200)),
  name text not null default '',
  mobile text not null default '',
  model text not null default '',
  message text not null default '',
  assignee_id uuid references public.staff (id) on delete set null,
  due_at timestamptz,
  next_step text not null default '' check (private.is_line(next_step, 200)),
  touched_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  search_text text not null generated always as (private.plain_words(name || ' ' || mobile || ' ' || model || ' ' || message)) stored,
  mobile_digits text not null generated always as (private.number_digits(mobile)) stored,
  number_end text not null generated always as (right(private.number_digits(mobile), 10)) stored,
  outlet_id bigint references public.dealers (id),
  source text not null default '',
  is_put_aside boolean not null default false,
  merged_into uuid references public.leads (id) on delete set null,
  is_listed boolean not null generated always as (merged_into is null and not is_put_aside) stored,
  promised_at timestamptz,
  answered_at timestamptz,
  is_held boolean not null default false,
  is_erased boolean not null default false,
  arrived_at timestamptz,
  appointment_at timestamptz,
  appointment_ends_at timestamptz,
  next_at timestamptz generated always as ((private.next_act_of(
    stage, merged_into is null and not is_put_aside and not is_erased, created_at, answered_at, promised_at, due_at,
    appointment_at, appointment_ends_at)).at) stored,
  next_why text generated always as ((private.next_act_of(
    stage, merged_into is null and not is_put_aside and not is_erased, created_at, answered_at, promised_at, due_at,
    appointment_at, appointment_ends_at)).why) stored,
  late_at timestamptz generated always as ((private.next_act_of(
    stage, merged_into is null and not is_put_aside and not is_erased, created_at, answered_at, promised_at, due_at,
    appointment_at, appointment_ends_at)).late_at) stored,
  call_at timestamptz generated always as ((private.next_act_of(
    stage, merged_into is null and not is_put_aside and not is_erased, created_at, answered_at, promised_at, due_at,
    appointment_at, appointment_ends_at)).call_at) stored,
  call_rank integer generated always as ((private.next_act_of(
    stage, merged_into is null and not is_put_aside and not is_erased, created_at, answered_at, promised_at, due_at,
    appointment_at, appointment_ends_at)).call_rank) stored,
  unique (enquiry_table, enquiry_id),
  foreign key (family, stage) references private.lead_stages (family, stage),
  constraint leads_lost_check check (case when stage = 'lost' then lost_reason || lost_because <> '' else lost_reason = '' end),
  constraint leads_lost_words_check check (lost_reason <> 'other' or lost_because <> ''),
  constraint leads_merged_check check (merged_into <> id)
);
comment on table public.leads is
  'One row for each enquiry that counts: how far the work has come, who has it, what is due.';
comment on column public.leads.enquiry_table is 'The table of the enquiry.';
comment on column public.leads.is_open is 'Staff still have to do something about the lead.';
comment on column public.leads.lost_reason is
  'Why a sale was lost, of a closed list that the contract has with the words for each; empty of a sale that was lost '
  'before there was the list.';
comment on column public.leads.lost_because is 'Why a sale was lost, in words; the reason other is nothing without them.';
comment on column public.leads.name is
  'The name as it was sent. Like number, model and message it is repeated here because the inbox shows and searches '
  'it.';
comment on column public.leads.message is 'The first 300 characters of the message.';
comment on column public.leads.due_at is 'When the next step is to be done.';
comment on column public.leads.touched_at is 'When staff last spoke or wrote to this person.';
comment on column public.leads.created_at is 'When the enquiry came.';
comment on column public.leads.version is
  'Counts changes: a caller who changes a lead names the version that they have seen.';
comment on column public.leads.number_end is
  'The last ten digits of the number, by which a person is known; a column of its own, because row-level security lets '
  'no other expression use an index.';
comment on column public.leads.outlet_id is 'The outlet that the lead is for; null while that is open.';
comment on column public.leads.source is 'The source, as in the context of the enquiry.';
comment on column public.leads.is_put_aside is 'Staff marked the number as not a customer''s.';
comment on column public.leads.merged_into is 'The lead of the same person in which the work on this one goes on.';
comment on column public.leads.is_listed is 'Whether the lead is in the lists of the inbox.';
comment on column public.leads.promised_at is
  'The moment until which the visitor was promised a call; null where nothing was promised.';
comment on column public.leads.answered_at is
  'When staff first called, wrote or moved the lead on. The promise is kept where that is not later than promised_at.';
comment on column public.leads.is_held is
  'Retention does not erase the lead, because something with this person is not settled.';
comment on column public.leads.is_erased is 'The person of the lead was erased; what is left serves the counts.';
comment on column public.leads.arrived_at is
  'When the lead reached the inbox, if it waited in the second store or in quarantine until then; null where it '
  'arrived at once.';

comment on column public.leads.appointment_at is
  'When the booked appointment begins, while nobody has said what became of it; kept by a trigger of appointments.';
comment on column public.leads.appointment_ends_at is 'When that appointment is over.';
comment on column public.leads.next_at is
  'When there is something to do about the lead; null where nothing is due, and for a lead that no list of work holds.';
comment on column public.leads.next_why is
  'Why: promise (a call was promised by then), step (due_at), appointment, or new (nobody touched the lead since it '
  'came, at that moment).';
comment on column public.leads.late_at is
  'From when the lead is late: its promise or step is past, or its appointment over. Null where it cannot be late.';
comment on column public.leads.call_at is
  'From when a call to this person comes before all other work: half an hour before an open promise, which is to be '
  'kept, or at the next step; null where only an appointment or nothing is due.';
comment on column public.leads.call_rank is
  'The rank of that call: 1 where the call was promised, 2 where staff set its time themselves.';

call private.make_searchable('leads');
create index leads_created_at_idx on public.leads (created_at desc, id desc);
create index leads_arrived_at_idx on public.leads (arrived_at desc) where arrived_at is not null;
create index leads_unassigned_idx on public.leads (next_at, created_at desc, id desc)
  where is_open and assignee_id is null;
create index leads_assignee_idx on public.leads (assignee_id, next_at, created_at desc, id desc) where is_open;
-- For lists in the order of the work, which those who wait for a call begin; past appointments follow them.
create index leads_next_idx on public.leads (next_at, created_at desc, id desc);
create index leads_late_at_idx on public.leads (late_at, created_at desc, id desc) where late_at is not null;
create index leads_call_at_idx on public.leads (call_rank, call_at, created_at desc, id desc) where call_at is not null;
create index leads_past_appointment_idx on public.leads (appointment_ends_at, created_at desc, id desc)
  where appointment_ends_at is not null;
create index leads_aside_idx on public.leads (created_at desc, id desc) where is_put_aside;
create index leads_merged_into_idx on public.leads (merged_into) where merged_into is not null;
create index leads_person_idx on public.leads (number_end, created_at desc) where number_end <> '';
create index leads_reference_idx on public.leads (private.reference_of(enquiry_id));
-- For the filters, each newest first. No index of a filter is partial: a value that few of a million leads
-- have, or lack, is found as quickly as one that many have. The index of the board holds listed leads alone.
create index leads_kind_idx on public.leads (enquiry_table, created_at desc, id desc);
create index leads_stage_idx on public.leads (stage, created_at desc, id desc);
create index leads_family_idx on public.leads (family, created_at desc, id desc);
create index leads_outlet_idx on public.leads (outlet_id, created_at desc, id desc);
create index leads_model_idx on public.leads (model, created_at desc, id desc);
create index leads_source_idx on public.leads (source, created_at desc, id desc);
create index leads_assignee_all_idx on public.leads (assignee_id, created_at desc, id desc);
create index leads_board_idx on public.leads (family, stage, created_at desc, id desc) where is_listed;
-- Promises are counted in this index alone.
create index leads_promised_at_idx on public.leads (promised_at)
  include (answered_at, created_at, family, outlet_id, is_listed, is_erased) where promised_at is not null;

-- Policies call these two functions once a statement. In PL/pgSQL, which keeps its plans.
create function private.seen_families() returns text[]
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return private.families_of(private.staff_role());
end
$$;
comment on function private.seen_families() is
  'The families of the leads that the caller sees; none for a caller who is not active staff.';
grant execute on function private.seen_families() to office;

create function private.seen_outlets() returns bigint[]
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return (select nullif(staff.outlet_ids, '{}') from public.staff where staff.id = auth.uid());
end
$$;
comment on function private.seen_outlets() is 'The outlets whose leads the caller sees; null for all.';
grant execute on function private.seen_outlets() to office;

-- Staff read leads through functions of the office, which leave a trace, and change them through functions
-- that ask private.sees_lead first.
alter table public.leads enable row level security;
grant select on public.leads to office;
create policy "staff see the leads of their families and outlets" on public.leads
  for select to office
  using (
    family = any ((select private.seen_families())::text[])
    and coalesce(outlet_id = any ((select private.seen_outlets())::bigint[]), true));
comment on policy "staff see the leads of their families and outlets" on public.leads is
  'Owner: all leads. Manager: all but applicants. Sales, service, people: those of their family; sales and service '
  'also those of the family other. An account of some outlets: of these leads, those at its outlets and those that '
  'have no outlet yet.';

create function private.sees_lead(lead_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.leads where id = lead_id);
end
$$;
comment on function private.sees_lead(uuid) is
  'May the caller see and change this lead? A function that changes a lead locks it before it asks.';
call private.judge('sees_lead');

create function private.sees_enquiry(enquiry_table text, enquiry_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.leads
    where leads.enquiry_table = sees_enquiry.enquiry_table and leads.enquiry_id = sees_enquiry.enquiry_id);
end
$$;
comment on function private.sees_enquiry(text, uuid) is 'May the caller see the lead of an enquiry?';
call private.judge('sees_enquiry');

grant select on public.enquiry_contexts to office;
create policy "staff read where their leads came from" on public.enquiry_contexts
  for select to office
  using ((select private.has_role('owner')) or exists (
    select from public.leads
    where leads.enquiry_table = enquiry_contexts.enquiry_table and leads.enquiry_id = enquiry_contexts.enquiry_id));
comment on policy "staff read where their leads came from" on public.enquiry_contexts is
  'The owner: all contexts, also those of enquiries in quarantine. Other staff: the context of each lead that they '
  'see, by the policy of leads.';

create table public.lead_events (
  id uuid primary key,
  place bigint generated by default as identity,
  lead_id uuid not null references public.leads (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor text not null default '',
  kind text not null check (kind in (
    'stage', 'assigned', 'due', 'note', 'call', 'whatsapp', 'walk-in', 'phone', 'merged', 'unmerged', 'marked',
    'unmarked', 'appointment', 'outlet', 'answer', 'quotation', 'order', 'arrival')),
  value text not null default '' check (private.is_line(value, 200)),
  words text not null default '' check (private.is_paragraph(words, 2000))
);
comment on table public.lead_events is
  'What happened with a lead: notes, calls, messages, and each change. Rows are only ever added.';
comment on column public.lead_events.id is
  'For notes, calls and messages made by the browser, so that a repeated call adds one.';
comment on column public.lead_events.place is
  'The order in which the events were added: moments may be equal, and what waited on a device is added late.';
comment on column public.lead_events.actor is 'The name that the member of staff had then.';
comment on column public.lead_events.value is
  'The new stage, the name of the new assignee, the moment when the lead is due, the mark, the name of its outlet '
  '(empty: none) or of that to which an awaited vehicle has come, the number of the quotation, the step of its order, the id of the lead in which the work goes on, or '
  'what the customer answered with (a button, stop, a picture).';
comment on column public.lead_events.words is
  'What staff wrote: the note, why a sale was lost, the next step; or what the customer wrote.';

create index lead_events_lead_id_idx on public.lead_events (lead_id, place);

alter table public.lead_events enable row level security;
grant select on public.lead_events to office;
create policy "staff see what happened with the leads they see" on public.lead_events
  for select to office
  using (exists (select from public.leads where leads.id = lead_id));
comment on policy "staff see what happened with the leads they see" on public.lead_events is
  'Staff who see the lead, by the policy of leads.';

-- A lead is written and shown with plans that Postgres keeps: a function in SQL with a search path of its own
-- is planned anew at each call, one in PL/pgSQL once a session. For this reason lead_counts and lead_json are
-- in PL/pgSQL too, which halves the time of a page of the inbox.
create function private.lead_facts(enquiry jsonb)
returns table (name text, mobile text, model text, message text, created_at timestamptz)
language plpgsql immutable set search_path = ''
as $$
begin
  return query select
    coalesce(enquiry ->> 'name', concat_ws(' ', enquiry ->> 'first_name', enquiry ->> 'last_name')),
    coalesce(enquiry ->> 'mobile', ''),
    coalesce(nullif(enquiry ->> 'model', ''), enquiry ->> 'entered_model', ''),
    private.shortened(coalesce(enquiry ->> 'message', ''), 300),
    (enquiry ->> 'created_at')::timestamptz;
end
$$;
comment on function private.lead_facts(jsonb) is
  'The facts of an enquiry that its lead repeats, whichever form the enquiry came from.';
grant execute on function private.lead_facts(jsonb) to office;

create function private.brings_in_list() returns boolean
language sql stable set search_path = ''
as $$ select coalesce(current_setting('private.brings_in_list', true), '') = 'on' $$;
comment on function private.brings_in_list() is
  'Do the new leads of this transaction come from a list of people who asked elsewhere? These are promised no call, and '
  'nobody is told of each.';

-- Definer, because a visitor who sends an enquiry may touch nothing but the enquiry.
create function private.make_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- An enquiry sent through the site has a hash; an older row without a hash was imported, and is no news.
  arrived constant timestamptz := case
    when tg_op = 'UPDATE' or new.submission_hash <> '' and new.created_at < now() - interval '1 minute' then now() end;
  enquiry constant jsonb := to_jsonb(new);
  -- Whoever wrote to another system waits since then, however long that system took to hand it on.
  since constant timestamptz := case when tg_op = 'INSERT' and enquiry ? 'door' then new.created_at
    else coalesce(arrived, new.created_at) end;
  -- The doors from outside say the family of each enquiry, a form has one for all.
  work constant text := coalesce(enquiry ->> 'family', tg_argv[0]);
begin
  insert into public.leads
    (enquiry_table, enquiry_id, family, name, mobile, model, message, created_at, outlet_id, source, arrived_at,
      promised_at)
  select tg_table_name, new.id, work, facts.*, context.outlet_id, coalesce(context.source, ''), arrived,
    case when since > now() - interval '1 day' and not private.brings_in_list()
      then private.promise_for(tg_table_name, work, context.outlet_id, since) end
  from private.lead_facts(enquiry) as facts
  left join public.enquiry_contexts context on context.enquiry_id = new.id
  on conflict (enquiry_table, enquiry_id) do nothing;
  return null;
end
$$;
comment on function private.make_lead() is
  'Trigger: an enquiry that counts becomes a lead of its own family, or of the one that the trigger names.';

create function private.end_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.leads where enquiry_table = tg_table_name and enquiry_id = old.id;
  delete from public.enquiry_contexts where enquiry_id = old.id;
  return null;
end
$$;
comment on function private.end_lead() is 'Trigger: a deleted enquiry takes its lead and its context along.';

create function private.may_have(person public.staff, lead public.leads) returns boolean
language sql immutable set search_path = ''
as $$
  select lead.family = any (private.families_of(person.role))
    and (person.outlet_ids = '{}' or lead.outlet_id is null or lead.outlet_id = any (person.outlet_ids));
$$;
comment on function private.may_have(public.staff, public.leads) is
  'May this member of staff see and have this lead?';

-- What staff do without a connection waits on their device. Whoever kept a promise in time then is not late
-- because the connection came back late.
create function private.done_at(said_at timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$ select least(now(), greatest(coalesce(said_at, now()), now() - interval '30 days')) $$;
comment on function private.done_at(timestamptz) is
  'When something was done by the word of the device that it waited on: not in the future and not over thirty days ago; '
  'now without a word.';

create function private.add_lead_event(
  lead_id uuid, event_id uuid, kind text, value text, words text, done_at timestamptz default null) returns boolean
language plpgsql set search_path = ''
as $$
begin
  insert into public.lead_events (id, lead_id, created_at, actor_id, actor, kind, value, words)
  values (event_id, lead_id, coalesce(done_at, clock_timestamp()), auth.uid(), private.staff_name(), kind,
    coalesce(value, ''), words)
  on conflict (id) do nothing;
  return found;
end
$$;
comment on function private.add_lead_event(uuid, uuid, text, text, text, timestamptz) is
  'Adds an event in the name of the caller, once for each id, as of a moment or of now; for the functions of the inbox.';

-- The audit trail says that a lead was changed and how; the name of the person is with the lead alone, so
-- that it can be erased there.
create function private.trace_lead(
  lead public.leads, what text, before text, after text, was jsonb default null, now_is jsonb default null
) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.trace_act('leads', 'Lead of ' || replace(lead.enquiry_table, '_', ' ') || ' · ' || what, before, after,
    lead.id::text, old_values => was, new_values => now_is);
end
$$;
comment on function private.trace_lead(public.leads, text, text, text, jsonb, jsonb) is
  'Writes a change of a lead into the audit trail; codes come as facts too (was, now_is). For the functions of the inbox.';
