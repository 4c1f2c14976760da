-- Privacy: all data about one person as one file, and erasing it on request. An erased enquiry stays as a row
-- without its person, so that counts stay true.
create table public.erasures (
  id uuid primary key default gen_random_uuid(),
  erased_at timestamptz not null default now(),
  enquiry_table text not null,
  enquiry_id uuid not null,
  because text not null check (because in ('asked', 'kept long enough')),
  unique (enquiry_table, enquiry_id)
);
comment on table public.erasures is
  'One row for each enquiry whose person was erased: when and why, and no fact about the person.';

alter table public.erasures enable row level security;
grant select on public.erasures to office;
create policy "the owner reads what was erased" on public.erasures
  for select to office
  using ((select private.has_role('owner')));
comment on policy "the owner reads what was erased" on public.erasures is 'The owner alone.';

create function private.enquiry_tables() returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(relname::text order by relname) from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and exists (
    select from pg_catalog.pg_attribute where attrelid = pg_class.oid and attname = 'submission_hash')
$$;
comment on function private.enquiry_tables() is 'Every table that holds what visitors sent.';
grant execute on function private.enquiry_tables() to office;

create function private.person_digits(mobile text) returns text
language sql immutable set search_path = ''
as $$
  select case when char_length(private.number_digits(mobile)) >= 10 then right(private.number_digits(mobile), 10)
    else '' end
$$;
comment on function private.person_digits(text) is
  'The last ten digits of a number, by which a person is found; empty for a shorter one.';
grant execute on function private.person_digits(text) to office;

create function private.trace_privacy(what text, after text, action text default 'Changed') returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.trace_act('erasures', 'Privacy · ' || what, '', after, action => action);
end
$$;
comment on function private.trace_privacy(text, text, text) is
  'Writes into the audit trail what was done with the data of a person, without saying whose.';
grant execute on function private.trace_privacy(text, text, text) to office;

create function private.enquiries_of(digits text, email text)
returns table (enquiry_table text, enquiry_id uuid, created_at timestamptz)
language sql stable set search_path = ''
as $$
  select form_table, found.id, found.created_at
  from unnest(private.enquiry_tables()) as form_table, private.enquiries_of_person(form_table, digits, email) as found
$$;
comment on function private.enquiries_of(text, text) is
  'The enquiries that a person sent: by the last ten digits of a number, or by an e-mail address in small letters; '
  'also those in quarantine.';
grant execute on function private.enquiries_of(text, text) to office;

-- No policy lets the office read mails, because a link to set a password waits among them.
create function private.mails_to_visitor(lead uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'madeAt', created_at, 'sentAt', sent_at)
      order by created_at), '[]')
    from (
      select kind, created_at, sent_at from private.mails
      where lead_id = lead and kind not in ('lead', 'broken')
      union all
      select 'whatsapp', created_at, sent_at from private.whatsapp_messages
      where lead_id = lead and state <> 'left-out') as told);
end
$$;
comment on function private.mails_to_visitor(uuid) is
  'The mails to the visitor of a lead in the last 30 days, which are all but those to staff, and the messages by '
  'WhatsApp: the kind of each, and when it was made and sent.';
grant execute on function private.mails_to_visitor(uuid) to office;

create function private.person_file(mobile text, email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  digits constant text := private.person_digits(mobile);
  address constant text := lower(trim(email));
  enquiry record;
  gathered jsonb := '[]';
begin
  perform private.require_role('owner');
  for enquiry in select * from private.enquiries_of(digits, address) as found order by found.created_at loop
    gathered := gathered || jsonb_build_object(
      'kind', enquiry.enquiry_table,
      'sent', private.enquiry_json(enquiry.enquiry_table, enquiry.enquiry_id)
        - array['search_text', 'mobile_digits', 'submission_hash', 'robot_score'],
      'context', (select to_jsonb(context) - array['enquiry_id', 'enquiry_table'] from public.enquiry_contexts context
        where context.enquiry_id = enquiry.enquiry_id),
      'consents', private.consents_of(enquiry.enquiry_table, enquiry.enquiry_id),
      'work', (
        select jsonb_build_object('family', lead.family, 'stage', lead.stage, 'isHeld', lead.is_held,
          'appointment', (
            select jsonb_build_object('purpose', appointment.purpose, 'state', appointment.state,
              'startsAt', appointment.starts_at, 'minutes', appointment.minutes, 'hasLicence', appointment.has_licence,
              'outlet', (select name from public.dealers where id = appointment.outlet_id),
              'madeAt', appointment.created_at, 'moves', appointment.moves)
            from public.appointments appointment
            where appointment.enquiry_id = enquiry.enquiry_id and appointment.purpose <> 'delivery'),
          'orders', private.orders_file(lead),
          'mails', private.mails_to_visitor(lead.id),
          'quotations', private.quotations_file(lead.id),
          'events', (
            select coalesce(jsonb_agg(jsonb_build_object('at', event.created_at, 'kind', event.kind,
              'value', event.value, 'words', event.words) order by event.place), '[]')
            from public.lead_events event where event.lead_id = lead.id))
        from public.leads lead
        where lead.enquiry_table = enquiry.enquiry_table and lead.enquiry_id = enquiry.enquiry_id));
  end loop;
  perform private.trace_privacy(
    'data of a person', private.count_words(jsonb_array_length(gathered), 'enquiry', 'enquiries'), 'Read');
  return gathered;
end
$$;
comment on function private.person_file(text, text) is
  'All data about the person with this number or e-mail address, oldest first; for the owner alone, with a line in '
  'the audit trail.';
call private.judge('person_file');
call private.expose('person_file', 'authenticated');

-- Erasing removes photographs too, so that none is shown any more.
create function private.without_person(enquiry_table text) returns text
language sql stable set search_path = ''
as $$
  select string_agg(format('%I = ', attname) || case
    when attname = 'submission_hash' then quote_literal('')
    when attname in ('photos', 'answers') then quote_literal('{}')
    when attname = 'resume_path' then 'encode(sha256(id::text::bytea), ''hex'') || ''.pdf'''
    when attname in ('model', 'variant') then format(
      'case when %1$I in (select bike_name from public.vehicles union select display_name from public.vehicles
         union select name from public.variants) then %1$I when %1$I = '''' then '''' else ''erased'' end', attname)
    when attname = 'offer_title' then
      'case when offer_title = '''' or offer_title in (select title from public.offers) then offer_title
         else ''erased'' end'
    else format('case when %1$I = '''' then '''' else ''erased'' end', attname) end, ', ')
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', enquiry_table)::regclass and attnum > 0 and not attisdropped
    and attgenerated = ''
    and (atttypid in ('text'::regtype, 'varchar'::regtype) or attname in ('photos', 'answers'))
    -- Values chosen from a list, or written by staff, say nothing about the person.
    and attname not in ('service_type', 'proof_of_address', 'proof_of_identity', 'condition', 'papers', 'outcome',
      'door', 'family')
$$;
comment on function private.without_person(text) is
  'The part after `set` that takes the person out of an enquiry: every text, except models that are sold here and '
  'choices from a list.';

create function private.erase_enquiry(form_table text, enquiry uuid, reason text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  changed integer;
  coming public.appointments;
  found_lead uuid;
  digits text;
begin
  if not form_table = any (private.enquiry_tables()) then
    raise exception 'no table of enquiries' using errcode = 'invalid_parameter_value';
  end if;
  if exists (select from public.erasures where enquiry_table = form_table and enquiry_id = enquiry) then
    return false;
  end if;
  digits := right(private.enquiry_json(form_table, enquiry) ->> 'mobile_digits', 10);
  execute format('update public.%I set %s where id = $1', form_table, private.without_person(form_table)) using enquiry;
  get diagnostics changed = row_count;
  if changed = 0 then
    return false;
  end if;
  delete from public.enquiry_contexts where enquiry_id = enquiry;
  perform private.empty_deliveries(array[enquiry]);
  -- Nobody is known any more who could come; the place is free for somebody else.
  for coming in
    update public.appointments set state = 'cancelled', version = version + 1
    where enquiry_id = enquiry and state in ('booked', 'missed') and starts_at > now() returning *
  loop
    perform private.note_appointment(coming, 'Cancelled with the erasing');
  end loop;
  -- A review that pages show is declined when its customer is erased.
  update public.review_decisions set state = 'declined', reason = 'erased', reply = '' where review_id = enquiry;
  delete from private.consents where enquiry_table = form_table and enquiry_id = enquiry;
  -- The request stays as proof that it was answered; its words may name the person.
  update private.data_requests set message = '' where enquiry_id = enquiry;
  delete from private.charges where payer like 'address ' || md5(digits) || '%';
  update public.leads set
    name = case when name = '' then '' else 'erased' end, mobile = '', message = '', next_step = '', due_at = null,
    model = case when model in (select bike_name from public.vehicles union select display_name from public.vehicles)
      then model else '' end,
    lost_because = case when lost_because = '' then '' else 'erased' end, is_erased = true, version = version + 1
  where enquiry_table = form_table and enquiry_id = enquiry returning id into found_lead;
  perform private.erase_orders(found_lead);
  perform private.erase_payments(found_lead);
  delete from private.mails where lead_id = found_lead;
  delete from private.data_codes where lead_id = found_lead;
  delete from private.review_asks where lead_id = found_lead;
  delete from private.outgoing_messages where lead_id = found_lead;
  perform private.forget_whatsapp(found_lead, digits);
  update public.lead_events set words = case when words = '' then '' else 'erased' end where lead_id = found_lead;
  update public.quotations set old_vehicle = '', lender = '' where lead_id = found_lead;
  insert into public.erasures (enquiry_table, enquiry_id, because) values (form_table, enquiry, reason);
  return true;
end
$$;
comment on function private.erase_enquiry(text, uuid, text) is
  'Takes the person out of an enquiry, its lead, the notes about it and its context, cancels an appointment to come, '
  'and leaves a tombstone; false when there is no such enquiry or it was erased before.';

-- Data that staff kept is removed too: a view of the inbox that looks for the number, and an export that can
-- still go on.
create function private.erase_person(mobile text, email text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  ids uuid[];
  tables text[];
  files text[];
  photos text[];
  erased integer;
begin
  perform private.require_role('owner');
  select array_agg(enquiry_id), array_agg(enquiry_table) into ids, tables
  from private.enquiries_of(private.person_digits(mobile), lower(trim(email)));
  select array_agg(resume_path) into files from public.career_applications application
  where application.id = any (ids)
    and not exists (select from public.erasures where enquiry_table = 'career_applications'
      and enquiry_id = application.id);
  select array_agg(path) into photos from (
    select unnest(review.photos) as path from public.reviews review where review.id = any (ids)
    union select unnest(exchange.photos) from public.exchange_enquiries exchange
      where exchange.id = any (ids)) as named;
  select count(*) filter (where private.erase_enquiry(form_table, id, 'asked')) into erased
  from unnest(tables, ids) as found (form_table, id);
  perform private.empty_deliveries(array(
    select delivery.id from private.deliveries delivery
    where delivery.digits <> '' and delivery.digits = private.person_digits(erase_person.mobile)));
  perform private.forget_whatsapp(null, private.person_digits(erase_person.mobile));
  -- After the erasing the number belongs to no enquiry, so its marks protect nobody.
  delete from public.contact_marks where digits = private.person_digits(mobile);
  -- The search of an export may name the person. An export under way ends, and staff ask for it again.
  delete from private.report_exports where filter ->> 3 <> '';
  update public.staff_preferences set views = (
    select coalesce(jsonb_agg(view order by place), '[]')
    from jsonb_array_elements(views) with ordinality as kept (view, place)
    where strpos(private.number_digits(view::text), private.person_digits(mobile)) = 0)
  where private.person_digits(mobile) <> ''
    and strpos(private.number_digits(views::text), private.person_digits(mobile)) > 0;
  perform private.trace_privacy('person erased', private.count_words(erased, 'enquiry', 'enquiries'));
  return jsonb_build_object('erased', erased, 'files', coalesce(to_jsonb(files), '[]'), 'photos', (
    select coalesce(jsonb_agg(path), '[]') from unnest(photos) as path where not private.names_photo(path)));
end
$$;
comment on function private.erase_person(text, text) is
  'Takes the person with this number or e-mail address out of every table, and answers out of how many enquiries and '
  'which résumés are to be removed now; for the owner alone. A résumé that is not removed then goes with the next '
  'sweep, because no application names it.';
call private.expose('erase_person', 'authenticated');

-- Retention: how long each kind of enquiry is kept with its person.
create table public.retention_rules (
  enquiry_table text primary key,
  days integer not null check (days between 1 and 3650),
  updated_at timestamptz(3) not null default now()
);
comment on table public.retention_rules is
  'After how many days the person of an enquiry is erased, by the table of the enquiry; a table without a row keeps '
  'its people.';
insert into public.retention_rules (enquiry_table, days) values ('career_applications', 180);

-- The owner reads and sets the rules through functions, which leave a trace.
alter table public.retention_rules enable row level security;
grant select on public.retention_rules to office;
create policy "the owner reads how long people are kept" on public.retention_rules
  for select to office
  using ((select private.has_role('owner')));
comment on policy "the owner reads how long people are kept" on public.retention_rules is 'The owner alone.';

-- The rules also count for enquiries in quarantine, which have no lead.
create function private.kept_too_long(days_ahead integer, with_held boolean, most integer)
returns table (enquiry_table text, enquiry_id uuid, lead_id uuid, name text, is_held boolean, created_at timestamptz,
  days integer)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select rules.enquiry_table, kept.enquiry_id, kept.lead_id, kept.name, kept.is_held, kept.created_at, rules.days
  from public.retention_rules as rules,
    lateral (select now() - make_interval(days => greatest(rules.days - days_ahead, 0))) as due (moment),
    lateral (
      (select leads.enquiry_id, leads.id as lead_id, leads.name, leads.is_held, leads.created_at
       from public.leads
       where leads.enquiry_table = rules.enquiry_table and not is_erased and (with_held or not leads.is_held)
         and leads.created_at < due.moment
         -- A buyer whose order is not settled is not forgotten.
         and not exists (select from public.orders where lead_id = leads.id and state = 'open')
       order by leads.created_at limit most)
      union all
      (select waiting.id, null, waiting.name, false, waiting.created_at
       from private.quarantined_before(rules.enquiry_table, due.moment, most) as waiting)
    ) as kept;
end
$$;
comment on function private.kept_too_long(integer, boolean, integer) is
  'The enquiries whose person is erased within so many days by the rules of their kinds: of each kind the first so '
  'many leads and the first so many in quarantine, which have no lead.';
grant execute on function private.kept_too_long(integer, boolean, integer) to office;

-- Called by the schedule, when nobody is signed in.
create function private.erase_due(most integer default 200) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  select count(*) filter (where private.erase_enquiry(enquiry_table, enquiry_id, 'kept long enough')) into erased
  from (
    select enquiry_table, enquiry_id from private.kept_too_long(0, false, least(most, 1000))
    order by created_at limit least(most, 1000)) as due;
  if erased > 0 then
    perform private.trace_privacy('kept long enough', private.count_words(erased, 'enquiry', 'enquiries'));
  end if;
  return erased;
end
$$;
comment on function private.erase_due(integer) is
  'Erases the people of enquiries that are older than their rule allows, the oldest first, and answers how many; for '
  'the schedule.';
call private.expose('erase_due', 'service_role');

create function private.read_retention() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return jsonb_build_object(
    'rules', (
      select coalesce(jsonb_agg(
        jsonb_build_object('enquiryTable', enquiry_table, 'days', days) order by enquiry_table), '[]')
      from public.retention_rules),
    'coming', (
      select coalesce(jsonb_agg(jsonb_build_object('enquiryId', enquiry_id, 'leadId', lead_id,
        'enquiryTable', enquiry_table, 'name', name, 'isHeld', is_held,
        'erasedOn', private.indian_day(created_at) + days) order by created_at, enquiry_id), '[]')
      from (select * from private.kept_too_long(30, true, 200) order by created_at, enquiry_id limit 200) as due),
    'erased', (select count(*) from public.erasures));
end
$$;
comment on function private.read_retention() is
  'How long people of each kind are kept, the first 200 people who are erased within 30 days or held back from it, '
  'and how many enquiries were erased so far; for the owner alone.';
call private.judge('read_retention');
call private.expose('read_retention', 'authenticated');

create function private.set_retention(form_table text, kept_days integer default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  if not form_table = any (private.enquiry_tables()) then
    raise exception 'no table of enquiries' using errcode = 'invalid_parameter_value';
  end if;
  if kept_days is null then
    delete from public.retention_rules where enquiry_table = form_table;
  else
    insert into public.retention_rules (enquiry_table, days) values (form_table, kept_days)
    on conflict (enquiry_table) do update set days = excluded.days, updated_at = now();
  end if;
  perform private.trace_privacy('kept days of ' || replace(form_table, '_', ' '),
    coalesce(kept_days::text, 'for good'));
end
$$;
comment on function private.set_retention(text, integer) is
  'Sets after how many days people of a kind are erased; null keeps them. For the owner alone.';
call private.expose('set_retention', 'authenticated');

create function private.hold_lead(lead_id uuid, held boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  update public.leads set is_held = held where id = lead_id and not is_erased;
  if not found then
    return false;
  end if;
  perform private.trace_privacy('lead ' || lead_id, case when held then 'held back from erasing'
    else 'no longer held' end);
  return true;
end
$$;
comment on function private.hold_lead(uuid, boolean) is
  'Holds a lead back from being erased by retention, or releases it; false when there is none. For the owner alone.';
call private.expose('hold_lead', 'authenticated');
