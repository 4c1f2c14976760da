-- What the office does with doors: the owner makes and tests them, and sees what comes through each.

create function private.door_json(door public.doors) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('slug', door.slug, 'vendor', door.vendor, 'at', door.updated_at,
    'secretSince', (select made_at from private.door_secrets where door_id = door.id),
    'facts', jsonb_build_object('title', door.title, 'isOn', door.is_on, 'family', door.family,
      'outletId', door.outlet_id, 'pages', door.pages, 'numbers', door.numbers, 'fields', door.fields))
$$;
comment on function private.door_json(public.doors) is 'A door as its owner sees it, without its secret.';

create function private.read_doors() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (select coalesce(jsonb_agg(private.door_json(doors) order by id), '[]') from public.doors);
end
$$;
comment on function private.read_doors() is 'The doors, in the order in which they were made; for the owner alone.';
call private.expose('read_doors', 'authenticated');

create function private.add_door(slug text, vendor text, facts jsonb, sealed text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  made public.doors;
begin
  perform private.require_role('owner');
  insert into public.doors (slug, vendor, title, is_on, family, outlet_id, pages, numbers, fields)
  values (add_door.slug, add_door.vendor, facts ->> 'title', (facts ->> 'isOn')::boolean, facts ->> 'family',
    (facts ->> 'outletId')::bigint, facts -> 'pages', facts -> 'numbers', facts -> 'fields')
  on conflict on constraint doors_slug_key do nothing returning * into made;
  if made.id is null then
    return null;
  end if;
  if sealed is not null then
    insert into private.door_secrets (door_id, sealed) values (made.id, add_door.sealed);
  end if;
  return private.door_json(made);
end
$$;
comment on function private.add_door(text, text, jsonb, text) is
  'Makes a door; null where its name is taken. For the owner alone.';
call private.expose('add_door', 'authenticated');

create function private.save_door(slug text, expected timestamptz, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.doors;
begin
  perform private.require_role('owner');
  update public.doors set title = facts ->> 'title', is_on = (facts ->> 'isOn')::boolean,
    family = facts ->> 'family', outlet_id = (facts ->> 'outletId')::bigint, pages = facts -> 'pages',
    numbers = facts -> 'numbers', fields = facts -> 'fields'
  where doors.slug = save_door.slug and updated_at = expected returning * into saved;
  return case when saved.id is not null then private.door_json(saved) end;
end
$$;
comment on function private.save_door(text, timestamptz, jsonb) is
  'Saves the facts of a door that was changed last at this moment; null where another one stands there. For the owner '
  'alone.';
call private.expose('save_door', 'authenticated');

create function private.trace_door(door public.doors, what text, after text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.trace_act('doors', door.title || ' · ' || what, '', after, door.id::text);
end
$$;
comment on function private.trace_door(public.doors, text, text) is
  'Writes into the audit trail what was done with a door beside a change of its facts.';

create function private.renew_door_secret(slug text, sealed text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  door public.doors;
begin
  perform private.require_role('owner');
  select * into door from public.doors where doors.slug = renew_door_secret.slug;
  if not found then
    return null;
  end if;
  insert into private.former_door_secrets (door_id, sealed)
  select door_id, known.sealed from private.door_secrets as known where door_id = door.id;
  insert into private.door_secrets as known (door_id, sealed) values (door.id, renew_door_secret.sealed)
  on conflict on constraint door_secrets_pkey do update set sealed = excluded.sealed, made_at = now();
  perform private.trace_door(door, 'secret', 'made anew');
  return private.door_json(door);
end
$$;
comment on function private.renew_door_secret(text, text) is
  'Gives a door another secret; the one before holds for what had come until then. Null where there is no such door. For '
  'the owner alone.';
call private.expose('renew_door_secret', 'authenticated');

create function private.read_deliveries(slug text, before uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', page.id, 'vendorId', page.vendor_id, 'cameAt', page.came_at,
      'sentAt', page.sent_at, 'state', page.state, 'note', page.note, 'tries', page.tries,
      'nextTryAt', page.next_try_at, 'leadId', (
        select leads.id from public.leads
        where leads.enquiry_id = page.id and leads.enquiry_table in ('outside_enquiries', 'phone_calls')))
      order by page.came_at desc, page.id desc), '[]')
    from (
      select delivery.* from private.deliveries delivery join public.doors door on door.id = delivery.door_id
      where door.slug = read_deliveries.slug and (before is null or (delivery.came_at, delivery.id) < (
        select known.came_at, known.id from private.deliveries known where known.id = before))
      order by delivery.came_at desc, delivery.id desc limit 50) as page);
end
$$;
comment on function private.read_deliveries(text, uuid) is
  'The fifty newest deliveries of a door, or those before one of them, without what was sent; for the owner alone.';
call private.expose('read_deliveries', 'authenticated');

create function private.read_intake_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
begin
  perform private.require_role('owner', 'manager');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('slug', door.slug, 'title', door.title, 'vendor', door.vendor,
      'isOn', door.is_on,
      'today', jsonb_build_object(
        'came', count_of.came, 'made', count_of.made,
        'wrong', coalesce((select wrong from private.door_days where door_id = door.id and day = today), 0)),
      'newestAt', (select max(came_at) from private.deliveries where door_id = door.id),
      'waiting', (select count(*) from private.deliveries where door_id = door.id and state = 'waiting'),
      'failed', (select count(*) from private.deliveries where door_id = door.id and state = 'failed'),
      'asked', (
        select jsonb_build_object('at', asked_at, 'sent', sent, 'here', here, 'note', note)
        from private.door_asks where door_id = door.id)) order by door.id), '[]')
    from public.doors door, lateral (
      select count(*) as came, count(*) filter (where state in ('made', 'quarantined')) as made
      from private.deliveries
      where door_id = door.id and came_at >= private.indian_day_start(today)) as count_of);
end
$$;
comment on function private.read_intake_health() is
  'How each door did today, and what its sender said when it was asked last; for owner and manager.';
call private.expose('read_intake_health', 'authenticated');

-- The text of a test would have the key of its sender in it, and nobody needs that text.
create function private.test_door(slug text, delivery_id uuid, vendor_id text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  door public.doors;
begin
  perform private.require_role('owner');
  select * into door from public.doors where doors.slug = test_door.slug and is_on;
  if not found then
    return false;
  end if;
  insert into private.deliveries (id, door_id, vendor_id, state)
  values (delivery_id, door.id, test_door.vendor_id, 'test');
  perform private.trace_door(door, 'test', 'came in');
  return true;
end
$$;
comment on function private.test_door(text, uuid, text) is
  'Stores a test of a door as a delivery that never counts; false where the door is not on. For the owner alone.';
call private.expose('test_door', 'authenticated');

-- The owner has a delivery tried again that waits for its next try, or whose tries have ended.
create function private.try_delivery(slug text, delivery_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  door public.doors;
begin
  perform private.require_role('owner');
  select * into door from public.doors where doors.slug = try_delivery.slug;
  update private.deliveries set state = 'waiting', next_try_at = now()
  where id = delivery_id and door_id = door.id and state in ('waiting', 'failed') and body <> '';
  if not found then
    return false;
  end if;
  perform private.trace_door(door, 'delivery', 'to be tried again');
  return true;
end
$$;
comment on function private.try_delivery(text, uuid) is
  'Makes a delivery that waits or failed due now; false where there is none, or its text is gone. For the owner alone.';
call private.expose('try_delivery', 'authenticated');
