-- Report counts: how many rows of each kind came in on each Indian day, kept by trigger, so that a report knows its
-- exact total without counting a million rows.

create table private.report_day_counts (
  enquiry_table text not null,
  day date not null,
  row_count bigint not null,
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
begin
  if tg_op = 'TRUNCATE' then
    delete from private.report_day_counts where enquiry_table = tg_table_name;
    return null;
  end if;
  insert into private.report_day_counts as counts (enquiry_table, day, row_count)
  select tg_table_name, private.indian_day(created_at), case tg_op when 'DELETE' then -count(*) else count(*) end
  from changed_rows
  group by 2
  on conflict (enquiry_table, day) do update set row_count = counts.row_count + excluded.row_count;
  return null;
end
$$;
comment on function private.count_report_rows() is 'Trigger: keeps report_day_counts in step, once a statement.';
revoke execute on function private.count_report_rows() from public;

-- The table behind each report view, and the list of what is a report at all.
create function private.enquiry_table_of(report text) returns text
language sql
immutable
set search_path = ''
return case report
  when 'booking_report' then 'service_bookings'
  when 'amc_report' then 'amc_enquiries'
  when 'warranty_report' then 'warranty_enquiries'
  when 'finance_report' then 'finance_enquiries'
  when 'product_enquiry_report' then 'product_enquiries'
  when 'service_report' then 'service_enquiries'
  when 'contact_report' then 'contact_requests'
  when 'network_report' then 'network_applications'
  when 'career_report' then 'career_applications'
  when 'spare_part_report' then 'spare_part_enquiries'
  when 'sales_report' then 'sales_enquiries'
  when 'review_report' then 'reviews'
  when 'offer_report' then 'offer_enquiries'
  when 'opt_in_report' then 'opt_ins'
  when 'joy_club_report' then 'joy_club_members'
end;
comment on function private.enquiry_table_of(text) is 'The table a report view reads; null for anything that is no report.';
revoke execute on function private.enquiry_table_of(text) from public;

do $$
declare
  enquiry_table text;
begin
  foreach enquiry_table in array array[
    'service_bookings', 'amc_enquiries', 'warranty_enquiries', 'finance_enquiries', 'product_enquiries',
    'service_enquiries', 'contact_requests', 'network_applications', 'career_applications', 'spare_part_enquiries',
    'sales_enquiries', 'reviews', 'offer_enquiries', 'opt_ins', 'joy_club_members'
  ]
  loop
    execute format(
      'create trigger %I after insert on public.%I referencing new table as changed_rows
       for each statement execute function private.count_report_rows()',
      enquiry_table || '_count_inserted', enquiry_table);
    execute format(
      'create trigger %I after delete on public.%I referencing old table as changed_rows
       for each statement execute function private.count_report_rows()',
      enquiry_table || '_count_deleted', enquiry_table);
    execute format(
      'create trigger %I after truncate on public.%I for each statement execute function private.count_report_rows()',
      enquiry_table || '_count_truncated', enquiry_table);
  end loop;
end
$$;

-- What page and export of a report share: the text a search looks for, and the conditions of a filter, whose
-- parameters are $1 from_day, $2 to_day and $3 pattern.
create function private.search_pattern(term text) returns text
language sql
immutable
set search_path = ''
return '%' || replace(replace(replace(lower(term), '\', '\\'), '%', '\%'), '_', '\_') || '%';
comment on function private.search_pattern(text) is 'A LIKE pattern that finds the term as plain text.';
revoke execute on function private.search_pattern(text) from public;

create function private.report_conditions(from_day date, to_day date, term text) returns text
language sql
immutable
set search_path = ''
return 'true'
  || case when from_day is null then '' else ' and created_at >= private.indian_day_start($1)' end
  || case when to_day is null then '' else ' and created_at < private.indian_day_start($2 + 1)' end
  || case when term = '' then '' else ' and search_text like $3' end;
comment on function private.report_conditions(date, date, text) is 'The conditions of a report filter, for dynamic SQL.';
revoke execute on function private.report_conditions(date, date, text) from public;
