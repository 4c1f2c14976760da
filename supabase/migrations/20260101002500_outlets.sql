-- Outlets as staff edit them, each with a page: hours by department, holidays, services, a picture, and
-- whether it is closed for good. A buyer must know which outlets have new vehicles and which are only
-- workshops.
create table public.dealers (
  id bigint primary key check (id > 0),
  name text not null unique check (private.is_line(name, 120, 1)),
  address text not null check (private.is_line(address, 500, 1)),
  sales_no text not null check (private.is_number(sales_no, 1)),
  service_no text not null check (private.is_number(service_no, 1)),
  spare_no text check (private.is_number(spare_no, 1)),
  customer_no text check (private.is_number(customer_no, 1)),
  open_time text not null check (private.is_line(open_time, 120, 1)),
  email text not null check (private.is_email(email)),
  service_email text check (private.is_email(service_email)),
  map_embed_url text not null check (map_embed_url ~ '^https://(www\.google\.com|www\.openstreetmap\.org)/[!-~]+$'
    and char_length(map_embed_url) <= 1000),
  latitude numeric(8, 6) not null check (latitude between -90 and 90),
  longitude numeric(9, 6) not null check (longitude between -180 and 180),
  sort_order integer not null default 0,
  is_showroom boolean not null default false,
  services text[] not null default '{service}'
    check (services <@ array['sales', 'service', 'spares', 'ev', 'bigwing']),
  hours jsonb not null default '{}' check (private.fits(hours, private.shape_of('dealers.hours'))),
  holidays jsonb not null default '[]' check (private.fits(holidays, private.shape_of('dealers.holidays'))),
  image text not null default '' check (image = '' or private.is_media_path(image)),
  closed_at timestamptz,
  updated_at timestamptz(3) not null default now()
);
comment on table public.dealers is 'Outlets of the dealership.';
comment on column public.dealers.id is 'The number in the outlet''s address, /dealers/1.';
comment on column public.dealers.customer_no is 'Customer care, often toll-free; null where the outlet has none of its own.';
comment on column public.dealers.map_embed_url is
  'Shown in a frame, so only from hosts that the site''s content policy allows.';
comment on column public.dealers.is_showroom is 'New vehicles are shown and sold here; every outlet has a workshop.';
comment on column public.dealers.services is 'What the outlet offers: sales, service, spares, ev, bigwing.';
comment on column public.dealers.hours is
  'By department (sales, service, spares, customerCare) seven days from Monday, each null or {"opens", "closes"} as '
  '24-hour times. open_time says the hours in words.';
comment on column public.dealers.holidays is
  'Days on which this outlet alone is closed: [{"day", "word"}]. Readers ask outlet_closed_days, which also has the '
  'days on which all outlets are closed.';
comment on column public.dealers.image is 'A picture of the outlet''s front, under /media; empty for none.';
comment on column public.dealers.closed_at is 'When the outlet was closed for good: visitors no longer see it.';
comment on column public.dealers.updated_at is
  'When the outlet was changed last; an edit names this moment, so that it is saved over no other change.';

create index dealers_sort_order_idx on public.dealers (sort_order, id);

alter table public.dealers enable row level security;
grant
  select (
    id, name, address, sales_no, service_no, spare_no, customer_no, open_time, email, service_email, map_embed_url,
    latitude, longitude, sort_order, is_showroom, services, hours, holidays, image, closed_at
  )
on public.dealers to anon;
grant
  select,
  insert (
    name, address, sales_no, service_no, spare_no, customer_no, open_time, email, service_email, map_embed_url,
    latitude, longitude, sort_order, services, hours, holidays, image
  ),
  update (
    name, address, sales_no, service_no, spare_no, customer_no, open_time, email, service_email, map_embed_url,
    latitude, longitude, services, hours, holidays, image, closed_at
  )
on public.dealers to authenticated;

create policy "anyone can read dealers" on public.dealers
  for select to anon
  using (closed_at is null);
grant select on public.dealers to office;
create policy "active staff can read dealers" on public.dealers
  for select to authenticated, office
  using ((select private.is_staff()));
create policy "owner and manager can add dealers" on public.dealers
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can change dealers" on public.dealers
  for update to authenticated
  using (private.edits_outlet(id))
  with check (private.edits_outlet(id));
comment on policy "owner and manager can change dealers" on public.dealers is
  'A manager of some outlets changes those alone, unless the owner allowed what holds for all.';

-- Definer, because the highest number may be that of an outlet that the caller does not see.
create function private.next_outlet_id() returns bigint
language sql security definer set search_path = ''
as $$ select coalesce(max(id), 0) + 1 from public.dealers $$;
comment on function private.next_outlet_id() is
  'The number of a new outlet; no number is given twice, because it is part of an address.';
grant execute on function private.next_outlet_id() to authenticated;
-- Set here and not in the table's definition, because the function reads the table and so the table comes
-- first.
alter table public.dealers alter column id set default private.next_outlet_id();

-- is_showroom follows from services, so that the two never differ.
create function private.set_showroom() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.is_showroom := 'sales' = any (new.services);
  return new;
end
$$;
comment on function private.set_showroom() is 'Trigger: a showroom is an outlet that sells.';

create trigger dealers_set_showroom before insert or update on public.dealers
  for each row execute function private.set_showroom();
create trigger dealers_set_updated_at before update on public.dealers
  for each row execute function private.set_updated_at();
create trigger dealers_audit after insert or delete on public.dealers
  for each row execute function private.audit_row();
-- A new order of many outlets is one line of the audit trail, which private.order_outlets writes.
create trigger dealers_audit_changed after update on public.dealers
  for each row when (old.sort_order = new.sort_order) execute function private.audit_row();
create trigger dealers_ask_for_build after insert or update or delete on public.dealers
  for each row execute function private.ask_for_build();

-- Definer, because staff write no audit line by hand.
create function private.order_outlets(ids bigint[], expected bigint[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current_ids bigint[];
  event public.audit_events;
begin
  perform private.require_site_editor();
  -- Ordering is rare and quick, so one call at a time may do it.
  perform pg_advisory_xact_lock(hashtext('order_outlets'));
  select coalesce(array_agg(id order by sort_order, id), '{}') into current_ids from public.dealers;
  if current_ids = ids then
    return '{"outcome": "saved"}';
  end if;
  if current_ids <> expected
    or (select array_agg(id order by id) from unnest(ids) as id) is distinct from
      (select array_agg(id order by id) from unnest(current_ids) as id) then
    return '{"outcome": "conflict"}';
  end if;
  event.before := (select string_agg(name, ', ' order by sort_order, id) from public.dealers);
  update public.dealers set sort_order = place
  from unnest(ids) with ordinality as listed (id, place)
  where dealers.id = listed.id and sort_order <> place;

  event.action := 'Changed';
  event.table_name := 'dealers';
  event.subject := 'Outlets · order';
  event.after := (select string_agg(name, ', ' order by sort_order, id) from public.dealers);
  event.old_values := jsonb_build_object('order', to_jsonb(current_ids));
  event.new_values := jsonb_build_object('order', to_jsonb(ids));
  perform private.add_audit_event(event);
  return '{"outcome": "saved"}';
end
$$;
comment on function private.order_outlets(bigint[], bigint[]) is
  'Puts all outlets into an order, if they are still in the expected one. Answers {"outcome": "saved" | "conflict"}.';
call private.expose('order_outlets', 'authenticated');
