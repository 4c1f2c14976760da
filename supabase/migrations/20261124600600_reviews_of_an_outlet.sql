-- An account of some outlets reads reviews and photographs as it reads leads: those of its outlets, and of none. It read name and
-- number of everybody who wrote a review, and every photograph that came with an exchange.

create function private.sees_enquiry(enquiry_table text, enquiry_id uuid) returns boolean
language sql
stable
set search_path = ''
return exists (
  select from public.leads
  where leads.enquiry_table = sees_enquiry.enquiry_table and leads.enquiry_id = sees_enquiry.enquiry_id and private.sees_lead(leads));
comment on function private.sees_enquiry(text, uuid) is 'May the caller see the lead of an enquiry?';

create or replace function private.list_reviews(wanted text, page_number integer, page_size integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found jsonb;
  counts jsonb;
begin
  perform private.require_role('owner', 'manager', 'sales');
  select coalesce(jsonb_agg(private.review_json(page) order by page.created_at desc, page.id), '[]') into found
  from (
    select review.* from public.reviews review left join public.review_decisions decision on decision.review_id = review.id
    where not review.is_quarantined and private.sees_enquiry('reviews', review.id)
      and coalesce(decision.state, case when review.may_publish then 'waiting' else 'private' end) = wanted
    order by review.created_at desc, review.id
    limit least(page_size, 50) offset (greatest(page_number, 1) - 1) * least(page_size, 50)) as page;
  select coalesce(jsonb_object_agg(state, rows), '{}') into counts from (
    select coalesce(decision.state, case when review.may_publish then 'waiting' else 'private' end) as state, count(*) as rows
    from public.reviews review left join public.review_decisions decision on decision.review_id = review.id
    where not review.is_quarantined and private.sees_enquiry('reviews', review.id) group by 1) as counted;
  perform private.note_reading('review_report', jsonb_array_length(found));
  return jsonb_build_object('reviews', found, 'counts', counts);
end
$$;;

create or replace function private.open_photo(path text) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_role('owner', 'manager', 'sales');
  return exists (select from public.reviews where photos @> array[path] and private.sees_enquiry('reviews', id))
    or exists (select from public.exchange_enquiries where photos @> array[path] and private.sees_enquiry('exchange_enquiries', id));
end
$$;
comment on function public.open_photo(text) is 'Does an enquiry whose lead the caller sees name the photograph at this path? For those who read reviews and exchanges; the reading of these leaves the trace.';

-- An owner keeps accounts, erases people and reads the files of all outlets: a limit to some was only for show.
update public.staff set outlet_ids = '{}' where role = 'owner' and outlet_ids <> '{}';
alter table public.staff add constraint staff_owner_outlets_check check (role <> 'owner' or outlet_ids = '{}') not valid;

create or replace function private.change_staff(staff_id uuid, change jsonb) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  after public.staff;
  refused_by text;
begin
  perform private.require_role('owner');
  -- One at a time, so that two owners do not end each other's accounts at once.
  perform pg_advisory_xact_lock(hashtext('change_staff'));
  update public.staff set
    role = coalesce(change ->> 'role', role),
    outlet_ids = case when change ? 'outletIds'
      then array(select jsonb_array_elements_text(change -> 'outletIds')::bigint) else outlet_ids end,
    expires_on = coalesce((change ->> 'lastDay')::date, expires_on),
    status = case when change ? 'isActive'
      then case when (change ->> 'isActive')::boolean then 'active' else 'inactive' end else status end
  where id = staff_id
  returning * into after;
  if not found then
    return 'missing';
  end if;
  if not exists (
    select from public.staff
    where role = 'owner' and outlet_ids = '{}' and status = 'active' and expires_on >= private.indian_day(now())
  ) then
    raise exception 'the last owner stays' using errcode = 'restrict_violation';
  end if;
  if after.status = 'inactive' then
    perform private.end_sessions(staff_id);
    delete from private.staff_links where staff_links.staff_id = change_staff.staff_id;
  end if;
  return 'saved';
exception when restrict_violation then
  -- What was changed above is undone.
  return 'last_owner';
when check_violation then
  get stacked diagnostics refused_by = constraint_name;
  if refused_by <> 'staff_owner_outlets_check' then
    raise;
  end if;
  return 'owner_of_some';
end
$$;;

create or replace function private.add_staff(staff_id uuid, account jsonb, token_hash text, hours integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  refused_by text;
begin
  perform private.require_role('owner');
  insert into public.staff (id, user_id, name, email, mobile, city, role, outlet_ids, expires_on)
  values (staff_id, account ->> 'userId', account ->> 'name', account ->> 'email', account ->> 'mobile', account ->> 'city',
    account ->> 'role', array(select jsonb_array_elements_text(account -> 'outletIds')::bigint), (account ->> 'lastDay')::date);
  return jsonb_build_object('outcome', 'saved', 'until', private.keep_staff_link(staff_id, token_hash, hours));
exception when unique_violation then
  get stacked diagnostics refused_by = constraint_name;
  return jsonb_build_object('outcome', case when refused_by like 'staff_user_id%' then 'user_id_taken' else 'email_taken' end);
when check_violation then
  get stacked diagnostics refused_by = constraint_name;
  if refused_by <> 'staff_owner_outlets_check' then
    raise;
  end if;
  return '{"outcome": "owner_of_some"}';
end
$$;;
comment on function public.change_staff(uuid, jsonb) is 'Changes role, outletIds, lastDay or isActive of an account: saved, missing, last_owner, or owner_of_some for an owner with outlets; a disabled one is signed out. For the owner.';
comment on function public.add_staff(uuid, jsonb, text, integer) is 'Makes an auth user one of staff, with a link to set the password. Outcome: saved (until), user_id_taken, email_taken or owner_of_some; for the owner.';
