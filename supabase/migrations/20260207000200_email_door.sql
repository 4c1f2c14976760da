-- The e-mail of staff is a name they sign in with, so a staff token alone does not change it: the server asks for the
-- password again and then says which address may follow.

create table private.allowed_email_changes (
  staff_id uuid primary key references public.staff (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  allowed_at timestamptz not null default now()
);
comment on table private.allowed_email_changes is
  'Who may set which e-mail address within the next half minute, once.';
alter table private.allowed_email_changes enable row level security;

-- Definer, because the table is closed to all API roles.
create function private.allow_email_change(staff_id uuid, email text) returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.allowed_email_changes as changes (staff_id, email) values (staff_id, email)
  on conflict on constraint allowed_email_changes_pkey do update set email = excluded.email, allowed_at = now()
$$;
comment on function private.allow_email_change(uuid, text) is 'What public.allow_email_change does.';
grant execute on function private.allow_email_change(uuid, text) to service_role;

create function public.allow_email_change(staff_id uuid, email text) returns void
language sql
security invoker
set search_path = ''
as $$ select private.allow_email_change(staff_id, email) $$;
comment on function public.allow_email_change(uuid, text) is
  'Lets this member of staff set this e-mail address once within half a minute.';
grant execute on function public.allow_email_change(uuid, text) to service_role;

-- Definer, because staff may touch nothing of the table above.
create function private.guard_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Without a member of staff it is an operator, with the secret key or in SQL.
  if auth.uid() is null then
    return new;
  end if;
  delete from private.allowed_email_changes as changes
  where changes.staff_id = new.id and changes.email = new.email and changes.allowed_at > now() - interval '30 seconds';
  if not found then
    raise exception 'the e-mail of staff changes through the server alone' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
comment on function private.guard_email() is 'Trigger: refuses an e-mail of staff that the server did not allow.';

create trigger staff_guard_email before update of email on public.staff
  for each row when (old.email is distinct from new.email)
  execute function private.guard_email();
