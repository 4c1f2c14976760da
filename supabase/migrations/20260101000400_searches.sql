-- Searches: how a word or a number is found among a million rows, however it is typed.

-- Who types a name leaves out the joiners that Odia and Devanagari are written with, and has one kind of
-- apostrophe where the text has another.
create function private.plain_words(words text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select translate(lower(words), E'\u200C\u200D''\u2018\u2019\u02BC\u2032\u00B4`', '') $$;
comment on function private.plain_words(text) is
  'A text as a search compares it: in small letters, without joiners (ZWJ, ZWNJ) and apostrophes of any kind.';
grant execute on function private.plain_words(text) to authenticated, service_role, office;

create function private.latin_part(words text) returns text
language sql immutable parallel safe cost 100 set search_path = ''
as $$ select regexp_replace(words, '[^ -~]', '', 'g') $$;
comment on function private.latin_part(text) is
  'A text without its letters of other scripts. A text that contains a term has the term''s Latin part in this result.';
grant execute on function private.latin_part(text) to authenticated, service_role, office;

create function private.has_trigrams(term text) returns boolean
language sql immutable set search_path = ''
as $$ select term ~ '[a-zA-Z0-9]{3}' and term !~ '[^ -~]' $$;
comment on function private.has_trigrams(text) is
  'Whether the trigram index, which holds the Latin part of a text, can find a term; letter pairs find any other.';
grant execute on function private.has_trigrams(text) to office;

-- A trigram index does not find a term without three Latin letters or digits in a row: two letters, signs,
-- and everything in Odia, whose letters and signs the index does not tell apart. For such terms every report
-- has an index of single letters and pairs, each kept as one of 16,384 numbers, so that rare letters and
-- pairs take no room of their own. Costly on purpose: the planner must not choose to compute this for a row
-- that an index could look up.
create function private.letter_pairs(words text) returns text[]
language sql immutable parallel safe cost 1000 set search_path = ''
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
  'A number for every letter of a text and for every two letters side by side. A text that contains a term has all '
  'numbers of the term; texts that do not contain it may have them too.';
grant execute on function private.letter_pairs(text) to authenticated, service_role, office;

-- A caller's number is found however it was typed: with +91, a leading 0, gaps or hyphens, in the digits of
-- Odia or Devanagari.
create function private.plain_digits(words text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select translate(words, '୦୧୨୩୪୫୬୭୮୯०१२३४५६७८९', '01234567890123456789') $$;
comment on function private.plain_digits(text) is 'A text with the digits of Odia and Devanagari as 0 to 9.';
grant execute on function private.plain_digits(text) to authenticated, service_role, office;

create function private.number_digits(number text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select regexp_replace(private.plain_digits(number), '[^0-9]', '', 'g') $$;
comment on function private.number_digits(text) is 'The digits of a telephone number, in order, and nothing else.';
grant execute on function private.number_digits(text) to authenticated, service_role, office;

-- Signs that come along when a number is copied out of a chat (no-break space, marks of direction, long
-- hyphens) count as gaps.
create function private.searched_number(term text) returns text
language sql immutable set search_path = ''
as $$
  select right(digits, 10)
  from (select regexp_replace(private.plain_digits(term), '^\s*\+\s*91', '')) as local (number),
    lateral (select private.number_digits(number)) as counted (digits)
  where number !~ '[^-+().,\s0-9\u00A0\u00AD\u061C\u200B-\u2015\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]'
    and char_length(digits) >= 6
$$;
comment on function private.searched_number(text) is
  'The last ten digits of a search term that reads like a number of six digits or more; null for any other.';
grant execute on function private.searched_number(text) to office;

-- A table without telephone numbers has the column too, always empty: every report is queried with the same
-- conditions. Every search reads the index's list of rows that are not sorted in yet, so the list is 256 KB
-- at most instead of 4 MB.
create procedure private.make_numbers_searchable(table_name text)
language plpgsql set search_path = ''
as $$
declare
  has_mobile constant boolean := exists (
    select from pg_catalog.pg_attribute
    where attrelid = format('public.%I', table_name)::regclass and attname = 'mobile' and not attisdropped);
begin
  execute format(
    'alter table public.%I add column if not exists mobile_digits text not null generated always as (%s) stored',
    table_name, case when has_mobile then 'private.number_digits(mobile)' else quote_literal('') end);
  execute format('comment on column public.%I.mobile_digits is %L', table_name,
    'The digits of the number, by which a search finds it however it was typed.');
  -- Without the extension a search still answers, only slower.
  if has_mobile and exists (select from pg_extension where extname = 'pg_trgm') then
    execute format(
      'create index if not exists %I on public.%I using gin (mobile_digits extensions.gin_trgm_ops)
       with (gin_pending_list_limit = 256)',
      table_name || '_mobile_digits_idx', table_name);
  end if;
end
$$;
comment on procedure private.make_numbers_searchable(text) is
  'Migration helper: the column and the index by which a number is found, however it was typed.';

create procedure private.make_searchable(table_name text)
language plpgsql set search_path = ''
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
    'The text that a search looks through, as private.plain_words writes it.');
  call private.make_numbers_searchable(table_name);
end
$$;
comment on procedure private.make_searchable(text) is
  'Migration helper: the indexes by which words in search_text are found, and numbers however they were typed.';

create function private.search_pattern(term text) returns text
language sql immutable set search_path = ''
as $$ select '%' || replace(replace(replace(private.plain_words(term), '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;
comment on function private.search_pattern(text) is 'A LIKE pattern that finds the term as plain text.';
grant execute on function private.search_pattern(text) to office;
