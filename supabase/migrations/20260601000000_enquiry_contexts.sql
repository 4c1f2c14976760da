-- Where an enquiry came from and what its sender saw then. Kept beside the enquiry, whose tables hold what the form asked for.

create table public.enquiry_contexts (
  enquiry_id uuid primary key,
  enquiry_table text not null,
  outlet_id bigint references public.dealers (id),
  source text not null default '' check (char_length(source) <= 80),
  medium text not null default '' check (char_length(medium) <= 80),
  campaign text not null default '' check (char_length(campaign) <= 120),
  landing text not null default '' check (char_length(landing) <= 300),
  referrer text not null default '' check (char_length(referrer) <= 300),
  seen jsonb not null default '{}' check (jsonb_typeof(seen) = 'object' and octet_length(seen::text) <= 2000)
);
comment on table public.enquiry_contexts is
  'One row for each enquiry that came with one: the visit it belongs to, the outlet of its page and what its sender saw.';
comment on column public.enquiry_contexts.enquiry_table is 'The table in which stands what was sent.';
comment on column public.enquiry_contexts.outlet_id is 'The outlet that the page of the form was about.';
comment on column public.enquiry_contexts.source is 'utm_source of the visit, or the host that led to it; empty when neither is known.';
comment on column public.enquiry_contexts.landing is 'The first address of the visit on this site, without its query.';
comment on column public.enquiry_contexts.referrer is 'The address that led to the visit, without its query.';
comment on column public.enquiry_contexts.seen is 'What stood beside the form: variant, price, offer, figures of the EMI.';
create index enquiry_contexts_outlet_id_idx on public.enquiry_contexts (outlet_id) where outlet_id is not null;
-- No grant and no policy: staff read it with its lead, through functions which leave a trace.
alter table public.enquiry_contexts enable row level security;

alter table public.leads
  add column outlet_id bigint,
  add column source text not null default '',
  add constraint leads_outlet_id_fkey foreign key (outlet_id) references public.dealers (id) not valid;
comment on column public.leads.outlet_id is 'The outlet it is for; null while that is open.';
comment on column public.leads.source is 'As in its context.';
create index leads_outlet_idx on public.leads (outlet_id, created_at desc, id desc) where outlet_id is not null;

create function private.keep_context(form_table text, enquiry_id uuid, context jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.enquiry_contexts (enquiry_id, enquiry_table, outlet_id, source, medium, campaign, landing, referrer, seen)
  select enquiry_id, form_table, (select id from public.dealers where id = (context ->> 'outletId')::bigint),
    coalesce(context ->> 'source', ''), coalesce(context ->> 'medium', ''), coalesce(context ->> 'campaign', ''),
    coalesce(context ->> 'landing', ''), coalesce(context ->> 'referrer', ''), coalesce(context -> 'seen', '{}')
  where context <> '{}'
  on conflict do nothing
$$;
comment on function private.keep_context(text, uuid, jsonb) is
  'Keeps the context of an enquiry that is about to be stored; for private.store_enquiry. An outlet that is none is left out.';

create or replace function private.make_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.leads (enquiry_table, enquiry_id, family, name, mobile, model, message, created_at, outlet_id, source)
  select tg_table_name, new.id, tg_argv[0], facts.*, context.outlet_id, coalesce(context.source, '')
  from private.lead_facts(to_jsonb(new)) as facts
  left join public.enquiry_contexts context on context.enquiry_id = new.id
  on conflict (enquiry_table, enquiry_id) do nothing;
  return null;
end
$$;

create or replace function private.end_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.leads where enquiry_table = tg_table_name and enquiry_id = old.id;
  delete from public.enquiry_contexts where enquiry_id = old.id;
  return null;
end
$$;
comment on function private.end_lead() is 'Trigger: a deleted enquiry takes its lead and its context along.';

drop function public.store_enquiry(text, jsonb, text);
drop function private.store_enquiry(text, jsonb, text);

create function private.store_enquiry(form_table text, enquiry jsonb, sender text, context jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  size constant bigint := octet_length(enquiry::text || context::text) * 3 / 2 + 1000;
  doubt constant integer := enquiry ->> 'doubt';
  digits constant text := right(regexp_replace(enquiry ->> 'mobile', '\D', '', 'g'), 10);
  -- What comes late was kept elsewhere for a while, and comes all at once: its pace says nothing.
  is_late constant boolean := coalesce((enquiry ->> 'created_at')::timestamptz < now() - interval '1 minute', false);
  bytes_a_day bigint;
  taken bigint;
  known_hash text;
  sent_lately integer := 0;
  is_quarantined boolean;
  columns text;
  stored bigint;
begin
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = pg_catalog.to_regclass(format('public.%I', form_table)) and attname = 'doubt'
  ) then
    raise exception 'no table of a form' using errcode = 'undefined_table';
  end if;

  execute format('select submission_hash from public.%I where id = $1', form_table)
    into known_hash using (enquiry ->> 'id')::uuid;
  if known_hash is null then
    select limits.bytes_a_day, coalesce(days.bytes, 0) into bytes_a_day, taken
    from private.enquiry_limits limits left join private.enquiry_days days on days.day = today;
    if taken >= (case when doubt > 0 then bytes_a_day / 4 else bytes_a_day end) then
      return 'too_many';
    end if;
    if not is_late then
      sent_lately := private.count_sender(sender, taken >= bytes_a_day / 2);
      if sent_lately is null then
        return 'too_many';
      end if;
    end if;

    -- Pace alone quarantines nobody: who knows somebody's number could keep that person's own enquiry out.
    is_quarantined := doubt >= 2;
    if doubt = 1 and not is_late then
      is_quarantined := sent_lately > 30;
      if char_length(digits) >= 6 then
        is_quarantined := private.is_over_pace('mobile ' || digits, now(), 5) or is_quarantined;
      end if;
    end if;

    perform private.keep_context(form_table, (enquiry ->> 'id')::uuid, context);
    select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(enquiry) as key;
    execute format(
      'insert into public.%1$I (%2$s, is_quarantined)
       select %2$s, $2 from jsonb_populate_record(null::public.%1$I, $1) on conflict (id) do nothing',
      form_table, columns)
      using enquiry, is_quarantined;
    get diagnostics stored = row_count;
    if stored > 0 then
      insert into private.enquiry_days as days (day, bytes) values (today, size)
      on conflict (day) do update set bytes = days.bytes + excluded.bytes;
      if random() < 0.01 then
        perform private.forget_senders();
      end if;
      return 'stored';
    end if;
    -- The same enquiry came twice at once, and the other one was first.
    execute format('select submission_hash from public.%I where id = $1', form_table)
      into known_hash using (enquiry ->> 'id')::uuid;
  end if;
  return case when known_hash = enquiry ->> 'submission_hash' and known_hash <> '' then 'repeated' else 'key_reused' end;
end
$$;
comment on function private.store_enquiry(text, jsonb, text, jsonb) is
  'What public.store_enquiry does; definer, so that nobody needs a right to insert.';
grant execute on function private.store_enquiry(text, jsonb, text, jsonb) to service_role;

create function public.store_enquiry(form_table text, enquiry jsonb, sender text, context jsonb default '{}') returns text
language sql
volatile
security invoker
set search_path = ''
return private.store_enquiry(form_table, private.with_current_price(form_table, enquiry), sender, context);
comment on function public.store_enquiry(text, jsonb, text, jsonb) is
  'Stores an enquiry and its context once: stored, repeated, key_reused (another one stands under its id) or too_many (nothing is stored).';
grant execute on function public.store_enquiry(text, jsonb, text, jsonb) to service_role;
