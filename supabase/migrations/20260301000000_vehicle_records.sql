-- A vehicle is whole in the database: staff make and edit it, a new one begins as a draft, and nothing stands in code.

-- A draft may lack what a shown vehicle needs: no price yet is 0, no picture and no brochure yet are empty.
alter table public.vehicles drop constraint vehicles_price_paise_check;
-- A few hundred rows at most: nobody waits for the check of those that are there.
alter table public.vehicles add constraint vehicles_price_paise_check
  check (price_paise between 0 and 10000000000) not valid;
-- squawk-ignore constraint-missing-not-valid
alter table public.vehicles validate constraint vehicles_price_paise_check;
alter table public.vehicles
  alter column price_paise set default 0,
  alter column name_image set default '',
  alter column icon_image set default '',
  alter column listing_image set default '',
  alter column hero_image set default '',
  alter column brochure set default '';

do $$
declare
  column_name text[];
begin
  foreach column_name slice 1 in array array[
    ['vehicles', 'name_image'], ['vehicles', 'icon_image'], ['vehicles', 'listing_image'], ['vehicles', 'hero_image'],
    ['vehicles', 'brochure'], ['colours', 'swatch_image'], ['colours', 'image'], ['features', 'image'],
    ['accessories', 'image']
  ] loop
    execute format('alter table public.%I drop constraint %I', column_name[1], column_name[1] || '_' || column_name[2] || '_check');
    execute format(
      'alter table public.%I add constraint %I check (%I = '''' or %I ~ ''^/media/[a-z0-9/._-]+$'')',
      column_name[1], column_name[1] || '_' || column_name[2] || '_check', column_name[2], column_name[2]);
  end loop;
end
$$;

-- What stands here already was shown once: of a draft nobody outside has ever heard. The default is for these rows alone.
alter table public.vehicles
  add column share_image text not null default ''
    constraint vehicles_share_image_check check (share_image = '' or share_image ~ '^/media/[a-z0-9/._-]+$'),
  add column version bigint not null default 1,
  add column updated_by text not null default '',
  add column archived_at timestamptz,
  add column first_shown_at timestamptz default now();
alter table public.vehicles alter column first_shown_at drop default;
alter table public.vehicles add constraint vehicles_archived_check
  check (not is_active or archived_at is null) not valid;
-- squawk-ignore constraint-missing-not-valid
alter table public.vehicles validate constraint vehicles_archived_check;

-- Computed, so that there is one answer to both questions and no way past it.
alter table public.vehicles
  -- squawk-ignore adding-field-with-default
  add column state text not null generated always as (
    case
      when is_active then 'shown'
      when archived_at is not null then 'archived'
      when first_shown_at is null then 'draft'
      else 'hidden'
    end
  ) stored,
  -- squawk-ignore adding-field-with-default
  add column missing text[] not null generated always as (
    array_remove(array[
      case when price_paise = 0 then 'price' end,
      case when hero_image = '' then 'picture' end,
      case when engine = '' then 'engine' end,
      case when details = '' then 'details' end
    ]::text[], null)
  ) stored;

comment on column public.vehicles.price_paise is 'Ex-showroom price in paise; 0 while a draft has none.';
comment on column public.vehicles.hero_image is 'The side picture of the vehicle; empty while a draft has none.';
comment on column public.vehicles.share_image is 'The picture of link previews, where it is not made from the side picture.';
comment on column public.vehicles.version is 'Counts changes of the vehicle and its parts, so that nobody saves over what they have not seen.';
comment on column public.vehicles.updated_by is 'What whoever changed it last was called then; empty past the API.';
comment on column public.vehicles.archived_at is 'When it was put away; staff find it under "archived" alone.';
comment on column public.vehicles.first_shown_at is 'When visitors first saw it; never for a draft.';
comment on column public.vehicles.state is 'draft, shown, hidden or archived.';
comment on column public.vehicles.missing is 'What it lacks before it may be shown: price, picture, engine, details.';

-- Visitors read what pages show, and not who works on it.
revoke select on public.vehicles from anon;
grant select (
  id, bike_name, display_name, category, body_type, sort_order, tagline, details, price_paise, engine, power, transmission,
  mileage, figure_sources, name_image, icon_image, listing_image, hero_image, share_image, brochure, body_dimensions, engine_specification,
  transmission_specification, tyres_and_brakes, frame_and_suspension, electricals, is_active, menu_name, is_in_menu
) on public.vehicles to anon;

-- Definer, because staff may set no version by hand. A new order alone changes nothing that an editor shows.
create function private.note_vehicle_edit() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  noise constant text[] := array['sort_order', 'updated_at', 'updated_by', 'first_shown_at', 'state', 'missing'];
begin
  if new.is_active then
    new.first_shown_at := coalesce(new.first_shown_at, now());
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - noise is distinct from to_jsonb(old) - noise then
    new.version := old.version + 1;
    new.updated_at := now();
    new.updated_by := coalesce((select user_id from public.staff where id = auth.uid()), '');
  end if;
  return new;
end
$$;
comment on function private.note_vehicle_edit() is 'Trigger: counts a change of a vehicle and notes by whom, and when it is first shown.';

drop trigger vehicles_set_updated_at on public.vehicles;
create trigger vehicles_note_edit before insert or update on public.vehicles
  for each row execute function private.note_vehicle_edit();

-- A price of a part that staff set by itself is a change of the vehicle too. Depth 0 is a statement of its own.
create function private.touch_vehicle() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.vehicles set version = version + 1 where id = new.vehicle_id;
  return null;
end
$$;
comment on function private.touch_vehicle() is
  'Trigger: counts a change of a part as one of its vehicle; definer, because staff may set no version by hand.';

create trigger variants_touch_vehicle after update of price_paise on public.variants
  for each row when (pg_trigger_depth() = 0 and old.price_paise is distinct from new.price_paise)
  execute function private.touch_vehicle();
create trigger accessories_touch_vehicle after update of price_paise on public.accessories
  for each row when (pg_trigger_depth() = 0 and old.price_paise is distinct from new.price_paise)
  execute function private.touch_vehicle();

-- After the row is computed, for `missing` is. A shown vehicle that lacked something before this rule may be edited.
create function private.refuse_incomplete_vehicle() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'this violates the constraint "vehicles_complete_check"'
    using errcode = 'check_violation', constraint = 'vehicles_complete_check', detail = array_to_string(new.missing, ',');
end
$$;
comment on function private.refuse_incomplete_vehicle() is 'Trigger: no vehicle is shown that lacks what its page needs.';

create trigger vehicles_complete after update on public.vehicles
  for each row
  when (new.is_active and new.missing <> '{}' and (not old.is_active or old.missing = '{}'))
  execute function private.refuse_incomplete_vehicle();

-- Former names: the address of a renamed vehicle keeps leading to it.
create table public.former_names (
  name text primary key check (char_length(name) between 1 and 80),
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.former_names is 'Names that vehicles had while visitors could see them; their addresses lead to the vehicle.';
create index former_names_vehicle_id_idx on public.former_names (vehicle_id);

alter table public.former_names enable row level security;

grant select on public.former_names to anon, authenticated;

create policy "anyone can read former names of active vehicles" on public.former_names
  for select to anon
  using (exists (select from public.vehicles where vehicles.id = vehicle_id and vehicles.is_active));

create policy "active staff can read all former names" on public.former_names
  for select to authenticated
  using ((select private.is_staff()));

create trigger former_names_ask_for_build after insert or update or delete on public.former_names
  for each statement execute function private.ask_for_build();

-- A draft has no price yet: an enquiry that names one keeps none.
create or replace function private.current_price(model text, variant text) returns bigint
language sql
stable
set search_path = ''
as $$
  select nullif(case when current_price.variant = '' then vehicles.price_paise else variants.price_paise end, 0)
  from public.vehicles
  left join public.variants on variants.vehicle_id = vehicles.id and variants.name = current_price.variant
  where current_price.model in (vehicles.bike_name, vehicles.display_name)
  order by vehicles.bike_name = current_price.model desc, vehicles.id
  limit 1
$$;
