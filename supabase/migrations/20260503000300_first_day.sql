-- The first day of a dealer: what is still to be done before the site is switched on, each answer from the rows themselves.

create function private.read_setup() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'the list of the first day is for active staff' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object(
    'dealership', (select is_filled from public.dealership),
    'outlets', exists (select from public.dealers where closed_at is null),
    'catalogue', exists (select from public.vehicles where is_active),
    'pictures', exists (select from public.slides),
    'staff', (select count(*) > 1 from public.staff),
    'enquiry', exists (select from public.leads),
    'open', (select opened_at is not null from public.dealership));
end
$$;
comment on function private.read_setup() is 'What public.read_setup answers; definer, because it counts accounts and leads.';
revoke execute on function private.read_setup() from public;
grant execute on function private.read_setup() to authenticated;

create function public.read_setup() returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.read_setup() $$;
comment on function public.read_setup() is 'Which steps of a dealer''s first day are done; for active staff.';
revoke execute on function public.read_setup() from public, anon;
grant execute on function public.read_setup() to authenticated;
