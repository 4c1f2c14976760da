-- Enquiry tables: what visitors send, one table for each form. A new form is a `create table` like those of the next files,
-- with its own columns, one of them mobile, and those of every enquiry (id, search_text, submission_hash, created_at,
-- is_quarantined, doubt, sender), and one line: call private.make_enquiry_table('<table>').

create procedure private.make_enquiry_table(table_name text, has_form boolean default true)
language plpgsql
set search_path = ''
as $$
declare
  column_comment text[];
begin
  foreach column_comment slice 1 in array array[
    ['id', case when has_form
      then 'Made by the visitor''s browser, so that a repeated send stores one row.'
      else 'Made by whoever sends it, so that a repeated send stores one row.' end],
    ['submission_hash', 'SHA-256 of the body: tells a repeated send from another one under the same id.'],
    ['is_quarantined', 'Looks like a robot''s; in reports only when asked for.']
  ] loop
    execute format('comment on column public.%I.%I is %L', table_name, column_comment[1], column_comment[2]);
  end loop;

  -- Reports: pages by date, search and counts. The indexes are partial, so that a page walks one of them alone,
  -- however many rows are quarantined.
  execute format(
    'create index %I on public.%I (created_at desc, id desc) where not is_quarantined',
    table_name || '_created_at_idx', table_name);
  execute format(
    'create index %I on public.%I (created_at desc, id desc) where is_quarantined',
    table_name || '_quarantined_idx', table_name);
  call private.make_searchable(table_name);
  execute format(
    'create trigger %I after insert on public.%I referencing new table as changed_rows
     for each statement execute function private.count_report_rows()',
    table_name || '_count_inserted', table_name);
  execute format(
    'create trigger %I after delete on public.%I referencing old table as changed_rows
     for each statement execute function private.count_report_rows()',
    table_name || '_count_deleted', table_name);
  execute format(
    'create trigger %I after truncate on public.%I for each statement execute function private.count_report_rows()',
    table_name || '_count_truncated', table_name);
  execute format(
    'create trigger %I after update on public.%I for each row
     when (old.is_quarantined is distinct from new.is_quarantined) execute function private.count_judged_row()',
    table_name || '_count_judged', table_name);

  -- Staff read, and nobody changes or deletes.
  execute format('alter table public.%I enable row level security', table_name);
  execute format('grant select on public.%I to authenticated', table_name);
  execute format(
    'create policy "active staff can read enquiries" on public.%I
     for select to authenticated using ((select private.is_staff()))', table_name);

  if has_form then
    call private.open_to_visitors(table_name);
  end if;
end
$$;
comment on procedure private.make_enquiry_table(text, boolean) is
  'Migration helper: gives a table of enquiries its indexes, counts, access and quarantine; without a form only staff''s part.';

create procedure private.open_to_visitors(table_name text)
language plpgsql
set search_path = ''
as $$
declare
  sent_columns text;
begin
  execute format('comment on column public.%I.doubt is %L', table_name,
    'What the server noticed: 0 nothing, 1 no word about the sending, 2 a trap was filled or it was too quick.');
  execute format('comment on column public.%I.sender is %L', table_name,
    'The address as a hash that changes daily; the trigger reads it and keeps nothing, so this is always empty.');
  execute format(
    'create trigger %I before insert on public.%I for each row execute function private.judge_submission()',
    table_name || '_judge', table_name);

  -- Visitors choose neither the moment nor the verdict.
  select string_agg(quote_ident(attname), ', ' order by attnum) into sent_columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', table_name)::regclass
    and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('created_at', 'is_quarantined');
  execute format('grant insert (%s) on public.%I to anon', sent_columns, table_name);
  execute format(
    'create policy "anyone can send an enquiry, dated now" on public.%I
     for insert to anon with check (created_at = now())', table_name);

  -- What waited in the second store during an outage is stored later with the moment it was accepted, which visitors may
  -- not choose. The server does it with the secret key, which may insert here and read nothing.
  execute format('grant insert on public.%I to service_role', table_name);
end
$$;
comment on procedure private.open_to_visitors(text) is
  'Migration helper: lets visitors insert into a table, and judges what they send.';

-- Tells a visitor's server whether a submission that stands already under an id is the one sent now: a repeat is
-- answered like the first time, another body under the same id is refused. Visitors read nothing else of what is stored.
create function private.is_same_submission(enquiry_table text, submission_id uuid, hash text) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_one boolean;
begin
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = pg_catalog.to_regclass(format('public.%I', enquiry_table)) and attname = 'submission_hash'
  ) then
    raise exception 'unknown enquiry' using errcode = 'invalid_parameter_value';
  end if;
  execute format(
    'select exists (select from public.%I where id = $1 and submission_hash = $2 and $2 <> '''')', enquiry_table)
    into found_one using submission_id, hash;
  return found_one;
end
$$;
comment on function private.is_same_submission(text, uuid, text) is
  'What public.is_same_submission answers; reads past row-level security, and tells yes or no about one id and hash.';
grant execute on function private.is_same_submission(text, uuid, text) to anon, service_role;

create function public.is_same_submission(enquiry_table text, submission_id uuid, hash text) returns boolean
language sql
stable
security invoker
set search_path = ''
return private.is_same_submission(enquiry_table, submission_id, hash);
comment on function public.is_same_submission(text, uuid, text) is
  'Does the enquiry stored under this id have this hash?';
grant execute on function public.is_same_submission(text, uuid, text) to anon, service_role;
