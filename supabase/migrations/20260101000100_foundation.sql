-- Foundation: the private schema, closed default privileges, and the helpers every later file uses. This file
-- makes no table; the file of each table grants by name what a role may do with the table.

create schema if not exists private;
comment on schema private is 'Helpers for policies and triggers. Never exposed through the API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- A hosted project grants all four verbs on every new table to the API roles. These grants are revoked first:
-- a policy alone would leave them in place.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from public;
alter default privileges in schema private revoke execute on functions from public;
alter default privileges revoke execute on functions from public;

-- The office is the role that row-level security judges when staff read what visitors sent. Nobody signs in
-- as the office, and no role of the API is a member. Functions by which staff read belong to the office, so
-- that a policy `to office` beside each table decides which rows such a function finds, whatever its query
-- forgets; a staff token itself reads none of these tables. Roles belong to the whole server, so another
-- database may have made this one already.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'office') then
    create role office nologin;
  end if;
  -- Granted whether the role is new or not: from Postgres 16 on, the maker of a role may hand the role on but
  -- not act as it.
  execute format('grant office to %I', current_user);
end
$$;
grant usage on schema private to office;

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

-- The API shows the schema public alone. A function that the API may call is written in the schema private,
-- and this procedure makes its door in public: a function of the same name and comment that hands all
-- arguments on, so that the two never differ.
create procedure private.expose(function_name text, variadic roles text[])
language plpgsql set search_path = ''
as $$
declare
  exposed pg_catalog.pg_proc;
  given text;
  role text;
begin
  select * into strict exposed from pg_catalog.pg_proc
  where pronamespace = 'private'::regnamespace and proname = function_name;
  select string_agg(quote_ident(argument), ', ' order by place) into given
  from unnest(exposed.proargnames) with ordinality as arguments (argument, place)
  where place <= exposed.pronargs;

  execute format(
    'create function public.%I(%s) returns %s language sql %s security invoker set search_path = '''' as %L',
    function_name, pg_get_function_arguments(exposed.oid), pg_get_function_result(exposed.oid),
    case exposed.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
    format(' select %sprivate.%I(%s) ', case when exposed.proretset then '* from ' end, function_name, given));
  execute format('comment on function public.%I is %L', function_name, obj_description(exposed.oid, 'pg_proc'));

  execute format('revoke execute on function private.%I, public.%1$I from public', function_name);
  foreach role in array roles loop
    execute format('grant execute on function private.%I, public.%1$I to %I', function_name, role);
  end loop;
end
$$;
comment on procedure private.expose(text, text[]) is
  'Migration helper: lets these roles call a function of the schema private through one of the same name in public.';

-- The owner of a function needs the right to make functions, which the office has for this moment alone. JIT
-- is off because the planner overrates the sub-select of a policy, and would spend 100 ms and more on
-- compiling a query that then runs for ten.
create procedure private.judge(variadic function_names text[])
language plpgsql set search_path = ''
as $$
declare
  function_name text;
  judged pg_catalog.pg_proc;
begin
  grant create on schema private to office;
  foreach function_name in array function_names loop
    select * into strict judged from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname = function_name;
    if not judged.prosecdef then
      raise exception 'private.% is no definer function', function_name;
    end if;
    execute format('alter function %s set jit = off', judged.oid::regprocedure);
    execute format('alter function %s owner to office', judged.oid::regprocedure);
  end loop;
  revoke create on schema private from office;
end
$$;
comment on procedure private.judge(text[]) is
  'Migration helper: gives definer functions of the schema private to the office, so that policies judge what these '
  'functions read.';

-- What staff write as JSON has a shape, which the contract gives; private.shape_of has it as a JSON Schema. A
-- check of the column asks this function, whichever way the value came. The keywords are those that the
-- contract's shapes have; `npm run schema` refuses a shape with another one.
create function private.fits(value jsonb, shape jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  one record;
  wanted jsonb;
begin
  if shape ? 'anyOf' then
    for one in select * from jsonb_array_elements(shape -> 'anyOf') as other (shape) loop
      if private.fits(value, one.shape) then
        return true;
      end if;
    end loop;
    return false;
  end if;
  case shape ->> 'type'
    when 'string' then
      return jsonb_typeof(value) = 'string'
        and char_length(value #>> '{}') between coalesce((shape ->> 'minLength')::integer, 0)
          and coalesce((shape ->> 'maxLength')::integer, 100000)
        and coalesce(value = shape -> 'const', true)
        and coalesce(shape -> 'enum' @> value, true)
        and coalesce(value #>> '{}' ~ (shape ->> 'pattern'), true)
        and case shape ->> 'format'
          when 'line' then private.is_line(value #>> '{}', 100000)
          when 'paragraph' then private.is_paragraph(value #>> '{}', 100000)
          else true
        end;
    when 'number', 'integer' then
      return jsonb_typeof(value) = 'number' and case when jsonb_typeof(value) = 'number' then
        (shape ->> 'type' = 'number' or (value #>> '{}')::numeric % 1 = 0)
        and coalesce((value #>> '{}')::numeric >= (shape ->> 'minimum')::numeric, true)
        and coalesce((value #>> '{}')::numeric > (shape ->> 'exclusiveMinimum')::numeric, true)
        and coalesce((value #>> '{}')::numeric <= (shape ->> 'maximum')::numeric, true) end;
    when 'null', 'boolean' then
      return jsonb_typeof(value) = shape ->> 'type';
    when 'array' then
      if jsonb_typeof(value) <> 'array' or jsonb_array_length(value)
        not between coalesce((shape ->> 'minItems')::integer, 0) and coalesce((shape ->> 'maxItems')::integer, 100000)
      then
        return false;
      end if;
      for one in select * from jsonb_array_elements(value) as listed (item) loop
        if not private.fits(one.item, shape -> 'items') then
          return false;
        end if;
      end loop;
      return true;
    when 'object' then
      if jsonb_typeof(value) <> 'object'
        or not coalesce(value ?& array(select jsonb_array_elements_text(shape -> 'required')), true)
        or shape ? 'maxProperties'
          and (select count(*) from jsonb_object_keys(value)) > (shape ->> 'maxProperties')::integer
      then
        return false;
      end if;
      for one in select * from jsonb_each(value) as listed (key, item) loop
        wanted := coalesce(shape -> 'properties' -> one.key, shape -> 'additionalProperties');
        if wanted = 'false' or not private.fits(one.item, wanted)
          or shape ? 'propertyNames' and not private.fits(to_jsonb(one.key), shape -> 'propertyNames')
        then
          return false;
        end if;
      end loop;
      return true;
    else
      raise exception 'no such shape' using errcode = 'invalid_parameter_value';
  end case;
end
$$;
comment on function private.fits(jsonb, jsonb) is 'Has the value the shape that this JSON Schema describes?';
grant execute on function private.fits(jsonb, jsonb) to authenticated, service_role;

create function private.are_lines(texts text[], longest integer) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return not exists (select from unnest(texts) as one where private.is_line(one, longest) is not true);
end
$$;
comment on function private.are_lines(text[], integer) is 'Is each text of the list one line, as private.is_line asks?';
grant execute on function private.are_lines(text[], integer) to authenticated, service_role;

create function private.is_number(words text, shortest integer default 0) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.is_line(words, 20, shortest) and words !~ '[^-+().\s/0-9\u0080-\uffff]';
end
$$;
comment on function private.is_number(text, integer) is
  'Is the text written as a telephone number may be: the digits of any script, and the usual gaps?';
grant execute on function private.is_number(text, integer) to authenticated, service_role;

create function private.set_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.set_updated_at() is 'Trigger: stamps updated_at on every change of a row.';

create function private.indian_day(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (moment at time zone 'Asia/Kolkata')::date $$;
comment on function private.indian_day(timestamptz) is 'The calendar day in India at a moment.';
grant execute on function private.indian_day(timestamptz) to anon, authenticated, service_role, office;

create function private.indian_day_start(day date) returns timestamptz
language sql immutable parallel safe set search_path = ''
as $$ select day::timestamp at time zone 'Asia/Kolkata' $$;
comment on function private.indian_day_start(date) is 'The moment at which a calendar day begins in India.';
grant execute on function private.indian_day_start(date) to anon, authenticated, service_role, office;

-- Immutable, unlike to_char itself: a day's figures read the same in every locale, and a generated search
-- column takes immutable functions alone.
create function private.day_text(day date) returns text
language sql immutable set search_path = ''
as $$ select to_char(day, 'DD/MM/YYYY') $$;
comment on function private.day_text(date) is 'A calendar day as reports show it, 31/12/2026.';
grant execute on function private.day_text(date) to authenticated, service_role, office;

-- Visitors see the slides, offers and notifications that run today in India; staff see all of them.
create function private.runs_today(first_day date, last_day date) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(first_day <= private.indian_day(now()), true)
    and coalesce(last_day >= private.indian_day(now()), true)
$$;
comment on function private.runs_today(date, date) is
  'Is today, in India, within these days? A bound that is null does not count.';
grant execute on function private.runs_today(date, date) to anon, authenticated;

-- A text that is cut short may end in the middle of a sentence, and never in a blank, which no stored text
-- has at its end.
create function private.shortened(words text, most integer) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case when char_length(words) <= most then words
    else regexp_replace(left(words, most), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '') end;
end
$$;
comment on function private.shortened(text, integer) is
  'The first characters of a text, at most so many, without blanks at their end.';
grant execute on function private.shortened(text, integer) to authenticated, service_role, office;

create function private.rupees(paise bigint) returns text
language sql immutable set search_path = ''
as $$
  select '₹' || to_char(paise / 100, 'FM99,99,99,99,990')
    || case when paise % 100 = 0 then '' else '.' || lpad((paise % 100)::text, 2, '0') end
$$;
comment on function private.rupees(bigint) is 'An amount in paise as India writes it, ₹1,05,000.50.';
grant execute on function private.rupees(bigint) to authenticated, office;

create function private.count_words(count bigint, one text, many text) returns text
language sql immutable set search_path = ''
as $$
  select count || ' ' || case when count = 1 then one else many end
$$;
comment on function private.count_words(bigint, text, text) is
  'A number with the word for what it counts, as 1 row or 2 rows.';
grant execute on function private.count_words(bigint, text, text) to office;
