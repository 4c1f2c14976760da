-- A caller's number is found however it was typed: with +91, a leading 0, gaps or hyphens, in the digits of Odia or
-- Devanagari. Every table that a report reads keeps the digits of its numbers in a column of their own, which the search looks
-- through beside search_text.

create function private.plain_digits(words text) returns text
language sql
immutable
parallel safe
set search_path = ''
return translate(words, '୦୧୨୩୪୫୬୭୮୯०१२३४५६७८९', '01234567890123456789');
comment on function private.plain_digits(text) is 'A text with the digits of Odia and Devanagari as 0 to 9.';

create function private.number_digits(number text) returns text
language sql
immutable
parallel safe
set search_path = ''
return regexp_replace(private.plain_digits(number), '[^0-9]', '', 'g');
comment on function private.number_digits(text) is 'The digits of a telephone number, in order, and nothing else.';

-- Whoever adds a row computes its columns.
grant execute on function private.plain_digits(text), private.number_digits(text) to authenticated, service_role;

-- Signs that come along when a number is copied out of a chat count as gaps: no-break space, marks of direction, long hyphens.
create function private.searched_number(term text) returns text
language sql
immutable
set search_path = ''
as $$
  select right(digits, 10)
  from (select regexp_replace(private.plain_digits(term), '^\s*\+\s*91', '')) as local (number),
    lateral (select private.number_digits(number)) as counted (digits)
  where number !~ '[^-+().\s0-9\u00A0\u2010-\u2015\u200E\u200F\u202A-\u202E\u2066-\u2069]'
    and char_length(digits) >= 6
$$;
comment on function private.searched_number(text) is
  'The last ten digits of a search term that reads like a number of six digits or more; null for any other.';

-- The trigram index holds the Latin part of a text, so a term with one is asked for there too.
create function private.words_condition(pattern text, term text) returns text
language sql
immutable
set search_path = ''
return case
  when term ~ '[a-zA-Z0-9]{3}' then
    format('(search_text like %s and private.latin_part(search_text) like %L)',
      pattern, private.search_pattern(private.latin_part(term)))
  else format('search_text like %s', pattern)
end;
comment on function private.words_condition(text, text) is
  'What tells whether a row holds a term, for dynamic SQL; the pattern stands there as an expression.';

create function private.search_condition(term text) returns text
language sql
immutable
set search_path = ''
return case
  when term = '' then ''
  when private.searched_number(term) is not null then
    format(' and (%s or mobile_digits like %L)',
      private.words_condition('$3', term), '%' || private.searched_number(term) || '%')
  -- The service forms send a model as honda-activa-6g, and reports show it as Activa 6G.
  when term ~ '[a-zA-Z0-9]{3}' and term ~ '[ .]' then
    format(' and (%s or %s)', private.words_condition('$3', term),
      private.words_condition(quote_literal(private.search_pattern(translate(term, ' .', '--'))), translate(term, ' .', '--')))
  else ' and ' || private.words_condition('$3', term)
end;
comment on function private.search_condition(text) is 'What a search asks of a row, for dynamic SQL; $3 is the pattern of its term.';

create or replace function private.report_conditions(from_day date, to_day date, term text, quarantined boolean) returns text
language sql
immutable
set search_path = ''
return case when quarantined then 'is_quarantined' else 'not is_quarantined' end
  || case when from_day is null then '' else ' and created_at >= private.indian_day_start($1)' end
  || case when to_day is null then '' else ' and created_at < private.indian_day_start($2 + 1)' end
  || private.search_condition(term);

-- A table without numbers has the column too, always empty: every report is asked with the same conditions.
create procedure private.make_numbers_searchable(table_name text)
language plpgsql
set search_path = ''
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
      'create index if not exists %I on public.%I using gin (mobile_digits extensions.gin_trgm_ops)',
      table_name || '_mobile_digits_idx', table_name);
  end if;
end
$$;
comment on procedure private.make_numbers_searchable(text) is
  'Migration helper: the column and the index that find a number however it was typed.';

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
  call private.make_numbers_searchable(table_name);
end
$$;
comment on procedure private.make_searchable(text) is
  'Migration helper: what finds words in search_text, and numbers however they were typed.';

do $$
declare
  searched text;
begin
  for searched in select distinct enquiry_table from private.reports loop
    call private.make_numbers_searchable(searched);
  end loop;
end
$$;
