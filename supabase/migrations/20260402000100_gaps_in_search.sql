-- The short words of a term count in the trigram index: one LIKE for gaps and hyphens knew nothing of the 6G in Activa 6G,
-- and every Activa was read and compared. The pattern names what may stand between the words, which LIKE cannot.

create or replace function private.index_condition(term text) returns text
language sql
stable
set search_path = ''
return '(' || concat_ws(' or ',
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
  private.digits_condition(term)) || ')';

-- Null for a term that is no number, as its comment says, and not a comparison with nothing.
create or replace function private.digits_condition(term text) returns text
language sql
immutable
set search_path = ''
return 'mobile_digits like ' || quote_literal('%' || private.searched_number(term) || '%');
