-- What the audit trail keeps of a row that changed: the name of the row, and those of its values by which a
-- search finds it. The English words around them are in netlify/services/reports/audit-words.ts.

create function private.audit_name(table_name text, given jsonb) returns text
language sql stable set search_path = ''
as $$
  select case table_name
    when 'vehicles' then given ->> 'display_name'
    when 'variants' then concat_ws(' ',
      (select display_name from public.vehicles where id = (given ->> 'vehicle_id')::bigint), given ->> 'name')
    when 'accessories' then concat_ws(' ',
      (select display_name from public.vehicles where id = (given ->> 'vehicle_id')::bigint), given ->> 'heading')
    when 'slides' then coalesce(nullif(given ->> 'title', ''), nullif(given ->> 'alt', ''), given ->> 'id')
    when 'offers' then given ->> 'title'
    when 'staff' then given ->> 'user_id'
    when 'dealers' then given ->> 'name'
    when 'charge_rules' then concat_ws(' ', replace(given ->> 'kind', '_', ' '), nullif(given ->> 'fuel', 'any'),
      private.day_text((given ->> 'begins_on')::date))
    when 'translations' then concat_ws(' ', given ->> 'language', private.shortened(given ->> 'source_text', 60))
    when 'marked_days' then concat_ws(' ', private.day_text((given ->> 'day')::date), given ->> 'words')
    when 'outlet_closed_days' then private.day_text((given ->> 'day')::date)
    when 'notifications' then given ->> 'id'
    when 'gallery_images' then given ->> 'id'
    when 'page_texts' then replace(given ->> 'id', '-', ' ')
    when 'page_lists' then given ->> 'id'
    when 'site_parts' then given ->> 'id'
    when 'doors' then given ->> 'title'
    else table_name
  end
$$;
comment on function private.audit_name(text, jsonb) is 'The name of a row in the audit trail.';

create function private.audit_texts(table_name text, given jsonb) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(string_agg(replace(key, '_', ' ') || ': ' ||
    case jsonb_typeof(value) when 'string' then value #>> '{}' else private.audit_value(key, value) end, '; '
    order by key), '')
  from jsonb_each(private.audit_values(table_name, given))
$$;
comment on function private.audit_texts(text, jsonb) is 'Several values of a row with their columns, by which a search finds it.';
