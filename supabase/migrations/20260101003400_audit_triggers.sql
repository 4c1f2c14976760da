-- What writes the audit trail: a trigger on each table that staff change, and a function for each of the two things
-- that change no table of ours, a new password and a report taken away.

create function private.rupees(paise bigint) returns text
language sql
immutable
set search_path = ''
return '₹' || to_char(paise / 100, 'FM99,99,99,99,990')
  || case when paise % 100 = 0 then '' else '.' || lpad((paise % 100)::text, 2, '0') end;
comment on function private.rupees(bigint) is 'An amount in paise as India writes it, ₹1,05,000.50.';

create function private.audit_value(column_name text, value jsonb) returns text
language sql
immutable
set search_path = ''
return case
  when column_name = 'price_paise' then private.rupees(value::bigint)
  when column_name = 'is_active' then case when value::boolean then 'shown' else 'hidden' end
  when column_name = 'expires_on' then private.day_text((value #>> '{}')::date)
  else value #>> '{}'
end;
comment on function private.audit_value(text, jsonb) is 'A column''s value in words for the audit trail.';

create function private.audit_label(table_name text, column_name text) returns text
language sql
immutable
set search_path = ''
return case
  when column_name = 'price_paise' and table_name = 'accessories' then 'price'
  when column_name = 'price_paise' then 'ex-showroom price'
  when column_name = 'is_active' then 'on the site'
  when column_name = 'expires_on' then 'last day'
  when column_name = 'alt' then 'words for the picture'
  else replace(column_name, '_', ' ')
end;
comment on function private.audit_label(text, text) is 'What the audit trail calls a column.';

create function private.audit_subject(table_name text, given jsonb) returns text
language sql
stable
set search_path = ''
return case table_name
  when 'vehicles' then given ->> 'display_name'
  when 'variants' then concat_ws(' ',
    (select display_name from public.vehicles where id = (given ->> 'vehicle_id')::bigint), given ->> 'name')
  when 'accessories' then concat_ws(' ',
    (select display_name from public.vehicles where id = (given ->> 'vehicle_id')::bigint), given ->> 'heading')
  when 'offers' then 'Offer ' || (given ->> 'title')
  when 'notifications' then 'Notification ' || (given ->> 'id')
  when 'gallery_images' then 'Gallery picture ' || (given ->> 'id')
  when 'staff' then 'Account ' || (given ->> 'user_id')
  else table_name
end;
comment on function private.audit_subject(text, jsonb) is 'What the audit trail calls a row.';

create function private.audit_words(table_name text, given jsonb) returns text
language sql
stable
set search_path = ''
return (
  select coalesce(string_agg(private.audit_label(table_name, key) || ': ' || private.audit_value(key, value), '; ' order by key), '')
  from jsonb_each(given)
  where key not in ('id', 'created_at', 'vehicle_id', 'sort_order') and jsonb_typeof(value) in ('string', 'number', 'boolean')
    and value <> '""'
);
comment on function private.audit_words(text, jsonb) is 'Several columns of a row in words, for the audit trail.';

-- Who calls, and under which request id: PostgREST hands the headers of a call on.
create function private.add_audit_event(event public.audit_events) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.audit_events
    (actor_id, user_id, request_id, action, table_name, row_id, subject, before, after, old_values, new_values)
  values (
    auth.uid(),
    coalesce((select staff.user_id from public.staff where id = auth.uid()), ''),
    left(coalesce(nullif(current_setting('request.headers', true), '')::json ->> 'x-request-id', ''), 64),
    event.action, coalesce(event.table_name, ''), coalesce(event.row_id, ''), coalesce(event.subject, ''),
    left(coalesce(event.before, ''), 2500), left(coalesce(event.after, ''), 2500),
    event.old_values, event.new_values);
end
$$;
comment on function private.add_audit_event(public.audit_events) is
  'Adds an event in the name of the caller; for the definer functions of the audit trail alone.';

-- Definer, because nobody may write the trail by hand.
create function private.audit_row() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.audit_events;
  given jsonb;
  changed text[];
begin
  -- Demo data and new models come past the API; new accounts do too, and are worth a line.
  if tg_op = 'INSERT' and auth.uid() is null and tg_table_name <> 'staff' then
    return null;
  end if;
  event.table_name := tg_table_name;
  if tg_op <> 'INSERT' then
    event.old_values := to_jsonb(old) - 'updated_at';
  end if;
  if tg_op <> 'DELETE' then
    event.new_values := to_jsonb(new) - 'updated_at';
  end if;
  given := coalesce(event.new_values, event.old_values);
  event.row_id := given ->> 'id';
  event.subject := private.audit_subject(tg_table_name, given);
  event.action := case tg_op when 'INSERT' then 'Added' when 'DELETE' then 'Deleted' else 'Changed' end;

  if tg_op = 'UPDATE' then
    select array_agg(key) into changed
    from jsonb_each(event.new_values) where value is distinct from event.old_values -> key;
    if changed is null then
      return null;
    end if;
    event.old_values := (select jsonb_object_agg(key, value) from jsonb_each(event.old_values) where key = any (changed));
    event.new_values := (select jsonb_object_agg(key, value) from jsonb_each(event.new_values) where key = any (changed));
  end if;

  if cardinality(changed) = 1 then
    event.subject := event.subject || ' · ' || private.audit_label(tg_table_name, changed[1]);
    event.before := private.audit_value(changed[1], event.old_values -> changed[1]);
    event.after := private.audit_value(changed[1], event.new_values -> changed[1]);
  else
    event.before := private.audit_words(tg_table_name, coalesce(event.old_values, '{}'));
    event.after := private.audit_words(tg_table_name, coalesce(event.new_values, '{}'));
  end if;
  perform private.add_audit_event(event);
  return null;
end
$$;
comment on function private.audit_row() is 'Trigger: writes one event for each row that was added, changed or deleted.';

create trigger vehicles_audit after insert or update or delete on public.vehicles
  for each row execute function private.audit_row();
create trigger accessories_audit after insert or update or delete on public.accessories
  for each row execute function private.audit_row();
create trigger offers_audit after insert or update or delete on public.offers
  for each row execute function private.audit_row();
create trigger notifications_audit after insert or update or delete on public.notifications
  for each row execute function private.audit_row();
create trigger gallery_images_audit after insert or update or delete on public.gallery_images
  for each row execute function private.audit_row();
create trigger staff_audit after insert or update or delete on public.staff
  for each row execute function private.audit_row();

-- A price is one act and one line of the audit trail: the first variant follows its vehicle without a line of its own.
-- Where it cost something else before, its line stays, because the vehicle's does not say what that was.
create trigger variants_audit after insert or delete on public.variants
  for each row execute function private.audit_row();

-- Depth 0 is a statement of its own, whatever a trigger set before it in the transaction.
create trigger variants_audit_changed after update on public.variants
  for each row
  when (pg_trigger_depth() = 0
    or old.price_paise::text is distinct from current_setting('private.moved_from', true))
  execute function private.audit_row();

create function private.record_password_change() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.audit_events;
begin
  if not private.is_staff() then
    raise exception 'the audit trail is for active staff' using errcode = 'insufficient_privilege';
  end if;
  event.action := 'Changed';
  event.table_name := 'staff';
  event.row_id := auth.uid()::text;
  event.subject := (select 'Account ' || user_id || ' · password' from public.staff where id = auth.uid());
  perform private.add_audit_event(event);
end
$$;
comment on function private.record_password_change() is 'What public.record_password_change does.';
grant execute on function private.record_password_change() to authenticated;

create function public.record_password_change() returns void
language sql
security invoker
set search_path = ''
as $$ select private.record_password_change() $$;
comment on function public.record_password_change() is 'Notes in the audit trail that the caller has a new password, and nothing of it.';
grant execute on function public.record_password_change() to authenticated;

create function private.record_report_export(report_name text, filter_words text, row_count bigint) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.audit_events;
begin
  if not private.is_staff() then
    raise exception 'the audit trail is for active staff' using errcode = 'insufficient_privilege';
  end if;
  event.action := 'Exported';
  event.subject := left(report_name, 120);
  event.after := concat_ws(' · ', nullif(filter_words, ''), row_count || ' rows');
  event.new_values := jsonb_build_object('filter', filter_words, 'rows', row_count);
  perform private.add_audit_event(event);
end
$$;
comment on function private.record_report_export(text, text, bigint) is 'What public.record_report_export does.';
grant execute on function private.record_report_export(text, text, bigint) to authenticated;

create function public.record_report_export(report_name text, filter_words text, row_count bigint) returns void
language sql
security invoker
set search_path = ''
as $$ select private.record_report_export(report_name, filter_words, row_count) $$;
comment on function public.record_report_export(text, text, bigint) is
  'Notes in the audit trail that the caller takes the rows of a report away.';
grant execute on function public.record_report_export(text, text, bigint) to authenticated;
