-- Filters: what pages and exports of reports, and the inbox, share. They are conditions for dynamic SQL. One function
-- says which rows hold a term and another which rows an index offers, and the planner guesses by the second alone: it
-- would take two conditions that say the same for independent ones, and a hundred times fewer hits than there are.

-- Null for a term that is no number, and not a comparison with nothing.
create function private.digits_condition(term text) returns text
language sql immutable set search_path = ''
as $$ select 'mobile_digits like ' || quote_literal('%' || private.searched_number(term) || '%') $$;
comment on function private.digits_condition(text) is
  'What a row satisfies whose number holds a term, for dynamic SQL; null when the term is no number.';
grant execute on function private.digits_condition(text) to office;

-- The short words of a term count in the trigram index too: one LIKE for gaps and hyphens would know nothing of the
-- 6G in Activa 6G, and every Activa would be read and compared. A pattern names what may stand between the words, which
-- LIKE cannot; one for gaps and hyphens, because two would walk the same part of the index twice.
create function private.index_condition(term text) returns text
language sql stable set search_path = ''
as $$
  select '(' || concat_ws(' or ',
    case
      when not private.has_trigrams(term)
        then format('private.letter_pairs(search_text) @> %L', private.letter_pairs(lower(term)))
      when term ~ '[ .]'
        then format('private.latin_part(search_text) ~ %L',
          regexp_replace(regexp_replace(lower(term), '([^a-z0-9 .])', '\\\1', 'g'), '[ .]', '[ .-]', 'g'))
      else format('private.latin_part(search_text) like %L', private.search_pattern(term))
    end,
    (select string_agg(format('private.latin_part(search_text) like %L', private.search_pattern(model)), ' or ')
      from private.named_models(term) as model),
    private.digits_condition(term)) || ')'
$$;
comment on function private.index_condition(text) is
  'What the rows that hold a term satisfy, and some others too, in the words of an index, for dynamic SQL.';
grant execute on function private.index_condition(text) to office;

-- The service forms send a model as honda-activa-6g, and reports show it as Activa 6G. Not LIKE, by which the planner
-- would guess once more what the index already said.
create function private.match_condition(term text) returns text
language sql stable set search_path = ''
as $$
  select '(' || concat_ws(' or ',
    format('strpos(search_text, %L) <> 0', lower(term)),
    case when private.has_trigrams(term) and term ~ '[ .]'
      then format('strpos(search_text, %L) <> 0', translate(lower(term), ' .', '--')) end,
    (select string_agg(format('strpos(search_text, %L) <> 0', model), ' or ') from private.named_models(term) as model),
    private.digits_condition(term)) || ')'
$$;
comment on function private.match_condition(text) is
  'What the rows that hold a term satisfy and no others, for dynamic SQL.';
grant execute on function private.match_condition(text) to office;

-- For an export, whose steps walk the dates where the letter pairs would be gathered and sorted for each.
create function private.search_condition(term text) returns text
language sql stable set search_path = ''
as $$
  select case
    when term = '' then ''
    when private.has_trigrams(term) then
      format(' and %s and %s', private.index_condition(term), private.match_condition(term))
    else ' and ' || private.match_condition(term)
  end
$$;
comment on function private.search_condition(text) is 'What a search asks of a row, for dynamic SQL.';
grant execute on function private.search_condition(text) to office;

-- What page and export of a report share. Its parameters are $1 from_day, $2 to_day and $3 pattern.
create function private.report_conditions(from_day date, to_day date, term text, quarantined boolean) returns text
language sql stable set search_path = ''
as $$
  select case when quarantined then 'is_quarantined' else 'not is_quarantined' end
    || case when from_day is null then '' else ' and created_at >= private.indian_day_start($1)' end
    || case when to_day is null then '' else ' and created_at < private.indian_day_start($2 + 1)' end
    || private.search_condition(term)
$$;
comment on function private.report_conditions(date, date, text, boolean) is
  'The conditions of a report filter, for dynamic SQL.';
grant execute on function private.report_conditions(date, date, text, boolean) to office;
