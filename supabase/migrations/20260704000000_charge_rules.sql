-- What a new vehicle costs beside its price: rules that begin on a day, as staff keep them.

create table public.charge_rules (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'road_tax', 'registration', 'smart_card', 'number_plate', 'hypothecation', 'third_party', 'own_damage', 'zero_dep',
    'personal_accident')),
  fuel text not null check (fuel in ('any', 'petrol', 'electric')),
  begins_on date not null,
  steps jsonb not null check (
    jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 12 and char_length(steps::text) <= 4000),
  insured_percent numeric(6, 3) not null default 100 check (insured_percent > 0 and insured_percent <= 100),
  gst_percent numeric(6, 3) not null default 0 check (gst_percent between 0 and 100),
  source text not null check (char_length(source) between 1 and 300),
  source_url text not null default '' check (source_url = '' or source_url ~ '^https?://' and char_length(source_url) <= 500),
  is_estimate boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  constraint charge_rules_day_key unique (kind, fuel, begins_on)
);
comment on table public.charge_rules is
  'Charges on a new vehicle: tax, fees, insurance. A later row of the same kind and fuel ends the one before it.';
comment on column public.charge_rules.kind is 'Which charge it is. The list is closed: there is no line for handling.';
comment on column public.charge_rules.fuel is 'What it is for; a row for one fuel goes before one for any.';
comment on column public.charge_rules.begins_on is 'The Indian day on which it begins; visitors see it from then on.';
comment on column public.charge_rules.steps is
  'In order [{"upTo", "percent", "rupees"}]: where the step ends (rupees of the price, cc or kW; null for the last) and what it costs; both null where nobody has settled it.';
comment on column public.charge_rules.insured_percent is 'The insured value as a percentage of the ex-showroom price.';
comment on column public.charge_rules.gst_percent is 'GST on top, in per cent.';
comment on column public.charge_rules.source is 'Where it is from, in words that visitors read.';
comment on column public.charge_rules.source_url is 'A link to where it is from; empty for none.';
comment on column public.charge_rules.is_estimate is 'Nobody has confirmed it; visitors read "estimate".';
comment on column public.charge_rules.updated_at is 'When it was changed last; an edit names it, so that it is saved over no other change.';

alter table public.charge_rules enable row level security;

grant select on public.charge_rules to anon, authenticated;
grant insert (kind, fuel, begins_on, steps, insured_percent, gst_percent, source, source_url, is_estimate),
  update (kind, fuel, begins_on, steps, insured_percent, gst_percent, source, source_url, is_estimate),
  delete on public.charge_rules to authenticated;

create policy "anyone can read charges that have begun" on public.charge_rules
  for select to anon
  using (private.runs_today(begins_on, null));
create policy "active staff can read charges" on public.charge_rules
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can add charges" on public.charge_rules
  for insert to authenticated
  with check ((select private.has_role('owner', 'manager')));
create policy "owner and manager can change charges" on public.charge_rules
  for update to authenticated
  using ((select private.has_role('owner', 'manager')))
  with check ((select private.has_role('owner', 'manager')));
create policy "owner and manager can remove charges that have not begun" on public.charge_rules
  for delete to authenticated
  using ((select private.has_role('owner', 'manager')) and begins_on > (now() at time zone 'Asia/Kolkata')::date);

create trigger charge_rules_set_updated_at before update on public.charge_rules
  for each row execute function private.set_updated_at();
create trigger charge_rules_audit after insert or update or delete on public.charge_rules
  for each row execute function private.audit_row();

-- The trail names a charge, and says what is in its steps; the list of the first day asks for charges.
do $$
declare
  completed record;
  definition text;
begin
  for completed in
    select * from (values
      ('private.audit_subject(text, jsonb)', 'WHEN ''dealership''::text THEN ''Dealership''::text',
       'WHEN ''charge_rules''::text THEN concat_ws('' '', ''Charge'', replace(given ->> ''kind'', ''_'', '' ''),
          nullif(given ->> ''fuel'', ''any''), ''from'', private.day_text((given ->> ''begins_on'')::date))
        WHEN ''dealership''::text THEN ''Dealership''::text'),
      ('private.audit_words(text, jsonb)', '''dealership''::text, ', '''dealership''::text, ''charge_rules''::text, '),
      ('private.audit_value(text, jsonb)', 'WHEN (jsonb_typeof(value) = ANY',
       'WHEN column_name = ''steps'' THEN (
          select string_agg(concat_ws('' '', ''up to '' || (step ->> ''upTo''),
            coalesce((step ->> ''percent'') || ''%'', ''Rs. '' || (step ->> ''rupees''), ''not settled'')), '', '' order by place)
          from jsonb_array_elements(value) with ordinality as list (step, place))
        WHEN (jsonb_typeof(value) = ANY'),
      ('private.read_setup()', '''staff'', (', '''charges'', exists (select from public.charge_rules),
    ''staff'', (')
    ) as list (function_name, part, replacement)
  loop
    definition := pg_catalog.pg_get_functiondef(completed.function_name::regprocedure);
    if strpos(definition, completed.part) = 0 then
      raise exception '% does not hold %: %', completed.function_name, completed.part, definition;
    end if;
    execute replace(definition, completed.part, completed.replacement);
  end loop;
end
$$;

-- A manager who comes second reads who was first. The list is completed as it stands, because other files complete it too.
do $$
declare
  condition text;
begin
  select pg_catalog.pg_get_expr(polqual, polrelid) into condition from pg_catalog.pg_policy
    where polname = 'owner and manager can read their part of the audit trail';
  if strpos(condition, '''promise_settings''::text') = 0 then
    raise exception 'the policy does not name promise_settings: %', condition;
  end if;
  execute 'alter policy "owner and manager can read their part of the audit trail" on public.audit_events using ('
    || replace(condition, '''promise_settings''::text', '''promise_settings''::text, ''charge_rules''::text') || ')';
end
$$;
