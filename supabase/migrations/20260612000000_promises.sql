-- Promises: until when the dealer says it calls back, worked out from the opening hours of the outlet and department that an
-- enquiry is for. Visitors read it after sending and at /enquiry-status; staff see the same moment as a clock.

create table public.promise_settings (
  id smallint primary key default 1 constraint promise_settings_is_only_row_check check (id = 1),
  targets jsonb not null default '{}' check (jsonb_typeof(targets) = 'object' and length(targets::text) <= 4000),
  updated_at timestamptz(3) not null default now()
);
comment on table public.promise_settings is 'How soon the dealer says it calls; one row.';
comment on column public.promise_settings.targets is
  'By the table of an enquiry the minutes of opening time until the call; for what is missing nothing is promised.';
comment on column public.promise_settings.updated_at is 'When it was changed last; an edit names it, so that it is saved over no other change.';
insert into public.promise_settings (targets) values (
  '{"product_enquiries": 60, "finance_enquiries": 60, "offer_enquiries": 60, "service_bookings": 60, "amc_enquiries": 120, "warranty_enquiries": 120, "contact_requests": 120}'
);
-- No grant yet: they are read by functions.
alter table public.promise_settings enable row level security;

alter table public.leads
  add column promised_at timestamptz,
  add column answered_at timestamptz;
comment on column public.leads.promised_at is 'Until when the visitor was told to be called; null where nothing was said.';
comment on column public.leads.answered_at is
  'When staff first called, wrote or moved it on. The promise is kept where that is not later than promised_at.';

create function private.open_hours(outlet bigint, department text) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('week', coalesce(
      hours -> department, hours -> 'sales', hours -> 'service', hours -> 'spares', hours -> 'customerCare'), 'holidays', holidays)
  from public.dealers
  where closed_at is null
  order by (id is not distinct from outlet) desc, sort_order, id
  limit 1
$$;
comment on function private.open_hours(bigint, text) is
  'The week of a department from Monday and the holidays of an outlet, of the first one where it is null or closed for good. A department without hours has those of the first that has some.';

create function private.promise_for(form_table text, family text, outlet bigint, since timestamptz) returns timestamptz
language plpgsql
stable
set search_path = ''
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
      or outlet_hours -> 'holidays' @> jsonb_build_array(jsonb_build_object('day', to_char(day + days_later, 'YYYY-MM-DD')));
    opens := greatest(since, private.indian_day_start(day + days_later) + (hours ->> 'opens')::interval);
    closes := private.indian_day_start(day + days_later) + (hours ->> 'closes')::interval;
    continue when opens >= closes;
    if opens + remaining <= closes then
      -- To five minutes, because nobody keeps a promise to the second.
      return least(closes, to_timestamp(ceil(extract(epoch from opens + remaining) / 300) * 300));
    end if;
    remaining := remaining - (closes - opens);
  end loop;
  return null;
end
$$;
comment on function private.promise_for(text, text, bigint, timestamptz) is
  'Until when an enquiry that came at a moment is answered, counted in opening hours; null where nothing is promised, or nobody said when it is open.';

create or replace function private.make_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.leads (enquiry_table, enquiry_id, family, name, mobile, model, message, created_at, outlet_id, source, promised_at)
  select tg_table_name, new.id, tg_argv[0], facts.*, context.outlet_id, coalesce(context.source, ''),
    -- What staff release begins to count then. What is older than a day was carried here from elsewhere, and nobody was told anything.
    case when tg_op = 'UPDATE' then private.promise_for(tg_table_name, tg_argv[0], context.outlet_id, now())
      when facts.created_at > now() - interval '1 day'
        then private.promise_for(tg_table_name, tg_argv[0], context.outlet_id, facts.created_at) end
  from private.lead_facts(to_jsonb(new)) as facts
  left join public.enquiry_contexts context on context.enquiry_id = new.id
  on conflict (enquiry_table, enquiry_id) do nothing;
  return null;
end
$$;

create function private.note_answer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.touched_at is not null or new.stage <> 'new' then
    new.answered_at := now();
  end if;
  return new;
end
$$;
comment on function private.note_answer() is 'Trigger: the first call, message or step of a lead answers it.';
create trigger leads_note_answer before update of touched_at, stage on public.leads
  for each row when (old.answered_at is null) execute function private.note_answer();

-- Those that stand there were answered when they were last touched, as far as anybody knows.
update public.leads set answered_at = touched_at where touched_at is not null;

create index leads_promised_at_idx on public.leads (promised_at) where is_open and answered_at is null and promised_at is not null;

-- The inbox shows both moments beside what it shows already.
alter function private.lead_json(public.leads) rename to lead_work_json;
create function private.lead_json(lead public.leads) returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.lead_work_json(lead) || jsonb_build_object('promisedAt', lead.promised_at, 'answeredAt', lead.answered_at);
$$;
comment on function private.lead_json(public.leads) is 'A lead as the inbox shows it, with its promise.';
comment on function private.lead_work_json(public.leads) is 'What private.lead_json says but the promise.';

-- The reference that a visitor gets. It follows from the enquiry's id, so it is known while the database is away.
create function private.reference_of(enquiry_id uuid) returns text
language sql
immutable
set search_path = ''
return (
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((bits >> (35 - 5 * place)) & 31)::integer, 1), '' order by place)
  from generate_series(0, 7) as place,
    (select ('x' || right(enquiry_id::text, 10))::bit(40)::bigint as bits) as id
);
comment on function private.reference_of(uuid) is
  'Eight letters and digits of the last 40 bits of an id, none of them easily taken for another; the contract makes the same.';
create index leads_reference_idx on public.leads (private.reference_of(enquiry_id));

create function private.take_enquiry(form_table text, enquiry jsonb, sender text, context jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  outcome constant text := public.store_enquiry(form_table, enquiry, sender, context);
begin
  return jsonb_build_object('outcome', outcome, 'promisedAt', (
    select promised_at from public.leads
    where outcome in ('stored', 'repeated') and enquiry_table = form_table and enquiry_id = (enquiry ->> 'id')::uuid));
end
$$;
comment on function private.take_enquiry(text, jsonb, text, jsonb) is 'What public.take_enquiry does.';
grant execute on function private.take_enquiry(text, jsonb, text, jsonb) to service_role;

create function public.take_enquiry(form_table text, enquiry jsonb, sender text, context jsonb default '{}') returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.take_enquiry(form_table, enquiry, sender, context);
comment on function public.take_enquiry(text, jsonb, text, jsonb) is
  'As public.store_enquiry, with the promise in the same round trip: {outcome, promisedAt}; what is held back has none.';
grant execute on function public.take_enquiry(text, jsonb, text, jsonb) to service_role;

-- What a visitor reads at /enquiry-status. The server limits who may guess, so only it may ask.
create function private.enquiry_status(reference text, last_digits text) returns jsonb
language sql
stable
security definer
set search_path = ''
return (
  select jsonb_build_object('enquiryTable', enquiry_table, 'family', family, 'stage', stage, 'createdAt', created_at,
    'promisedAt', promised_at, 'answeredAt', answered_at)
  from public.leads
  where private.reference_of(enquiry_id) = enquiry_status.reference and char_length(last_digits) = 4
    and right(mobile_digits, 4) = last_digits
  order by created_at desc
  limit 1
);
comment on function private.enquiry_status(text, text) is 'What public.enquiry_status answers.';
grant execute on function private.enquiry_status(text, text) to service_role;

create function public.enquiry_status(reference text, last_digits text) returns jsonb
language sql
stable
security invoker
set search_path = ''
return private.enquiry_status(reference, last_digits);
comment on function public.enquiry_status(text, text) is
  'How far an enquiry has come, for who knows its reference and the last four digits of its number; null for everybody else.';
grant execute on function public.enquiry_status(text, text) to service_role;
