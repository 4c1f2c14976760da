-- The link of a receipt proves who reads the address, and nothing about the number beside it: whoever sent a form with
-- somebody's number and an address of their own could take that person out of every export and mail.

create or replace function private.withdraw_consent(lead_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead public.leads;
  email text;
begin
  select * into lead from public.leads where id = lead_id;
  if not found then
    return false;
  end if;
  execute format('select to_jsonb(enquiry) ->> ''email'' from public.%I enquiry where id = $1', lead.enquiry_table)
    into email using lead.enquiry_id;
  if email <> '' and not private.is_withheld('', email) then
    insert into private.consents (kind, email, enquiry_table, enquiry_id)
    values ('withdrawal', lower(email), lead.enquiry_table, lead.enquiry_id);
  end if;
  return true;
end
$$;
comment on function public.withdraw_consent(uuid) is 'Notes that the address which came with a lead wants to be written to no more; false when there is no lead of this id. The server checks the link first.';
