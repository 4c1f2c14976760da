-- Towns and villages from which visitors measure how far an outlet is. The operator replaces the whole list
-- by a file; nobody edits a row.
create table public.places (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 80),
  district text not null check (char_length(district) between 1 and 80),
  pin text not null default '' check (pin = '' or pin ~ '^[1-9][0-9]{5}$'),
  latitude double precision not null check (latitude between 6 and 38),
  longitude double precision not null check (longitude between 68 and 98),
  other_names text not null default '' check (char_length(other_names) <= 200),
  constraint places_once_key unique (name, district, pin)
);
comment on table public.places is
  'Towns and villages around the outlets, in the order of the file that they came from; read whole, on the device.';
comment on column public.places.pin is 'The PIN code; empty where it is not known, or where a town has many.';
comment on column public.places.latitude is 'In degrees north, within India.';
comment on column public.places.longitude is 'In degrees east, within India.';
comment on column public.places.other_names is 'Other spellings, also in other scripts, with blanks between them.';

alter table public.places enable row level security;
grant select on public.places to anon, authenticated;

create policy "anyone can read places" on public.places
  for select to anon
  using (true);
create policy "active staff can read places" on public.places
  for select to authenticated
  using ((select private.is_staff()));

create function private.replace_places(given jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  event public.audit_events;
begin
  -- With WHERE, because the connection of a hosted project's API refuses to delete without (safeupdate).
  delete from public.places where true;
  insert into public.places (name, district, pin, latitude, longitude, other_names)
  select place ->> 'name', place ->> 'district', place ->> 'pin', (place ->> 'latitude')::double precision,
    (place ->> 'longitude')::double precision, place ->> 'otherNames'
  from jsonb_array_elements(given) with ordinality as list (place, nth)
  order by nth;
  event.action := 'Changed';
  event.table_name := 'dealers';
  event.subject := 'Places import';
  event.after := jsonb_array_length(given) || ' places';
  perform private.add_audit_event(event);
end
$$;
comment on function private.replace_places(jsonb) is
  'Puts this list of places in the place of the present one, with a line in the audit trail; for the operator, who '
  'owns the tables.';
