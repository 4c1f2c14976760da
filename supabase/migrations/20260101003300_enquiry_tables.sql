-- Enquiry tables: what visitors send, one table for each form. A new form is a `create table` like those of
-- the next files, with its own columns, one of them mobile, and those of every enquiry (id, search_text,
-- submission_hash, created_at, is_quarantined, robot_score), and one line: call
-- private.make_enquiry_table('<table>'). A long text costs thirty times its bytes in the two indexes of a
-- search, so search_text has only the first 300 characters of a message.

-- The check and the rights that a form's table needs so that private.store_enquiry may write it; a new text
-- of the form calls this again.
create procedure private.open_to_visitors(table_name text)
language plpgsql set search_path = ''
as $$
declare
  rules text;
begin
  execute format('comment on column public.%I.robot_score is %L', table_name,
    'What the server noticed: 0 nothing, 1 no word about the sending, 2 a trap was filled or it was too quick.');

  -- The server cleans every text, so a text that is not clean did not come from the server. Only messages and
  -- addresses have several lines.
  select string_agg(format('%I !~ %L', attname, '^\s+$|[' || case when attname in ('message', 'address')
    then '\u0001-\u0008\u000b-\u001f' else '\u0001-\u001f' end || '\u007f-\u009f]'), ' and ' order by attnum) into rules
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', table_name)::regclass
    and attnum > 0 and not attisdropped and attgenerated = '' and atttypid = 'text'::regtype;
  execute format('alter table public.%I add constraint %I check (%s)', table_name, table_name || '_clean_check', rules);
end
$$;
comment on procedure private.open_to_visitors(text) is
  'Migration helper: readies a table for store_enquiry, the only way by which visitors reach the table.';

create procedure private.make_enquiry_table(table_name text, family text default 'other')
language plpgsql set search_path = ''
as $$
declare
  column_comment text[];
begin
  foreach column_comment slice 1 in array array[
    ['id', 'Made by the visitor''s browser, so that a repeated send stores one row.'],
    ['submission_hash', 'SHA-256 of the body: tells a repeated send from another one under the same id.'],
    ['is_quarantined', 'Looks like a robot''s; in reports only when asked for.']
  ] loop
    execute format('comment on column public.%I.%I is %L', table_name, column_comment[1], column_comment[2]);
  end loop;
  -- The server stores by one function, and staff read through functions of the office, which leave a trace.
  execute format('alter table public.%I enable row level security', table_name);
  execute format('grant select on public.%I to office', table_name);
  execute format(
    'create policy "staff read the enquiries of their reports and leads" on public.%I for select to office
     using ((select private.reads_table(%L)) or exists (
       select from public.leads where leads.enquiry_table = %2$L and leads.enquiry_id = %1$I.id))',
    table_name, table_name);
  execute format('comment on policy "staff read the enquiries of their reports and leads" on public.%I is %L',
    table_name, 'Who reads its report: all, also what is in quarantine. Who sees the lead of an enquiry, by the policy '
    'of leads: that one.');
  call private.open_to_visitors(table_name);

  -- Reports: pages by date, search and counts. The indexes are partial, so that a page walks one of them
  -- alone, however many rows are quarantined.
  execute format(
    'create index %I on public.%I (created_at desc, id desc) where not is_quarantined',
    table_name || '_created_at_idx', table_name);
  execute format(
    'create index %I on public.%I (created_at desc, id desc) where is_quarantined',
    table_name || '_quarantined_idx', table_name);
  execute format(
    'create index %I on public.%I (private.reference_of(id)) where is_quarantined',
    table_name || '_quarantined_reference_idx', table_name);
  call private.make_searchable(table_name);
  -- A person is found by the end of a number or by an address.
  execute format(
    'create index %I on public.%I ("right"(mobile_digits, 10)) where mobile_digits <> %L',
    table_name || '_person_idx', table_name, '');
  if exists (
    select from pg_catalog.pg_attribute
    where attrelid = format('public.%I', table_name)::regclass and attname = 'email' and atttypid = 'text'::regtype) then
    execute format(
      'create index %I on public.%I (lower(email)) where email <> %L', table_name || '_email_idx', table_name, '');
  end if;
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

  -- Leads: an enquiry that counts becomes a lead when it is stored, a quarantined one when staff release it.
  execute format(
    'create trigger %I after insert on public.%I for each row when (not new.is_quarantined)
     execute function private.make_lead(%L)', table_name || '_make_lead', table_name, family);
  execute format(
    'create trigger %I after update of is_quarantined on public.%I for each row
     when (old.is_quarantined and not new.is_quarantined) execute function private.make_lead(%L)',
    table_name || '_make_released_lead', table_name, family);
  execute format(
    'create trigger %I after delete on public.%I for each row execute function private.end_lead()',
    table_name || '_end_lead', table_name);
end
$$;
comment on procedure private.make_enquiry_table(text, text) is
  'Migration helper: gives a table of enquiries its indexes, counts, access, quarantine and leads.';

create procedure private.drop_enquiry_table(table_name text)
language plpgsql set search_path = ''
as $$
begin
  -- Deleted before the table goes, so that triggers end the leads. A table that a report still reads is not
  -- dropped.
  execute format('delete from public.%I where true', table_name);
  execute format('drop table public.%I', table_name);
  delete from private.report_day_counts where enquiry_table = table_name;
  delete from public.enquiry_contexts where enquiry_table = table_name;
  delete from public.retention_rules where enquiry_table = table_name;
  update public.promise_settings set targets = targets - table_name where targets ? table_name;
  update public.staff_preferences set muted_tables = array_remove(muted_tables, table_name)
  where table_name = any (muted_tables);
end
$$;
comment on procedure private.drop_enquiry_table(text) is
  'Migration helper: takes a form''s table out for good, with its enquiries, their leads and what is kept by its name; '
  'consents stay as proof.';

-- A new text of a form whose table has rows already is one line: call private.add_form_text('<table>',
-- '<column>', <longest text>). Two parts of a table name each of its texts and are made anew: the check that
-- texts are clean, and the text that a search looks through.
create procedure private.add_form_text(table_name text, column_name text, max_length integer)
language plpgsql set search_path = ''
as $$
declare
  form_table constant regclass := format('public.%I', table_name);
  -- A search looks through the beginning of a long text alone, for the reason given at letter_pairs.
  searched constant text := case when max_length > 300 then format('"left"(%I, 300)', column_name)
    else quote_ident(column_name) end;
  expression text;
  emptied text[];
  restored text[];
  statement text;
begin
  execute format('alter table %s add column %I text not null default '''' check (char_length(%I) <= %s)',
    form_table, column_name, column_name, max_length);
  execute format('alter table %s drop constraint %I', form_table, table_name || '_clean_check');
  call private.open_to_visitors(table_name);

  -- Before Postgres 17 the expression of a generated column cannot be changed, and a column cannot be dropped
  -- while a view reads it. So the table's views read nothing for a moment; they keep their grants and
  -- comments.
  select pg_get_expr(adbin, adrelid) into expression
  from pg_catalog.pg_attrdef join pg_catalog.pg_attribute on attrelid = adrelid and attnum = adnum
  where adrelid = form_table and attname = 'search_text';
  select array_agg(format('create or replace view %s with (%s) as select %s', view, options,
      (select string_agg(format('null::%s as %I', format_type(atttypid, atttypmod), attname), ', ' order by attnum)
       from pg_catalog.pg_attribute where attrelid = view and attnum > 0 and not attisdropped))),
    array_agg(format('create or replace view %s with (%s) as %s', view, options, pg_get_viewdef(view)))
  into emptied, restored
  from (
    select distinct pg_class.oid::regclass as view,
      coalesce(array_to_string(reloptions, ', '), 'security_invoker = false') as options
    from pg_catalog.pg_depend
      join pg_catalog.pg_rewrite on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid
      join pg_catalog.pg_class on ev_class = pg_class.oid
    where refobjid = form_table and relkind = 'v'
  ) as views;
  foreach statement in array coalesce(emptied, '{}') loop
    execute statement;
  end loop;
  execute format('alter table %s drop column search_text', form_table);
  execute format(
    'alter table %s add column search_text text not null generated always as (%s || private.plain_words('' '' || %s)) stored',
    form_table, expression, searched);
  call private.make_searchable(table_name);
  foreach statement in array coalesce(restored, '{}') loop
    execute statement;
  end loop;
end
$$;
comment on procedure private.add_form_text(text, text, integer) is
  'Migration helper: adds a text that a form of this table stores from now on: checked, found by a search, and empty '
  'in older rows.';
