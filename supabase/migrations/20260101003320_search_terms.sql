-- Search terms: what somebody typed, as the inbox and the reports ask for it.
create type private.term as (patterns text[], pairs text[], words text, indexed text[], number text);
comment on type private.term is 'A search that was typed; all null where nothing was.';
comment on column private.term.patterns is
  'What a search text is like that holds the term, or what enquiries call a model of such a name.';
comment on column private.term.pairs is 'For the index of letter pairs, of a term that the trigram index cannot find.';
comment on column private.term.words is
  'For the trigram index, of a term of several words. Its short words count too: LIKE, for which anything may stand '
  'between the words, would know nothing of the 6G in Activa 6G, and every Activa would be read. One pattern for gaps '
  'and hyphens, because two would walk the same part of the index twice.';
comment on column private.term.indexed is 'For the trigram index: a term of one word, and what enquiries call a model.';
comment on column private.term.number is 'What the digits of a number are like; null for a term that is no number.';

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
comment on function private.term_of(text) is 'What a search of this text asks of a row.';
grant execute on function private.term_of(text) to office;
