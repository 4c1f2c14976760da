-- The e-mail of a staff row is the one Auth signs the member in with: a change of one changes the other, in one
-- transaction. Auth's own way asks for a click in two mailboxes; staff sign in by user id and change their address
-- in a session they have already proved.

create function private.follow_staff_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update auth.users set email = lower(new.email), updated_at = now() where id = new.id;
  update auth.identities
  set identity_data = identity_data || jsonb_build_object('email', lower(new.email)), updated_at = now()
  where user_id = new.id and provider = 'email';
  return null;
end
$$;
comment on function private.follow_staff_email() is
  'Trigger: gives the auth user the e-mail of the staff row; definer, because auth.users is closed to API roles.';
revoke execute on function private.follow_staff_email() from public;

create trigger staff_follow_email after update of email on public.staff
  for each row when (old.email is distinct from new.email)
  execute function private.follow_staff_email();

-- Auth keeps addresses in lower case; two members may not differ in case alone.
create unique index staff_lower_email_key on public.staff (lower(email));
