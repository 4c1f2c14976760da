-- Search terms: what somebody typed, as the inbox and the reports ask for it.
create type private.term as (words text[], models text[], pairs text[], first_word text, second_word text, number text);
comment on type private.term is 'A search term that somebody typed; all null where nothing was typed.';
comment on column private.term.words is
  'LIKE patterns for search_text, one for each word: a text that has all of them is found, in whichever order.';
comment on column private.term.models is
  'LIKE patterns for search_text and the trigram index: what rows hold where screens show the term, such as the names of '
  'links of models whose display name has it.';
comment on column private.term.pairs is
  'For the index of letter pairs: the words that the trigram index cannot find, such as 6G, and words in Odia. A word of '
  'one letter stands in nearly every text, so it counts only where there is no other.';
comment on column private.term.first_word is
  'For the trigram index: the longest of the words that the index can find; second_word is the next one.';
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
    select private.plain_words(code) as name from models
    where private.has_trigrams(private.plain_words(term))
      and strpos(private.plain_words(shown), private.plain_words(term)) <> 0
      and strpos(private.plain_words(code), private.plain_words(term)) = 0
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

-- A name is found in any order of its words. A dot parts words too; between digits it stands for any sign,
-- because a form may send a model as city-scooter-2-0, and reports show it as City Scooter 2.0.
create function private.term_of(typed text) returns private.term
language sql stable set search_path = ''
as $$
  with words as materialized (
    select distinct word, replace(private.search_pattern(word), '.', '_') as pattern,
      private.has_trigrams(word) as has_trigrams, char_length(word) as letters
    from regexp_split_to_table(private.plain_words(typed), '\s+|(?<![0-9])\.|\.(?![0-9])') as word
    where word <> ''
  ), parts as materialized (
    select part, has_trigrams, char_length(part) as letters from words, regexp_split_to_table(word, '\.') as part
  ), indexed as (
    select array(select pattern from words where has_trigrams order by letters desc, word limit 2) as patterns
  )
  select
    array(select pattern from words),
    array(select private.search_pattern(model) from private.named_models(typed) as model),
    (select array_agg(distinct pair) from parts cross join unnest(private.letter_pairs(part)) as pair
     where not has_trigrams and (letters > 1 or (select max(letters) from parts) = 1)),
    patterns[1],
    patterns[2],
    '%' || private.searched_number(typed) || '%'
  from indexed
  where exists (select from words)
$$;
comment on function private.term_of(text) is 'The conditions that a search for this text sets for a row.';
grant execute on function private.term_of(text) to office;

-- The API knows the words of screens, and writes below a term what rows hold for them. A tab stands for
-- anything between two texts. Nobody types a line or a tab into the field of a search.
create function private.term_of_report(given text) returns private.term
language plpgsql stable set search_path = ''
as $$
declare
  found private.term := private.term_of(split_part(given, E'\n', 1));
begin
  found.models := found.models || array(
    select replace(private.search_pattern(line), E'\t', '%')
    from unnest((string_to_array(given, E'\n'))[2:]) as line);
  return found;
end
$$;
comment on function private.term_of_report(text) is
  'The conditions that a search in a report sets for a row: the first line as it was typed, or what a further line holds.';
grant execute on function private.term_of_report(text) to office;
