-- The register of breaches: what happened when details got out, when the dealer knew, whom it touched, and
-- what those people and the Board were told. The law gives 72 hours for the Board; nothing is sent to anybody
-- before the owner presses a button.
create table private.breaches (
  id uuid primary key,
  version integer not null default 1,
  known_at timestamptz not null,
  nature text not null check (nature in ('account', 'export', 'device', 'system', 'other')),
  items text[] not null check (private.are_lines(items, 20) and cardinality(items) between 1 and 20),
  measures text[] not null default '{}' check (private.are_lines(measures, 20) and cardinality(measures) <= 10),
  happened text not null check (private.is_paragraph(happened, 2000) and happened <> ''),
  words jsonb not null default '{}' check (jsonb_typeof(words) = 'object' and length(words::text) <= 9000),
  made_at timestamptz not null default now(),
  made_by text not null default '' check (char_length(made_by) <= 200),
  board_noted_at timestamptz,
  board_detailed_at timestamptz
);
comment on table private.breaches is 'Each time details of people got out: what, when it was known, and when the Board was told.';
comment on column private.breaches.items is 'Which details, by the names of the notices of privacy.';
comment on column private.breaches.happened is 'What happened, for the dealer and the Board; names no visitor.';
comment on column private.breaches.words is 'What the letters say beside their fixed sentences: {en, or, hi}.';
comment on column private.breaches.made_by is 'The name that who wrote the breach down had then.';

-- A row holds no fact about its person: name and address are read from the lead, so that erasing leaves none.
create table private.breach_people (
  id bigint generated always as identity primary key,
  breach_id uuid not null references private.breaches (id) on delete cascade,
  lead_id uuid not null references public.leads (id) on delete cascade,
  why text not null check (why in ('exported', 'changed', 'read', 'filter')),
  queued_at timestamptz,
  sent_at timestamptz,
  told_at timestamptz,
  unique (breach_id, lead_id)
);
comment on table private.breach_people is 'Whom a breach touched, once for each person, and when they were told.';
comment on column private.breach_people.why is
  'exported, changed, read: what an account did with leads of this kind, as the audit trail says; filter: chosen by the '
  'owner.';
comment on column private.breach_people.queued_at is 'When the owner had a letter mailed; sent_at is when it went.';
comment on column private.breach_people.told_at is 'When somebody of staff noted that they told the person.';

create index breach_people_lead_id_idx on private.breach_people (lead_id);

alter table private.breaches enable row level security;
alter table private.breach_people enable row level security;
grant select on private.breaches, private.breach_people to office;
create policy "the owner reads what got out" on private.breaches
  for select to office
  using ((select private.has_role('owner')));
comment on policy "the owner reads what got out" on private.breaches is 'The owner alone.';
create policy "the owner reads whom it touched" on private.breach_people
  for select to office
  using ((select private.has_role('owner')));
comment on policy "the owner reads whom it touched" on private.breach_people is 'The owner alone.';

create function private.read_breaches() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', breach.id, 'version', version, 'knownAt', known_at,
      'nature', nature, 'items', items, 'measures', measures, 'happened', happened,
      'words', jsonb_build_object('en', coalesce(words ->> 'en', ''), 'or', coalesce(words ->> 'or', ''),
        'hi', coalesce(words ->> 'hi', '')),
      'madeAt', made_at, 'madeBy', made_by, 'boardNotedAt', board_noted_at, 'boardDetailedAt', board_detailed_at,
      'people', (
        select jsonb_build_object('exported', count(*) filter (where why = 'exported'),
          'changed', count(*) filter (where why = 'changed'), 'read', count(*) filter (where why = 'read'),
          'filter', count(*) filter (where why = 'filter'), 'queued', count(*) filter (where queued_at is not null),
          'sent', count(*) filter (where sent_at is not null),
          'told', count(*) filter (where sent_at is not null or told_at is not null))
        from private.breach_people where breach_id = breach.id))
      order by known_at desc), '[]')
    from private.breaches as breach);
end
$$;
comment on function private.read_breaches() is
  'Every breach with how many people it touched and how many of them were told, the newest first; for the owner alone.';
call private.judge('read_breaches');
call private.expose('read_breaches', 'authenticated');

create function private.trace_breach(breach private.breaches, what text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.trace_act('breaches', 'Breach of ' || private.day_text(private.indian_day(breach.known_at)), '', what,
    breach.id::text);
end
$$;
comment on function private.trace_breach(private.breaches, text) is 'Writes an act about a breach into the audit trail.';

-- The id comes from the screen, so that a repeat of a save writes one breach down.
create function private.save_breach(breach_id uuid, expected integer, facts jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  given constant private.breaches := jsonb_populate_record(null::private.breaches, facts);
  saved private.breaches;
begin
  perform private.require_role('owner');
  if expected = 0 then
    insert into private.breaches (id, known_at, nature, items, measures, happened, words, made_by)
    values (breach_id, given.known_at, given.nature, given.items, given.measures, given.happened, given.words,
      private.name_of_staff((select private.caller_id())))
    on conflict on constraint breaches_pkey do nothing returning * into saved;
    if saved.id is null then
      return true;
    end if;
    perform private.trace_breach(saved, 'written down');
    return true;
  end if;
  update private.breaches set known_at = given.known_at, nature = given.nature, items = given.items,
    measures = given.measures, happened = given.happened, words = given.words, version = version + 1
  where id = breach_id and version = expected returning * into saved;
  if saved.id is null then
    return false;
  end if;
  perform private.trace_breach(saved, 'changed');
  return true;
end
$$;
comment on function private.save_breach(uuid, integer, jsonb) is
  'Writes a breach down (expected 0), or over the version that the caller has seen; false when somebody else saved since. '
  'For the owner alone.';
call private.expose('save_breach', 'authenticated');

create function private.note_board(breach_id uuid, step text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  noted private.breaches;
begin
  perform private.require_role('owner');
  update private.breaches set
    board_noted_at = case when step = 'noted' then coalesce(board_noted_at, now()) else board_noted_at end,
    board_detailed_at = case when step = 'detailed' then coalesce(board_detailed_at, now()) else board_detailed_at end
  where id = breach_id and step in ('noted', 'detailed') returning * into noted;
  if noted.id is null then
    return false;
  end if;
  perform private.trace_breach(noted, case step when 'noted' then 'the Board has the first note'
    else 'the Board has the details' end);
  return true;
end
$$;
comment on function private.note_board(uuid, text) is
  'Notes that the owner sent the Board the first note, or the details; false for a breach that does not exist. For the '
  'owner alone.';
call private.expose('note_board', 'authenticated');

create function private.add_breach_people(of_breach uuid, leads uuid[], whys text[], words text) returns integer
language plpgsql set search_path = ''
as $$
declare
  breach private.breaches;
  added integer;
begin
  select * into breach from private.breaches where id = of_breach;
  if breach.id is null then
    return null;
  end if;
  -- A person is known by their number, and one letter is enough for whoever wrote to us three times.
  insert into private.breach_people (breach_id, lead_id, why)
  select of_breach, id, why from (
    select distinct on (coalesce(nullif(lead.number_end, ''), lead.id::text)) lead.id, found.why, lead.number_end
    from unnest(add_breach_people.leads, whys) as found (id, why)
    join public.leads lead on lead.id = found.id and not lead.is_erased
    order by coalesce(nullif(lead.number_end, ''), lead.id::text),
      array_position(array['exported', 'changed', 'read', 'filter'], found.why), lead.created_at desc, lead.id) as person
  where number_end = '' or not exists (
    select from private.breach_people known join public.leads other on other.id = known.lead_id
    where known.breach_id = of_breach and other.number_end = person.number_end)
  on conflict (breach_id, lead_id) do nothing;
  get diagnostics added = row_count;
  perform private.trace_breach(breach, private.count_words(added, 'person', 'people') || ' added: ' || words);
  return added;
end
$$;
comment on function private.add_breach_people(uuid, uuid[], text[], text) is
  'Adds the people of leads to a breach, each once, and answers how many are new; null for a breach that does not exist.';

-- The trail says which report an account read or took away, of which days, and never the rows. So everybody
-- is added whom such a reading could show: rather one letter too many than one too few.
create function private.add_breach_account(
  breach_id uuid, account uuid, from_moment timestamptz, to_moment timestamptz
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  person public.staff;
  ids uuid[];
  whys text[];
begin
  perform private.require_role('owner');
  select * into person from public.staff where staff.id = account;
  with acts as (
    select action, table_name, row_id, subject, max(created_at) as last_at,
      substring(new_values ->> 'filter' from 'from (\d{4}-\d\d-\d\d)')::date as from_day,
      substring(new_values ->> 'filter' from 'to (\d{4}-\d\d-\d\d)')::date as to_day
    from public.audit_events
    where actor_id = account and created_at between from_moment and to_moment
      and action in ('Read', 'Exported', 'Changed')
    group by action, table_name, row_id, subject, new_values
  ), touched as (
    select leads.id, 'changed' as why from acts join public.leads on leads.id::text = acts.row_id
    where acts.table_name = 'leads'
    union all
    select leads.id, case acts.action when 'Exported' then 'exported' else 'read' end
    from acts join public.leads on leads.created_at <= acts.last_at
      and (leads.enquiry_table = acts.table_name or acts.subject = private.title_of('inbox'))
      and (acts.from_day is null or private.indian_day(leads.created_at) >= acts.from_day)
      and (acts.to_day is null or private.indian_day(leads.created_at) <= acts.to_day)
    where acts.action in ('Read', 'Exported') and (person.id is null or private.may_have(person, leads))
  )
  select array_agg(id), array_agg(why) into ids, whys from touched;
  return private.add_breach_people(breach_id, coalesce(ids, '{}'), coalesce(whys, '{}'), 'by the audit trail of an account');
end
$$;
comment on function private.add_breach_account(uuid, uuid, timestamptz, timestamptz) is
  'Adds everybody whom an account read, took away or changed in a time, as the audit trail says; answers how many are new. '
  'For the owner alone.';
call private.expose('add_breach_account', 'authenticated');

create function private.add_breach_filter(
  breach_id uuid, tables text[], from_day date, to_day date, outlet bigint default null
) returns integer
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return private.add_breach_people(breach_id,
    array(select id from public.leads
      where enquiry_table = any (tables) and (outlet is null or outlet_id = outlet)
        and created_at >= private.indian_day_start(from_day) and created_at < private.indian_day_start(to_day + 1)
      order by created_at, id),
    array(select 'filter' from public.leads
      where enquiry_table = any (tables) and (outlet is null or outlet_id = outlet)
        and created_at >= private.indian_day_start(from_day) and created_at < private.indian_day_start(to_day + 1)),
    'by kind and day');
end
$$;
comment on function private.add_breach_filter(uuid, text[], date, date, bigint) is
  'Adds the people of kinds of enquiries that came on Indian days, perhaps for one outlet; answers how many are new. For '
  'the owner alone.';
call private.expose('add_breach_filter', 'authenticated');

create function private.drop_breach_people(breach_id uuid, of_why text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  breach private.breaches;
  dropped integer;
begin
  perform private.require_role('owner');
  select * into breach from private.breaches where id = drop_breach_people.breach_id;
  if breach.id is null then
    return null;
  end if;
  delete from private.breach_people as person
  where person.breach_id = breach.id and why = of_why and queued_at is null and told_at is null;
  get diagnostics dropped = row_count;
  perform private.trace_breach(breach, private.count_words(dropped, 'person', 'people') || ' taken off');
  return dropped;
end
$$;
comment on function private.drop_breach_people(uuid, text) is
  'Takes people off a breach who came on by mistake, unless they were told; answers how many. For the owner alone.';
call private.expose('drop_breach_people', 'authenticated');

create function private.read_breach_people(of_breach uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'why', why, 'name', name, 'mobile', mobile,
      'email', case when not is_erased then coalesce(private.enquiry_json(enquiry_table, enquiry_id) ->> 'email', '')
        else '' end,
      'language', coalesce((
        select language from public.enquiry_contexts context where context.enquiry_id = person.enquiry_id), 'en'),
      'queuedAt', queued_at, 'sentAt', sent_at, 'toldAt', told_at) order by person.place), '[]')
    from (
      select known.*, leads.name, leads.mobile, leads.enquiry_table, leads.enquiry_id, leads.is_erased,
        row_number() over (order by sent_at is not null or told_at is not null, queued_at is not null, known.id) as place
      from private.breach_people known join public.leads on leads.id = known.lead_id
      where known.breach_id = of_breach
      order by place limit 500) as person);
end
$$;
comment on function private.read_breach_people(uuid) is
  'The first 500 people whom a breach touched, those whom nobody told yet before the others; for the owner alone.';
call private.judge('read_breach_people');

-- Whom the letters name is read like any other list of people, with a line in the trail.
create function private.open_breach_people(breach_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found jsonb;
begin
  perform private.require_role('owner');
  found := private.read_breach_people(breach_id);
  perform private.trace_privacy('people of a breach', private.count_words(jsonb_array_length(found), 'person', 'people'),
    'Read');
  return found;
end
$$;
comment on function private.open_breach_people(uuid) is
  'Like private.read_breach_people, with a line in the audit trail.';
call private.expose('open_breach_people', 'authenticated');

-- The duty to tell is the law's, so a letter goes to whoever took consent to messages back, too.
create function private.send_breach_letters(breach_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  breach private.breaches;
  queued integer;
begin
  perform private.require_role('owner');
  select * into breach from private.breaches where id = send_breach_letters.breach_id for update;
  if breach.id is null then
    return null;
  end if;
  with reachable as (
    select person.id, person.lead_id from private.breach_people person join public.leads on leads.id = person.lead_id
    where person.breach_id = breach.id and queued_at is null and told_at is null and not leads.is_erased
      and private.is_email(private.enquiry_json(leads.enquiry_table, leads.enquiry_id) ->> 'email')
  ), mailed as (
    insert into private.mails (kind, lead_id) select 'breach', lead_id from reachable
    on conflict (lead_id, kind) where lead_id is not null
      do update set sent_at = null, attempts = 0, failure = '', next_at = now(), created_at = now()
    returning lead_id
  )
  update private.breach_people as person set queued_at = now() from reachable
  where person.id = reachable.id and exists (select from mailed where mailed.lead_id = reachable.lead_id);
  get diagnostics queued = row_count;
  perform private.trace_breach(breach, private.count_words(queued, 'letter', 'letters') || ' handed to the mail');
  return queued;
end
$$;
comment on function private.send_breach_letters(uuid) is
  'Writes down a letter for each person of a breach who has an e-mail address and none yet; answers how many. For the '
  'owner alone.';
call private.expose('send_breach_letters', 'authenticated');

create function private.tell_breach_person(of_breach uuid, person bigint) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  update private.breach_people set told_at = coalesce(told_at, now()) where id = person and breach_id = of_breach;
  if not found then
    return false;
  end if;
  perform private.trace_privacy('person of a breach', 'told by hand');
  return true;
end
$$;
comment on function private.tell_breach_person(uuid, bigint) is
  'Notes that a person who has no e-mail address was told; false for nobody of this breach. For the owner alone.';
call private.expose('tell_breach_person', 'authenticated');

create function private.breach_facts(of_lead uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('nature', nature, 'items', items, 'measures', measures,
    'words', jsonb_build_object('en', coalesce(words ->> 'en', ''), 'or', coalesce(words ->> 'or', ''),
      'hi', coalesce(words ->> 'hi', '')))
  from private.breach_people person join private.breaches breach on breach.id = person.breach_id
  where person.lead_id = of_lead and queued_at is not null
  order by queued_at desc, person.id desc limit 1
$$;
comment on function private.breach_facts(uuid) is 'What the letter to the person of a lead tells: the newest breach whose letter waits.';

create function private.note_breach_letter(mail private.mails) returns void
language sql set search_path = ''
as $$
  update private.breach_people set sent_at = now()
  where lead_id = mail.lead_id and queued_at is not null and sent_at is null and mail.kind = 'breach'
$$;
comment on function private.note_breach_letter(private.mails) is 'Notes that the letter of a breach was sent.';
