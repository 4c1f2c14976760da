-- The owner has a delivery tried again that waits for its next try, or whose tries have ended.
create function private.try_delivery(slug text, delivery_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  update private.deliveries set state = 'waiting', next_try_at = now()
  from public.doors door
  where deliveries.id = delivery_id and door.id = deliveries.door_id and door.slug = try_delivery.slug
    and state in ('waiting', 'failed') and body <> '';
  return found;
end
$$;
comment on function private.try_delivery(text, uuid) is
  'Makes a delivery that waits or failed due now; false where there is none, or its text is gone. For the owner.';
call private.expose('try_delivery', 'authenticated');
