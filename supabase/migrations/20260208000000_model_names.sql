-- Reports show a model by its name, as the site does: an enquiry keeps the name of links and calls (ACTIVA110), which nobody
-- says. A search finds both.

do $$
declare
  shown record;
  definition text;
  named text;
begin
  for shown in
    select reports.report, reports.enquiry_table
    from private.reports join pg_catalog.pg_attribute
      on attrelid = format('public.%I', reports.report)::regclass and attname = 'model'
  loop
    definition := pg_catalog.pg_get_viewdef(format('public.%I', shown.report)::regclass);
    -- Postgres up to 15 writes the table in front of a column, later ones do not.
    named := regexp_replace(definition, '^(\s+)(\w+\.)?model,$', format(
      '\1coalesce((select vehicles.display_name from public.vehicles where vehicles.bike_name = %I.model), %1$I.model) as model,',
      shown.enquiry_table), 'n');
    if named = definition then
      raise exception 'the view % has no plain column model', shown.report;
    end if;
    execute format('create or replace view public.%I with (security_invoker = true) as %s', shown.report, named);
  end loop;
end
$$;

-- A model that has left the catalogue keeps the text of its enquiries.
create function private.other_spellings(term text) returns setof text
language sql
stable
set search_path = ''
as $$
  select lower(bike_name) from public.vehicles
  where term ~ '[a-zA-Z0-9]{3}'
    and lower(display_name) like private.search_pattern(term) and lower(bike_name) not like private.search_pattern(term)
$$;
comment on function private.other_spellings(text) is
  'What stands in an enquiry where a report shows the term: models by the name of links and calls.';

create or replace function private.match_condition(term text) returns text
language sql
stable
set search_path = ''
return '(' || concat_ws(' or ',
  format('strpos(search_text, %L) <> 0', lower(term)),
  case when private.has_trigrams(term) and term ~ '[ .]'
    then format('strpos(search_text, %L) <> 0', translate(lower(term), ' .', '--')) end,
  (select string_agg(format('strpos(search_text, %L) <> 0', other), ' or ') from private.other_spellings(term) as other),
  private.digits_condition(term)) || ')';

create or replace function private.index_condition(term text) returns text
language sql
stable
set search_path = ''
return '(' || concat_ws(' or ',
  case when private.has_trigrams(term)
    then format('private.latin_part(search_text) like %L', translate(private.search_pattern(term), ' .', '__'))
    else format('private.letter_pairs(search_text) @> %L', private.letter_pairs(lower(term))) end,
  (select string_agg(format('private.latin_part(search_text) like %L', private.search_pattern(other)), ' or ')
   from private.other_spellings(term) as other),
  private.digits_condition(term)) || ')';

create or replace function private.search_condition(term text) returns text
language sql
stable
set search_path = ''
return case
  when term = '' then ''
  when private.has_trigrams(term) then
    format(' and %s and %s', private.index_condition(term), private.match_condition(term))
  else ' and ' || private.match_condition(term)
end;

create or replace function private.report_conditions(from_day date, to_day date, term text, quarantined boolean) returns text
language sql
stable
set search_path = ''
return case when quarantined then 'is_quarantined' else 'not is_quarantined' end
  || case when from_day is null then '' else ' and created_at >= private.indian_day_start($1)' end
  || case when to_day is null then '' else ' and created_at < private.indian_day_start($2 + 1)' end
  || private.search_condition(term);
