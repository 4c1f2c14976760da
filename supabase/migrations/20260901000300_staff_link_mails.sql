-- Who is invited, or gets a new password, also finds the link in their mail. What the link carries stands here sealed under a
-- key that the database does not have, and only until it is sent.

alter table private.mails
  add column staff_id uuid,
  add column sealed_link text not null default '',
  add constraint mails_staff_id_fkey foreign key (staff_id) references public.staff (id) on delete cascade not valid,
  add constraint mails_sealed_link_check check (char_length(sealed_link) <= 1000) not valid,
  drop constraint mails_kind_check,
  drop constraint mails_about_check;
alter table private.mails
  add constraint mails_kind_check check (kind in ('lead', 'broken', 'receipt', 'digest', 'link')) not valid,
  add constraint mails_about_check check (
    (kind = 'digest') = (day is not null) and (kind = 'link') = (staff_id is not null)
    and (kind in ('digest', 'link')) = (lead_id is null)) not valid;
comment on column private.mails.kind is
  'lead: a new one, to the list of its outlet; broken: its promise, to the managers; receipt: to the visitor; digest: each morning; link: to set a password, to its account.';
comment on column private.mails.sealed_link is 'Of a link: encrypted by the server, and empty once it is sent.';
create unique index mails_staff_id_key on private.mails (staff_id) where staff_id is not null;

create function private.mail_staff_link(staff_id uuid, sealed_link text) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_role('owner');
  -- The link before does not work any more.
  delete from private.mails where mails.staff_id = mail_staff_link.staff_id;
  insert into private.mails (kind, staff_id, sealed_link) values ('link', mail_staff_link.staff_id, mail_staff_link.sealed_link);
end
$$;
comment on function private.mail_staff_link(uuid, text) is 'What public.mail_staff_link does.';
grant execute on function private.mail_staff_link(uuid, text) to authenticated;

create function public.mail_staff_link(staff_id uuid, sealed_link text) returns void
language sql
volatile
security invoker
set search_path = ''
return private.mail_staff_link(staff_id, sealed_link);
comment on function public.mail_staff_link(uuid, text) is
  'Writes down that an account is mailed the link to set its password, in the place of an earlier one; for the owner.';
grant execute on function public.mail_staff_link(uuid, text) to authenticated;

create or replace function private.record_mail(mail_id uuid, failure_code text) returns void
language sql
security definer
set search_path = ''
as $$
  update private.mails set
    sent_at = case when failure_code = '' then now() end,
    sealed_link = case when failure_code = '' then '' else sealed_link end,
    failure = left(failure_code, 100)
  where id = mail_id
$$;

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
    'to', coalesce(to_jsonb(case mail.kind when 'receipt' then private.visitor_address(lead)
      -- A link that was used or has ended goes to nobody.
      when 'link' then (
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
