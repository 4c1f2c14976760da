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

-- The models that a search means by their names, where their names in enquiries do not hold the term.
create function private.named_models(term text) returns setof text
language sql
stable
set search_path = ''
as $$
  select lower(bike_name) from public.vehicles
  where private.has_trigrams(term)
    and strpos(lower(display_name), lower(term)) <> 0 and strpos(lower(bike_name), lower(term)) = 0
$$;
comment on function private.named_models(text) is
  'What enquiries hold of the models whose names hold a term: the name of links and calls, in small letters.';

create or replace function private.match_condition(term text) returns text
language sql
stable
set search_path = ''
return '(' || concat_ws(' or ',
  format('strpos(search_text, %L) <> 0', lower(term)),
  case when private.has_trigrams(term) and term ~ '[ .]'
    then format('strpos(search_text, %L) <> 0', translate(lower(term), ' .', '--')) end,
  (select string_agg(format('strpos(search_text, %L) <> 0', model), ' or ') from private.named_models(term) as model),
  private.digits_condition(term)) || ')';

create or replace function private.index_condition(term text) returns text
language sql
stable
set search_path = ''
return '(' || concat_ws(' or ',
  case when private.has_trigrams(term)
    then format('private.latin_part(search_text) like %L', translate(private.search_pattern(term), ' .', '__'))
    else format('private.letter_pairs(search_text) @> %L', private.letter_pairs(lower(term))) end,
  (select string_agg(format('private.latin_part(search_text) like %L', private.search_pattern(model)), ' or ')
    from private.named_models(term) as model),
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
