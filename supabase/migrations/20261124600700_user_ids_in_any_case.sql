-- A user id is the same in any case of A to Z, as the server counts tries: a phone that begins with a capital signs in, and
-- another way to write a name never tells whether there is such an account. Two accounts that differ by it must be told
-- apart before.

create unique index staff_user_id_lower_key on public.staff (lower(user_id collate "C"));

create or replace function public.find_staff_sign_in(typed text)
returns table (id uuid, email text)
language sql
stable
security invoker
set search_path = ''
as $$
  select staff.id, staff.email from public.staff
  where lower(staff.user_id collate "C") = lower(typed collate "C") or lower(staff.email collate "C") = lower(typed collate "C")
  order by lower(staff.user_id collate "C") = lower(typed collate "C") desc
  limit 1
$$;
