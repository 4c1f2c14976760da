-- Every ex-showroom price that was ever set, by variant. Triggers write the history, so that no way of
-- changing a price can forget to.
create table public.price_history (
  id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  variant_id bigint,
  variant text not null default '',
  before_paise bigint,
  after_paise bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  user_id text not null default '',
  way text not null check (way in ('one', 'catalogue', 'batch', 'undo', 'take-back', 'import')),
  batch_id uuid
);
comment on table public.price_history is 'Each change of an ex-showroom price; only ever added to, by triggers.';
comment on column public.price_history.variant_id is
  'The variant; null for a vehicle without any. No reference: the catalogue writes variants anew under their ids.';
comment on column public.price_history.variant is
  'The name that the variant had then; empty for a vehicle without any.';
comment on column public.price_history.before_paise is
  'The price before in paise; null for the first price that is known.';
comment on column public.price_history.user_id is
  'The name that the member of staff who set the price had then; empty outside the back office.';
comment on column public.price_history.way is
  'How the price was set: Manage Price (one), the catalogue, a batch, its undoing, a change taken back from the audit '
  'trail, or outside all of these.';
comment on column public.price_history.batch_id is 'The batch that set it.';

create index price_history_vehicle_id_idx on public.price_history (vehicle_id, id desc);

alter table public.price_history enable row level security;
grant select on public.price_history to authenticated;

create policy "active staff can read the history of prices" on public.price_history
  for select to authenticated
  using ((select private.is_staff()));

create function private.note_price(vehicle_id bigint, variant_id bigint, variant text, price_paise bigint) returns void
language plpgsql set search_path = ''
as $$
declare
  known bigint;
begin
  -- A variant that was written anew under another id continues the history under its name.
  select after_paise into known
  from public.price_history
  where price_history.vehicle_id = note_price.vehicle_id
    and (price_history.variant_id = note_price.variant_id or price_history.variant = note_price.variant)
  order by coalesce(price_history.variant_id = note_price.variant_id, false) desc, id desc
  limit 1;
  if price_paise = 0 or price_paise = known then
    return;
  end if;
  insert into public.price_history (vehicle_id, variant_id, variant, before_paise, after_paise, user_id, way, batch_id)
  values (
    vehicle_id, variant_id, variant, known, price_paise,
    coalesce(private.name_of_staff(auth.uid()), ''),
    coalesce(nullif(current_setting('private.price_way', true), ''), case
      when auth.uid() is null then 'import'
      when private.writes_document() then 'catalogue'
      else 'one'
    end),
    nullif(current_setting('private.price_batch', true), '')::uuid);
end
$$;
comment on function private.note_price(bigint, bigint, text, bigint) is
  'Adds a price to the history unless it is the last one there already; for the two triggers alone.';

-- Both triggers are definer, because nobody may write the history by hand.
create function private.note_variant_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_price(new.vehicle_id, new.id, new.name, new.price_paise);
  return null;
end
$$;
comment on function private.note_variant_price() is 'Trigger: adds the price of a variant to the history.';

create function private.note_vehicle_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.variants where vehicle_id = new.id) then
    perform private.note_price(new.id, null, '', new.price_paise);
  end if;
  return null;
end
$$;
comment on function private.note_vehicle_price() is
  'Trigger: adds the price of a vehicle without variants to the history.';

create trigger variants_note_price after insert or update of price_paise on public.variants
  for each row execute function private.note_variant_price();
create trigger vehicles_note_price after insert or update of price_paise on public.vehicles
  for each row execute function private.note_vehicle_price();
