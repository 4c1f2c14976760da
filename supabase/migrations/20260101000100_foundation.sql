-- Foundation: the private schema, closed default privileges, and the helpers every later file uses.
-- Nothing here is a table; what a role may do is granted by name where the table stands.

create schema if not exists private;
comment on schema private is 'Helpers for policies and triggers. Never exposed through the API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project grants all four verbs on every new table to the API roles. Take that back first:
-- a policy alone does not.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from public;
alter default privileges in schema private revoke execute on functions from public;
alter default privileges revoke execute on functions from public;

-- Trigram search, where the server offers it: reports search inside words.
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm')
    and not exists (select from pg_extension where extname = 'pg_trgm') then
    create extension pg_trgm with schema extensions;
  end if;
end
$$;

create function private.set_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.set_updated_at() is 'Trigger: stamps updated_at on every change of a row.';

create function private.indian_day(moment timestamptz) returns date
language sql
immutable
set search_path = ''
return (moment at time zone 'Asia/Kolkata')::date;
comment on function private.indian_day(timestamptz) is 'The calendar day in India of a moment.';
grant execute on function private.indian_day(timestamptz) to anon, authenticated, service_role;

create function private.indian_day_start(day date) returns timestamptz
language sql
immutable
set search_path = ''
return day::timestamp at time zone 'Asia/Kolkata';
comment on function private.indian_day_start(date) is 'The moment at which a calendar day begins in India.';
grant execute on function private.indian_day_start(date) to anon, authenticated, service_role;

-- Immutable, unlike to_char itself: figures alone read the same in every locale, and a generated search column needs it.
create function private.day_text(day date) returns text
language sql
immutable
set search_path = ''
return to_char(day, 'DD/MM/YYYY');
comment on function private.day_text(date) is 'A calendar day as reports show it, 31/12/2026.';
grant execute on function private.day_text(date) to anon, authenticated, service_role;
