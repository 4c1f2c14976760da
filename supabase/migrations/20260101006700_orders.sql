-- Orders: what follows once a buyer said yes, from the booking to the registration certificate. An order
-- belongs to its lead, which has the person; the order has the vehicle and the steps on the way, each with
-- the day that the buyer was told.
create function private.order_step_ids() returns text[]
language sql immutable set search_path = ''
as $$
  select '{booked,vehicle-set-aside,loan-sanctioned,invoiced,insured,registered,plate-fitted,ready,handed-over,rc-card}'::text[]
$$;
comment on function private.order_step_ids() is
  'The steps of an order in their order. The contract has the same list with the words for each.';
grant execute on function private.order_step_ids() to office;

create function private.is_registration_number(words text) returns boolean
language sql immutable set search_path = ''
as $$
  select words ~ '^[A-Z]{2}[0-9]{1,2}[A-Z]{0,3}(?!0000)[0-9]{4}$'
    or words ~ '^[0-9]{2}BH(?!0000)[0-9]{4}[A-HJ-NP-Z]{1,2}$'
$$;
comment on function private.is_registration_number(text) is
  'Has the text the form of an Indian registration number, of a state (OD02AB1234) or of the BH series (24BH1234A)?';

create table public.orders (
  id uuid primary key,
  lead_id uuid not null references public.leads (id) on delete cascade,
  quotation_id uuid references public.quotations (id) on delete set null,
  created_at timestamptz not null default now(),
  booked_by text not null default '',
  state text not null default 'open' check (state in ('open', 'done', 'cancelled')),
  outlet_id bigint not null references public.dealers (id),
  bike_name text not null check (private.is_line(bike_name, 80, 1)),
  variant text not null default '' check (private.is_line(variant, 80)),
  colour text not null default '' check (private.is_line(colour, 80)),
  price_paise bigint not null check (price_paise > 0),
  token_paise bigint not null default 0,
  lender text not null default '' check (private.is_line(lender, 80)),
  papers_wanted text[] not null default '{}',
  papers_seen text[] not null default '{}',
  registration_number text not null default ''
    check (registration_number = '' or private.is_registration_number(registration_number)),
  released_because text not null default '' check (private.is_line(released_because, 200)),
  cancelled_because text not null default '' check (cancelled_because in (
    '', 'changed-mind', 'loan-refused', 'bought-elsewhere', 'not-available', 'other-model', 'entered-wrongly', 'erased')),
  stage_before text not null default 'new',
  next_step text,
  next_on date,
  version integer not null default 1,
  changed_by text not null default '',
  changed_at timestamptz not null default now(),
  handed_over_on date,
  stock_id bigint references public.stock (id) on delete set null,
  unit_id bigint references public.stock_units (id) on delete set null,
  is_aside boolean not null default false,
  constraint orders_token_check check (token_paise between 0 and price_paise),
  constraint orders_papers_check check (papers_wanted || papers_seen <@
    '{proof-of-address,proof-of-identity,pan-or-form-60,photographs,signed-forms,loan-papers,exchange-papers}'),
  constraint orders_next_check check (
    (state = 'open') = (next_on is not null) and (next_on is null) = (next_step is null)),
  constraint orders_cancelled_check check ((state = 'cancelled') = (cancelled_because <> ''))
);
comment on table public.orders is
  'One row for each vehicle that a buyer ordered: what, where, for how much, and what is to be done next.';
comment on column public.orders.id is 'Made by the browser, so that a repeated call books one order.';
comment on column public.orders.quotation_id is 'The version of a quotation that was booked; null without one.';
comment on column public.orders.booked_by is 'The name that the member of staff had then.';
comment on column public.orders.state is 'open: a step is to be done; done: every step is; cancelled.';
comment on column public.orders.bike_name is 'The name of the vehicle in links and calls.';
comment on column public.orders.price_paise is 'The price on the road that was agreed.';
comment on column public.orders.token_paise is
  'The token that was agreed at the booking, part of the price; what was paid of it are the payments of the order.';
comment on column public.orders.papers_wanted is
  'What the buyer has to bring, of a closed list; the papers themselves are never stored.';
comment on column public.orders.papers_seen is 'Those of the papers that staff have seen.';
comment on column public.orders.released_because is
  'Why the owner let the vehicle go without a registration number or a fitted plate; empty otherwise.';
comment on column public.orders.stage_before is 'The stage that the lead had before the booking.';
comment on column public.orders.next_step is 'The step to be done whose planned day is the earliest.';
comment on column public.orders.next_on is 'The planned day of that step; the order is late once the day is over.';
comment on column public.orders.version is 'Counts changes, those of steps too.';
comment on column public.orders.changed_by is 'The name that the member of staff who changed the order last had then.';
comment on column public.orders.handed_over_on is 'The day of that step, by which waiting times are read; null before.';
comment on column public.orders.stock_id is
  'The counted row of which one vehicle was set aside for the order, or left the floor with it; null without one.';
comment on column public.orders.unit_id is 'The very vehicle, where the dealer keeps single ones.';
comment on column public.orders.is_aside is 'A vehicle of that row stands on the floor for this order alone.';

create index orders_waits_idx on public.orders (bike_name, variant, colour, handed_over_on desc, id desc)
  where handed_over_on is not null;
create index orders_stock_idx on public.orders (stock_id) where is_aside;
create index orders_stock_id_idx on public.orders (stock_id);
create unique index orders_unit_key on public.orders (unit_id) where unit_id is not null;
create index orders_quotation_id_idx on public.orders (quotation_id);
create unique index orders_lead_key on public.orders (lead_id) where state <> 'cancelled';
create index orders_lead_id_idx on public.orders (lead_id, created_at desc);
create index orders_next_idx on public.orders (next_on, id) where state = 'open';
create index orders_outlet_idx on public.orders (outlet_id, next_on, id) where state = 'open';

create table public.order_steps (
  order_id uuid not null references public.orders (id) on delete cascade,
  step text not null check (step = any (private.order_step_ids())),
  planned_on date not null,
  done_on date,
  done_by text not null default '',
  changed_by text not null default '',
  changed_at timestamptz not null default now(),
  primary key (order_id, step),
  constraint order_steps_done_check check ((done_on is null) = (done_by = ''))
);
comment on table public.order_steps is
  'The steps of an order: those that do not apply, such as a loan, were taken out at the booking.';
comment on column public.order_steps.planned_on is 'The day, in India, by which the buyer was told that the step is done.';
comment on column public.order_steps.done_by is 'The name that the member of staff had then.';

create table public.order_moves (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  step text not null check (step = any (private.order_step_ids())),
  from_on date not null,
  to_on date not null,
  because text not null check (because in (
    'maker', 'loan', 'papers', 'insurance', 'rto', 'plate', 'fitting', 'damage', 'closed', 'buyer', 'sooner', 'call')),
  moved_at timestamptz not null default now(),
  moved_by text not null default ''
);
comment on table public.order_moves is
  'Each change of a planned day: the old day, the new one, and why. Rows are only ever added.';
comment on column public.order_moves.because is
  'The reason, of a closed list: the buyer reads it in words; call stands for one that is told on the phone.';

create index order_moves_order_id_idx on public.order_moves (order_id, id);

-- Staff read orders through functions of the office, which leave a trace, and change them through functions
-- that ask private.sees_order first. An account that works on service alone sees what is to be made ready,
-- and not whose: the person stands with the lead.
alter table public.orders enable row level security;
grant select on public.orders to office;
create policy "sales and service see the orders of their outlets" on public.orders
  for select to office
  using (
    (select private.seen_families())::text[] && '{sales,service}'
    and coalesce(outlet_id = any ((select private.seen_outlets())::bigint[]), true));
comment on policy "sales and service see the orders of their outlets" on public.orders is
  'Owner, manager, sales and service: all orders; an account of some outlets: those of these outlets.';

alter table public.order_steps enable row level security;
grant select on public.order_steps to office;
create policy "staff see the steps of the orders they see" on public.order_steps
  for select to office
  using (exists (select from public.orders where orders.id = order_id));
comment on policy "staff see the steps of the orders they see" on public.order_steps is
  'Staff who see the order, by the policy of orders.';

alter table public.order_moves enable row level security;
grant select on public.order_moves to office;
create policy "staff see the moved days of the orders they see" on public.order_moves
  for select to office
  using (exists (select from public.orders where orders.id = order_id));
comment on policy "staff see the moved days of the orders they see" on public.order_moves is
  'Staff who see the order, by the policy of orders.';

create function private.sees_order(order_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.orders where id = order_id);
end
$$;
comment on function private.sees_order(uuid) is 'May the caller see this order?';
call private.judge('sees_order');

-- Lists show whole orders, so what belongs to orders is read for all of a page at once: the policies judge
-- the caller once a table, and not once a row.
create function private.order_steps_json(order_ids uuid[]) returns table (order_id uuid, steps jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    with moves as (
      select moved.order_id, moved.step, jsonb_agg(jsonb_build_object('from', moved.from_on, 'to', moved.to_on,
        'because', moved.because, 'at', moved.moved_at, 'by', moved.moved_by) order by moved.id) as list
      from public.order_moves moved where moved.order_id = any (order_ids) group by moved.order_id, moved.step)
    select planned.order_id, jsonb_agg(jsonb_build_object('step', planned.step, 'plannedOn', planned.planned_on,
      'doneOn', planned.done_on, 'doneBy', planned.done_by, 'moves', coalesce(moves.list, '[]'))
      order by array_position(private.order_step_ids(), planned.step))
    from public.order_steps planned left join moves using (order_id, step)
    where planned.order_id = any (order_ids) group by planned.order_id;
end
$$;
comment on function private.order_steps_json(uuid[]) is
  'The steps of each of these orders in their order, each with the changes of its planned day, oldest first.';
grant execute on function private.order_steps_json(uuid[]) to office;

create function private.orders_json(given public.orders[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  cap constant bigint := private.payment_cap();
  ids constant uuid[] := array(select id from unnest(given));
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', orders.id, 'version', orders.version, 'state', orders.state, 'createdAt', orders.created_at,
      'bookedBy', orders.booked_by, 'quotation', coalesce(quotations.number, ''), 'leadId', leads.id,
      'name', coalesce(leads.name, ''), 'mobile', coalesce(leads.mobile, ''), 'outletId', orders.outlet_id,
      'outlet', dealers.name, 'bikeName', orders.bike_name, 'model', private.model_name(orders.bike_name),
      'variant', orders.variant, 'colour', orders.colour, 'pricePaise', orders.price_paise,
      'tokenPaise', orders.token_paise, 'lender', case when leads.id is null then '' else orders.lender end,
      'papersWanted', orders.papers_wanted,
      'papersSeen', orders.papers_seen, 'registrationNumber', orders.registration_number,
      'releasedBecause', orders.released_because, 'cancelledBecause', orders.cancelled_because,
      'nextStep', orders.next_step, 'nextOn', orders.next_on, 'changedBy', orders.changed_by,
      'changedAt', orders.changed_at, 'steps', order_steps.steps, 'isMailed', told.by_mail,
      'isOnWhatsApp', leads.id is not null and private.is_order_on_whatsapp(leads),
      'reference', private.order_reference(orders.id), 'payments', coalesce(payments.list, '[]'), 'capPaise', cap,
      'isToRing', leads.id is not null and not told.by_mail and not leads.is_erased and exists (
        select from jsonb_path_query(order_steps.steps, '$[*].moves[*].at') as moved (at)
        where (at #>> '{}')::timestamptz > coalesce(leads.touched_at, '-infinity')
          and not private.is_move_on_whatsapp(leads.id, (at #>> '{}')::timestamptz)))
      order by orders.next_on, orders.id), '[]')
    from unnest(given) as orders
    left join public.leads on leads.id = orders.lead_id
    left join public.dealers on dealers.id = orders.outlet_id
    left join public.quotations on quotations.id = orders.quotation_id
    left join private.order_steps_json(ids) as order_steps on order_steps.order_id = orders.id
    left join private.payments_json(ids) as payments on payments.order_id = orders.id
    -- Offset 0, so that the address is looked for once an order and not once a mention.
    cross join lateral (select leads.id is not null and private.is_mailed(leads) as by_mail offset 0) as told);
end
$$;
comment on function private.orders_json(public.orders[]) is
  'Orders as staff see them, by their next planned day, each with its person and lender where they see the lead. '
  'isToRing: a day was moved since staff last spoke with the buyer, and neither mail nor WhatsApp tells of it.';
call private.judge('orders_json');

create function private.order_json(given public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$ begin return private.orders_json(array[given]) -> 0; end $$;
comment on function private.order_json(public.orders) is 'One order as staff see it.';
grant execute on function private.order_json(public.orders) to office;

create function private.order_of_lead(of_lead uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select private.order_json(orders) from public.orders where lead_id = of_lead
    order by state = 'cancelled', created_at desc limit 1);
end
$$;
comment on function private.order_of_lead(uuid) is
  'The order of a lead, or the last one that was cancelled; null without any.';
grant execute on function private.order_of_lead(uuid) to office;

-- Nobody reads on to the thousandth order, so counts end there.
create function private.count_orders(until date, outlet bigint) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select count(*) from (
      select from public.orders
      where state = 'open' and (until is null or next_on <= until) and (outlet is null or outlet_id = outlet)
      limit 1000) as capped);
end
$$;
comment on function private.count_orders(date, bigint) is
  'How many open orders have something to do until a day, of one outlet or all that the caller sees; up to 1,000.';
grant execute on function private.count_orders(date, bigint) to office;

-- Whoever does not see a lead knows no name, so orders of such leads are found by no term. A person looks
-- through 3,000 orders at most; no dealer has as many open ones.
create function private.open_orders_of_term(of_outlet bigint, typed text) returns table (id uuid, next_on date)
language plpgsql stable set search_path = ''
as $$
declare
  term constant private.term := private.term_of(typed);
  plate constant text := upper(regexp_replace(typed, '[^0-9A-Za-z]', '', 'g'));
begin
  return query
  select near.id, near.next_on
  from (
    select orders.id, orders.next_on, orders.lead_id, registration_number from public.orders
    where state = 'open' and (of_outlet is null or outlet_id = of_outlet)
    order by orders.next_on, orders.id limit 3000) as near
  join public.leads on leads.id = near.lead_id
  where search_text like all (term.words) or search_text like any (term.models) or mobile_digits like term.number
    or char_length(plate) >= 4 and strpos(registration_number, plate) <> 0;
end
$$;
comment on function private.open_orders_of_term(bigint, text) is
  'Open orders, of one outlet or all that the caller sees, whose person, number, model, message or registration number '
  'has a term.';
grant execute on function private.open_orders_of_term(bigint, text) to office;

create function private.orders_page(
  shown text, outlet bigint default null, page_number integer default 1, page_size integer default 25,
  typed text default ''
) returns jsonb
language plpgsql security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  today constant date := private.indian_day(now());
  page_rows constant integer := least(page_size, 100);
  until constant date := case shown when 'late' then today - 1 when 'week' then today + 6 end;
  outlets constant bigint[] := private.seen_outlets();
  first_row constant integer := (greatest(page_number, 1) - 1) * page_rows;
  data jsonb;
  counts jsonb;
begin
  perform private.require_staff();
  if typed = '' then
    select private.orders_json(coalesce(array_agg(orders), '{}')) into data
    from (
      select id from public.orders
      where state = 'open' and (until is null or next_on <= until) and (outlet is null or outlet_id = outlet)
      order by next_on, id limit page_rows offset first_row) as page
    join public.orders on orders.id = page.id;
    counts := jsonb_build_object('late', private.count_orders(today - 1, outlet),
      'week', private.count_orders(today + 6, outlet), 'open', private.count_orders(null, outlet));
  else
    with found as materialized (
      select * from private.open_orders_of_term(outlet, typed)
    ), page as (
      select id from found where until is null or next_on <= until
      order by next_on, id limit page_rows offset first_row
    )
    select private.orders_json(coalesce((select array_agg(orders) from page join public.orders using (id)), '{}')),
      jsonb_build_object('late', count(*) filter (where next_on < today),
        'week', count(*) filter (where next_on <= today + 6), 'open', count(*))
    into data, counts from found;
  end if;
  perform private.note_reading('orders', jsonb_array_length(data));
  return jsonb_build_object(
    'data', data,
    'counts', counts,
    'outlets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by sort_order, id), '[]')
      from public.dealers where closed_at is null and coalesce(id = any (outlets), true)));
end
$$;
comment on function private.orders_page(text, bigint, integer, integer, text) is
  'A page of the caller''s open orders by their next planned day, so that late ones come first, at most 100 rows, with '
  'its trace in the audit trail: late ones, those with something to do within seven days (week), or all (open); of one '
  'outlet or all, and that hold the typed term. With it how many each of the three has, up to 1,000, and the caller''s '
  'outlets.';
call private.judge('orders_page');
call private.expose('orders_page', 'authenticated');

-- The buyer's own page, which opens by a link that the server has signed, and the mails to the buyer.
create function private.own_order_json(given public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select jsonb_build_object('id', given.id, 'state', given.state, 'vehicle', private.model_name(given.bike_name),
    'variant', given.variant, 'colour', given.colour,
    'registrationNumber', given.registration_number, 'changedAt', given.changed_at,
    'papers', array(
      select paper from unnest(given.papers_wanted) with ordinality as wanted (paper, place)
      where not paper = any (given.papers_seen) order by place),
    'steps', (
      select jsonb_agg(jsonb_build_object('step', step, 'plannedOn', planned_on, 'doneOn', done_on, 'moved', (
          select jsonb_build_object('from', from_on, 'because', because) from public.order_moves moved
          where moved.order_id = given.id and moved.step = order_steps.step and done_on is null
          order by id desc limit 1))
        order by array_position(private.order_step_ids(), step))
      from public.order_steps where order_id = given.id),
    'deliveryAt', (
      select starts_at from public.appointments join public.leads using (enquiry_table, enquiry_id)
      where leads.id = given.lead_id and purpose = 'delivery' and state = 'booked' and given.state = 'open'),
    'name', case when private.vouchers_json(given.id) = '[]' then ''
      else (select leads.name from public.leads where leads.id = given.lead_id) end,
    'token', private.own_token_json(given), 'vouchers', private.vouchers_json(given.id),
    'outlet', jsonb_build_object('id', dealers.id, 'name', dealers.name, 'address', dealers.address,
      'latitude', dealers.latitude, 'longitude', dealers.longitude, 'phone', dealers.sales_no))
  from public.dealers where dealers.id = given.outlet_id);
end
$$;
comment on function private.own_order_json(public.orders) is
  'An order as its buyer reads it: papers are those still to bring; moved is the last change of a day that is to come.';

create function private.own_order_of(of_lead uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.own_order_json(orders) from public.orders where lead_id = of_lead
  order by state = 'cancelled', created_at desc limit 1
$$;
comment on function private.own_order_of(uuid) is 'The order of a lead as its buyer reads it; null without any.';

create function private.read_own_order(order_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.own_order_json(orders) from public.orders join public.leads on leads.id = lead_id
  where orders.id = order_id and not is_erased
$$;
comment on function private.read_own_order(uuid) is
  'An order as its buyer reads it; null when there is none, or the person was erased.';
call private.expose('read_own_order', 'service_role');

-- Privacy: what is stored of a buyer's orders, and taking the person out of them.
create function private.orders_file(lead public.leads) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('bookedAt', orders.created_at, 'state', orders.state,
      'model', private.model_name(orders.bike_name), 'variant', variant, 'colour', colour,
      -- In rupees, because the file is handed out as it is.
      'price', price_paise / 100.0, 'token', token_paise / 100.0, 'lender', lender,
      'outlet', (select name from public.dealers where dealers.id = orders.outlet_id),
      'papersWanted', papers_wanted, 'papersSeen', papers_seen, 'registrationNumber', registration_number,
      'releasedBecause', released_because, 'cancelledBecause', cancelled_because,
      'payments', private.payments_file(orders.id),
      'deliveryAt', (
        select starts_at from public.appointments
        where enquiry_table = lead.enquiry_table and enquiry_id = lead.enquiry_id and purpose = 'delivery'),
      'steps', (select steps from private.order_steps_json(array[orders.id]))) order by orders.created_at), '[]')
    from public.orders where lead_id = lead.id);
end
$$;
comment on function private.orders_file(public.leads) is 'The orders of a lead, as the file of a person holds them.';
grant execute on function private.orders_file(public.leads) to office;

create function private.erase_orders(of_lead uuid) returns void
language sql set search_path = ''
as $$
  update public.orders set
    stock_id = case when is_aside then null else stock_id end, unit_id = null, is_aside = false,
    state = case state when 'open' then 'cancelled' else state end,
    cancelled_because = case state when 'open' then 'erased' else cancelled_because end,
    next_step = null, next_on = null, lender = '', registration_number = '', papers_seen = '{}',
    released_because = case released_because when '' then '' else 'erased' end, version = version + 1
  where lead_id = of_lead
$$;
comment on function private.erase_orders(uuid) is
  'Takes the person out of the orders of a lead: number, chassis, lender and typed words; an open order is cancelled, and '
  'the vehicle set aside for it is free again.';
