-- The owners of everything in a hosted project, run after hosted-stub.sql by the superuser supabase_admin:
-- `postgres`, which applies the migrations, is no superuser, and auth and storage belong to admins of their
-- own. The owners follow github.com/supabase/postgres (migrations/db).

create role postgres login nosuperuser createdb createrole replication bypassrls;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator, postgres;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';

grant all on database postgres to postgres;
grant all on schema public to postgres;
create schema extensions;
grant all on schema extensions to postgres;
grant usage on schema extensions to anon, authenticated, service_role;
-- The grants of hosted-stub.sql, which gives them for its own role, repeated for the role that makes the
-- tables here.
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant execute on functions to anon, authenticated, service_role;

alter schema auth owner to supabase_auth_admin;
alter table auth.users owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.identities owner to supabase_auth_admin;
alter function auth.jwt() owner to supabase_auth_admin;
alter function auth.uid() owner to supabase_auth_admin;
alter function auth.role() owner to supabase_auth_admin;
alter table auth.users enable row level security;
alter table auth.sessions enable row level security;
alter table auth.identities enable row level security;

-- Supautils lets `postgres` make policies on tables of Storage that it does not own
-- (supautils.policy_grants). In this stand-in the tables belong to a role of which `postgres` is a member,
-- and an event trigger refuses every other right that this would give.
create role storage_policies nologin;
grant storage_policies to postgres;
grant usage on schema storage to storage_policies;
alter schema storage owner to supabase_storage_admin;
alter table storage.buckets owner to storage_policies;
alter table storage.objects owner to storage_policies;
alter function storage.foldername(text) owner to supabase_storage_admin;
grant all on storage.buckets, storage.objects to supabase_storage_admin;

create function extensions.refuse_foreign_tables() returns event_trigger
language plpgsql
as $$
declare
  command record;
begin
  for command in select * from pg_event_trigger_ddl_commands() loop
    if command.schema_name in ('auth', 'storage') and command.command_tag !~ 'POLICY$' and current_user = 'postgres' then
      raise exception 'must be owner of %', command.object_identity using errcode = '42501';
    end if;
  end loop;
end
$$;
create event trigger refuse_foreign_tables on ddl_command_end execute function extensions.refuse_foreign_tables();

grant usage on schema auth, storage to postgres with grant option;
grant all on all tables in schema auth, storage to postgres;
grant all on all routines in schema auth, storage to postgres;
