-- Reports: the list of all reports, and what a table needs so that the back office can count and search its
-- rows when there are a million. A new report is a view, with the columns id, created_at and search_text in
-- front of those it shows, and one line: call private.make_report('<view>', '<table>').
create table private.reports (
  report text primary key,
  enquiry_table text not null,
  -- The audit trail calls a report by the same name as the back office; a caller who asks for rows must not
  -- choose that name.
  title text not null default ''
);
comment on table private.reports is
  'Every report''s view and the table behind it; filled by make_report, in migrations alone.';

alter table private.reports enable row level security;
grant select on private.reports to office;
create policy "everybody who calls the office reads the list of reports" on private.reports
  for select to office
  using (true);
comment on policy "everybody who calls the office reads the list of reports" on private.reports is
  'The list has names of tables and views, and nothing about any person.';

create procedure private.make_report(report text, enquiry_table text, title text default null)
language plpgsql set search_path = ''
as $$
begin
  insert into private.reports (report, enquiry_table, title)
  values (report, enquiry_table, coalesce(title, initcap(replace(report, '_', ' '))));
  execute format('grant select on public.%I to office', report);
end
$$;
comment on procedure private.make_report(text, text, text) is
  'Migration helper: makes a view a report of its table, which staff read through report_page and report_export_page.';

create procedure private.drop_report(report text)
language plpgsql set search_path = ''
as $$
begin
  execute format('drop view public.%I', report);
  delete from private.reports where reports.report = drop_report.report;
end
$$;
comment on procedure private.drop_report(text) is
  'Migration helper: takes a report and its view out for good; the rows of its table stay.';

create function private.enquiry_table_of(report text) returns text
language sql stable set search_path = ''
as $$ select enquiry_table from private.reports where reports.report = enquiry_table_of.report $$;
comment on function private.enquiry_table_of(text) is
  'The table that a report view reads; null for a name that is no report.';
grant execute on function private.enquiry_table_of(text) to office;

-- The audit trail calls the inbox by its name, as it does each report.
create function private.title_of(report text) returns text
language sql stable set search_path = ''
as $$ select coalesce((select title from private.reports where reports.report = title_of.report), initcap(report)) $$;
comment on function private.title_of(text) is 'The name that the back office uses for a report, or for the inbox.';

-- A view belongs to the family of the leads that its table makes; a view whose rows no visitor sent is the
-- owner's.
create function private.family_of(enquiry_table text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce((
    select replace(encode(tgargs, 'escape'), '\000', '')
    from pg_catalog.pg_trigger join pg_catalog.pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and relname = enquiry_table
      and tgname = enquiry_table || '_make_lead'), 'trail');
end
$$;
comment on function private.family_of(text) is 'The family of a table''s leads; "trail" of a table that makes none.';

create function private.read_families() returns text[]
language sql stable parallel safe security definer set search_path = ''
as $$
  select coalesce((
    select private.families_of(staff.role) || case staff.role when 'owner' then array['trail'] else '{}' end
    from public.staff
    where staff.id = (select auth.uid()) and staff.outlet_ids = '{}' and private.is_staff()), '{}')
$$;
comment on function private.read_families() is
  'The families whose reports the caller reads. None for an account of single outlets: a report shows the rows of all '
  'outlets.';
grant execute on function private.read_families() to office;

create function private.reads_table(enquiry_table text) returns boolean
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return coalesce(private.family_of(enquiry_table) = any (private.read_families()), false);
end
$$;
comment on function private.reads_table(text) is 'May the caller read the report of this table?';
grant execute on function private.reads_table(text) to office;

create function private.read_tables() returns text[]
language plpgsql stable parallel safe security definer set search_path = ''
as $$
declare
  families constant text[] := private.read_families();
begin
  return array(
    select enquiry_table from private.reports where private.family_of(enquiry_table) = any (families) order by report);
end
$$;
comment on function private.read_tables() is 'The tables whose reports the caller reads.';
grant execute on function private.read_tables() to office;

create function private.reads_report(report text) returns boolean
language sql stable security definer set search_path = ''
as $$ select private.reads_table(private.enquiry_table_of(report)) $$;
comment on function private.reads_report(text) is 'May the caller read this report?';
grant execute on function private.reads_report(text) to office;

-- Report counts: how many rows of each table came in on each Indian day, kept by trigger, so that a report
-- knows its exact total without counting a million rows.
create table private.report_day_counts (
  enquiry_table text not null,
  day date not null,
  row_count bigint not null,
  quarantined_count bigint not null default 0,
  -- Of the genuine rows, those of a number that is no customer's: no page and no count holds them.
  aside_count bigint not null default 0,
  -- What counts show: a day that was counted wrongly shows nothing, and no report fails for it.
  shown_count bigint not null generated always as (greatest(row_count - aside_count, 0)) stored,
  waiting_count bigint not null generated always as (greatest(quarantined_count, 0)) stored,
  primary key (enquiry_table, day)
);
comment on table private.report_day_counts is
  'Rows of each enquiry table by Indian calendar day; written by triggers, read by report_page.';

create index report_day_counts_quarantined_idx on private.report_day_counts (enquiry_table) where quarantined_count > 0;

alter table private.report_day_counts enable row level security;
grant select on private.report_day_counts to office;
create policy "staff count the rows of their reports" on private.report_day_counts
  for select to office
  using (enquiry_table = any ((select private.read_tables())::text[]));
comment on policy "staff count the rows of their reports" on private.report_day_counts is
  'The owner: the rows of all reports; other staff: those of their families; an account of some outlets: none.';

-- Definer, because a visitor who sends an enquiry may touch nothing but the enquiry.
create function private.count_report_rows() returns trigger
language plpgsql security definer set search_path = ''
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
    set row_count = counts.row_count + excluded.row_count,
      quarantined_count = counts.quarantined_count + excluded.quarantined_count;
  return null;
end
$$;
comment on function private.count_report_rows() is 'Trigger: keeps report_day_counts in step, once a statement.';

create function private.count_judged_row() returns trigger
language plpgsql security definer set search_path = ''
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
comment on function private.count_judged_row() is
  'Trigger: moves a row between the two counts of its day, genuine and in quarantine.';

create function private.today_counts() returns table (report text, day date, today bigint, quarantined bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  tables constant text[] := private.read_tables();
begin
  perform private.require_staff();
  return query
    select
      reports.report,
      current_day,
      coalesce((select counts.shown_count from private.report_day_counts counts
        where counts.enquiry_table = reports.enquiry_table and counts.day = current_day), 0),
      coalesce((select sum(counts.waiting_count) from private.report_day_counts counts
        where counts.enquiry_table = reports.enquiry_table and counts.quarantined_count > 0), 0)::bigint
    from private.reports, private.indian_day(now()) as current_day
    where reports.enquiry_table = any (tables)
    order by reports.report;
end
$$;
comment on function private.today_counts() is
  'One row for each report that the caller reads: the current Indian calendar day, the genuine rows of that day, '
  'without those of no customer, and all rows in quarantine.';
call private.judge('today_counts');
call private.expose('today_counts', 'authenticated');
