-- A vehicle's price is that of its first variant: when staff move the one, the other follows, so that the listing,
-- the bike's page and Manage Price agree.

create function private.move_first_variant() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  update public.variants
  set price_paise = new.price_paise
  where id = (select id from public.variants where vehicle_id = new.id order by sort_order, id limit 1);
  return null;
end
$$;
comment on function private.move_first_variant() is 'Trigger: gives the first variant the price of its vehicle.';

create trigger vehicles_move_first_variant after update of price_paise on public.vehicles
  for each row when (old.price_paise is distinct from new.price_paise)
  execute function private.move_first_variant();
