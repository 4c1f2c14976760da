-- The sending of mail: the facts from which each mail is written, and its recipients.

create function private.mail_list(purpose text, outlet bigint) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(distinct email) from public.promise_settings,
    jsonb_path_query(mail_lists, '$[*] ? (@.emails.type() == "array")') as list, jsonb_array_elements_text(list -> 'emails') as email
  where list ->> 'purpose' = mail_list.purpose
    and (list ->> 'outletId' is null or (list ->> 'outletId')::bigint = outlet)
$$;
comment on function private.mail_list(text, bigint) is
  'The addresses that staff entered for a purpose and an outlet; null for none.';

-- The mail about a broken promise, with name, number and message, goes to managers who may see its lead; the
-- digest counts all outlets, so it goes to managers of all outlets.
create function private.managers_addresses(lead public.leads) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(staff.email order by staff.email) from public.staff
  where staff.role in ('owner', 'manager') and staff.status = 'active' and staff.expires_on >= private.indian_day(now())
    and staff.email <> '' and case when lead.family is null then staff.outlet_ids = '{}'
      else private.may_have(staff, lead) end;
$$;
comment on function private.managers_addresses(public.leads) is
  'The addresses of owners and managers who may see a lead, or, for a mail about no lead, of those with all outlets: '
  'they get mails for which no other recipient is set.';

create function private.owners_addresses() returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(email order by email) from public.staff
  where role = 'owner' and status = 'active' and expires_on >= private.indian_day(now()) and email <> ''
$$;
comment on function private.owners_addresses() is 'The addresses of the active owners.';

create function private.mail_recipients(kind text, lead public.leads) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when kind in ('slow', 'errors') then private.owners_addresses()
    when kind = 'week' then private.mail_list('week', null)
    when kind = 'digest' then
      coalesce(private.mail_list('digest', null), private.mail_list('manager', null), private.managers_addresses(null))
    when lead.family = 'people' then private.mail_list('people', lead.outlet_id)
    when kind = 'broken' then coalesce(private.mail_list('manager', lead.outlet_id), private.managers_addresses(lead))
    when kind = 'lead' then coalesce(
      private.mail_list(case lead.family when 'service' then 'service' else 'sales' end, lead.outlet_id),
      (select array[case lead.family when 'service' then coalesce(service_email, email) else email end]
       from public.dealers where id = lead.outlet_id and closed_at is null),
      (select array[own.email] from public.dealership,
         coalesce(
           nullif(case lead.family when 'service' then service_email else '' end, ''), sales_email) as own (email)
       where own.email <> ''),
      private.managers_addresses(lead))
  end;
$$;
comment on function private.mail_recipients(text, public.leads) is
  'Recipients of a mail to staff: the list that staff entered, else the outlet''s or dealer''s own address, else '
  'owners and managers. Mail about applicants, and that about the week, goes to its own list alone.';

create function private.counted_recipients(mail private.mails) returns text[]
language sql stable set search_path = ''
as $$
  select array_agg(distinct address)
  from unnest(mail.outlet_ids) as outlet (id)
  cross join lateral unnest(private.mail_recipients(
    case mail.kind when 'more-broken' then 'broken' else 'lead' end,
    jsonb_populate_record(null::public.leads, jsonb_build_object('family', mail.family, 'outlet_id', outlet.id))
  )) as address
$$;
comment on function private.counted_recipients(private.mails) is
  'Recipients of a mail that only counts leads: everybody who gets mails about leads of this family at these outlets.';

create function private.digest_facts(day date) returns jsonb
language sql stable set search_path = ''
as $$
  with leads as not materialized (select * from public.leads where family <> 'people' and not is_put_aside),
    listed as not materialized (select * from leads where is_open and is_listed and not is_erased),
    span as (select private.indian_day_start(day - 1) as first, private.indian_day_start(day) as last)
  select jsonb_build_object(
    'came', (select count(*) from leads, span where created_at >= first and created_at < last),
    'unassigned', (select count(*) from listed where assignee_id is null),
    'overdue', (select count(*) from listed where late_at <= now()),
    'promised', (select count(*) from leads, span where promised_at >= first and promised_at < last),
    'kept', (select count(*) from leads, span where promised_at >= first and promised_at < last
      and answered_at <= promised_at))
$$;
comment on function private.digest_facts(date) is
  'The facts of a morning''s digest: the day before, and the leads that are open now, as the inbox lists them; '
  'applicants are not counted.';

create function private.mail_json(mail private.mails) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = mail.lead_id;
  return jsonb_build_object(
    'id', mail.id,
    'kind', mail.kind,
    'day', mail.day,
    'more', mail.more,
    'to', coalesce(to_jsonb(case
      when mail.kind in ('receipt', 'appointment', 'reminder', 'reminder-soon', 'no-show', 'order', 'arrival', 'review')
        then private.visitor_address(lead)
      -- Who asked for a code reads it, whatever they withdrew before.
      when mail.kind = 'code' then (
        select array[enquiry ->> 'email'] from private.enquiry_json(lead.enquiry_table, lead.enquiry_id) as enquiry
        where mail.created_at > now() - interval '10 minutes' and private.is_email(enquiry ->> 'email'))
      -- The law wants whoever a breach touched told, also who took consent back.
      when mail.kind = 'breach' then (
        select array[enquiry ->> 'email'] from private.enquiry_json(lead.enquiry_table, lead.enquiry_id) as enquiry
        where private.is_email(enquiry ->> 'email'))
      when mail.family is not null then private.counted_recipients(mail)
      -- A mail with a link that was used or has ended goes to nobody.
      when mail.kind = 'link' then (
        select array_agg(staff.email) from public.staff join private.staff_links on staff_links.staff_id = staff.id
        where staff.id = mail.staff_id and staff.email <> '' and expires_at > now())
      else private.mail_recipients(mail.kind, lead) end), '[]'),
    'lead', case when mail.lead_id is not null then jsonb_build_object(
      'id', lead.id, 'enquiryTable', lead.enquiry_table, 'family', lead.family, 'enquiryId', lead.enquiry_id, 'name', lead.name,
      'mobile', lead.mobile, 'marks', private.marks_of(lead.mobile_digits),
      'model', private.model_name(lead.model), 'message', lead.message,
      'language', coalesce((
        select context.language from public.enquiry_contexts context where context.enquiry_id = lead.enquiry_id), 'en'),
      'createdAt', lead.created_at, 'promisedAt', lead.promised_at, 'answeredAt', lead.answered_at,
      'vehicle', private.vehicle_of(lead), 'appointment', private.read_own_appointment(lead.enquiry_id),
      'outlet', coalesce((select name from public.dealers where id = lead.outlet_id), ''),
      'assignee', coalesce((select staff.name from public.staff where id = lead.assignee_id), '')) end,
    'freeTimes', case when mail.kind = 'no-show' then private.next_free_times(private.appointment_of(lead.enquiry_id)) end,
    'breach', case when mail.kind = 'breach' then private.breach_facts(lead.id) end,
    'sealedCode', case when mail.kind = 'code' then mail.sealed_link end,
    'order', case when mail.kind = 'order' then private.own_order_of(lead.id) end,
    'arrival', case when mail.kind = 'arrival' then private.arrival_of(lead.enquiry_id) end,
    'account', (
      select jsonb_build_object('id', staff.id, 'name', staff.name, 'userId', staff.user_id,
        'sealedLink', mail.sealed_link, 'until', expires_at)
      from public.staff join private.staff_links on staff_links.staff_id = staff.id where staff.id = mail.staff_id),
    'digest', case when mail.kind = 'digest' then private.digest_facts(mail.day) end,
    'week', case when mail.kind = 'week' then private.week_facts(mail.day) end,
    'slow', case when mail.kind = 'slow' then private.slow_facts(mail.day) end,
    'errors', case when mail.kind = 'errors' then private.error_facts(mail.day) end,
    'dealership', (
      select jsonb_build_object('name', name, 'footer', mail_footer, 'email', sales_email, 'phone', sales_no,
        'googleReviews', google_reviews)
      from public.dealership));
end
$$;
comment on function private.mail_json(private.mails) is 'All facts from which a mail is written, as they are now.';

create function private.take_mail(moment timestamptz) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  mail private.mails;
begin
  update private.mails set
    attempts = attempts + 1,
    next_at = moment + least(interval '1 minute' * power(2, least(attempts + 1, 9)), interval '6 hours')
  where id = (
    select id from private.mails
    where sent_at is null and next_at <= moment and created_at > moment - interval '7 days'
    -- Somebody waits for mails of these kinds, and no flood of forms can make more of them. Thousands of
    -- letters about a breach hold up no receipt.
    order by kind in ('link', 'code', 'appointment', 'reminder-soon') desc, kind = 'breach', next_at, created_at limit 1 for update skip locked)
  returning * into mail;
  if not found then
    return null;
  end if;
  return private.mail_json(mail);
end
$$;
comment on function private.take_mail(timestamptz) is
  'The mail that is due longest at a moment, links to set a password, codes, changed appointments and those of the next hours first, with all facts '
  'from which it is written; null when none is due. The mail is not due again for a while, longer after each try, so '
  'that two runs at once never send the same.';
call private.expose('take_mail', 'service_role');

create function private.record_mail(mail_id uuid, failure_code text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  mail private.mails;
begin
  update private.mails set
    sent_at = case when failure_code = '' then now() end,
    sealed_link = case when failure_code = '' then '' else sealed_link end,
    failure = left(failure_code, 100)
  where id = mail_id returning * into mail;
  if mail.kind = 'breach' and mail.sent_at is not null then
    perform private.note_breach_letter(mail);
  end if;
end
$$;
comment on function private.record_mail(uuid, text) is
  'Notes that a mail was sent, or with which code the sending failed.';
call private.expose('record_mail', 'service_role');

-- Readiness says how many mails were not delivered: a mail server that refuses mails, or is not set up, shows
-- nowhere else. Definer, because the outbox is closed to API roles.
create function private.late_mails() returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from private.mails
  where sent_at is null and created_at < now() - interval '1 hour' and created_at > now() - interval '7 days'
$$;
comment on function private.late_mails() is
  'How many mails wait for more than an hour and are still tried; for the server.';
call private.expose('late_mails', 'service_role');
