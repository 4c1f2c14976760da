-- Enquiries are stored by one function, which the server alone may call, with the secret key: it knows the sender's address
-- and has checked every field. The key of visitors is public by its nature, so who holds it writes nothing at all.
-- One call tells a repeat, counts the sender, judges and stores, so that a form costs one round trip.

-- How much is taken. A college or a shop shares one address, so the limits of an address are wide; the bytes of a day are
-- what keeps a flood from filling the disk, whatever it tells about itself and from however many addresses it comes.
create table private.enquiry_limits (
  is_only boolean primary key default true check (is_only),
  in_ten_minutes integer not null default 120,
  in_a_day integer not null default 400,
  in_a_full_day integer not null default 5,
  bytes_a_day bigint not null default 20000000
);
comment on table private.enquiry_limits is 'One row: how many enquiries an address may send, and how many bytes a day takes.';
comment on column private.enquiry_limits.in_a_full_day is 'What is left of in_a_day once half of the day''s bytes are taken.';
comment on column private.enquiry_limits.bytes_a_day is
  'Of all enquiries together, with what their indexes take. Doubtful ones get the first quarter, busy addresses half.';
alter table private.enquiry_limits enable row level security;
insert into private.enquiry_limits default values;

create table private.enquiry_senders (
  sender text primary key check (char_length(sender) <= 64),
  window_start timestamptz not null default now(),
  in_window integer not null default 1,
  in_day integer not null default 1
);
comment on table private.enquiry_senders is
  'Enquiries of an address in its present ten minutes and on its day. The address is a hash that changes daily.';
alter table private.enquiry_senders enable row level security;

create table private.enquiry_days (
  day date primary key,
  bytes bigint not null
);
comment on table private.enquiry_days is 'Bytes of all enquiries by Indian calendar day, with what their indexes take.';
alter table private.enquiry_days enable row level security;

create function private.count_sender(sender text, is_day_full boolean) returns integer
language plpgsql
volatile
set search_path = ''
as $$
declare
  time_window constant interval := '10 minutes';
  limits private.enquiry_limits;
  sent_lately integer;
begin
  select * into limits from private.enquiry_limits;
  insert into private.enquiry_senders as known (sender) values (count_sender.sender)
  on conflict on constraint enquiry_senders_pkey do update set
    window_start = case when known.window_start > now() - time_window then known.window_start else now() end,
    in_window = case when known.window_start > now() - time_window then known.in_window + 1 else 1 end,
    in_day = known.in_day + 1
  where (known.in_window < limits.in_ten_minutes or known.window_start <= now() - time_window)
    and known.in_day < case when is_day_full then limits.in_a_full_day else limits.in_a_day end
  returning in_window into sent_lately;
  return sent_lately;
end
$$;
comment on function private.count_sender(text, boolean) is
  'Counts one enquiry of an address: how many it sent in these ten minutes, or null when it may send no more.';

create function private.store_enquiry(form_table text, enquiry jsonb, sender text) returns text
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  size constant bigint := octet_length(enquiry::text) * 3 / 2 + 1000;
  doubt constant integer := enquiry ->> 'doubt';
  digits constant text := right(regexp_replace(enquiry ->> 'mobile', '\D', '', 'g'), 10);
  -- What comes late was kept elsewhere for a while, and comes all at once: its pace says nothing.
  is_late constant boolean := coalesce((enquiry ->> 'created_at')::timestamptz < now() - interval '1 minute', false);
  bytes_a_day bigint;
  taken bigint;
  known_hash text;
  sent_lately integer := 0;
  is_quarantined boolean;
  columns text;
  stored bigint;
begin
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = pg_catalog.to_regclass(format('public.%I', form_table)) and attname = 'doubt'
  ) then
    raise exception 'no table of a form' using errcode = 'undefined_table';
  end if;

  execute format('select submission_hash from public.%I where id = $1', form_table)
    into known_hash using (enquiry ->> 'id')::uuid;
  if known_hash is null then
    select limits.bytes_a_day, coalesce(days.bytes, 0) into bytes_a_day, taken
    from private.enquiry_limits limits left join private.enquiry_days days on days.day = today;
    if taken >= (case when doubt > 0 then bytes_a_day / 4 else bytes_a_day end) then
      return 'too_many';
    end if;
    if not is_late then
      sent_lately := private.count_sender(sender, taken >= bytes_a_day / 2);
      if sent_lately is null then
        return 'too_many';
      end if;
    end if;

    -- Pace alone quarantines nobody: who knows somebody's number could keep that person's own enquiry out.
    is_quarantined := doubt >= 2;
    if doubt = 1 and not is_late then
      is_quarantined := sent_lately > 30;
      if char_length(digits) >= 6 then
        is_quarantined := private.is_over_pace('mobile ' || digits, now(), 5) or is_quarantined;
      end if;
    end if;

    select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(enquiry) as key;
    execute format(
      'insert into public.%1$I (%2$s, is_quarantined)
       select %2$s, $2 from jsonb_populate_record(null::public.%1$I, $1) on conflict (id) do nothing',
      form_table, columns)
      using enquiry, is_quarantined;
    get diagnostics stored = row_count;
    if stored > 0 then
      insert into private.enquiry_days as days (day, bytes) values (today, size)
      on conflict (day) do update set bytes = days.bytes + excluded.bytes;
      if random() < 0.01 then
        perform private.forget_senders();
      end if;
      return 'stored';
    end if;
    -- The same enquiry came twice at once, and the other one was first.
    execute format('select submission_hash from public.%I where id = $1', form_table)
      into known_hash using (enquiry ->> 'id')::uuid;
  end if;
  return case when known_hash = enquiry ->> 'submission_hash' and known_hash <> '' then 'repeated' else 'key_reused' end;
end
$$;
comment on function private.store_enquiry(text, jsonb, text) is
  'What public.store_enquiry does; definer, so that nobody needs a right to insert.';
grant execute on function private.store_enquiry(text, jsonb, text) to service_role;

create function private.forget_senders() returns void
language sql
volatile
set search_path = ''
as $$
  delete from private.sender_paces where sender in
    (select sender from private.sender_paces where busy_until < now() limit 500 for update skip locked);
  delete from private.enquiry_senders where sender in
    (select sender from private.enquiry_senders where window_start < now() - interval '1 day' limit 500 for update skip locked);
  delete from private.enquiry_days where day < private.indian_day(now()) - 7;
$$;
comment on function private.forget_senders() is 'Deletes what counts for nothing any more.';

create function public.store_enquiry(form_table text, enquiry jsonb, sender text) returns text
language sql
volatile
security invoker
set search_path = ''
return private.store_enquiry(form_table, enquiry, sender);
comment on function public.store_enquiry(text, jsonb, text) is
  'Stores an enquiry once: stored, repeated, key_reused (another one stands under its id) or too_many (nothing is stored).';
grant execute on function public.store_enquiry(text, jsonb, text) to service_role;

-- From here on this is what a form's table needs beside the part that staff see.
create or replace procedure private.open_to_visitors(table_name text)
language plpgsql
set search_path = ''
as $$
declare
  rules text;
begin
  execute format('comment on column public.%I.doubt is %L', table_name,
    'What the server noticed: 0 nothing, 1 no word about the sending, 2 a trap was filled or it was too quick.');

  -- The server cleans every text; what is not clean did not come from it. Only messages and addresses have several lines.
  select string_agg(format('%I !~ %L', attname, '^\s+$|[' || case when attname in ('message', 'address')
    then '\u0001-\u0008\u000b-\u001f' else '\u0001-\u001f' end || '\u007f-\u009f]'), ' and ' order by attnum) into rules
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', table_name)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '' and atttypid = 'text'::regtype;
  execute format('alter table public.%I add constraint %I check (%s) not valid', table_name, table_name || '_clean_check', rules);
end
$$;
comment on procedure private.open_to_visitors(text) is
  'Migration helper: readies a table for store_enquiry, through which alone visitors reach it.';

do $$
declare
  form_table text;
begin
  for form_table in
    select relname from pg_catalog.pg_class join pg_catalog.pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'sender' and not attisdropped
  loop
    execute format('drop trigger %I on public.%I', form_table || '_judge', form_table);
    execute format('drop policy "anyone can send an enquiry, dated now" on public.%I', form_table);
    execute format('revoke insert on public.%I from anon, service_role', form_table);
    execute format('alter table public.%I drop column sender', form_table);
    call private.open_to_visitors(form_table);
  end loop;
end
$$;

drop function private.judge_submission();
drop function public.is_same_submission(text, uuid, text);
drop function private.is_same_submission(text, uuid, text);
-- These computed columns and index entries of a row that visitors inserted themselves.
revoke execute on function private.letter_pairs(text), private.day_text(date) from anon;
delete from private.sender_paces where sender like 'address %';
comment on table private.sender_paces is
  'How fast a mobile number comes with doubtful enquiries: each moves busy_until on; more than the window ahead of now is too fast.';
