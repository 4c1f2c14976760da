-- The link of an appointment moves it a few times, not without end; and whoever changes one by it gets that in writing.

-- squawk-ignore adding-field-with-default
alter table public.appointments
  add column moves integer not null default 0 constraint appointments_moves_check check (moves >= 0);
comment on column public.appointments.moves is 'How often its visitor gave it another time by their link.';

alter table private.mails drop constraint mails_kind_check;
alter table private.mails add constraint mails_kind_check
  check (kind in ('lead', 'broken', 'receipt', 'visit', 'digest', 'link')) not valid;
comment on column private.mails.kind is
  'lead: a new one, to the list of its outlet; broken: its promise, to the managers; receipt: to the visitor; visit: to the visitor who changed an appointment; digest: each morning; link: to set a password, to its account.';

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
      'model', lead.model, 'message', lead.message, 'language', coalesce((
        select context.language from public.enquiry_contexts context where context.enquiry_id = lead.enquiry_id), 'en'), 'createdAt', lead.created_at,
      'promisedAt', lead.promised_at, 'answeredAt', lead.answered_at, 'appointment', private.read_visit(lead.enquiry_id),
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

create function private.queue_visit_mail(enquiry uuid) returns void
language sql
set search_path = ''
as $$
  -- To whom a receipt went: so it is an address, and was not refused for doubt. What changes twice before it is sent is sent once.
  insert into private.mails (kind, lead_id)
  select 'visit', mails.lead_id from private.mails
  join public.leads on leads.id = mails.lead_id
  where mails.kind = 'receipt' and leads.enquiry_id = enquiry
  on conflict (lead_id, kind) where lead_id is not null
    do update set sent_at = null, attempts = 0, failure = '', created_at = now(), next_at = now()
$$;
comment on function private.queue_visit_mail(uuid) is 'Writes down the mail to a visitor who has changed their appointment.';

create or replace function private.change_visit(enquiry uuid, change jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Plans change more than once; whoever needs more calls.
  most_moves constant integer := 5;
  visit public.appointments;
  placed public.appointments;
begin
  select * into visit from public.appointments where enquiry_id = enquiry;
  if not found then
    return null;
  end if;
  if visit.state in ('no-show', 'done') or visit.state = 'booked' and visit.starts_at <= now() then
    return private.visit_json(visit) || '{"outcome": "over"}';
  end if;
  if change ? 'startsAt' then
    if visit.state = 'booked' and visit.starts_at = (change ->> 'startsAt')::timestamptz
      and visit.outlet_id = (change ->> 'outletId')::bigint then
      return private.visit_json(visit) || '{"outcome": "changed"}';
    end if;
    if visit.moves >= most_moves then
      return private.visit_json(visit) || '{"outcome": "often"}';
    end if;
    placed := private.place_visit(visit, (change ->> 'outletId')::bigint, (change ->> 'startsAt')::timestamptz);
    if placed.id is null then
      return private.visit_json(visit) || '{"outcome": "taken"}';
    end if;
    update public.appointments set moves = moves + 1 where id = placed.id;
    perform private.note_appointment(placed, case visit.state when 'booked' then 'Moved by the visitor' else 'Booked by the visitor' end);
    perform private.move_lead(placed);
  else
    update public.appointments set state = 'cancelled', version = version + 1 where id = visit.id and state <> 'cancelled'
    returning * into placed;
    if not found then
      return private.visit_json(visit) || '{"outcome": "changed"}';
    end if;
    perform private.note_appointment(placed, 'Cancelled by the visitor');
  end if;
  perform private.queue_visit_mail(enquiry);
  return private.visit_json(placed) || '{"outcome": "changed"}';
end
$$;
comment on function public.change_visit(uuid, jsonb) is
  'Moves the appointment of an enquiry ({outletId, startsAt}), at most five times, or cancels it ({}), for its visitor: the appointment with outcome changed, taken, over (its time has come), or often (moved too often); null when there is none.';
