-- Quotations: what a vehicle costs one buyer, on paper. A quotation belongs to a lead, has a number without
-- gaps within its financial year, and never changes: whoever changes it makes a new version under the same
-- number. Its lines come from the rules of on-road prices; the server works them out and keeps with them
-- which rules held.
create table public.quotation_settings (
  id smallint primary key default 1 constraint quotation_settings_is_only_row_check check (id = 1),
  prefix text not null default 'Q' check (prefix ~ '^[A-Z]{1,4}$'),
  valid_days smallint not null default 7 check (valid_days between 1 and 90),
  sales_limit_paise bigint not null default 0 check (sales_limit_paise between 0 and 10000000000),
  manager_limit_paise bigint not null default 0 check (manager_limit_paise between 0 and 10000000000),
  sales_exchange_paise bigint not null default 0 check (sales_exchange_paise between 0 and 10000000000),
  manager_exchange_paise bigint not null default 0 check (manager_exchange_paise between 0 and 10000000000),
  hsn_petrol text not null default '8711' check (hsn_petrol ~ '^(\d\d){2,4}$'),
  hsn_electric text not null default '871160' check (hsn_electric ~ '^(\d\d){2,4}$'),
  gst_rates jsonb not null default '[{"beginsOn": "2025-09-22", "small": 18, "large": 40, "electric": 5, "source":
    "GST Council, 56th meeting: rates from 22 September 2025, as the press printed them.", "isChecked": false}]'
    check (private.fits(gst_rates, private.shape_of('quotation_settings.gst_rates'))),
  updated_at timestamptz(3) not null default now(),
  constraint quotation_settings_limits_check check (
    sales_limit_paise <= manager_limit_paise and sales_exchange_paise <= manager_exchange_paise)
);
comment on table public.quotation_settings is 'What the owner says about quotations; one row.';
comment on column public.quotation_settings.prefix is 'The letters in front of a number, as Q in Q/26-27/0001.';
comment on column public.quotation_settings.valid_days is 'For how many days after its own a quotation holds.';
comment on column public.quotation_settings.sales_limit_paise is
  'The discount that a sales account gives by itself; a larger one waits for a manager.';
comment on column public.quotation_settings.manager_limit_paise is
  'The discount that a manager gives or agrees to; a larger one waits for the owner.';
comment on column public.quotation_settings.sales_exchange_paise is
  'The value that a sales account gives for a vehicle in exchange by itself; a larger one waits for a manager.';
comment on column public.quotation_settings.manager_exchange_paise is
  'The value that a manager gives for one or agrees to; a larger one waits for the owner.';
comment on column public.quotation_settings.hsn_petrol is 'The HSN code of vehicles with an engine.';
comment on column public.quotation_settings.hsn_electric is 'The HSN code of electric vehicles.';
comment on column public.quotation_settings.gst_rates is
  'GST within the ex-showroom price: [{"beginsOn", "small" (up to 350 cc), "large", "electric", "source", "isChecked"}], '
  'in per cent; a quotation splits a price by a rate that the owner has checked, and by no other.';
comment on column public.quotation_settings.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';

alter table public.quotation_settings enable row level security;
grant
  select,
  update (prefix, valid_days, sales_limit_paise, manager_limit_paise, sales_exchange_paise, manager_exchange_paise,
    hsn_petrol, hsn_electric, gst_rates)
on public.quotation_settings to authenticated;
grant select on public.quotation_settings to office;
create policy "who sells reads what holds for quotations" on public.quotation_settings
  for select to authenticated
  using ((select private.has_role('owner', 'manager', 'sales')));
create policy "the office reads what holds for quotations for who sells" on public.quotation_settings
  for select to office
  using ((select private.has_role('owner', 'manager', 'sales')));
comment on policy "the office reads what holds for quotations for who sells" on public.quotation_settings is
  'Owner, manager and sales.';
create policy "the owner says what holds for quotations" on public.quotation_settings
  for update to authenticated
  using ((select private.has_role('owner')) and (select private.edits_site()))
  with check ((select private.has_role('owner')) and (select private.edits_site()));
insert into public.quotation_settings default values;

create trigger quotation_settings_set_updated_at before update on public.quotation_settings
  for each row execute function private.set_updated_at();
create trigger quotation_settings_audit after update on public.quotation_settings
  for each row execute function private.audit_row();

-- A sequence would leave a gap for each transaction that fails, so the last number is a row, which its taker
-- locks until the paper is stored.
create table private.paper_numbers (
  series text not null check (series ~ '^[a-z-]{1,30}$'),
  financial_year smallint not null,
  last integer not null check (last > 0),
  primary key (series, financial_year)
);
comment on table private.paper_numbers is
  'The last number of each series of papers, such as quotation, in each financial year.';
comment on column private.paper_numbers.financial_year is 'The year in whose April the financial year begins.';

alter table private.paper_numbers enable row level security;

create function private.financial_year(day date) returns smallint
language sql immutable set search_path = ''
as $$ select extract(year from day - interval '3 months')::smallint $$;
comment on function private.financial_year(date) is
  'The year in whose April the financial year of a day begins: 2026 for 31 March 2027.';

create function private.take_number(series text, day date) returns integer
language sql set search_path = ''
as $$
  insert into private.paper_numbers as taken (series, financial_year, last)
  values (take_number.series, private.financial_year(day), 1)
  on conflict (series, financial_year) do update set last = taken.last + 1
  returning last
$$;
comment on function private.take_number(text, date) is
  'Takes the next number of a series in the financial year of a day. To be called after other locks and shortly before '
  'the end: until then everybody else who takes a number of the series waits.';

create function private.paper_number(prefix text, day date, place integer) returns text
language sql immutable set search_path = ''
as $$
  select prefix || '/' || to_char(private.financial_year(day) % 100, 'FM00') || '-'
    || to_char((private.financial_year(day) + 1) % 100, 'FM00') || '/' || lpad(place::text, greatest(4, length(place::text)), '0')
$$;
comment on function private.paper_number(text, date, integer) is 'A number as papers show it: Q/26-27/0001.';

create table public.quotations (
  id uuid primary key,
  first_id uuid not null references public.quotations (id) on delete cascade,
  lead_id uuid not null references public.leads (id) on delete cascade,
  number text not null check (private.is_line(number, 30, 1)),
  version smallint not null check (version > 0),
  state text not null check (state in ('waiting', 'refused', 'ready', 'sent', 'agreed')),
  outlet_id bigint not null references public.dealers (id),
  bike_name text not null check (private.is_line(bike_name, 80, 1)),
  variant text not null default '' check (private.is_line(variant, 80)),
  colour text not null default '' check (private.is_line(colour, 80)),
  sheet jsonb not null check (length(sheet::text) <= 40000
    and private.fits(sheet, private.shape_of('quotations.sheet'))),
  total_paise bigint not null check (total_paise between 0 and 20000000000),
  discount_paise bigint not null check (discount_paise >= 0),
  exchange_paise bigint not null default 0 check (exchange_paise >= 0),
  valid_until date not null,
  old_vehicle text not null default '' check (private.is_line(old_vehicle, 80)),
  lender text not null default '' check (private.is_line(lender, 60)),
  created_at timestamptz not null default now(),
  made_by text not null default '',
  decided_at timestamptz,
  decided_by text not null default '',
  sent_at timestamptz,
  agreed_at timestamptz,
  unique (first_id, version),
  unique (number, version)
);
comment on table public.quotations is
  'Quotations, one row a version. What is on the paper never changes; the state alone goes on.';
comment on column public.quotations.id is 'Made by the browser, so that a repeated call makes one.';
comment on column public.quotations.first_id is 'The first version of this number, which names the quotation in its link.';
comment on column public.quotations.state is
  'waiting for somebody who may give this discount or exchange, refused by them, ready to be sent, sent, or agreed to by the buyer.';
comment on column public.quotations.sheet is
  'The lines in paise with the question that they answer, the rules that held, the GST inside and the loan; no fact '
  'about the buyer.';
comment on column public.quotations.total_paise is 'The sum of all lines that have an amount.';
comment on column public.quotations.discount_paise is
  'What was taken off besides the exchange and the dealer''s offer; the limits of roles are about this.';
comment on column public.quotations.exchange_paise is
  'What the vehicle in exchange counts for, which has limits of its own.';
comment on column public.quotations.valid_until is 'The last day in India on which the quotation holds.';
comment on column public.quotations.old_vehicle is 'The vehicle given in exchange, as staff wrote it; erased with the buyer.';
comment on column public.quotations.lender is 'The lender of the loan; erased with the buyer.';
comment on column public.quotations.made_by is 'The name that the member of staff had then; likewise decided_by.';

create index quotations_lead_id_idx on public.quotations (lead_id, created_at desc);
create index quotations_outlet_id_idx on public.quotations (outlet_id);
create index quotations_waiting_idx on public.quotations (created_at) where state = 'waiting';

-- Staff read quotations with their lead, and change them through functions that ask private.sees_lead first.
alter table public.quotations enable row level security;
grant select on public.quotations to office;
create policy "who sells sees the quotations of the leads they see" on public.quotations
  for select to office
  using ((select private.has_role('owner', 'manager', 'sales'))
    and exists (select from public.leads where leads.id = lead_id));
comment on policy "who sells sees the quotations of the leads they see" on public.quotations is
  'Owner, manager and sales, of the leads that they see by the policy of leads.';

create function private.may_give(role text, quotation public.quotations) returns boolean
language sql stable set search_path = ''
as $$
  select case role when 'owner' then true
    when 'manager' then quotation.discount_paise <= manager_limit_paise
      and quotation.exchange_paise <= manager_exchange_paise
    when 'sales' then quotation.discount_paise <= sales_limit_paise and quotation.exchange_paise <= sales_exchange_paise
    else false end
  from public.quotation_settings
$$;
comment on function private.may_give(text, public.quotations) is
  'May a role give the discount and the exchange of a quotation without asking?';
grant execute on function private.may_give(text, public.quotations) to office;

create function private.taken_off_words(quotation public.quotations) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' and ', case when quotation.discount_paise > 0 then 'discount of ' || private.rupees(quotation.discount_paise) end,
    case when quotation.exchange_paise > 0 then 'exchange for ' || private.rupees(quotation.exchange_paise) end)
$$;
comment on function private.taken_off_words(public.quotations) is
  'What is taken off in a quotation, as the audit trail says it; empty where nothing is.';

create function private.quotation_json(quotation public.quotations) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', quotation.id, 'firstId', quotation.first_id, 'leadId', quotation.lead_id,
    'number', quotation.number, 'version', quotation.version, 'state', quotation.state,
    'bikeName', quotation.bike_name, 'variant', quotation.variant, 'colour', quotation.colour,
    'sheet', quotation.sheet, 'paise', quotation.total_paise, 'discountPaise', quotation.discount_paise, 'exchangePaise', quotation.exchange_paise,
    'validUntil', quotation.valid_until, 'oldVehicle', quotation.old_vehicle, 'lender', quotation.lender,
    'madeAt', quotation.created_at, 'madeBy', quotation.made_by, 'decidedBy', quotation.decided_by,
    'sentAt', quotation.sent_at, 'agreedAt', quotation.agreed_at,
    'outlet', (
      select jsonb_build_object('id', id, 'name', name, 'address', address, 'phone', sales_no)
      from public.dealers where id = quotation.outlet_id))
$$;
comment on function private.quotation_json(public.quotations) is 'A version of a quotation as staff read it.';
grant execute on function private.quotation_json(public.quotations) to office;

create function private.read_quotations(lead_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found jsonb;
begin
  perform private.require_role('owner', 'manager', 'sales');
  if not exists (select from public.leads where id = read_quotations.lead_id) then
    return null;
  end if;
  select coalesce(jsonb_agg(private.quotation_json(quotations) order by created_at desc, version desc), '[]') into found
  from public.quotations where quotations.lead_id = read_quotations.lead_id;
  perform private.note_reading('inbox', 1);
  return found;
end
$$;
comment on function private.read_quotations(uuid) is
  'All versions of the quotations of a lead, the newest first; null where there is no lead that the caller may see.';
call private.judge('read_quotations');
call private.expose('read_quotations', 'authenticated');

-- The step of a lead is its seller's work, so what waits for somebody else's yes is no step: who decides
-- reads it here.
create function private.quotations_to_decide() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('leadId', first.lead_id, 'number', first.number,
      'discountPaise', first.discount_paise, 'exchangePaise', first.exchange_paise, 'madeBy', first.made_by)
      order by first.created_at), '[]')
    from (
      select waiting.* from public.quotations waiting join public.leads on leads.id = waiting.lead_id
      where waiting.state = 'waiting' and leads.is_open and not leads.is_put_aside
        and private.staff_role() <> 'sales' and private.may_give(private.staff_role(), waiting)
        and not exists (
          select from public.quotations later where later.first_id = waiting.first_id and later.version > waiting.version)
      order by waiting.created_at limit 20) as first);
end
$$;
comment on function private.quotations_to_decide() is
  'Up to 20 quotations, the oldest first, whose discount or exchange waits for the yes of somebody with the caller''s '
  'role, of open leads that the caller may see: [{leadId, number, discountPaise, exchangePaise, madeBy}].';
call private.judge('quotations_to_decide');
call private.expose('quotations_to_decide', 'authenticated');

create function private.quotation_of_lead(of_lead uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('id', id, 'number', number, 'version', version, 'bikeName', bike_name, 'variant', variant,
      'colour', colour, 'outletId', outlet_id, 'lender', lender, 'paise', total_paise)
    from public.quotations where lead_id = of_lead and state in ('sent', 'agreed')
    order by sent_at desc, version desc limit 1);
end
$$;
comment on function private.quotation_of_lead(uuid) is
  'The quotation that the buyer of a lead was given last, as an order begins with it; null without any.';
grant execute on function private.quotation_of_lead(uuid) to office;

create function private.note_quotation(quotation public.quotations, words text) returns void
language sql set search_path = ''
as $$
  select private.add_lead_event(quotation.lead_id, gen_random_uuid(), 'quotation', quotation.number,
    concat_ws(', ', words, case when quotation.version > 1 then 'version ' || quotation.version end,
      private.rupees(quotation.total_paise)))
$$;
comment on function private.note_quotation(public.quotations, text) is
  'Adds what happened with a quotation to its lead: the value is the number, the words say what.';

create function private.trace_quotation(quotation public.quotations, what text) returns void
language sql set search_path = ''
as $$
  select private.trace_act('quotations', 'Quotation ' || quotation.number || ' · ' || what, '',
    concat_ws(' · ', 'Version ' || quotation.version, private.rupees(quotation.total_paise),
      nullif(private.taken_off_words(quotation), '')), quotation.id::text)
$$;
comment on function private.trace_quotation(public.quotations, text) is
  'Writes an act about a quotation into the audit trail, which says nothing of the buyer.';

-- Work for staff: the lead stands in the lists of what is due, with the reason as its next step.
create function private.ask_for_step(lead uuid, step text) returns void
language plpgsql set search_path = ''
as $$
declare
  asked public.leads;
begin
  update public.leads set due_at = least(due_at, now()), next_step = step, version = version + 1
  where id = lead and not is_erased returning * into asked;
  if found then
    perform private.add_lead_event(lead, gen_random_uuid(), 'due', private.utc_text(asked.due_at), step);
  end if;
end
$$;
comment on function private.ask_for_step(uuid, text) is
  'Makes something due at once about a lead; an earlier step that stood there stays in the events.';

-- The ex-showroom price must be the catalogue's of this moment: whoever got past the server, or read a price
-- that has changed since, makes no quotation of another one.
create function private.has_price(vehicle text, variant_name text, paise bigint) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.vehicles where bike_name = vehicle and (
      exists (select from public.variants where vehicle_id = vehicles.id and variants.name = variant_name
        and variants.price_paise = paise)
      or variant_name = '' and vehicles.price_paise = paise
        and not exists (select from public.variants where vehicle_id = vehicles.id)))
$$;
comment on function private.has_price(text, text, bigint) is 'Is this the ex-showroom price of a variant now?';

-- Two offers are not added up, so one line of the dealer's own offer passes at most.
create function private.offer_paise(lines jsonb, vehicle text, price_paise bigint) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(max(off.paise), 0)
  from public.offers, least(rupees_off * 100::bigint, price_paise) as off (paise), jsonb_array_elements(lines) as line
  where line ->> 'id' = 'offer:' || offers.id and (line ->> 'paise')::bigint = -off.paise
    and private.runs_today(first_day, last_day) and (models = '{}' or vehicle = any (models))
$$;
comment on function private.offer_paise(jsonb, text, bigint) is
  'What the dealer''s offer takes off in lines of a quotation: of one line that names an offer of today for the vehicle, in '
  'that offer''s own amount; 0 for a line that anybody else made up, which is a discount.';

create function private.make_quotation(lead_id uuid, quotation jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given public.quotations := jsonb_populate_record(null::public.quotations, quotation);
  today constant date := private.indian_day(now());
  caller public.staff;
  found_lead public.leads;
  newest public.quotations;
  settings public.quotation_settings;
  price_paise constant bigint := (
    select (line ->> 'paise')::bigint from jsonb_array_elements(given.sheet -> 'lines') as line
    where line ->> 'id' = 'ex_showroom');
begin
  perform private.require_role('owner', 'manager', 'sales');
  select * into found_lead from public.leads where id = make_quotation.lead_id for update;
  if not found or not private.sees_lead(make_quotation.lead_id) or found_lead.is_erased then
    return null;
  end if;
  select * into newest from public.quotations where id = given.id;
  if found then
    if newest.lead_id <> make_quotation.lead_id then
      return null;
    end if;
    return jsonb_build_object('outcome', 'made', 'quotation', private.quotation_json(newest));
  end if;
  select * into caller from public.staff where id = auth.uid();
  if found_lead.family <> 'sales'
    or caller.outlet_ids <> '{}' and not given.outlet_id = any (caller.outlet_ids)
    or not exists (select from public.dealers where id = given.outlet_id and closed_at is null) then
    raise exception 'no quotation for this lead at this outlet' using errcode = 'invalid_parameter_value';
  end if;
  if not private.has_price(given.bike_name, given.variant, price_paise) then
    return '{"outcome": "price", "quotation": null}';
  end if;
  select sum((line ->> 'paise')::bigint),
    coalesce(-sum((line ->> 'paise')::bigint) filter (where (line ->> 'paise')::bigint < 0
      and line ->> 'id' <> 'exchange'), 0)
      - private.offer_paise(given.sheet -> 'lines', given.bike_name, price_paise),
    coalesce(-sum((line ->> 'paise')::bigint) filter (where line ->> 'id' = 'exchange'), 0)
  into given.total_paise, given.discount_paise, given.exchange_paise from jsonb_array_elements(given.sheet -> 'lines') as line;

  if given.first_id is not null then
    select * into newest from public.quotations
    where first_id = given.first_id and quotations.lead_id = make_quotation.lead_id order by version desc limit 1;
    if not found then
      return null;
    end if;
    -- Two who change one version at once would each leave out what the other changed.
    if newest.version <> given.version then
      return jsonb_build_object('outcome', 'changed', 'quotation', private.quotation_json(newest));
    end if;
  end if;
  select * into settings from public.quotation_settings;
  given.version := coalesce(newest.version, 0) + 1;
  given.first_id := coalesce(given.first_id, given.id);
  given.lead_id := make_quotation.lead_id;
  given.state := case when private.may_give(caller.role, given) then 'ready' else 'waiting' end;
  given.number := coalesce(newest.number,
    private.paper_number(settings.prefix, today, private.take_number('quotation', today)));
  insert into public.quotations
    (id, first_id, lead_id, number, version, state, outlet_id, bike_name, variant, colour, sheet, total_paise,
      discount_paise, exchange_paise, valid_until, old_vehicle, lender, made_by)
  values (given.id, given.first_id, given.lead_id, given.number, given.version, given.state, given.outlet_id,
    given.bike_name, given.variant, given.colour, given.sheet, given.total_paise, given.discount_paise,
    given.exchange_paise, today + settings.valid_days, coalesce(given.old_vehicle, ''), coalesce(given.lender, ''), caller.name)
  returning * into given;
  perform private.note_quotation(given, 'Made');
  perform private.trace_quotation(given, 'made');
  return jsonb_build_object('outcome', 'made', 'quotation', private.quotation_json(given));
end
$$;
comment on function private.make_quotation(uuid, jsonb) is
  'Makes a quotation for a lead of sales, once for each id, or where first_id is given the next version after the given '
  'one: {outcome, quotation}. The outcome is made, changed where the quotation has a newer version already, or price '
  'where the ex-showroom price is no longer the given one. Null where there is no lead that the caller may see.';
call private.expose('make_quotation', 'authenticated');

create function private.sending_step(quotation public.quotations) returns text
language sql immutable set search_path = ''
as $$ select 'Send ' || quotation.number || ', it is agreed' $$;
comment on function private.sending_step(public.quotations) is
  'The next step that asks for the sending of a quotation which waited.';

create function private.move_quotation(quotation_id uuid, act text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moved public.quotations;
  lead public.leads;
  caller public.staff;
begin
  perform private.require_role('owner', 'manager', 'sales');
  select * into lead from public.leads
  where id = (select lead_id from public.quotations where id = quotation_id) for update;
  if not found or not private.sees_lead(lead.id) then
    return null;
  end if;
  select * into moved from public.quotations where id = quotation_id for update;
  select * into caller from public.staff where id = auth.uid();
  if act in ('approve', 'refuse') then
    if caller.role = 'sales' or not private.may_give(caller.role, moved) then
      raise exception 'this is for somebody else to decide' using errcode = 'insufficient_privilege';
    end if;
    if moved.state <> 'waiting' then
      return private.quotation_json(moved);
    end if;
    update public.quotations set state = case act when 'approve' then 'ready' else 'refused' end,
      decided_at = now(), decided_by = caller.name
    where id = quotation_id returning * into moved;
    perform private.note_quotation(moved, case act when 'approve' then 'Agreed to' else 'Refused' end);
    perform private.ask_for_step(lead.id, case act when 'approve' then private.sending_step(moved)
      else 'Change ' || moved.number || ', it was refused' end);
    perform private.trace_quotation(moved, case act when 'approve' then 'agreed to' else 'refused' end);
  elsif act = 'send' then
    if moved.state in ('waiting', 'refused') then
      raise exception 'nobody has agreed to this' using errcode = 'invalid_parameter_value';
    end if;
    if moved.state <> 'ready' then
      return private.quotation_json(moved);
    end if;
    update public.quotations set state = 'sent', sent_at = now() where id = quotation_id returning * into moved;
    perform private.note_quotation(moved, 'Given to the buyer');
    update public.leads set
      stage = case when stage in ('new', 'contacted', 'test-ride') then 'quoted' else stage end,
      touched_at = now(),
      -- The step that asked for the sending is done with it.
      due_at = case next_step when private.sending_step(moved) then null else due_at end,
      next_step = case next_step when private.sending_step(moved) then '' else next_step end,
      version = version + 1
    where id = lead.id;
    if lead.stage in ('new', 'contacted', 'test-ride') then
      perform private.add_lead_event(lead.id, gen_random_uuid(), 'stage', 'quoted', '');
    end if;
    perform private.trace_quotation(moved, 'given to the buyer');
  else
    raise exception 'no such act' using errcode = 'invalid_parameter_value';
  end if;
  return private.quotation_json(moved);
end
$$;
comment on function private.move_quotation(uuid, text) is
  'Agrees to a quotation that waits for its discount or exchange (approve) or refuses it, for who may give both; or notes '
  'that the quotation was given to the buyer (send), which moves its lead to Quoted. A repeat changes nothing. Answers '
  'the quotation; null where there is none that the caller may see.';
call private.expose('move_quotation', 'authenticated');

-- What the buyer's own page shows, which opens by a link that the server has signed: the newest version that
-- was given to the buyer.
create function private.read_own_quotation(first uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.quotation_json(quotations) - array['leadId', 'madeBy', 'decidedBy', 'discountPaise', 'exchangePaise'] || jsonb_build_object(
    'isExpired', valid_until < private.indian_day(now()),
    'name', (select leads.name from public.leads where leads.id = lead_id))
  from public.quotations
  where first_id = first and state in ('sent', 'agreed')
    and not exists (select from public.leads where leads.id = lead_id and is_erased)
  order by version desc limit 1
$$;
comment on function private.read_own_quotation(uuid) is
  'A quotation as its buyer reads it; null when there is none that was given to the buyer, or the buyer was erased.';
call private.expose('read_own_quotation', 'service_role');

create function private.agree_to_quotation(first uuid, seen_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own public.quotations;
  lead uuid;
begin
  select lead_id into lead from public.quotations where id = first;
  perform from public.leads where id = lead and not is_erased for update;
  select * into own from public.quotations
  where first_id = first and state in ('sent', 'agreed') order by version desc limit 1 for update;
  if lead is null or own.id is null or not exists (select from public.leads where id = lead and not is_erased) then
    return null;
  end if;
  if own.version <> seen_version then
    return private.read_own_quotation(first) || '{"outcome": "changed"}';
  end if;
  if own.state = 'sent' then
    if own.valid_until < private.indian_day(now()) then
      return private.read_own_quotation(first) || '{"outcome": "expired"}';
    end if;
    update public.quotations set state = 'agreed', agreed_at = now() where id = own.id returning * into own;
    perform private.note_quotation(own, 'The buyer says yes');
    perform private.ask_for_step(lead, 'The buyer says yes to ' || own.number || ': please ring');
    perform private.trace_quotation(own, 'the buyer says yes');
  end if;
  return private.read_own_quotation(first) || '{"outcome": "agreed"}';
end
$$;
comment on function private.agree_to_quotation(uuid, integer) is
  'Notes once that the buyer says yes to the version that they see, and makes that due for staff. The outcome is agreed, '
  'changed where a newer version was given meanwhile, or expired; null as of private.read_own_quotation.';
call private.expose('agree_to_quotation', 'service_role');

create function private.quotations_file(of_lead uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('number', number, 'version', version, 'state', state,
      'madeAt', created_at, 'sentAt', sent_at, 'agreedAt', agreed_at, 'model', private.model_name(bike_name),
      'variant', variant, 'colour', colour, 'validUntil', valid_until, 'oldVehicle', old_vehicle, 'lender', lender,
      -- In rupees, because the file is handed out as it is.
      'price', total_paise / 100.0,
      'lines', (
        select jsonb_agg(jsonb_build_object('label', line ->> 'label', 'rupees', (line ->> 'paise')::numeric / 100)
          order by place)
        from jsonb_array_elements(sheet -> 'lines') with ordinality as listed (line, place)))
      order by created_at, version), '[]')
    from public.quotations where lead_id = of_lead);
end
$$;
comment on function private.quotations_file(uuid) is
  'All versions of the quotations of a lead, the oldest first, as the file of a person holds them.';
grant execute on function private.quotations_file(uuid) to office;
