-- Vehicles: the catalogue of all four kinds. Visitors read active vehicles; staff make and edit a vehicle,
-- which begins as a draft. A draft may lack what a shown vehicle needs: a price that is not known yet is 0, a
-- picture or a brochure that is not there yet is empty.
create table public.vehicles (
  id bigint generated always as identity primary key,
  bike_name text not null unique check (private.is_line(bike_name, 80, 1)),
  display_name text not null check (private.is_line(display_name, 80, 1)),
  category text not null check (category in ('motorcycle', 'scooter', 'ev', 'bigwing')),
  body_type text not null check (body_type in
    ('commuter', 'naked', 'faired', 'retro', 'adventure', 'maxi-scooter', 'family-scooter', 'electric-scooter')),
  sort_order integer not null default 0,
  tagline text not null default '' check (private.is_line(tagline, 120)),
  details text not null default '' check (private.is_paragraph(details, 2000)),
  price_paise bigint not null default 0 check (price_paise between 0 and 10000000000),
  engine text not null default '' check (private.is_line(engine, 120)),
  power text not null default '' check (private.is_line(power, 120)),
  transmission text not null default '' check (private.is_line(transmission, 120)),
  name_image text not null default '' check (name_image = '' or private.is_media_path(name_image)),
  icon_image text not null default '' check (icon_image = '' or private.is_media_path(icon_image)),
  listing_image text not null default '' check (listing_image = '' or private.is_media_path(listing_image)),
  hero_image text not null default '' check (hero_image = '' or private.is_media_path(hero_image)),
  brochure text not null default '' check (brochure = '' or private.is_media_path(brochure)),
  body_dimensions json not null default '{}',
  engine_specification json not null default '{}',
  battery json not null default '{}',
  transmission_specification json not null default '{}',
  tyres_and_brakes json not null default '{}',
  frame_and_suspension json not null default '{}',
  electricals json not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  menu_name text check (private.is_line(menu_name, 80, 1)),
  is_in_menu boolean not null default true,
  mileage text not null default '' check (private.is_line(mileage, 60)),
  figure_sources json not null default '{}',
  share_image text not null default '' check (share_image = '' or private.is_media_path(share_image)),
  version bigint not null default 1,
  updated_by text not null default '',
  archived_at timestamptz,
  first_shown_at timestamptz,
  -- Both columns are computed, so that each question has one answer and no code can set another.
  state text not null generated always as (
    case
      when is_active then 'shown'
      when archived_at is not null then 'archived'
      when first_shown_at is null then 'draft'
      else 'hidden'
    end
  ) stored,
  missing text[] not null generated always as (
    array_remove(array[
      case when price_paise = 0 then 'price' end,
      case when hero_image = '' then 'picture' end,
      case when engine = '' then 'engine' end,
      case when details = '' then 'details' end
    ]::text[], null)
  ) stored,
  constraint vehicles_archived_check check (not is_active or archived_at is null)
);
comment on table public.vehicles is 'Every model the dealer sells, of all four kinds.';
comment on column public.vehicles.bike_name is
  'The name in links and calls, spelled as the specification spells it (CB350H''ness, HORNET2.0).';
comment on column public.vehicles.price_paise is 'Ex-showroom price in paise; 0 while a draft has none.';
comment on column public.vehicles.hero_image is 'The main picture of the vehicle; empty while a draft has none.';
comment on column public.vehicles.brochure is
  'The address of the brochure. One under /media/brochures/ is made from the catalogue when somebody asks for it.';
comment on column public.vehicles.body_dimensions is
  'Label in camelCase to text with its unit; json, not jsonb, because the order of the labels is the order on the '
  'page.';
comment on column public.vehicles.battery is
  'The battery with which an electric vehicle drives, as label to text; empty for all others.';
comment on column public.vehicles.is_active is 'Only active vehicles are shown to visitors.';
comment on column public.vehicles.menu_name is 'The name in the menu, where that differs from bike_name.';
comment on column public.vehicles.is_in_menu is
  'False keeps an active model out of the menu; the listing of its line still has it.';
comment on column public.vehicles.mileage is
  'How far a litre of petrol takes the vehicle, with the unit; empty for electric vehicles and where nobody knows.';
comment on column public.vehicles.figure_sources is
  'The source of each figure at the top of the page, in words, by engine, power, mileage, range, weight and '
  'seatHeight.';
comment on column public.vehicles.share_image is
  'The picture of link previews, where that is not made from the main picture.';
comment on column public.vehicles.version is
  'Counts changes of the vehicle and its parts, so that nobody saves over a change they have not seen.';
comment on column public.vehicles.updated_by is
  'The name that the member of staff who changed the vehicle last had then; empty for changes outside the API.';
comment on column public.vehicles.archived_at is 'When the vehicle was archived; staff find it under "archived" alone.';
comment on column public.vehicles.first_shown_at is 'When visitors first saw the vehicle; null for a draft.';
comment on column public.vehicles.state is 'draft, shown, hidden or archived.';
comment on column public.vehicles.missing is
  'What the vehicle lacks before it may be shown: price, picture, engine, details.';

create index vehicles_category_sort_order_idx on public.vehicles (category, sort_order, id);

alter table public.vehicles enable row level security;
-- Visitors read the columns that pages show, and not who works on a vehicle.
grant
  select (
    id, bike_name, display_name, category, body_type, sort_order, tagline, details, price_paise, engine, power,
    transmission, name_image, icon_image, listing_image, hero_image, brochure, body_dimensions,
    engine_specification, battery, transmission_specification, tyres_and_brakes, frame_and_suspension, electricals,
    is_active, menu_name, is_in_menu, mileage, figure_sources, share_image
  )
on public.vehicles to anon;
grant select, update (price_paise, is_active) on public.vehicles to authenticated;

create policy "anyone can read active vehicles of a line that is on" on public.vehicles
  for select to anon
  using (is_active and category = any ((select array_agg(id) from public.site_parts where is_on)::text[]));
grant select on public.vehicles to office;
create policy "active staff can read all vehicles" on public.vehicles
  for select to authenticated, office
  using ((select private.is_staff()));
create policy "owner and manager can update vehicles" on public.vehicles
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));

-- Definer, because staff may set no version by hand. A new sort order alone is no change: editors do not show
-- it.
create function private.note_vehicle_edit() returns trigger
language plpgsql security definer set search_path = ''
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
    new.updated_by := coalesce(private.name_of_staff(auth.uid()), '');
  end if;
  return new;
end
$$;
comment on function private.note_vehicle_edit() is
  'Trigger: counts a change of a vehicle and notes by whom, and when it is first shown.';

create trigger vehicles_note_edit before insert or update on public.vehicles
  for each row execute function private.note_vehicle_edit();

-- An after-trigger, because the generated column `missing` is computed only then. A shown vehicle that
-- already lacks something may still be edited.
create function private.refuse_incomplete_vehicle() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'this violates the constraint "vehicles_complete_check"'
    using errcode = 'check_violation', constraint = 'vehicles_complete_check',
      detail = array_to_string(new.missing, ',');
end
$$;
comment on function private.refuse_incomplete_vehicle() is
  'Trigger: no vehicle is shown that lacks something its page needs.';

create trigger vehicles_complete after update on public.vehicles
  for each row when (new.is_active and new.missing <> '{}' and (not old.is_active or old.missing = '{}'))
  execute function private.refuse_incomplete_vehicle();

-- A trigger and no checks, which would read the whole data sheet again at every change of a price.
create function private.check_sheets() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not private.fits(new.figure_sources::jsonb, private.shape_of('vehicles.figure_sources')) or exists (
    select from unnest(array[new.body_dimensions, new.engine_specification, new.battery, new.transmission_specification,
      new.tyres_and_brakes, new.frame_and_suspension, new.electricals]) as sheet
    where not private.fits(sheet::jsonb, private.shape_of('vehicles.specification'))
  ) then
    raise exception 'this violates the constraint "vehicles_sheets_check"'
      using errcode = 'check_violation', constraint = 'vehicles_sheets_check';
  end if;
  return new;
end
$$;
comment on function private.check_sheets() is
  'Trigger: data sheet and sources of a vehicle have the shapes that the contract gives.';

create trigger vehicles_check_sheets before insert or update of body_dimensions, engine_specification,
  battery, transmission_specification, tyres_and_brakes, frame_and_suspension, electricals, figure_sources on public.vehicles
  for each row execute function private.check_sheets();

create trigger vehicles_audit after insert or update or delete on public.vehicles
  for each row when (not private.writes_document()) execute function private.audit_row();
-- Pages show nothing of a draft or a hidden vehicle. Every write of a vehicle's parts or of its former names
-- counts its version, so that these triggers see it too.
create trigger vehicles_ask_for_build_of_new after insert on public.vehicles
  for each row when (new.is_active) execute function private.ask_for_build();
create trigger vehicles_ask_for_build_of_changed after update on public.vehicles
  for each row when (old.is_active or new.is_active) execute function private.ask_for_build();
create trigger vehicles_ask_for_build_of_old after delete on public.vehicles
  for each row when (old.is_active) execute function private.ask_for_build();

-- Former names: the address of a renamed vehicle keeps leading to it.
create table public.former_names (
  name text primary key check (private.is_line(name, 80, 1)),
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.former_names is
  'Names that vehicles had while visitors could see them; their addresses lead to the vehicle.';

create index former_names_vehicle_id_idx on public.former_names (vehicle_id);

alter table public.former_names enable row level security;
grant select on public.former_names to anon, authenticated;

create policy "anyone can read former names of active vehicles" on public.former_names
  for select to anon
  using (exists (select from public.vehicles where vehicles.id = vehicle_id and vehicles.is_active));
grant select on public.former_names to office;
create policy "active staff can read all former names" on public.former_names
  for select to authenticated, office
  using ((select private.is_staff()));

create function private.vehicle_names(ids bigint[]) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(display_name, ', ' order by place), '')
  from unnest(ids) with ordinality as listed (id, place) join public.vehicles using (id)
$$;
comment on function private.vehicle_names(bigint[]) is 'The names of vehicles, in the order of their ids.';

-- A catalogue may have thousands of models, so the menu reads only those it shows.
create function public.menu_models(most integer)
returns table (bike_name text, label text, category text, in_menu bigint, total bigint)
language sql stable security invoker set search_path = ''
as $$
  select bike_name, coalesce(menu_name, bike_name), category, in_menu, total
  from (
    select bike_name, menu_name, category, is_in_menu, sort_order, id,
      row_number() over (partition by category order by is_in_menu desc, sort_order, id) as place,
      count(*) filter (where is_in_menu) over (partition by category) as in_menu,
      count(*) over (partition by category) as total
    from public.vehicles
  ) as placed
  where is_in_menu and place <= most
  order by category, place
$$;
comment on function public.menu_models(integer) is
  'The first models of each line that the caller may see and that are in the menu, in order, with the number of '
  'models in the menu and of all in the line.';
grant execute on function public.menu_models(integer) to anon, authenticated;

create function public.shown_parts() returns table (id text, is_shown boolean, name text, address text)
language sql stable security invoker set search_path = ''
as $$
  select parts.id,
    is_on and case
      when parts.id in ('motorcycle', 'scooter', 'ev', 'bigwing') then
        exists (select from public.vehicles where category = parts.id)
      when parts.id = 'opt-in' then
        exists (select from public.site_parts where site_parts.is_on
          and site_parts.id in ('rcs', 'sms', 'obd', 'email', 'whatsapp'))
      else true
    end,
    parts.name, parts.address
  from public.site_parts as parts
$$;
comment on function public.shown_parts() is
  'The parts of the site, and whether each is shown: a line needs a model that the caller may see, the opt-in a channel.';
grant execute on function public.shown_parts() to anon, authenticated;
