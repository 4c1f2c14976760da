-- Who took their consent back is in no export either. What leaves somebody out depends on the table now, because not every
-- enquiry has an e-mail address.

create index consents_withdrawal_idx on private.consents (id) where kind = 'withdrawal';

create function private.withdrawn_numbers() returns setof text
language sql
stable
set search_path = ''
as $$
  select number_end from private.consents as withdrawal
  where kind = 'withdrawal' and number_end <> '' and not exists (
    select from private.consents as later
    where later.number_end = withdrawal.number_end and later.id > withdrawal.id and later.kind = 'opt-in')
$$;
comment on function private.withdrawn_numbers() is 'The last ten digits of those who took their consent back and have not opted in since.';

create function private.withdrawn_emails() returns setof text
language sql
stable
set search_path = ''
as $$
  select email from private.consents as withdrawal
  where kind = 'withdrawal' and email <> '' and not exists (
    select from private.consents as later
    where later.email = withdrawal.email and later.id > withdrawal.id and later.kind = 'opt-in')
$$;
comment on function private.withdrawn_emails() is 'As private.withdrawn_numbers, by e-mail address.';

create function private.withdrawn_condition(enquiry_table text) returns text
language sql
stable
set search_path = ''
as $$
  select coalesce('(' || string_agg(part, ' or ') || ')', '')
  from (
    select 'right(mobile_digits, 10) in (select private.withdrawn_numbers())' as part
    where exists (select from private.withdrawn_numbers())
    union all
    select 'lower(email) in (select private.withdrawn_emails())'
    where exists (select from private.withdrawn_emails()) and exists (
      select from pg_catalog.pg_attribute join pg_catalog.pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relname = enquiry_table and attname = 'email' and atttypid = 'text'::regtype)
  ) as parts
$$;
comment on function private.withdrawn_condition(text) is
  'What finds those in a table of enquiries who took their consent back, as private.is_withheld does for one; for dynamic SQL, and empty while there is nobody.';

create function private.unreachable_condition(enquiry_table text) returns text
language sql
stable
set search_path = ''
as $$
  select coalesce('(' || string_agg(part, ' or ') || ')', '')
  from (
    select 'right(mobile_digits, 10) in (select digits from public.contact_marks where mark = ''do-not-call'')' as part
    where exists (select from public.contact_marks where mark = 'do-not-call')
    union all
    select condition from private.withdrawn_condition(enquiry_table) as condition where condition <> ''
  ) as parts
$$;
comment on function private.unreachable_condition(text) is
  'What finds those in a table of enquiries who are not to be called or took their consent back; empty while there is nobody.';

create function private.callable_condition(enquiry_table text) returns text
language sql
stable
set search_path = ''
return coalesce(' and not ' || nullif(private.unreachable_condition(enquiry_table), ''), '');
comment on function private.callable_condition(text) is
  'What leaves those out whom private.unreachable_condition finds, for dynamic SQL over a table of enquiries; empty while there is nobody.';

create or replace function private.count_uncalled(report text, from_day date, to_day date, term text, quarantined boolean) returns bigint
language plpgsql
stable
set search_path = ''
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  unreachable constant text := private.unreachable_condition(enquiry_table);
  left_out bigint := 0;
begin
  if unreachable <> '' then
    execute format('select count(*) from public.%I where %s and %s', enquiry_table,
      private.report_conditions(from_day, to_day, term, quarantined), unreachable)
      into left_out using from_day, to_day, private.search_pattern(term);
  end if;
  return left_out;
end
$$;

create or replace function private.uncalled_rows(report text, page_rows jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  ids jsonb := '[]';
begin
  if exists (select from public.contact_marks where mark = 'do-not-call') then
    execute format(
      'select coalesce(jsonb_agg(enquiry.id), ''[]'') from public.%I as enquiry
       join public.contact_marks on mark = ''do-not-call'' and digits = right(enquiry.mobile_digits, 10)
       where enquiry.id in (select (page_row ->> ''id'')::uuid from jsonb_array_elements($1) as page_row)',
      private.enquiry_table_of(report)) into ids using page_rows;
  end if;
  return ids;
end
$$;

create function private.withdrawn_rows(report text, page_rows jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  withdrawn constant text := private.withdrawn_condition(enquiry_table);
  ids jsonb := '[]';
begin
  if withdrawn <> '' then
    execute format(
      'select coalesce(jsonb_agg(id), ''[]'') from public.%I
       where id in (select (page_row ->> ''id'')::uuid from jsonb_array_elements($1) as page_row) and %s',
      enquiry_table, withdrawn) into ids using page_rows;
  end if;
  return ids;
end
$$;
comment on function private.withdrawn_rows(text, jsonb) is
  'The ids of those rows of a page who took their consent back; for private.read_report_page alone.';

do $$
declare
  completed record;
  definition text;
begin
  for completed in
    select * from (values
      ('private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean)',
       'private.callable_condition()', 'private.callable_condition(enquiry_table)'),
      ('private.read_report_page(text, date, date, text, integer, integer, boolean)',
       'private.uncalled_rows(report, page -> ''data''))',
       'private.uncalled_rows(report, page -> ''data''), ''withdrawn'', private.withdrawn_rows(report, page -> ''data''))')
    ) as list (function_name, part, replacement)
  loop
    definition := pg_catalog.pg_get_functiondef(completed.function_name::regprocedure);
    if strpos(definition, completed.part) = 0 then
      raise exception '% does not hold %', completed.function_name, completed.part;
    end if;
    execute replace(definition, completed.part, completed.replacement);
  end loop;
end
$$;

drop function private.callable_condition();
