-- One door outwards: whoever has another system gives its address, and that is told when the work on a lead
-- goes on to another stage. Each message is first a row here, written in the transaction that changes the
-- stage, and a scheduled function sends it: an address that is away holds up no colleague. The row holds
-- nobody's name or number; both are looked up when it is sent, and only where the owner wants that, so that
-- who was erased or withdrew meanwhile is in none.
create table private.outgoing (
  is_only_row boolean primary key default true constraint outgoing_is_only_row_check check (is_only_row),
  address text not null default '' constraint outgoing_address_check check (
    address = '' or char_length(address) <= 500 and address ~ '^https?://[a-z0-9.:\[\]-]+/[!-~]*$'),
  with_person boolean not null default false,
  key_salt uuid not null default gen_random_uuid()
);
comment on table private.outgoing is 'Where changes of stages are told; one row.';
comment on column private.outgoing.address is 'The address that is told; empty tells nobody.';
comment on column private.outgoing.with_person is 'Whether a message has name and number of the lead''s person.';
comment on column private.outgoing.key_salt is
  'The server works out from this and its own secret the key that signs; so no reader of the database knows it.';

alter table private.outgoing enable row level security;
insert into private.outgoing default values;

create table private.outgoing_messages (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  stage_before text not null,
  stage_after text not null,
  outlet_id bigint references public.dealers (id),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text not null default '' check (char_length(failure) <= 100)
);
comment on table private.outgoing_messages is
  'The outbox of messages to the other system: each is tried for a day and kept for 30.';
comment on column private.outgoing_messages.outlet_id is 'The outlet of the lead when its stage changed.';
comment on column private.outgoing_messages.next_at is
  'The message is not tried before this moment; each try moves it ahead, so that two runs never send the same one.';
comment on column private.outgoing_messages.failure is 'What became of the last try: a status, or a code.';

create index outgoing_messages_next_at_idx on private.outgoing_messages (next_at) where sent_at is null;
create index outgoing_messages_created_at_idx on private.outgoing_messages (created_at);
create index outgoing_messages_lead_id_idx on private.outgoing_messages (lead_id);

alter table private.outgoing_messages enable row level security;

create function private.queue_outgoing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outgoing_messages (lead_id, stage_before, stage_after, outlet_id)
  select new.id, old.stage, new.stage, new.outlet_id
  where exists (select from private.outgoing where address <> '');
  return null;
end
$$;
comment on function private.queue_outgoing() is
  'Trigger: writes down the message about a new stage, where there is an address to tell.';

create function private.outgoing_state(message private.outgoing_messages) returns text
language sql stable set search_path = ''
as $$
  select case
    when message.sent_at is not null then 'arrived'
    when message.created_at <= now() - interval '24 hours' then 'given up'
    when message.attempts = 0 then 'waiting'
    else 'trying' end
$$;
comment on function private.outgoing_state(private.outgoing_messages) is
  'What became of a message: arrived, waiting for its first try, trying again, or given up after a day.';

create function private.outgoing_host() returns text
language sql stable set search_path = ''
as $$
  select case when address = '' then 'nobody' else substring(address from '^https?://([^/]+)')
    || case when with_person then ', with name and number' else '' end end
  from private.outgoing
$$;
comment on function private.outgoing_host() is
  'Who is told, in words for the audit trail; without the path, because that often holds a secret of the receiver.';

create function private.trace_outgoing(what text, before text, after text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.trace_act('outgoing', what, before, after);
end
$$;
comment on function private.trace_outgoing(text, text, text) is
  'Writes into the audit trail what the owner changed about the address that is told.';

create function private.read_outgoing() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (
    select jsonb_build_object(
      'address', address,
      'withPerson', with_person,
      'keySalt', key_salt,
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', told.id, 'at', told.created_at, 'leadId', told.lead_id,
          'enquiryTable', leads.enquiry_table, 'family', leads.family,
          'before', told.stage_before, 'after', told.stage_after,
          'state', private.outgoing_state(told), 'attempts', told.attempts, 'failure', told.failure)
          order by told.created_at desc, told.id), '[]')
        from private.outgoing_messages as told join public.leads on leads.id = told.lead_id
        where told.id in (select id from private.outgoing_messages order by created_at desc, id limit 20)))
    from private.outgoing);
end
$$;
comment on function private.read_outgoing() is
  'The address that is told of new stages, and the last 20 messages with what became of each; for the owner alone.';
call private.expose('read_outgoing', 'authenticated');

create function private.save_outgoing(address text, with_person boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  before constant text := private.outgoing_host();
  former constant text := (select outgoing.address from private.outgoing);
begin
  perform private.require_role('owner');
  update private.outgoing set address = save_outgoing.address, with_person = save_outgoing.with_person
  where is_only_row;
  -- What waits was meant for the address before.
  if former <> save_outgoing.address then
    delete from private.outgoing_messages where sent_at is null;
  end if;
  perform private.trace_outgoing('Told of new stages', before, private.outgoing_host());
end
$$;
comment on function private.save_outgoing(text, boolean) is
  'Sets the address that is told of new stages, and whether with name and number; an empty one tells nobody. Messages '
  'that wait for another address go. For the owner alone.';
call private.expose('save_outgoing', 'authenticated');

create function private.renew_outgoing_key() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  update private.outgoing set key_salt = gen_random_uuid() where is_only_row;
  perform private.trace_outgoing('Key of messages about new stages', '', 'a new one');
end
$$;
comment on function private.renew_outgoing_key() is
  'Ends the key that signs messages to the other system and begins a new one; for the owner alone.';
call private.expose('renew_outgoing_key', 'authenticated');

-- Nobody is named who is erased, withdrew consent, or is marked as not a customer or not to be called; and no
-- applicant ever.
create function private.outgoing_person(lead public.leads) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if lead.family = 'people' or lead.is_erased or private.marks_of(lead.mobile_digits) <> '[]'
    or private.is_withheld(lead.mobile,
      coalesce(private.enquiry_json(lead.enquiry_table, lead.enquiry_id) ->> 'email', '')) then
    return null;
  end if;
  return jsonb_build_object('name', lead.name, 'number', lead.mobile);
end
$$;
comment on function private.outgoing_person(public.leads) is
  'Name and number of a lead''s person for the other system; null for whom it must not know.';

create function private.take_outgoing(moment timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  message private.outgoing_messages;
begin
  delete from private.outgoing_messages where created_at < moment - interval '30 days';
  update private.outgoing_messages set
    attempts = attempts + 1,
    next_at = moment + least(interval '1 minute' * power(2, least(attempts, 9)), interval '4 hours')
  where id = (
    select id from private.outgoing_messages
    where sent_at is null and next_at <= moment and created_at > moment - interval '24 hours'
      and exists (select from private.outgoing where address <> '')
    order by next_at, created_at limit 1 for update skip locked)
  returning * into message;
  if not found then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'id', message.id,
      'address', outgoing.address,
      'keySalt', outgoing.key_salt,
      'at', message.created_at,
      'leadId', leads.id,
      'enquiryTable', leads.enquiry_table,
      'before', message.stage_before,
      'after', message.stage_after,
      'outlet', (select jsonb_build_object('id', id, 'name', name) from public.dealers where id = message.outlet_id),
      'person', case when outgoing.with_person then private.outgoing_person(leads) end)
    from private.outgoing, public.leads where leads.id = message.lead_id);
end
$$;
comment on function private.take_outgoing(timestamptz) is
  'The message to the other system that is due longest at a moment, with its facts as they are now; null when none is '
  'due. It is not due again for a while, longer after each try, and for a day at most. Forgets what is older than 30 '
  'days.';
call private.expose('take_outgoing', 'service_role');

create function private.record_outgoing(message_id uuid, failure_code text) returns void
language sql security definer set search_path = ''
as $$
  update private.outgoing_messages set
    sent_at = case when failure_code = '' then now() end, failure = left(failure_code, 100)
  where id = message_id
$$;
comment on function private.record_outgoing(uuid, text) is
  'Notes that a message to the other system arrived, or what became of the try.';
call private.expose('record_outgoing', 'service_role');
