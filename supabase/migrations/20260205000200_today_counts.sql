-- What the dashboard shows of every report: how many rows came in today in India, and how many wait in quarantine. It reads
-- the counts by day that report_page reads, so that the number on a card is the total of the report behind it.

drop function public.today_counts();
drop function private.today_counts();

create index report_day_counts_quarantined_idx on private.report_day_counts (enquiry_table) where quarantined_count > 0;

-- Definer, because nobody may read the counts but through what answers them.
create function private.today_counts()
returns table (report text, day date, today bigint, quarantined bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  return query
    select
      reports.report,
      current_day,
      coalesce((select counts.row_count from private.report_day_counts counts
        where counts.enquiry_table = reports.enquiry_table and counts.day = current_day), 0),
      coalesce((select sum(counts.quarantined_count) from private.report_day_counts counts
        where counts.enquiry_table = reports.enquiry_table and counts.quarantined_count > 0), 0)::bigint
    from private.reports, private.indian_day(now()) as current_day
    order by reports.report;
end
$$;
comment on function private.today_counts() is
  'What public.today_counts answers; reads past row-level security, so it refuses anyone who is not active staff.';
grant execute on function private.today_counts() to authenticated;

create function public.today_counts()
returns table (report text, day date, today bigint, quarantined bigint)
language sql
stable
security invoker
set search_path = ''
as $$ select report, day, today, quarantined from private.today_counts() $$;
comment on function public.today_counts() is
  'One row for each report: the current Indian calendar day, the genuine rows of that day, and all rows in quarantine.';
grant execute on function public.today_counts() to authenticated;
