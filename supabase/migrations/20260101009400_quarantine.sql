-- Quarantine: a submission that looks like a robot's is stored like any other and marked, never dropped. Marked rows
-- stay out of reports, counts and exports until staff ask for them or release them.
-- The mark is set by a trigger, in the very insert: by what the server noticed about the sending, and by how often one
-- mobile number or one address sends. An address alone proves nothing: a college or a shop shares one.

create table private.sender_paces (
  sender text primary key constraint sender_paces_sender_check check (char_length(sender) <= 80),
  busy_until timestamptz not null
);
comment on table private.sender_paces is
  'How fast somebody sends: each submission moves busy_until on; more than the window ahead of now is too fast.';
alter table private.sender_paces enable row level security;
create index sender_paces_busy_until_idx on private.sender_paces (busy_until);

create function private.is_over_pace(sender text, moment timestamptz, allowed integer) returns boolean
language plpgsql
volatile
set search_path = ''
as $$
declare
  time_window constant interval := interval '10 minutes';
  gap constant interval := time_window / allowed;
  busy_until timestamptz;
begin
  insert into private.sender_paces as paces (sender, busy_until) values (is_over_pace.sender, moment + gap)
  on conflict on constraint sender_paces_pkey
    do update set busy_until = least(greatest(paces.busy_until, moment), moment + time_window) + gap
  returning paces.busy_until into busy_until;
  return busy_until > moment + time_window;
end
$$;
comment on function private.is_over_pace(text, timestamptz, integer) is
  'Counts one submission of a sender; true when there were more than allowed within ten minutes.';
revoke execute on function private.is_over_pace(text, timestamptz, integer) from public;

-- Definer, because a visitor who sends an enquiry may touch nothing but the enquiry.
create function private.judge_submission() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  digits constant text := right(regexp_replace(new.mobile, '\D', '', 'g'), 10);
  is_late constant boolean := new.created_at < now() - interval '1 minute';
begin
  new.is_suspect := new.doubt >= 2;
  -- What comes late was kept elsewhere for a while, and comes all at once: its pace says nothing.
  if not is_late and char_length(digits) >= 6 then
    new.is_suspect := private.is_over_pace('mobile ' || digits, now(), 5) or new.is_suspect;
  end if;
  if not is_late and new.sender is not null then
    new.is_suspect := private.is_over_pace('address ' || new.sender, now(), 30) and new.doubt >= 1 or new.is_suspect;
  end if;
  new.sender := null;
  if random() < 0.01 then
    delete from private.sender_paces where sender in
      (select sender from private.sender_paces where busy_until < now() limit 500 for update skip locked);
  end if;
  return new;
end
$$;
comment on function private.judge_submission() is 'Trigger: marks what a robot seems to have sent, and forgets the address.';
revoke execute on function private.judge_submission() from public;

alter table private.report_day_counts add column suspect_count bigint not null default 0;

create or replace function private.count_report_rows() returns trigger
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
  insert into private.report_day_counts as counts (enquiry_table, day, row_count, suspect_count)
  select tg_table_name, private.indian_day(created_at),
    direction * count(*) filter (where not is_suspect), direction * count(*) filter (where is_suspect)
  from changed_rows
  group by 2
  on conflict (enquiry_table, day) do update
    set row_count = counts.row_count + excluded.row_count, suspect_count = counts.suspect_count + excluded.suspect_count;
  return null;
end
$$;

create function private.count_judged_row() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  released constant integer := case when new.is_suspect then -1 else 1 end;
begin
  update private.report_day_counts
  set row_count = row_count + released, suspect_count = suspect_count - released
  where enquiry_table = tg_table_name and day = private.indian_day(new.created_at);
  return null;
end
$$;
comment on function private.count_judged_row() is 'Trigger: moves a row between the two counts of its day.';
revoke execute on function private.count_judged_row() from public;

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
    execute format('alter table public.%I add column is_suspect boolean not null default false', enquiry_table);
    execute format('comment on column public.%I.is_suspect is %L', enquiry_table,
      'Held back: looks like a robot''s; in reports only when asked for.');
    -- Partial, so that a report still walks the index alone, whatever is held back.
    execute format('drop index public.%I', enquiry_table || '_created_at_idx');
    execute format('create index %I on public.%I (created_at desc, id desc) where not is_suspect',
      enquiry_table || '_created_at_idx', enquiry_table);
    execute format('create index %I on public.%I (created_at desc, id desc) where is_suspect',
      enquiry_table || '_suspect_idx', enquiry_table);
    execute format(
      'create trigger %I after update on public.%I for each row
       when (old.is_suspect is distinct from new.is_suspect) execute function private.count_judged_row()',
      enquiry_table || '_count_judged', enquiry_table);
  end loop;

  -- The tables visitors write to.
  foreach enquiry_table in array array[
    'service_bookings', 'amc_enquiries', 'warranty_enquiries', 'finance_enquiries', 'product_enquiries',
    'contact_requests', 'network_applications', 'career_applications', 'offer_enquiries', 'opt_ins', 'joy_club_members'
  ]
  loop
    execute format(
      'alter table public.%1$I
         add column doubt smallint not null default 0 constraint %2$I check (doubt between 0 and 2),
         add column sender text constraint %3$I check (char_length(sender) <= 64)',
      enquiry_table, enquiry_table || '_doubt_check', enquiry_table || '_sender_check');
    execute format('comment on column public.%I.doubt is %L', enquiry_table,
      'What the server noticed: 0 nothing, 1 no word about the sending, 2 a trap was filled or it was too quick.');
    execute format('comment on column public.%I.sender is %L', enquiry_table,
      'The address as a hash that changes daily; the trigger reads it and keeps nothing, so this is always empty.');
    execute format('grant insert (doubt, sender) on public.%I to anon', enquiry_table);
    execute format(
      'create trigger %I before insert on public.%I for each row execute function private.judge_submission()',
      enquiry_table || '_judge', enquiry_table);
  end loop;
end
$$;

create or replace function public.today_counts()
returns table (bookings bigint, amc bigint, warranty bigint, enquiry_report bigint)
language sql
stable
security invoker
set search_path = ''
as $$
  with today as (
    select private.indian_day_start(private.indian_day(now())) as began_at
  )
  select
    (select count(*) from public.service_bookings where created_at >= began_at and not is_suspect),
    (select count(*) from public.amc_enquiries where created_at >= began_at and not is_suspect),
    (select count(*) from public.warranty_enquiries where created_at >= began_at and not is_suspect),
    (select count(*) from public.product_enquiries where created_at >= began_at and not is_suspect)
  from today
$$;
