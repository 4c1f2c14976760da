-- Outlets as staff keep them: hours by department, holidays, services, a picture, and closed for good.

alter table public.dealers
  add column services text[] not null default '{service}'
    constraint dealers_services_check check (services <@ array['sales', 'service', 'spares', 'ev', 'bigwing']),
  add column hours jsonb not null default '{}'
    constraint dealers_hours_check check (jsonb_typeof(hours) = 'object' and length(hours::text) <= 4000),
  add column holidays jsonb not null default '[]'
    constraint dealers_holidays_check check (jsonb_typeof(holidays) = 'array' and length(holidays::text) <= 8000),
  add column image text not null default ''
    constraint dealers_image_check check (image = '' or image ~ '^/media/[A-Za-z0-9/._-]+$'),
  add column closed_at timestamptz,
  add column updated_at timestamptz(3) not null default now();
comment on column public.dealers.services is 'What is to be had here: sales, service, spares, ev, bigwing.';
comment on column public.dealers.hours is
  'By department (sales, service, spares, customerCare) seven days from Monday, each null or {"opens", "closes"} as 24-hour times. open_time says it in words.';
comment on column public.dealers.holidays is 'Days on which it is closed: [{"day", "word"}].';
comment on column public.dealers.image is 'A picture of its front, under /media; empty for none.';
comment on column public.dealers.closed_at is 'When it was closed for good: visitors see it no more.';
comment on column public.dealers.updated_at is 'When it was changed last; an edit names it, so that it is saved over no other change.';

update public.dealers set services =
  array['service']
  || case when is_showroom then array['sales', 'ev'] else '{}' end
  || case when spare_no is not null then array['spares'] else '{}' end
  || case when name ~* 'big ?wing' then array['bigwing'] else '{}' end;
update public.dealers set image = '/media/outlets/' || id || '.webp' where id <= 12;

-- One source: a showroom is an outlet that sells.
create function private.set_showroom() returns trigger
language plpgsql
set search_path = ''
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

-- Definer, because the highest number may be that of an outlet that the caller does not see.
create function private.next_outlet_id() returns bigint
language sql
security definer
set search_path = ''
as $$ select coalesce(max(id), 0) + 1 from public.dealers $$;
comment on function private.next_outlet_id() is 'The number of a new outlet; none is given twice, because the number is in an address.';
revoke execute on function private.next_outlet_id() from public;
grant execute on function private.next_outlet_id() to authenticated;
alter table public.dealers alter column id set default private.next_outlet_id();
comment on column public.dealers.id is 'The number in the outlet''s address, /dealers/1.';

revoke select on public.dealers from anon;
grant select (
  id, name, is_showroom, address, sales_no, service_no, spare_no, customer_no, open_time, email, service_email,
  map_embed_url, latitude, longitude, sort_order, services, hours, holidays, image, closed_at
) on public.dealers to anon;
alter policy "anyone can read dealers" on public.dealers using (closed_at is null);

grant insert (
  name, address, sales_no, service_no, spare_no, customer_no, open_time, email, service_email, map_embed_url, latitude,
  longitude, sort_order, services, hours, holidays, image
) on public.dealers to authenticated;
grant update (
  name, address, sales_no, service_no, spare_no, customer_no, open_time, email, service_email, map_embed_url, latitude,
  longitude, services, hours, holidays, image, closed_at
) on public.dealers to authenticated;
create policy "active staff can add dealers" on public.dealers
  for insert to authenticated
  with check ((select private.is_staff()));
create policy "active staff can change dealers" on public.dealers
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create or replace function private.audit_subject(table_name text, given jsonb) returns text
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
  when 'dealers' then 'Outlet ' || (given ->> 'name')
  when 'dealership' then 'Dealership'
  else table_name
end;

create trigger dealers_audit after insert or delete on public.dealers
  for each row execute function private.audit_row();
-- A new order of many is one line, which private.order_outlets writes.
create trigger dealers_audit_changed after update on public.dealers
  for each row when (old.sort_order = new.sort_order)
  execute function private.audit_row();

create function private.order_outlets(ids bigint[]) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.audit_events;
begin
  if not private.is_staff() then
    raise exception 'the order of outlets is for active staff' using errcode = 'insufficient_privilege';
  end if;
  event.action := 'Changed';
  event.table_name := 'dealers';
  event.subject := 'Outlets · order';
  event.before := (select string_agg(name, ', ' order by sort_order, id) from public.dealers where id = any (ids));
  update public.dealers set sort_order = array_position(ids, id) where id = any (ids);
  event.after := (select string_agg(name, ', ' order by sort_order, id) from public.dealers where id = any (ids));
  event.old_values := '{}';
  event.new_values := jsonb_build_object('order', to_jsonb(ids));
  if event.before is distinct from event.after then
    perform private.add_audit_event(event);
  end if;
end
$$;
comment on function private.order_outlets(bigint[]) is 'What public.order_outlets does; definer, because staff write no audit line by hand.';
revoke execute on function private.order_outlets(bigint[]) from public;
grant execute on function private.order_outlets(bigint[]) to authenticated;

create function public.order_outlets(ids bigint[]) returns void
language sql
security invoker
set search_path = ''
as $$ select private.order_outlets(ids) $$;
comment on function public.order_outlets(bigint[]) is 'Puts the outlets of these numbers into this order, with one line of the audit trail; for active staff.';
revoke execute on function public.order_outlets(bigint[]) from public, anon;
grant execute on function public.order_outlets(bigint[]) to authenticated;
