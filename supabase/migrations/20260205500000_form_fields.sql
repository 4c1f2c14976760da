-- One line for a new text of a form: call private.add_form_text('<table>', '<column>', <longest text>). Two things of a table
-- name each of its texts and are made anew: the rule of clean texts, and what a search looks through.

create procedure private.add_form_text(table_name text, column_name text, max_length integer)
language plpgsql
set search_path = ''
as $$
declare
  form_table constant regclass := format('public.%I', table_name);
  -- Of a long text a search looks through the beginning, for the reason of letter_pairs.
  searched constant text := case when max_length > 300 then format('"left"(%I, 300)', column_name) else quote_ident(column_name) end;
  expression text;
  emptied text[];
  restored text[];
  statement text;
begin
  execute format('alter table %s add column %I text not null default '''' check (char_length(%I) <= %s)',
    form_table, column_name, column_name, max_length);
  execute format('alter table %s drop constraint %I', form_table, table_name || '_clean_check');
  call private.open_to_visitors(table_name);

  -- Before Postgres 17 a generated column takes no other expression, and no column goes while a view reads it. So its views
  -- read nothing for a moment; they keep their grants and comments.
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
  execute format('alter table %s add column search_text text not null generated always as (%s || lower('' '' || %s)) stored',
    form_table, expression, searched);
  call private.make_searchable(table_name);
  foreach statement in array coalesce(restored, '{}') loop
    execute statement;
  end loop;
end
$$;
comment on procedure private.add_form_text(text, text, integer) is
  'Migration helper: a text that a form of this table stores from now on, checked, found by a search, and empty in older rows.';
