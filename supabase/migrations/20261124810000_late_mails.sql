-- Readiness says how many mails nobody got: a mail server that refuses them, or is not set, shows nowhere else.

create function private.late_mails() returns integer
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::integer from private.mails
  where sent_at is null and created_at < now() - interval '1 hour' and created_at > now() - interval '7 days'
$$;
comment on function private.late_mails() is 'What public.late_mails does; definer, because the outbox is closed to API roles.';
grant execute on function private.late_mails() to service_role;

create function public.late_mails() returns integer
language sql
stable
security invoker
set search_path = ''
return private.late_mails();
comment on function public.late_mails() is 'How many mails wait for more than an hour and are still tried; for the server.';
grant execute on function public.late_mails() to service_role;
