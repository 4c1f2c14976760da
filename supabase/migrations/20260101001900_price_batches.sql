-- Many prices as one act: set now or at a moment to come, and undone as a whole for seven days.
create table public.price_batches (
  id uuid primary key,
  title text not null check (private.is_line(title, 120, 1)),
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'cancelled', 'undone')),
  due_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  actor_id uuid not null,
  user_id text not null,
  applied_at timestamptz,
  ended_at timestamptz,
  ended_by text not null default '',
  price_count integer not null,
  set_count integer not null default 0,
  restored_count integer not null default 0,
  publishes boolean not null default false
);
comment on table public.price_batches is
  'Many prices that were set, or wait to be set, as one act; written by functions alone.';
comment on column public.price_batches.id is 'Made by the browser, so that a repeated call makes one batch.';
comment on column public.price_batches.due_at is 'When the batch is to be set; null for at once.';
comment on column public.price_batches.actor_id is
  'The auth user who made the batch. No foreign key: the batch outlives the account.';
comment on column public.price_batches.user_id is 'The name that the maker had then.';
comment on column public.price_batches.ended_at is 'When the batch was cancelled or undone.';
comment on column public.price_batches.ended_by is
  'The name that the member of staff who cancelled or undid the batch had then.';
comment on column public.price_batches.price_count is 'How many prices the batch names.';
comment on column public.price_batches.set_count is 'How many of them the batch set.';
comment on column public.price_batches.restored_count is 'How many of the prices that were set an undoing put back.';
comment on column public.price_batches.publishes is
  'Whether a build is asked for when the prices are set, so that search engines read them without waiting for the night.';

create index price_batches_due_at_idx on public.price_batches (due_at) where state = 'waiting';
create index price_batches_created_at_idx on public.price_batches (created_at desc);

alter table public.price_batches enable row level security;
grant select on public.price_batches to authenticated;

create policy "active staff can read batches of prices" on public.price_batches
  for select to authenticated
  using ((select private.is_staff()));

create table public.price_batch_rows (
  batch_id uuid not null references public.price_batches (id) on delete cascade,
  place integer not null,
  vehicle_id bigint not null,
  variant_id bigint,
  model text not null,
  variant text not null,
  is_first boolean not null,
  before_paise bigint not null check (before_paise between 1 and 10000000000),
  after_paise bigint not null check (after_paise between 1 and 10000000000),
  outcome text check (outcome in ('set', 'changed', 'missing')),
  undo_outcome text check (undo_outcome in ('set', 'changed', 'missing')),
  found_paise bigint,
  found_by text not null default '',
  found_at timestamptz,
  primary key (batch_id, place),
  unique nulls not distinct (batch_id, vehicle_id, variant_id)
);
comment on table public.price_batch_rows is 'The prices of a batch; written by functions alone.';
comment on column public.price_batch_rows.vehicle_id is
  'No foreign key: what a batch did is kept when the vehicle is gone.';
comment on column public.price_batch_rows.variant_id is 'Null for a vehicle without variants.';
comment on column public.price_batch_rows.model is
  'The name that the vehicle had then. The column variant is the variant''s name then; empty for none.';
comment on column public.price_batch_rows.is_first is 'The vehicle costs what this variant costs.';
comment on column public.price_batch_rows.before_paise is
  'The price at the moment when the batch was made. The batch sets nothing over another price.';
comment on column public.price_batch_rows.outcome is
  'Result of the row: set, left alone because the price had changed, or because the vehicle is no longer sold; null '
  'while the batch waits.';
comment on column public.price_batch_rows.undo_outcome is
  'Result of putting the old price back, in the words of outcome.';
comment on column public.price_batch_rows.found_paise is
  'The other price that was found. The columns beside it say who had set that price and when.';

alter table public.price_batch_rows enable row level security;
grant select on public.price_batch_rows to authenticated;

create policy "active staff can read the prices of batches" on public.price_batch_rows
  for select to authenticated
  using ((select private.is_staff()));

create function private.price_place(vehicle_id bigint, variant_id bigint, variant text)
returns table (place_table text, place_id bigint, price_paise bigint, place_name text, is_first boolean)
language sql stable set search_path = ''
as $$
  with listed as (
    select variants.*, row_number() over (order by sort_order, id) = 1 as is_first
    from public.variants where variants.vehicle_id = price_place.vehicle_id
  )
  select * from (
    select
      case when listed.is_first then 'vehicles' else 'variants' end,
      case when listed.is_first then vehicles.id else listed.id end,
      case when listed.is_first then vehicles.price_paise else listed.price_paise end,
      listed.name, listed.is_first
    from listed join public.vehicles on vehicles.id = listed.vehicle_id
    where price_place.variant_id is not null
      and (listed.id = price_place.variant_id or listed.name = price_place.variant)
    order by listed.id = price_place.variant_id desc
    limit 1
  ) as of_variant
  union all
  select 'vehicles', id, vehicles.price_paise, '', true
  from public.vehicles
  where id = price_place.vehicle_id and price_place.variant_id is null and not exists (select from listed)
$$;
comment on function private.price_place(bigint, bigint, text) is
  'Where the price of a variant, or of a vehicle without variants, is set and what it is; the price of the first '
  'variant is set at its vehicle. No row when the variant or vehicle is not sold.';

create function private.last_price_change(vehicle_id bigint, variant text)
returns table (user_id text, created_at timestamptz)
language sql stable set search_path = ''
as $$
  select price_history.user_id, price_history.created_at
  from public.price_history
  where price_history.vehicle_id = last_price_change.vehicle_id and price_history.variant = last_price_change.variant
  order by id desc
  limit 1
$$;
comment on function private.last_price_change(bigint, text) is 'Who set the price of a variant last, and when.';

create function private.set_batch_price(
  priced public.price_batch_rows, expected bigint, wanted bigint
) returns public.price_batch_rows
language plpgsql set search_path = ''
as $$
declare
  place record;
begin
  priced.found_paise := null;
  priced.found_by := '';
  priced.found_at := null;
  priced.outcome := 'missing';
  -- The vehicle is locked first, as in every function that writes a vehicle.
  perform from public.vehicles where id = priced.vehicle_id for update;
  select * into place from private.price_place(priced.vehicle_id, priced.variant_id, priced.variant);
  if not found then
    return priced;
  end if;
  if place.price_paise <> expected then
    priced.outcome := 'changed';
    priced.found_paise := place.price_paise;
    select user_id, created_at into priced.found_by, priced.found_at
    from private.last_price_change(priced.vehicle_id, place.place_name);
    priced.found_by := coalesce(priced.found_by, '');
    return priced;
  end if;
  execute format('update public.%I set price_paise = $1 where id = $2', place.place_table) using wanted, place.place_id;
  priced.outcome := 'set';
  return priced;
end
$$;
comment on function private.set_batch_price(public.price_batch_rows, bigint, bigint) is
  'Sets one price of a batch over the expected one, and answers the row with its outcome; stores no row.';

create function private.trace_batch(batch public.price_batches, action text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  event public.audit_events;
begin
  event.action := action;
  event.table_name := 'price_batches';
  event.row_id := batch.id::text;
  event.subject := 'Prices · ' || batch.title;
  event.after := after;
  perform private.add_audit_event(event);
end
$$;
comment on function private.trace_batch(public.price_batches, text, text) is
  'Writes into the audit trail what became of a batch. Each price that a batch sets has a line of its own by the '
  'trigger of its table.';

create function private.apply_price_batch(batch public.price_batches) returns void
language plpgsql set search_path = ''
as $$
declare
  priced public.price_batch_rows;
  done public.price_batch_rows;
  number_set integer := 0;
begin
  perform set_config('private.price_way', 'batch', true);
  perform set_config('private.price_batch', batch.id::text, true);
  for priced in select * from public.price_batch_rows where batch_id = batch.id order by vehicle_id, place loop
    done := private.set_batch_price(priced, priced.before_paise, priced.after_paise);
    update public.price_batch_rows
    set outcome = done.outcome, found_paise = done.found_paise, found_by = done.found_by, found_at = done.found_at
    where batch_id = batch.id and place = priced.place;
    number_set := number_set + (done.outcome = 'set')::integer;
  end loop;
  perform set_config('private.price_way', '', true);
  perform set_config('private.price_batch', '', true);
  update public.price_batches set state = 'applied', applied_at = clock_timestamp(), set_count = number_set
  where id = batch.id;
  if batch.publishes and number_set > 0 then
    perform private.want_build();
  end if;
  perform private.trace_batch(batch, 'Changed', format('%s of %s prices set', number_set, batch.price_count));
end
$$;
comment on function private.apply_price_batch(public.price_batches) is
  'Sets the prices of a batch that are still the same as when the batch was made, and notes the price found for each '
  'of the others.';

-- Definer, because staff write no batch by hand.
create function private.create_price_batch(
  batch_id uuid, title text, prices jsonb, due_at timestamptz default null, publishes boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  batch public.price_batches;
  changed jsonb;
begin
  perform private.require_site_editor();
  -- A call that is repeated after a lost answer finds that its batch is already there.
  if exists (select from public.price_batches where id = batch_id) then
    return '{"outcome": "saved"}';
  end if;
  if jsonb_array_length(prices) not between 1 and 500 then
    raise exception 'a batch has 1 to 500 prices' using errcode = 'invalid_parameter_value';
  end if;
  perform from public.vehicles
  where id in (select (one ->> 'vehicleId')::bigint from jsonb_array_elements(prices) as one)
  order by id for update;

  select jsonb_agg(jsonb_build_object(
    'vehicleId', one -> 'vehicleId', 'variantId', one -> 'variantId',
    'pricePaise', place.price_paise, 'by', coalesce(last.user_id, ''), 'at', last.created_at))
  into changed
  from jsonb_array_elements(prices) as one
  left join lateral private.price_place(
    (one ->> 'vehicleId')::bigint, (one ->> 'variantId')::bigint, '') as place on true
  left join lateral private.last_price_change((one ->> 'vehicleId')::bigint, place.place_name) as last on true
  where place.price_paise is distinct from (one ->> 'beforePaise')::bigint;
  if changed is not null then
    return jsonb_build_object('outcome', 'changed', 'changed', changed);
  end if;

  insert into public.price_batches (id, title, due_at, actor_id, user_id, price_count, publishes)
  values (batch_id, title, due_at, auth.uid(), private.name_of_staff(auth.uid()), jsonb_array_length(prices), publishes)
  returning * into batch;
  insert into public.price_batch_rows
    (batch_id, place, vehicle_id, variant_id, model, variant, is_first, before_paise, after_paise)
  select batch.id, listed.number, vehicles.id, (one ->> 'variantId')::bigint, vehicles.bike_name, place.place_name,
    place.is_first, (one ->> 'beforePaise')::bigint, (one ->> 'afterPaise')::bigint
  from jsonb_array_elements(prices) with ordinality as listed (one, number)
  join public.vehicles on vehicles.id = (one ->> 'vehicleId')::bigint,
  lateral private.price_place(vehicles.id, (one ->> 'variantId')::bigint, '') as place;

  if due_at is null then
    perform private.apply_price_batch(batch);
  else
    perform private.trace_batch(batch, 'Added', format('%s prices wait for %s', batch.price_count,
      private.day_text(private.indian_day(due_at))));
  end if;
  return '{"outcome": "saved"}';
end
$$;
comment on function private.create_price_batch(uuid, text, jsonb, timestamptz, boolean) is
  'Sets up to 500 prices, all or none, at once or, with due_at, later; with publishes, a build is asked for then. Prices: [{vehicleId, variantId, beforePaise, '
  'afterPaise}]. Outcome: saved, or changed with the prices that are no longer the ones the caller saw, who changed '
  'them and when; then nothing is written.';
call private.expose('create_price_batch', 'authenticated');

-- Definer, because the schedule calls this and nobody writes prices without being signed in.
create function private.apply_due_price_batch(moment timestamptz) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  batch public.price_batches;
begin
  select * into batch from public.price_batches
  where state = 'waiting' and due_at <= moment
  order by due_at, created_at limit 1
  for update skip locked;
  if not found then
    return null;
  end if;
  -- Nobody is signed in at midnight: the batch is set in the name of its maker, and every line of the audit
  -- trail says so.
  perform set_config('request.jwt.claim.sub', batch.actor_id::text, true);
  perform private.apply_price_batch(batch);
  return batch.id;
end
$$;
comment on function private.apply_due_price_batch(timestamptz) is
  'Of the batches that are due at a moment, takes the one that has waited longest, sets those of its prices that are '
  'still the ones its maker saw, and answers its id; null when none is due.';
call private.expose('apply_due_price_batch', 'service_role');

-- Definer, because staff write no batch by hand.
create function private.cancel_price_batch(batch_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  batch public.price_batches;
begin
  perform private.require_site_editor();
  select * into batch from public.price_batches where id = batch_id for update;
  if not found then
    return '{"outcome": "missing"}';
  end if;
  if batch.state = 'cancelled' then
    return '{"outcome": "saved"}';
  end if;
  if batch.state <> 'waiting' then
    return '{"outcome": "late"}';
  end if;
  update public.price_batches
  set state = 'cancelled', ended_at = clock_timestamp(),
    ended_by = private.name_of_staff(auth.uid())
  where id = batch_id;
  perform private.trace_batch(batch, 'Changed', 'cancelled');
  return '{"outcome": "saved"}';
end
$$;
comment on function private.cancel_price_batch(uuid) is
  'Cancels a batch that waits. Outcome: saved, missing, or late when the batch no longer waits.';
call private.expose('cancel_price_batch', 'authenticated');

-- Definer, because staff write no batch by hand.
create function private.undo_price_batch(batch_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  batch public.price_batches;
  priced public.price_batch_rows;
  done public.price_batch_rows;
  restored integer := 0;
begin
  perform private.require_site_editor();
  select * into batch from public.price_batches where id = batch_id for update;
  if not found then
    return '{"outcome": "missing"}';
  end if;
  if batch.state = 'undone' then
    return '{"outcome": "saved"}';
  end if;
  if batch.state <> 'applied' or batch.applied_at < now() - interval '7 days' then
    return '{"outcome": "late"}';
  end if;
  perform set_config('private.price_way', 'undo', true);
  perform set_config('private.price_batch', batch_id::text, true);
  for priced in
    select * from public.price_batch_rows
    where price_batch_rows.batch_id = batch.id and outcome = 'set' order by vehicle_id, place
  loop
    done := private.set_batch_price(priced, priced.after_paise, priced.before_paise);
    update public.price_batch_rows
    set undo_outcome = done.outcome, found_paise = done.found_paise, found_by = done.found_by, found_at = done.found_at
    where price_batch_rows.batch_id = batch.id and place = priced.place;
    restored := restored + (done.outcome = 'set')::integer;
  end loop;
  perform set_config('private.price_way', '', true);
  perform set_config('private.price_batch', '', true);
  update public.price_batches
  set state = 'undone', restored_count = restored, ended_at = clock_timestamp(),
    ended_by = private.name_of_staff(auth.uid())
  where id = batch.id;
  perform private.trace_batch(batch, 'Changed', format('undone: %s of %s prices put back', restored, batch.set_count));
  return '{"outcome": "saved"}';
end
$$;
comment on function private.undo_price_batch(uuid) is
  'Puts back those prices that a batch set in the last seven days and that are still in force. Outcome: saved, '
  'missing, or late when there is nothing to undo any more.';
call private.expose('undo_price_batch', 'authenticated');

-- The people who wait with an old price are to be called, but for numbers that were put aside; for a merged
-- enquiry the list has the lead in which the work on its person goes on. A caller with one outlet sees the
-- people of that outlet. Definer, because nobody reads a table of visitors' words.
create function private.price_batch_leads(batch_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_leads jsonb;
begin
  perform private.require_role('owner', 'manager');
  select coalesce(jsonb_agg(one order by one ->> 'createdAt' desc), '[]') into found_leads
  from (
    select jsonb_build_object(
      'id', leads.id, 'name', leads.name, 'mobile', leads.mobile, 'marks', private.marks_of(leads.mobile_digits),
      'model', rows.model, 'variant', rows.variant, 'pricePaise', rows.before_paise, 'newPaise', rows.after_paise,
      'stage', leads.stage, 'createdAt', max(sent.created_at)) as one
    from public.price_batches batch
    join public.price_batch_rows rows on rows.batch_id = batch.id and rows.outcome = 'set'
      and rows.undo_outcome is distinct from 'set'
    cross join lateral (
      select 'product_enquiries' as enquiry_table, id, model, variant
      from public.product_enquiries where price_paise = rows.before_paise
      union all
      select 'finance_enquiries', id, model, variant
      from public.finance_enquiries where price_paise = rows.before_paise
    ) as enquiry
    join public.leads sent on sent.enquiry_table = enquiry.enquiry_table and sent.enquiry_id = enquiry.id
    join public.leads on leads.id = coalesce(sent.merged_into, sent.id) and leads.is_open and leads.is_listed
      and private.sees_lead(leads.id)
    where batch.id = price_batch_leads.batch_id and sent.created_at < batch.applied_at
      and (enquiry.variant = rows.variant or enquiry.variant = '' and rows.is_first)
      and (enquiry.model = rows.model
        or enquiry.model in (select bike_name from public.vehicles where id = rows.vehicle_id)
        or enquiry.model in (select display_name from public.vehicles where id = rows.vehicle_id)
        or enquiry.model in (select former_names.name from public.former_names where vehicle_id = rows.vehicle_id))
    group by leads.id, rows.batch_id, rows.place
    order by max(sent.created_at) desc
    limit 200
  ) as listed;
  perform private.note_reading('inbox', jsonb_array_length(found_leads));
  return found_leads;
end
$$;
comment on function private.price_batch_leads(uuid) is
  'The newest 200 open leads whose enquiry was sent at a price that the batch replaced, with their trace in the '
  'audit trail.';
call private.expose('price_batch_leads', 'authenticated');
