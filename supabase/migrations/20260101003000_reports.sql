-- Reports: the list of them all, and what a table needs so that the back office can count and search it at a million rows.
-- A new report is a view, with the columns id, created_at and search_text in front of those it shows, and one line:
-- call private.make_report('<view>', '<table>').

create table private.reports (
  report text primary key,
  enquiry_table text not null
);
comment on table private.reports is 'Every report''s view and the table behind it; filled by make_report, in migrations alone.';
alter table private.reports enable row level security;

create procedure private.make_report(report text, enquiry_table text)
language plpgsql
set search_path = ''
as $$
begin
  insert into private.reports values (report, enquiry_table);
  execute format('grant select on public.%I to authenticated', report);
end
$$;
comment on procedure private.make_report(text, text) is
  'Migration helper: makes a view a report of its table, which reads it through report_page and report_export_page.';

create function private.enquiry_table_of(report text) returns text
language sql
stable
set search_path = ''
as $$ select enquiry_table from private.reports where reports.report = enquiry_table_of.report $$;
comment on function private.enquiry_table_of(text) is 'The table a report view reads; null for anything that is no report.';

-- Report counts: how many rows of each table came in on each Indian day, kept by trigger, so that a report knows its
-- exact total without counting a million rows.
create table private.report_day_counts (
  enquiry_table text not null,
  day date not null,
  row_count bigint not null,
  quarantined_count bigint not null default 0,
  primary key (enquiry_table, day)
);
comment on table private.report_day_counts is
  'Rows of each enquiry table by Indian calendar day; written by triggers, read by report_page.';
alter table private.report_day_counts enable row level security;

-- Definer, because a visitor who sends an enquiry may touch nothing but the enquiry.
create function private.count_report_rows() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  direction constant integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  if tg_op = 'TRUNCATE' then
    delete from private.report_day_counts where enquiry_table = tg_table_name;
    return null;
  end if;
  insert into private.report_day_counts as counts (enquiry_table, day, row_count, quarantined_count)
  select tg_table_name, private.indian_day(created_at),
    direction * count(*) filter (where not is_quarantined), direction * count(*) filter (where is_quarantined)
  from changed_rows
  group by 2
  on conflict (enquiry_table, day) do update
    set row_count = counts.row_count + excluded.row_count, quarantined_count = counts.quarantined_count + excluded.quarantined_count;
  return null;
end
$$;
comment on function private.count_report_rows() is 'Trigger: keeps report_day_counts in step, once a statement.';

create function private.count_judged_row() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  released constant integer := case when new.is_quarantined then -1 else 1 end;
begin
  update private.report_day_counts
  set row_count = row_count + released, quarantined_count = quarantined_count - released
  where enquiry_table = tg_table_name and day = private.indian_day(new.created_at);
  return null;
end
$$;
comment on function private.count_judged_row() is 'Trigger: moves a row between the two counts of its day.';

-- A trigram index knows no term without three Latin letters or digits in a row: two letters, signs, and everything in Odia,
-- whose letters and signs it does not tell apart. For those every report has an index of single letters and pairs.
-- Costly on purpose: the planner must not think of computing it for a row that it could look up.
create function private.letter_pairs(words text) returns text[]
language sql
immutable
parallel safe
cost 1000
set search_path = ''
as $$
  select string_to_array(words, null) || array(
    select one || other
    from unnest(string_to_array(words, null), (string_to_array(words, null))[2:]) as pairs (one, other)
    where other is not null)
$$;
comment on function private.letter_pairs(text) is
  'Every letter of a text and every two that stand side by side. Who contains a term contains all of the term''s.';
-- Whoever adds a row computes its index entries.
grant execute on function private.letter_pairs(text) to anon, authenticated, service_role;

create procedure private.make_searchable(table_name text)
language plpgsql
set search_path = ''
as $$
begin
  -- Without the extension a search still answers, only slower.
  if exists (select from pg_extension where extname = 'pg_trgm') then
    execute format(
      'create index %I on public.%I using gin (search_text extensions.gin_trgm_ops)',
      table_name || '_search_text_idx', table_name);
  end if;
  execute format(
    'create index %I on public.%I using gin (private.letter_pairs(search_text))',
    table_name || '_letter_pairs_idx', table_name);
  execute format('comment on column public.%I.search_text is %L', table_name,
    'What the report''s search box looks through.');
end
$$;
comment on procedure private.make_searchable(text) is 'Migration helper: the two indexes that find words in search_text.';

-- What page and export of a report share: the text a search looks for, and the conditions of a filter, whose
-- parameters are $1 from_day, $2 to_day and $3 pattern.
create function private.search_pattern(term text) returns text
language sql
immutable
set search_path = ''
return '%' || replace(replace(replace(lower(term), '\', '\\'), '%', '\%'), '_', '\_') || '%';
comment on function private.search_pattern(text) is 'A LIKE pattern that finds the term as plain text.';

create function private.report_conditions(from_day date, to_day date, term text, quarantined boolean) returns text
language sql
immutable
set search_path = ''
return case when quarantined then 'is_quarantined' else 'not is_quarantined' end
  || case when from_day is null then '' else ' and created_at >= private.indian_day_start($1)' end
  || case when to_day is null then '' else ' and created_at < private.indian_day_start($2 + 1)' end
  || case when term = '' then '' else ' and search_text like $3' end;
comment on function private.report_conditions(date, date, text, boolean) is
  'The conditions of a report filter, for dynamic SQL.';
