-- A change of the catalogue can be taken back from the audit trail, as long as no later change came on top of
-- it. Taking back is a change like any other, with a line of its own.

-- The history of prices notes that this price came back by taking a change back.
create function private.take_back_price(event public.audit_events) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  reached integer;
begin
  perform set_config('private.price_way', 'take-back', true);
  execute format('update public.%I set price_paise = $1 where id = $2 and price_paise = $3', event.table_name)
    using (event.old_values ->> 'price_paise')::bigint, event.row_id::bigint,
      (event.new_values ->> 'price_paise')::bigint;
  get diagnostics reached = row_count;
  perform set_config('private.price_way', '', true);
  return jsonb_build_object('outcome', case when reached = 1 then 'saved' else 'changed' end);
end
$$;
comment on function private.take_back_price(public.audit_events) is
  'Takes a change of a price back; for private.take_back_change alone.';

-- Definer, because staff write no part of a vehicle by hand.
create function private.take_back_change(event_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  event public.audit_events;
  vehicle public.vehicles;
  document jsonb;
begin
  perform private.require_site_editor();
  select * into event from public.audit_events where id = event_id;
  if not found or not private.can_take_back(event) then
    return '{"outcome": "missing"}';
  end if;
  if event.new_values ? 'order' then
    return replace(private.order_vehicles(
      event.old_values ->> 'line',
      array(select jsonb_array_elements_text(event.old_values -> 'order')::bigint),
      array(select jsonb_array_elements_text(event.new_values -> 'order')::bigint))::text,
      'conflict', 'changed')::jsonb;
  end if;
  if event.old_values ? 'price_paise' then
    return private.take_back_price(event);
  end if;

  select * into vehicle from public.vehicles where id = event.row_id::bigint for update;
  if not found then
    return '{"outcome": "missing"}';
  end if;
  -- The vehicle was shown or hidden: an event of Manage Bikes holds is_active, one of
  -- private.set_vehicle_state holds state.
  if event.old_values ? 'is_active' or event.old_values ? 'state' then
    if vehicle.state <> coalesce(event.new_values ->> 'state', vehicle.state)
      or vehicle.is_active <> coalesce((event.new_values ->> 'is_active')::boolean, vehicle.is_active) then
      return '{"outcome": "changed"}';
    end if;
    return private.set_vehicle_state(vehicle.id, case
      when event.old_values ->> 'state' = 'draft' then 'hidden'
      else coalesce(event.old_values ->> 'state',
        case when (event.old_values ->> 'is_active')::boolean then 'shown' else 'hidden' end)
    end);
  end if;

  document := private.vehicle_document(vehicle);
  if exists (
    select from jsonb_each(event.new_values)
    where private.without_ids(value) is distinct from private.without_ids(document -> key)
  ) then
    return '{"outcome": "changed"}';
  end if;
  return private.save_vehicle(vehicle.id, vehicle.version, event.old_values);
end
$$;
comment on function private.take_back_change(uuid) is
  'Takes one change of the catalogue back. Outcome: saved, missing (no such change), changed (a later change came on '
  'top), name_taken or incomplete.';
call private.expose('take_back_change', 'authenticated');
