-- Leads: every enquiry as work. What was sent stays in the table of its form and never changes; the lead beside it says how far
-- it has come, who has it and what is due. A trigger makes it in the transaction that stores the enquiry, so there is never
-- one without the other; what waits in quarantine becomes a lead when staff release it.

create table private.lead_stages (
  family text not null,
  stage text not null,
  is_open boolean not null,
  primary key (family, stage)
);
comment on table private.lead_stages is
  'The stages of each family of leads; one that is not open is an end. The contract has the same list with its words.';
alter table private.lead_stages enable row level security;

insert into private.lead_stages (family, stage, is_open) values
  ('sales', 'new', true), ('sales', 'contacted', true), ('sales', 'test-ride', true), ('sales', 'quoted', true),
  ('sales', 'booked', true), ('sales', 'delivered', false), ('sales', 'lost', false),
  ('service', 'new', true), ('service', 'confirmed', true), ('service', 'in-workshop', true), ('service', 'ready', true),
  ('service', 'delivered', false), ('service', 'cancelled', false),
  ('people', 'new', true), ('people', 'in-talk', true), ('people', 'agreed', false), ('people', 'declined', false),
  ('other', 'new', true), ('other', 'done', false);

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  enquiry_table text not null,
  enquiry_id uuid not null,
  family text not null,
  stage text not null default 'new',
  is_open boolean not null generated always as
    (stage not in ('delivered', 'lost', 'cancelled', 'agreed', 'declined', 'done')) stored,
  lost_because text not null default '' check (char_length(lost_because) <= 200),
  name text not null default '',
  mobile text not null default '',
  model text not null default '',
  message text not null default '',
  assignee_id uuid references public.staff (id) on delete set null,
  due_at timestamptz,
  next_step text not null default '' check (char_length(next_step) <= 200),
  touched_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  search_text text not null generated always as (lower(name || ' ' || mobile || ' ' || model || ' ' || message)) stored,
  unique (enquiry_table, enquiry_id),
  foreign key (family, stage) references private.lead_stages (family, stage),
  constraint leads_lost_check check (stage <> 'lost' or lost_because <> '')
);
comment on table public.leads is 'One row for each enquiry that counts: how far it has come, who has it, what is due.';
comment on column public.leads.enquiry_table is 'The table in which stands what was sent.';
comment on column public.leads.is_open is 'Somebody still has to do something.';
comment on column public.leads.lost_because is 'Why a sale was lost; asked for then.';
comment on column public.leads.name is 'As it was sent, like number, model and message: the inbox shows and searches them.';
comment on column public.leads.message is 'Its first 300 characters.';
comment on column public.leads.due_at is 'When the next step is to be done.';
comment on column public.leads.touched_at is 'When staff last spoke or wrote to this person.';
comment on column public.leads.created_at is 'When the enquiry came.';
comment on column public.leads.version is 'Counts changes: who changes a lead names the one they have seen.';
call private.make_searchable('leads');

create index leads_created_at_idx on public.leads (created_at desc, id desc);
create index leads_unassigned_idx on public.leads (created_at desc, id desc) where is_open and assignee_id is null;
create index leads_assignee_idx on public.leads (assignee_id, created_at desc, id desc) where is_open;
create index leads_due_idx on public.leads (due_at, id) where is_open and due_at is not null;
create index leads_kind_idx on public.leads (enquiry_table, created_at desc, id desc);
create index leads_stage_idx on public.leads (family, stage, created_at desc, id desc);
create index leads_person_idx on public.leads (right(mobile_digits, 10), created_at desc) where mobile_digits <> '';

-- No grant and no policy: staff read and change leads through functions, which leave a trace.
alter table public.leads enable row level security;

create table public.lead_events (
  id uuid primary key,
  place bigint generated always as identity,
  lead_id uuid not null references public.leads (id) on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  actor text not null default '',
  kind text not null check (kind in ('stage', 'assigned', 'due', 'note', 'call', 'whatsapp')),
  value text not null default '' check (char_length(value) <= 200),
  words text not null default '' check (char_length(words) <= 2000)
);
comment on table public.lead_events is 'What happened with a lead, only ever added to: notes, calls, messages, and each change.';
comment on column public.lead_events.id is 'Made by the browser for notes, calls and messages, so that a repeated send adds one.';
comment on column public.lead_events.place is 'The order in which they were noted; moments of one transaction may be equal.';
comment on column public.lead_events.value is 'The new stage, the name of who has it now, or the moment when it is due.';
comment on column public.lead_events.words is 'What staff wrote: the note, why a sale was lost, the next step.';
comment on column public.lead_events.actor is 'What the member of staff was called then.';
create index lead_events_lead_id_idx on public.lead_events (lead_id, place);
alter table public.lead_events enable row level security;

-- Definer, because a visitor who sends an enquiry may touch nothing but the enquiry.
create function private.make_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.leads (enquiry_table, enquiry_id, family, name, mobile, model, message, created_at)
  select tg_table_name, new.id, tg_argv[0], facts.* from private.lead_facts(to_jsonb(new)) as facts
  on conflict (enquiry_table, enquiry_id) do nothing;
  return null;
end
$$;
comment on function private.make_lead() is 'Trigger: an enquiry that counts becomes a lead of the family that the trigger names.';

create function private.lead_facts(enquiry jsonb)
returns table (name text, mobile text, model text, message text, created_at timestamptz)
language sql
immutable
set search_path = ''
as $$
  select
    coalesce(enquiry ->> 'name', concat_ws(' ', enquiry ->> 'first_name', enquiry ->> 'last_name')),
    coalesce(enquiry ->> 'mobile', ''),
    coalesce(nullif(enquiry ->> 'model', ''), enquiry ->> 'entered_model', ''),
    left(coalesce(enquiry ->> 'message', ''), 300),
    (enquiry ->> 'created_at')::timestamptz
$$;
comment on function private.lead_facts(jsonb) is 'What a lead repeats of its enquiry, whichever form it came from.';

create function private.end_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.leads where enquiry_table = tg_table_name and enquiry_id = old.id;
  return null;
end
$$;
comment on function private.end_lead() is 'Trigger: a deleted enquiry takes its lead along.';

create procedure private.make_lead_source(table_name text, family text)
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create trigger %I after insert on public.%I for each row when (not new.is_quarantined)
     execute function private.make_lead(%L)', table_name || '_make_lead', table_name, family);
  execute format(
    'create trigger %I after update of is_quarantined on public.%I for each row
     when (old.is_quarantined and not new.is_quarantined) execute function private.make_lead(%L)',
    table_name || '_make_released_lead', table_name, family);
  execute format(
    'create trigger %I after delete on public.%I for each row execute function private.end_lead()',
    table_name || '_end_lead', table_name);
  execute format(
    'insert into public.leads (enquiry_table, enquiry_id, family, name, mobile, model, message, created_at)
     select %L, enquiry.id, %L, facts.* from public.%I enquiry, private.lead_facts(to_jsonb(enquiry)) facts
     where not enquiry.is_quarantined', table_name, family, table_name);
end
$$;
comment on procedure private.make_lead_source(text, text) is
  'Migration helper: each enquiry of a table is a lead of this family, also those that stand there already.';

-- From here on a new table of enquiries says in its one line which family its leads are of.
alter procedure private.make_enquiry_table(text, boolean) rename to make_report_source;
comment on procedure private.make_report_source(text, boolean) is
  'Migration helper: what the reports need of an enquiry table; for private.make_enquiry_table alone.';

create procedure private.make_enquiry_table(table_name text, has_form boolean default true, family text default 'other')
language plpgsql
set search_path = ''
as $$
begin
  call private.make_report_source(table_name, has_form);
  call private.make_lead_source(table_name, family);
end
$$;
comment on procedure private.make_enquiry_table(text, boolean, text) is
  'Migration helper: gives a table of enquiries its indexes, counts, access, quarantine and leads.';

call private.make_lead_source('product_enquiries', 'sales');
call private.make_lead_source('finance_enquiries', 'sales');
call private.make_lead_source('offer_enquiries', 'sales');
call private.make_lead_source('sales_enquiries', 'sales');
call private.make_lead_source('service_bookings', 'service');
call private.make_lead_source('service_enquiries', 'service');
call private.make_lead_source('spare_part_enquiries', 'service');
call private.make_lead_source('amc_enquiries', 'service');
call private.make_lead_source('warranty_enquiries', 'service');
call private.make_lead_source('career_applications', 'people');
call private.make_lead_source('network_applications', 'people');
call private.make_lead_source('contact_requests', 'other');
call private.make_lead_source('joy_club_members', 'other');
call private.make_lead_source('opt_ins', 'other');
call private.make_lead_source('reviews', 'other');
