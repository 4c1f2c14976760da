-- A search that costs the same for rare and for frequent terms. Two conditions that say the same twice were counted as
-- independent: the planner took 10,000 hits for 100, sorted them all for a page of ten, and started more processes for it.
-- Now one function says which rows hold a term and another which rows an index offers, and the first does not count.

create function private.has_trigrams(term text) returns boolean
language sql
immutable
set search_path = ''
return term ~ '[a-zA-Z0-9]{3}' and term !~ '[^ -~]';
comment on function private.has_trigrams(text) is
  'Whether the trigram index, which holds the Latin part of a text, can find a term; letter pairs find any other.';

create function private.digits_condition(term text) returns text
language sql
immutable
set search_path = ''
return format('mobile_digits like %L', '%' || private.searched_number(term) || '%');
comment on function private.digits_condition(text) is
  'What a row satisfies whose number holds a term, for dynamic SQL; null when the term is no number.';

-- The service forms send a model as honda-activa-6g, and reports show it as Activa 6G. Not LIKE, by which the planner would
-- guess once more what the index already said.
create function private.match_condition(term text) returns text
language sql
immutable
set search_path = ''
return '(' || concat_ws(' or ',
  format('strpos(search_text, %L) <> 0', lower(term)),
  case when private.has_trigrams(term) and term ~ '[ .]'
    then format('strpos(search_text, %L) <> 0', translate(lower(term), ' .', '--')) end,
  private.digits_condition(term)) || ')';
comment on function private.match_condition(text) is 'What the rows that hold a term satisfy and no others, for dynamic SQL.';

-- One pattern for gaps and hyphens, because two would walk the same part of the index twice.
create function private.index_condition(term text) returns text
language sql
immutable
set search_path = ''
return '(' || concat_ws(' or ',
  case when private.has_trigrams(term)
    then format('private.latin_part(search_text) like %L', translate(private.search_pattern(term), ' .', '__'))
    else format('private.letter_pairs(search_text) @> %L', private.letter_pairs(lower(term))) end,
  private.digits_condition(term)) || ')';
comment on function private.index_condition(text) is
  'What the rows that hold a term satisfy, and some others too, in the words of an index, for dynamic SQL.';

-- As many steps of the planner as it takes; dearer, and ten rows out of many hits would rather be sorted than walked to.
alter function private.latin_part(text) cost 100;

-- For an export, whose steps walk the dates where the letter pairs would be gathered and sorted for each.
create or replace function private.search_condition(term text) returns text
language sql
immutable
set search_path = ''
return case
  when term = '' then ''
  when private.has_trigrams(term) then
    format(' and %s and %s', private.index_condition(term), private.match_condition(term))
  else ' and ' || private.match_condition(term)
end;
comment on function private.search_condition(text) is 'What a search asks of a row, for dynamic SQL.';
drop function private.words_condition(text, text);

-- A term is looked for in the newest rows first, where frequent ones are found, and then by an index, which finds rare ones.
-- Few hits are gathered as they are counted, not looked up again. One process: others start more slowly than this answers.
create or replace function private.report_page(
  report text,
  from_day date,
  to_day date,
  term text,
  page_number integer,
  page_size integer,
  quarantined boolean
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  -- Beyond this many hits a search says "more than"; counting them all would cost more than anyone gains.
  cap constant integer := 1000;
  newest constant integer := 20000;
  source_table constant text := private.enquiry_table_of(report);
  all_conditions constant text := private.report_conditions(from_day, to_day, '', quarantined);
  first_row constant bigint := (page_number - 1)::bigint * page_size;
  source text;
  conditions text := all_conditions;
  skipped bigint := first_row;
  first_day date;
  near bigint;
  total bigint;
  is_capped boolean := false;
  ids uuid[];
  page_rows jsonb;
begin
  if not private.is_staff() then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  if source_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;
  source := format('public.%I', source_table);

  if term = '' then
    with days as (
      select day, case when quarantined then quarantined_count else row_count end as day_rows
      from private.report_day_counts
      where enquiry_table = source_table
        and (from_day is null or day >= from_day)
        and (to_day is null or day <= to_day)
    ), placed as (
      select day, day_rows, sum(day_rows) over (order by day desc) as rows_so_far from days
    ), first as (
      select day, rows_so_far - day_rows as above from placed
      where rows_so_far > first_row
      order by day desc
      limit 1
    )
    select coalesce(sum(day_rows), 0), (select day from first), first_row - (select above from first)
    into total, first_day, skipped
    from days;
    conditions := conditions || ' and created_at < private.indian_day_start($5 + 1)';
  else
    conditions := conditions || ' and ' || private.match_condition(term);
    execute format(
      'select count(*) from
        (select from
          (select search_text, mobile_digits from %s where %s order by created_at desc, id desc limit %s) latest
         where %s limit %s) hits', source, all_conditions, newest, private.match_condition(term), cap + 1)
      into near using from_day, to_day;
    if near > cap then
      total := near;
    else
      execute format(
        'select count(*), array_agg(id order by created_at desc, id desc) from
          (select id, created_at from %s where %s and %s limit %s) hits',
        source, conditions, private.index_condition(term), cap + 1)
        into total, ids using from_day, to_day;
    end if;
    is_capped := total > cap;
    total := least(total, cap);
    if near >= first_row + page_size then
      source := format(
        '(select * from %s where %s order by created_at desc, id desc limit %s) latest', source, all_conditions, newest);
    else
      conditions := conditions || ' and ' || private.index_condition(term);
    end if;
  end if;

  if term <> '' and not is_capped then
    ids := ids[first_row + 1 : first_row + page_size];
  else
    -- Ids first, from the index alone.
    execute format(
      'select array_agg(id) from
        (select id from %s where %s order by created_at desc, id desc limit $3 offset $4) page',
      source, conditions)
      into ids using from_day, to_day, page_size, skipped, first_day;
  end if;

  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) - ''search_text'' order by page.created_at desc, page.id desc), ''[]'')
     from public.%I page where page.id = any ($1)', report)
    into page_rows using ids;

  return jsonb_build_object('data', page_rows, 'totalRecords', total, 'isCapped', is_capped);
end
$$;

-- What waits to be sorted into the index of numbers is read by every search for one, like that of its two siblings.
create or replace procedure private.make_numbers_searchable(table_name text)
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
      'create index if not exists %I on public.%I using gin (mobile_digits extensions.gin_trgm_ops)
       with (gin_pending_list_limit = 256)',
      table_name || '_mobile_digits_idx', table_name);
  end if;
end
$$;

do $$
declare
  searched text;
begin
  for searched in select distinct enquiry_table from private.reports loop
    execute format('alter index if exists public.%I set (gin_pending_list_limit = 256)', searched || '_mobile_digits_idx');
  end loop;
end
$$;
