-- The words of the audit trail: what it calls a column, a row, and the values that changed.

create function private.audit_label(table_name text, column_name text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when column_name = 'price_paise' and table_name = 'accessories' then 'price'
    when column_name = 'price_paise' then 'ex-showroom price'
    when column_name = 'is_active' then 'on the site'
    when column_name = 'expires_on' then 'last day'
    when column_name = 'alt' then 'words for the picture'
    else replace(column_name, '_', ' ')
  end
$$;
comment on function private.audit_label(text, text) is 'What the audit trail calls a column.';

create function private.audit_subject(table_name text, given jsonb) returns text
language sql stable set search_path = ''
as $$
  select case table_name
    when 'vehicles' then given ->> 'display_name'
    when 'variants' then concat_ws(' ',
      (select display_name from public.vehicles where id = (given ->> 'vehicle_id')::bigint), given ->> 'name')
    when 'accessories' then concat_ws(' ',
      (select display_name from public.vehicles where id = (given ->> 'vehicle_id')::bigint), given ->> 'heading')
    when 'slides' then 'Slide ' || coalesce(nullif(given ->> 'title', ''), nullif(given ->> 'alt', ''), given ->> 'id')
    when 'offers' then 'Offer ' || (given ->> 'title')
    when 'notifications' then 'Notification ' || (given ->> 'id')
    when 'gallery_images' then 'Gallery picture ' || (given ->> 'id')
    when 'page_texts' then 'Text ' || replace(given ->> 'id', '-', ' ')
    when 'page_lists' then 'List ' || (given ->> 'id')
    when 'staff' then 'Account ' || (given ->> 'user_id')
    when 'dealers' then 'Outlet ' || (given ->> 'name')
    when 'charge_rules' then concat_ws(' ', 'Charge', replace(given ->> 'kind', '_', ' '),
      nullif(given ->> 'fuel', 'any'), 'from', private.day_text((given ->> 'begins_on')::date))
    when 'translations' then concat(
      case given ->> 'language' when 'or' then 'Odia' else 'Hindi' end, ' of “', left(given ->> 'source_text', 60), '”')
    when 'dealership' then 'Dealership'
    when 'outlet_closed_days' then 'All outlets closed on ' || private.day_text((given ->> 'day')::date)
    when 'promise_settings' then 'Promises'
    else table_name
  end
$$;
comment on function private.audit_subject(text, jsonb) is 'What the audit trail calls a row.';

-- What stands in the lists of a row is said too: who lends, which models an offer is for, when an outlet is closed.
create function private.audit_value(column_name text, value jsonb) returns text
language sql immutable set search_path = ''
as $$
  select case
    when column_name = 'price_paise' then private.rupees(value::bigint)
    when column_name = 'is_active' then case when value::boolean then 'shown' else 'hidden' end
    when column_name in ('expires_on', 'first_day', 'last_day') then private.day_text((value #>> '{}')::date)
    when column_name = 'targets' then (
      select string_agg(replace(kind, '_', ' ') || ' ' || minutes || ' min', ', ' order by kind)
      from jsonb_each_text(value) as target (kind, minutes))
    when column_name = 'mail_lists' then (
      select left(string_agg(concat_ws(' ', list ->> 'purpose', 'of outlet ' || (list ->> 'outletId'),
        (select string_agg(email, ' ') from jsonb_array_elements_text(list -> 'emails') as email)), ', '), 2000)
      from jsonb_array_elements(value) as list)
    when column_name = 'steps' then (
      select string_agg(concat_ws(' ', 'up to ' || (step ->> 'upTo'),
        coalesce((step ->> 'percent') || '%', 'Rs. ' || (step ->> 'rupees'), 'not settled')), ', ' order by place)
      from jsonb_array_elements(value) with ordinality as list (step, place))
    when jsonb_typeof(value) in ('array', 'object') then (
      select left(string_agg(leaf #>> '{}', ', '), 2000)
      from jsonb_path_query(value,
        'strict $.** ? (@.type() == "string" || @.type() == "number" || @.type() == "boolean")') as leaf
      where leaf <> '""')
    else value #>> '{}'
  end
$$;
comment on function private.audit_value(text, jsonb) is 'A column''s value in words for the audit trail.';

-- The audit trail says what was added, not how it was sent.
create function private.audit_words(table_name text, given jsonb) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(private.audit_label(table_name, key) || ': ' || private.audit_value(key, value), '; '
    order by key), '')
  from jsonb_each(given)
  where key not in ('id', 'created_at', 'vehicle_id', 'sort_order', 'idempotency_key', 'body_hash')
    and (jsonb_typeof(value) in ('string', 'number', 'boolean')
      or table_name in ('page_lists', 'offers', 'dealers', 'dealership', 'charge_rules', 'promise_settings')
        and jsonb_typeof(value) in ('array', 'object'))
    and value <> '""'
$$;
comment on function private.audit_words(text, jsonb) is 'Several columns of a row in words, for the audit trail.';
