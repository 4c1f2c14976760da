-- The audit trail says what stands in the lists of a row too: who lends, which models an offer is for, when an outlet is closed.

create or replace function private.audit_value(column_name text, value jsonb) returns text
language sql
immutable
set search_path = ''
return case
  when column_name = 'price_paise' then private.rupees(value::bigint)
  when column_name = 'is_active' then case when value::boolean then 'shown' else 'hidden' end
  when column_name in ('expires_on', 'first_day', 'last_day') then private.day_text((value #>> '{}')::date)
  when jsonb_typeof(value) in ('array', 'object') then (
    select left(string_agg(leaf #>> '{}', ', '), 2000)
    from jsonb_path_query(value, 'strict $.** ? (@.type() == "string" || @.type() == "number" || @.type() == "boolean")') as leaf
    where leaf <> '""')
  else value #>> '{}'
end;

create or replace function private.audit_words(table_name text, given jsonb) returns text
language sql
stable
set search_path = ''
return (
  select coalesce(string_agg(private.audit_label(table_name, key) || ': ' || private.audit_value(key, value), '; ' order by key), '')
  from jsonb_each(given)
  where key not in ('id', 'created_at', 'vehicle_id', 'sort_order', 'idempotency_key', 'body_hash')
    and (jsonb_typeof(value) in ('string', 'number', 'boolean')
      or table_name in ('page_lists', 'offers', 'dealers', 'dealership') and jsonb_typeof(value) in ('array', 'object'))
    and value <> '""');
