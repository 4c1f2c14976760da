-- Requests of people about their own details: a copy, a correction, erasure, withdrawal, a complaint. The law
-- gives ninety days for an answer.
create table private.data_requests (
  id uuid primary key default gen_random_uuid(),
  wish text not null check (wish in ('copy', 'correction', 'erasure', 'withdrawal', 'complaint')),
  message text not null default '' check (char_length(message) <= 2000),
  asked_at timestamptz not null default now(),
  enquiry_table text not null,
  enquiry_id uuid not null,
  proof text not null default 'reference' check (proof in ('reference', 'code')),
  closed_at timestamptz,
  answer text not null default '' check (char_length(answer) <= 2000),
  closed_by text not null default '' check (char_length(closed_by) <= 200),
  check ((closed_at is null) = (answer = ''))
);
comment on table private.data_requests is
  'What people asked about their own details, by the enquiry that proved them; its person is read there, so that erasing '
  'leaves none here.';
comment on column private.data_requests.proof is
  'What the person showed: the reference and four digits of the number of an enquiry, or a code that was mailed to their '
  'address and so says nothing about a number.';
comment on column private.data_requests.closed_by is 'The name that who closed the request had then.';

create index data_requests_enquiry_id_idx on private.data_requests (enquiry_id);
create index data_requests_open_idx on private.data_requests (asked_at) where closed_at is null;

alter table private.data_requests enable row level security;

-- Who has no reference proves an e-mail address by a code that is mailed to it. The server makes the code and
-- hashes it, and the address, under a key that the database does not have.
create table private.data_codes (
  address_hash text primary key check (char_length(address_hash) = 43),
  lead_id uuid not null references public.leads (id) on delete cascade,
  code_hash text not null check (char_length(code_hash) = 43),
  tries integer not null default 0 check (tries between 0 and 5),
  made_at timestamptz not null default now()
);
comment on table private.data_codes is
  'The code by which somebody proves an e-mail address, one an address: for ten minutes and five wrong tries.';
comment on column private.data_codes.lead_id is 'The newest lead of the address, to whose address the code is mailed.';

create index data_codes_lead_id_idx on private.data_codes (lead_id);

alter table private.data_codes enable row level security;

create function private.newest_lead_of_address(email text) returns public.leads
language sql stable set search_path = ''
as $$
  select leads from private.enquiries_of('', lower(newest_lead_of_address.email)) as found
  join public.leads on leads.enquiry_table = found.enquiry_table and leads.enquiry_id = found.enquiry_id
  where private.is_email(newest_lead_of_address.email) and not leads.is_erased
  order by leads.created_at desc, leads.id limit 1
$$;
comment on function private.newest_lead_of_address(text) is
  'The newest lead whose person gave this e-mail address and is not erased.';

-- The budgets are charged before anybody looks for the address, so that a refusal tells nothing about it.
create function private.make_data_code(sender text, address_hash text, email text, code_hash text, sealed_code text)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  opens_at timestamptz;
  own public.leads;
begin
  opens_at := private.charge(sender, '{"codes in an hour": 1}');
  if opens_at is null then
    opens_at := private.charge(make_data_code.address_hash, '{"codes of a mailbox": 1}');
  end if;
  if opens_at is not null then
    return opens_at;
  end if;
  own := private.newest_lead_of_address(make_data_code.email);
  if own.id is null then
    return null;
  end if;
  insert into private.data_codes as known (address_hash, lead_id, code_hash)
  values (make_data_code.address_hash, own.id, make_data_code.code_hash)
  on conflict on constraint data_codes_pkey do update
    set lead_id = excluded.lead_id, code_hash = excluded.code_hash, tries = 0, made_at = now();
  insert into private.mails (kind, lead_id, sealed_link) values ('code', own.id, make_data_code.sealed_code)
  on conflict (lead_id, kind) where lead_id is not null do update
    set sealed_link = excluded.sealed_link, sent_at = null, attempts = 0, failure = '', next_at = now(), created_at = now();
  return null;
end
$$;
comment on function private.make_data_code(text, text, text, text, text) is
  'Keeps the code of an address and writes down the mail with it, if anybody here gave that address; null either way. '
  'Where a budget is used up: the moment when it is free again.';
call private.expose('make_data_code', 'service_role');

create function private.lead_of_code(address_hash text, code_hash text) returns public.leads
language plpgsql set search_path = ''
as $$
declare
  code private.data_codes;
  own public.leads;
begin
  -- The try is counted before it is judged, so that guesses at the same time are counted one by one. A right
  -- code counts for nothing and holds on: its person may have a second wish.
  update private.data_codes as known set tries = tries + case when known.code_hash = lead_of_code.code_hash then 0 else 1 end
  where known.address_hash = lead_of_code.address_hash and tries < 5 and made_at > now() - interval '10 minutes'
  returning * into code;
  if code.code_hash = lead_of_code.code_hash then
    select * into own from public.leads where id = code.lead_id and not is_erased;
  end if;
  return own;
end
$$;
comment on function private.lead_of_code(text, text) is
  'The lead of the person who has the code of their address; null, and a try less, for every other caller.';

create function private.note_data_request(own public.leads, wish text, message text, proof text) returns date
language plpgsql set search_path = ''
as $$
declare
  email text;
  asked timestamptz;
begin
  -- The same wish that is still open is the same request.
  select asked_at into asked from private.data_requests
  where enquiry_id = own.enquiry_id and data_requests.wish = note_data_request.wish
    and data_requests.proof = note_data_request.proof and closed_at is null;
  if asked is null then
    insert into private.data_requests (wish, message, enquiry_table, enquiry_id, proof)
    values (note_data_request.wish, note_data_request.message, own.enquiry_table, own.enquiry_id, note_data_request.proof)
    returning asked_at into asked;
    if note_data_request.wish = 'withdrawal' then
      email := lower(coalesce(private.enquiry_json(own.enquiry_table, own.enquiry_id) ->> 'email', ''));
      -- An entry each for number and address, because a later opt-in may name one of them alone. A code
      -- proves the address, and nothing about the number beside it.
      insert into private.consents (kind, number_end, email, enquiry_table, enquiry_id, way)
      select 'withdrawal', contact.number_end, contact.email, own.enquiry_table, own.enquiry_id, 'form'
      from (values (case when note_data_request.proof = 'code' then '' else own.number_end end, ''),
        ('', case when email like '%@%' then email else '' end)) as contact (number_end, email)
      where contact.number_end <> '' or contact.email <> '';
    end if;
  end if;
  return private.indian_day(asked) + 90;
end
$$;
comment on function private.note_data_request(public.leads, text, text, text) is
  'Writes down what the person of a lead asks about their details and answers the last day for it; a withdrawal holds at '
  'once.';

create function private.ask_about_data(reference text, last_digits text, wish text, message text) returns date
language plpgsql security definer set search_path = ''
as $$
declare
  own public.leads;
begin
  select * into own from public.leads
  where char_length(last_digits) = 4 and private.reference_of(enquiry_id) = ask_about_data.reference
    and right(mobile_digits, 4) = last_digits and not is_erased
  order by created_at desc limit 1;
  return case when own.id is not null then
    private.note_data_request(own, ask_about_data.wish, ask_about_data.message, 'reference') end;
end
$$;
comment on function private.ask_about_data(text, text, text, text) is
  'Notes the request of somebody who knows a reference with the last four digits of its number; null for every other '
  'caller.';
call private.expose('ask_about_data', 'service_role');

create function private.ask_about_data_by_code(address_hash text, code_hash text, wish text, message text) returns date
language plpgsql security definer set search_path = ''
as $$
declare
  own constant public.leads := private.lead_of_code(ask_about_data_by_code.address_hash, ask_about_data_by_code.code_hash);
begin
  return case when own.id is not null then
    private.note_data_request(own, ask_about_data_by_code.wish, ask_about_data_by_code.message, 'code') end;
end
$$;
comment on function private.ask_about_data_by_code(text, text, text, text) is
  'Notes the request of somebody who has the code that was mailed to their address; null for every other caller.';
call private.expose('ask_about_data_by_code', 'service_role');

create function private.read_data_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', request.id, 'wish', wish, 'message', request.message,
      'askedAt', asked_at, 'answeredBy', private.indian_day(asked_at) + 90, 'enquiryTable', request.enquiry_table,
      'proof', proof, 'name', case when is_erased then '' else leads.name end,
      -- A number that somebody typed beside their address may be another person's.
      'mobile', case when proof = 'code' then '' else leads.mobile end,
      'email', case when is_erased then '' else coalesce(
        private.enquiry_json(request.enquiry_table, request.enquiry_id) ->> 'email', '') end,
      'closedAt', closed_at, 'answer', answer, 'closedBy', closed_by)
      order by closed_at is not null, closed_at desc, asked_at), '[]')
    from (
      select * from private.data_requests where closed_at is null or closed_at > now() - interval '1 year'
      order by closed_at is not null, asked_at limit 200) as request
    join public.leads on leads.enquiry_id = request.enquiry_id);
end
$$;
comment on function private.read_data_requests() is
  'What people asked about their details: what is open, and what was closed within a year; for the owner alone.';
call private.expose('read_data_requests', 'authenticated');

create function private.close_data_request(request uuid, words text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  closed private.data_requests;
begin
  perform private.require_role('owner');
  update private.data_requests set closed_at = now(), answer = words,
    closed_by = private.name_of_staff((select private.caller_id()))
  where id = request and closed_at is null returning * into closed;
  if closed.id is null then
    return false;
  end if;
  perform private.trace_privacy('request for ' || closed.wish, 'closed');
  return true;
end
$$;
comment on function private.close_data_request(uuid, text) is
  'Closes a request with what was done; false when it is closed or does not exist. For the owner alone.';
call private.expose('close_data_request', 'authenticated');
