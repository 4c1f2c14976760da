-- What a new vehicle costs beside its price: rules that staff edit, each of which begins on a day.
create table public.charge_rules (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'road_tax', 'registration', 'smart_card', 'number_plate', 'hypothecation', 'third_party', 'own_damage', 'zero_dep',
    'personal_accident')),
  fuel text not null check (fuel in ('any', 'petrol', 'electric')),
  begins_on date not null,
  steps jsonb not null check (private.fits(steps, private.shape_of('charge_rules.steps'))),
  insured_percent numeric(6, 3) not null default 100 check (insured_percent > 0 and insured_percent <= 100),
  gst_percent numeric(6, 3) not null default 0 check (gst_percent between 0 and 100),
  source text not null check (private.is_line(source, 300, 1)),
  source_url text not null default '' check (source_url = '' or source_url ~ '^https?://'
    and private.is_line(source_url, 500)),
  is_estimate boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  constraint charge_rules_day_key unique (kind, fuel, begins_on)
);
comment on table public.charge_rules is
  'Charges on a new vehicle: tax, fees, insurance. A later row of the same kind and fuel ends the one before it.';
comment on column public.charge_rules.kind is
  'Which charge it is. The list is closed: dealers may not charge a line for handling.';
comment on column public.charge_rules.fuel is
  'The fuel that the row is for; a row for one fuel takes precedence over one for any.';
comment on column public.charge_rules.begins_on is
  'The Indian day on which the charge begins; visitors see it from then on.';
comment on column public.charge_rules.steps is
  'In order [{"upTo", "percent", "rupees"}]: where the step ends (rupees of the price, cc or kW; null for the last) '
  'and what it costs; both null where nobody has settled the cost.';
comment on column public.charge_rules.insured_percent is
  'The insured value as a percentage of the ex-showroom price.';
comment on column public.charge_rules.gst_percent is 'GST on top, in per cent.';
comment on column public.charge_rules.source is 'The source of the charge, in words that visitors read.';
comment on column public.charge_rules.source_url is 'A link to the source; empty for none.';
comment on column public.charge_rules.is_estimate is 'Nobody has confirmed the charge; visitors read "estimate".';
comment on column public.charge_rules.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';

alter table public.charge_rules enable row level security;
grant select on public.charge_rules to anon, authenticated;
grant
  insert (kind, fuel, begins_on, steps, insured_percent, gst_percent, source, source_url, is_estimate),
  update (kind, fuel, begins_on, steps, insured_percent, gst_percent, source, source_url, is_estimate),
  delete
on public.charge_rules to authenticated;

create policy "anyone can read charges that have begun" on public.charge_rules
  for select to anon
  using (private.runs_today(begins_on, null));
create policy "active staff can read charges" on public.charge_rules
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can add charges" on public.charge_rules
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can change charges" on public.charge_rules
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));
create policy "owner and manager can remove charges that have not begun" on public.charge_rules
  for delete to authenticated
  using ((select private.edits_site()) and begins_on > (now() at time zone 'Asia/Kolkata')::date);

create trigger charge_rules_set_updated_at before update on public.charge_rules
  for each row execute function private.set_updated_at();
create trigger charge_rules_audit after insert or update or delete on public.charge_rules
  for each row execute function private.audit_row();

-- On-road prices that visitors keep under a number. A slip holds no word about a person, and is never
-- changed. A slip that exists already is not stored again, and a day takes only so many bytes of slips, as of
-- enquiries: otherwise one address could fill the database with slips, each kept for 180 days.
create table private.price_slips (
  number text primary key check (number ~ '^S-[0-9A-HJKMNP-TV-Z]{6}$'),
  slip jsonb not null check (jsonb_typeof(slip) = 'object' and char_length(slip::text) <= 60000),
  created_at timestamptz not null default now(),
  content_hash text
);
comment on table private.price_slips is
  'Slips with an on-road price, for 180 days. The server alone writes and reads them, by their number.';
comment on column private.price_slips.number is
  'The number that a visitor reads out: S- and six letters and digits that nobody can guess.';
comment on column private.price_slips.slip is 'The whole slip as the contract describes it, without its number.';
comment on column private.price_slips.created_at is 'When the slip was made; it is removed 180 days later.';
comment on column private.price_slips.content_hash is 'The SHA-256 of the whole slip.';

create index price_slips_created_at_idx on private.price_slips (created_at);
create unique index price_slips_content_hash_key on private.price_slips (content_hash);

alter table private.price_slips enable row level security;

-- The reference that a visitor gets. A reference follows from the enquiry's id, so it is known while the
-- database is away.
create function private.reference_of(enquiry_id uuid) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((bits >> (35 - 5 * place)) & 31)::integer, 1), ''
    order by place)
  from generate_series(0, 7) as place,
    (select ('x' || right(enquiry_id::text, 10))::bit(40)::bigint as bits) as id
$$;
comment on function private.reference_of(uuid) is
  'Eight letters and digits made from the last 40 bits of an id, none of them easily taken for another; the contract '
  'computes the same.';

create function public.store_price_slip(slip jsonb, sender text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  content constant text := encode(sha256(convert_to(slip::text, 'UTF8')), 'hex');
  opens_at timestamptz := private.charge(sender, '{"slips in ten minutes": 1}');
  made text;
begin
  if opens_at is null then
    select number into made from private.price_slips where content_hash = content;
    if made is null then
      opens_at := private.charge(sender, jsonb_build_object('bytes of slips', octet_length(slip::text) + 500));
    end if;
  end if;
  while made is null and opens_at is null loop
    -- The last digits of a random uuid are random, and a reference has no letter that is easily taken for
    -- another.
    insert into private.price_slips (number, slip, content_hash)
      values ('S-' || right(private.reference_of(gen_random_uuid()), 6), store_price_slip.slip, content)
      on conflict do nothing
      returning number into made;
    -- Otherwise the number was taken, or another call stored the same slip at this moment.
    if made is null then
      select number into made from private.price_slips where content_hash = content;
    end if;
  end loop;
  return jsonb_build_object('number', made, 'opensAt', opens_at);
end
$$;
comment on function public.store_price_slip(jsonb, text) is
  'Stores a slip: {number, opensAt}, its number, or that of the same slip where one exists; without a number when its '
  'sender, or all visitors together, used up their budget until opensAt. For the server, which worked the slip out '
  'itself.';
grant execute on function public.store_price_slip(jsonb, text) to service_role;

create function public.find_price_slip(slip_number text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select slip from private.price_slips where number = slip_number $$;
comment on function public.find_price_slip(text) is
  'A slip by its number, null when there is none; for the server. A slip names nobody, so look-ups are not counted.';
grant execute on function public.find_price_slip(text) to service_role;

create function public.sweep_price_slips() returns integer
language sql security definer set search_path = ''
as $$
  with gone as (
    delete from private.price_slips where created_at < now() - interval '180 days' returning 1
  )
  select count(*)::integer from gone
$$;
comment on function public.sweep_price_slips() is 'Removes slips that are older than 180 days and answers how many.';
grant execute on function public.sweep_price_slips() to service_role;
