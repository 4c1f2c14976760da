-- A lean search: what a visitor writes at length cost thirty times its bytes in the two indexes of a search. Of a message
-- the reports search the first 300 characters; pairs of letters are kept as one of 16,384 numbers, so that unheard-of ones
-- take no room of their own; the trigram index holds the Latin part alone, the only one it is asked for; and what waits to
-- be sorted into an index is 256 KB instead of 4 MB.

create or replace function private.letter_pairs(words text) returns text[]
language sql
immutable
parallel safe
cost 1000
set search_path = ''
as $$
  select array_agg(distinct (hashtextextended(part, 0) & 16383)::text)
  from (
    select unnest(string_to_array(words, null)) as part
    union all
    select one || other
    from unnest(string_to_array(words, null), (string_to_array(words, null))[2:]) as pairs (one, other)
    where other is not null
  ) as parts
$$;
comment on function private.letter_pairs(text) is
  'A number for every letter of a text and every two side by side. Who contains a term has all of the term''s; others may too.';

create function private.latin_part(words text) returns text
language sql
immutable
parallel safe
cost 1000
set search_path = ''
return regexp_replace(words, '[^ -~]', '', 'g');
comment on function private.latin_part(text) is
  'A text without its other letters. Who contains a term contains its Latin part here.';
grant execute on function private.latin_part(text) to authenticated, service_role;

create or replace procedure private.make_searchable(table_name text)
language plpgsql
set search_path = ''
as $$
begin
  -- Without the extension a search still answers, only slower.
  if exists (select from pg_extension where extname = 'pg_trgm') then
    execute format(
      'create index %I on public.%I using gin (private.latin_part(search_text) extensions.gin_trgm_ops)
       with (gin_pending_list_limit = 256)',
      table_name || '_search_text_idx', table_name);
  end if;
  execute format(
    'create index %I on public.%I using gin (private.letter_pairs(search_text)) with (gin_pending_list_limit = 256)',
    table_name || '_letter_pairs_idx', table_name);
  execute format('comment on column public.%I.search_text is %L', table_name,
    'What the report''s search box looks through.');
end
$$;

create or replace function private.report_conditions(from_day date, to_day date, term text, quarantined boolean) returns text
language sql
immutable
set search_path = ''
return case when quarantined then 'is_quarantined' else 'not is_quarantined' end
  || case when from_day is null then '' else ' and created_at >= private.indian_day_start($1)' end
  || case when to_day is null then '' else ' and created_at < private.indian_day_start($2 + 1)' end
  || case when term = '' then '' else ' and search_text like $3' end
  || case when term ~ '[a-zA-Z0-9]{3}'
    then format(' and private.latin_part(search_text) like %L', private.search_pattern(private.latin_part(term))) else '' end;

do $$
declare
  searched record;
  definition text;
  words text;
begin
  for searched in
    select pg_class.oid, relname, report, pg_catalog.pg_get_expr(adbin, adrelid) as expression
    from private.reports
      join pg_catalog.pg_class on relnamespace = 'public'::regnamespace and relname = enquiry_table
      join pg_catalog.pg_attribute on attrelid = pg_class.oid and attname = 'search_text'
      join pg_catalog.pg_attrdef on adrelid = pg_class.oid and adnum = attnum
  loop
    execute format('drop index if exists public.%I', searched.relname || '_search_text_idx');
    execute format('drop index public.%I', searched.relname || '_letter_pairs_idx');
    if searched.expression ~ '\mmessage\M' then
      -- The expression of a column cannot be changed, and the report's view stands on it.
      definition := pg_catalog.pg_get_viewdef(format('public.%I', searched.report)::regclass);
      words := pg_catalog.obj_description(format('public.%I', searched.report)::regclass, 'pg_class');
      execute format('drop view public.%I', searched.report);
      execute format('alter table public.%I drop column search_text', searched.relname);
      execute format('alter table public.%I add column search_text text not null generated always as (%s) stored',
        searched.relname, regexp_replace(searched.expression, '\mmessage\M', '"left"(message, 300)'));
      execute format('create view public.%I with (security_invoker = true) as %s', searched.report, definition);
      execute format('comment on view public.%I is %L', searched.report, words);
      execute format('grant select on public.%I to authenticated', searched.report);
    end if;
    call private.make_searchable(searched.relname);
  end loop;
end
$$;
