-- Search terms: what somebody typed, as the inbox and the reports ask for it.
create type private.term as (patterns text[], pairs text[], words text, indexed text[], number text);
comment on type private.term is 'A search term that somebody typed; all null where nothing was typed.';
comment on column private.term.patterns is
  'LIKE patterns for search_text: the term itself, and the names that enquiries hold for models whose display name '
  'has the term.';
comment on column private.term.pairs is 'For the index of letter pairs, where the trigram index cannot find the term.';
comment on column private.term.words is
  'For the trigram index, where the term has several words. Its short words count too: with LIKE, which lets anything '
  'stand between the words, the index could not use the 6G in Activa 6G, and every Activa would be read. One pattern '
  'matches gaps and hyphens alike, because two would walk the same part of the index twice.';
comment on column private.term.indexed is
  'For the trigram index: a term of one word, and the names that enquiries hold for models.';
comment on column private.term.number is
  'A LIKE pattern for the digits of a number; null for a term that is no number.';

-- The models that a search means by a name which enquiries do not hold: a search for a display name must find
-- enquiries that hold the name of links. A name that contains another found name adds nothing to the shorter
-- one. A term in the names of more than twenty models, such as the maker's, is no model's name.
create function private.named_models(term text) returns setof text
language sql stable set search_path = ''
as $$
  with models (code, shown) as (
    select bike_name, display_name from public.vehicles
    union all select code, name from private.other_models
  ), named as (
    select lower(code) as name from models
    where private.has_trigrams(term)
      and strpos(lower(shown), lower(term)) <> 0 and strpos(lower(code), lower(term)) = 0
  ), shortest as (
    select name from named
    where (select count(*) from named) <= 200
      and not exists (select from named as other where other.name <> named.name and strpos(named.name, other.name) <> 0)
  )
  select name from shortest where (select count(*) from shortest) <= 20
$$;
comment on function private.named_models(text) is
  'For the models whose shown name contains a term: the name that enquiries hold, in small letters.';
grant execute on function private.named_models(text) to office;

-- A form may send a model as city-scooter-6g, and reports show it as City Scooter 6G.
create function private.term_of(typed text) returns private.term
language sql stable set search_path = ''
as $$
  with models as materialized (
    select array(select private.search_pattern(model) from private.named_models(typed) as model) as patterns
  )
  select
    private.search_pattern(typed) || models.patterns
      || case when has_trigrams and has_gaps
        then array[private.search_pattern(translate(typed, ' .', '--'))] else '{}' end,
    case when not has_trigrams then private.letter_pairs(lower(typed)) end,
    case when has_trigrams and has_gaps then
      regexp_replace(regexp_replace(lower(typed), '([^a-z0-9 .])', '\\\1', 'g'), '[ .]', '[ .-]', 'g') end,
    models.patterns
      || case when has_trigrams and not has_gaps then array[private.search_pattern(typed)] else '{}' end,
    '%' || private.searched_number(typed) || '%'
  from models, (select private.has_trigrams(typed), typed ~ '[ .]') as signs (has_trigrams, has_gaps)
  where typed <> ''
$$;
comment on function private.term_of(text) is 'The conditions that a search for this text sets for a row.';
grant execute on function private.term_of(text) to office;
