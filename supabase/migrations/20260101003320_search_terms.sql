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

-- The service forms send a model as honda-activa-6g, and reports show it as Activa 6G.
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
