-- Requests of people about their own details: a copy, a correction, erasure, withdrawal, a complaint. The law
-- gives ninety days for an answer.
create table private.data_requests (
  id uuid primary key default gen_random_uuid(),
  wish text not null check (wish in ('copy', 'correction', 'erasure', 'withdrawal', 'complaint')),
  message text not null default '' check (char_length(message) <= 2000),
  asked_at timestamptz not null default now(),
  enquiry_table text not null,
  enquiry_id uuid not null,
  closed_at timestamptz,
  answer text not null default '' check (char_length(answer) <= 2000),
  closed_by text not null default '' check (char_length(closed_by) <= 200),
  check ((closed_at is null) = (answer = ''))
);
comment on table private.data_requests is
  'What people asked about their own details, by the enquiry that proved them; its person is read there, so that erasing '
  'leaves none here.';
comment on column private.data_requests.closed_by is 'The name that who closed the request had then.';

create index data_requests_enquiry_id_idx on private.data_requests (enquiry_id);
create index data_requests_open_idx on private.data_requests (asked_at) where closed_at is null;

alter table private.data_requests enable row level security;

create function private.ask_about_data(reference text, last_digits text, wish text, message text) returns date
language plpgsql security definer set search_path = ''
as $$
declare
  own public.leads;
  email text;
  asked timestamptz;
begin
  select * into own from public.leads
  where char_length(last_digits) = 4 and private.reference_of(enquiry_id) = ask_about_data.reference
    and right(mobile_digits, 4) = last_digits and not is_erased
  order by created_at desc limit 1;
  if own.id is null then
    return null;
  end if;
  -- The same wish that is still open is the same request.
  select asked_at into asked from private.data_requests
  where enquiry_id = own.enquiry_id and data_requests.wish = ask_about_data.wish and closed_at is null;
  if asked is null then
    insert into private.data_requests (wish, message, enquiry_table, enquiry_id)
    values (ask_about_data.wish, ask_about_data.message, own.enquiry_table, own.enquiry_id) returning asked_at into asked;
    if ask_about_data.wish = 'withdrawal' then
      email := lower(coalesce(private.enquiry_json(own.enquiry_table, own.enquiry_id) ->> 'email', ''));
      -- An entry each for number and address, because a later opt-in may name one of them alone.
      insert into private.consents (kind, number_end, email, enquiry_table, enquiry_id, way)
      select 'withdrawal', contact.number_end, contact.email, own.enquiry_table, own.enquiry_id, 'form'
      from (values (own.number_end, ''), ('', case when email like '%@%' then email else '' end))
        as contact (number_end, email)
      where contact.number_end <> '' or contact.email <> '';
    end if;
  end if;
  return private.indian_day(asked) + 90;
end
$$;
comment on function private.ask_about_data(text, text, text, text) is
  'Writes down what somebody asks about their details and answers the last day for it; a withdrawal holds at once. Null '
  'for a caller who does not know a reference with the last four digits of its number.';
call private.expose('ask_about_data', 'service_role');

create function private.read_data_requests() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', request.id, 'wish', wish, 'message', request.message,
      'askedAt', asked_at, 'answeredBy', private.indian_day(asked_at) + 90, 'enquiryTable', request.enquiry_table,
      'name', case when is_erased then '' else leads.name end, 'mobile', leads.mobile,
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
