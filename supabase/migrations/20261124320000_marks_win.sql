-- “Not a customer” and “do not call” win over every list, mail and figure. A number put aside that wrote again took a colleague's
-- turn, was mailed to its outlet and rang all telephones, and its promise broke because it stands in no list; who wants no calls
-- was promised one, which nobody could keep.

create or replace function private.put_aside_new_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  marks constant jsonb := private.marks_of(private.number_digits(new.mobile));
begin
  -- What a backup brings back may come before the marks.
  new.is_put_aside := new.is_put_aside or marks ? 'not-a-customer';
  if marks <> '[]' then
    new.promised_at := null;
  end if;
  return new;
end
$$;

comment on function private.put_aside_new_lead() is
  'Trigger: a lead of a number that is not a customer''s is put aside at once; no number with a mark is promised a call.';

-- In the order of their names: what is put aside is known before these are asked.
create or replace trigger leads_take_turn before insert on public.leads
  for each row when (not new.is_put_aside) execute function private.take_turn();
create or replace trigger leads_queue_mails after insert on public.leads
  for each row when (new.created_at > now() - interval '1 day' and not new.is_put_aside) execute function private.queue_lead_mails();
create or replace trigger leads_queue_push after insert on public.leads
  for each row when (new.created_at > now() - interval '1 day' and new.enquiry_table <> 'walk_ins' and not new.is_put_aside)
  execute function private.queue_push();

create or replace function private.mark_contact(lead_id uuid, mark text, is_set boolean) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_lead public.leads;
  person constant text := (select right(mobile_digits, 10) from public.leads where id = lead_id);
  before jsonb;
begin
  perform private.require_staff();
  perform private.lock_person(person, lead_id);
  select * into found_lead from public.leads where id = lead_id;
  if not found or not private.sees_lead(found_lead) then
    return null;
  end if;
  if char_length(person) <> 10 then
    raise exception 'no number to mark' using errcode = 'invalid_parameter_value';
  end if;
  before := private.marks_of(person);
  if is_set then
    insert into public.contact_marks (digits, mark, made_by) values (person, mark_contact.mark, auth.uid()) on conflict do nothing;
  else
    delete from public.contact_marks as marks where marks.digits = person and marks.mark = mark_contact.mark;
  end if;
  if found then
    if mark = 'not-a-customer' then
      update public.leads set is_put_aside = is_set where right(mobile_digits, 10) = person and mobile_digits <> '';
    end if;
    if mark = 'do-not-call' then
      -- Who wants no call is owed none.
      update public.leads set promised_at = null
      where is_set and right(mobile_digits, 10) = person and mobile_digits <> '' and is_open and answered_at is null;
      insert into private.consents (kind, number_end, enquiry_table, enquiry_id, noted_by)
      values (case when is_set then 'do-not-call' else 'may-call' end, person, found_lead.enquiry_table, found_lead.enquiry_id,
        left(private.name_of_staff(auth.uid()), 200));
    end if;
    perform private.add_lead_event(lead_id, gen_random_uuid(), case when is_set then 'marked' else 'unmarked' end, mark, '');
    perform private.trace_lead(found_lead, 'number', before::text, private.marks_of(person)::text);
    select * into found_lead from public.leads where id = lead_id;
  end if;
  return private.lead_json(found_lead);
end
$$;

create or replace function private.digest_facts(day date) returns jsonb
language sql
stable
set search_path = ''
as $$
  with leads as not materialized (select * from public.leads where family <> 'people' and not is_put_aside),
    listed as not materialized (select * from leads where is_open and is_listed and not is_erased),
    span as (select private.indian_day_start(day - 1) as first, private.indian_day_start(day) as last)
  select jsonb_build_object(
    'came', (select count(*) from leads, span where created_at >= first and created_at < last),
    'unassigned', (select count(*) from listed where assignee_id is null),
    'overdue', (select count(*) from listed where due_at < now()),
    'promised', (select count(*) from leads, span where promised_at >= first and promised_at < last),
    'kept', (select count(*) from leads, span where promised_at >= first and promised_at < last and answered_at <= promised_at))
$$;

comment on function private.digest_facts(date) is
  'What the digest of a morning says: the day before, and what is open now, as the inbox lists it; applicants are not counted.';

create or replace function private.mail_json(mail private.mails) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = mail.lead_id;
  return jsonb_build_object(
    'id', mail.id,
    'kind', mail.kind,
    'day', mail.day,
    'to', coalesce(to_jsonb(case
      when mail.kind in ('receipt', 'visit') then private.visitor_address(lead)
      -- A link that was used or has ended goes to nobody.
      when mail.kind = 'link' then (
        select array_agg(staff.email) from public.staff join private.staff_links on staff_links.staff_id = staff.id
        where staff.id = mail.staff_id and staff.email <> '' and expires_at > now())
      else private.mail_recipients(mail.kind, lead) end), '[]'),
    'lead', case when mail.lead_id is not null then jsonb_build_object(
      'id', lead.id, 'enquiryTable', lead.enquiry_table, 'enquiryId', lead.enquiry_id, 'name', lead.name, 'mobile', lead.mobile,
      'marks', private.marks_of(lead.mobile_digits),
      'model', lead.model, 'message', lead.message, 'language', coalesce((
        select context.language from public.enquiry_contexts context where context.enquiry_id = lead.enquiry_id), 'en'), 'createdAt', lead.created_at,
      'promisedAt', lead.promised_at, 'answeredAt', lead.answered_at, 'appointment', private.read_visit(lead.enquiry_id) || (
        select jsonb_build_object('isFirst', visit.version = 1) from public.appointments visit where visit.enquiry_id = lead.enquiry_id),
      'outlet', coalesce((select name from public.dealers where id = lead.outlet_id), ''),
      'assignee', coalesce((select staff.name from public.staff where id = lead.assignee_id), '')) end,
    'account', (
      select jsonb_build_object('id', staff.id, 'name', staff.name, 'userId', staff.user_id, 'sealedLink', mail.sealed_link, 'until', expires_at)
      from public.staff join private.staff_links on staff_links.staff_id = staff.id where staff.id = mail.staff_id),
    'digest', case when mail.kind = 'digest' then private.digest_facts(mail.day) end,
    'dealership', (select jsonb_build_object('name', name, 'footer', mail_footer, 'email', sales_email, 'phone', sales_no)
      from public.dealership));
end
$$;

create or replace function private.review_json(review public.reviews) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', review.id, 'name', review.name, 'mobile', review.mobile, 'marks', private.marks_of(review.mobile_digits),
    'place', review.place, 'model', review.model,
    'rating', review.rating, 'words', review.message, 'photos', review.photos, 'mayPublish', review.may_publish, 'sentAt', review.created_at,
    'state', coalesce(decision.state, 'waiting'), 'reason', coalesce(decision.reason, ''), 'reply', coalesce(decision.reply, ''),
    'decidedAt', decision.updated_at)
  from (select) as nothing left join public.review_decisions decision on decision.review_id = review.id
$$;
