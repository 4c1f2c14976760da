-- A broken promise is told to managers who may see its lead. It went to those of other outlets too, with name, number and message;
-- so did the digest, which counts all outlets. Where the dealer has no address of its own, a new lead was mailed to nobody.

create function private.managers_addresses(lead public.leads) returns text[]
language sql
stable
set search_path = ''
as $$
  select array_agg(staff.email order by staff.email) from public.staff
  where staff.role in ('owner', 'manager') and staff.status = 'active' and staff.expires_on >= private.indian_day(now())
    and staff.email <> '' and case when lead.family is null then staff.outlet_ids = '{}' else private.may_have(staff, lead) end;
$$;

comment on function private.managers_addresses(public.leads) is
  'Owners and managers who may see a lead, and of all outlets where it is about no lead: they get what nobody else was named for.';

create or replace function private.mail_recipients(kind text, lead public.leads) returns text[]
language sql
stable
set search_path = ''
as $$
  select case
    when kind = 'digest' then
      coalesce(private.mail_list('digest', null), private.mail_list('manager', null), private.managers_addresses(null))
    when lead.family = 'people' then private.mail_list('people', lead.outlet_id)
    when kind = 'broken' then coalesce(private.mail_list('manager', lead.outlet_id), private.managers_addresses(lead))
    when kind = 'lead' then coalesce(
      private.mail_list(case lead.family when 'service' then 'service' else 'sales' end, lead.outlet_id),
      (select array[case lead.family when 'service' then coalesce(service_email, email) else email end]
       from public.dealers where id = lead.outlet_id and closed_at is null),
      (select array[own.email] from public.dealership,
         coalesce(nullif(case lead.family when 'service' then service_email else '' end, ''), sales_email) as own (email)
       where own.email <> ''),
      private.managers_addresses(lead))
  end;
$$;

drop function private.managers_addresses();
