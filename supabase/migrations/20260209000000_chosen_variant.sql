-- A test ride and a loan are asked for a variant at a price. The visitor names the variant; what it costs is read here, in the
-- moment the enquiry is stored, so that nobody's word for a price is ever kept.

alter table public.product_enquiries
  add column variant text not null default '' check (char_length(variant) <= 80),
  add column price_paise bigint check (price_paise > 0);
alter table public.finance_enquiries
  add column variant text not null default '' check (char_length(variant) <= 80),
  add column price_paise bigint check (price_paise > 0);

do $$
declare
  chosen text;
begin
  foreach chosen in array array['product_enquiries', 'finance_enquiries'] loop
    execute format('comment on column public.%I.variant is %L', chosen,
      'The variant that was chosen on the model''s page, by its name; empty when none was.');
    execute format('comment on column public.%I.price_paise is %L', chosen,
      'Ex-showroom price of that variant, or of the model, in paise, when this was stored; null when the model is not sold here.');
    -- The rule of clean texts names every text of the table, so it is made anew.
    execute format('alter table public.%I drop constraint %I', chosen, chosen || '_clean_check');
    call private.open_to_visitors(chosen);
  end loop;
end
$$;

create function private.current_price(model text, variant text) returns bigint
language sql
stable
set search_path = ''
as $$
  select case when current_price.variant = '' then vehicles.price_paise else variants.price_paise end
  from public.vehicles
  left join public.variants on variants.vehicle_id = vehicles.id and variants.name = current_price.variant
  where current_price.model in (vehicles.bike_name, vehicles.display_name)
  order by vehicles.bike_name = current_price.model desc, vehicles.id
  limit 1
$$;
comment on function private.current_price(text, text) is
  'Ex-showroom price in paise of a model, by either of its names, or of its variant; null when there is none of that name.';

-- Definer, because the server's key may read no prices. Forms without a price go through as they are.
create function private.with_current_price(form_table text, enquiry jsonb) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when form_table in ('product_enquiries', 'finance_enquiries') then enquiry || jsonb_build_object(
      'price_paise', private.current_price(enquiry ->> 'model', coalesce(enquiry ->> 'variant', '')))
    else enquiry
  end
$$;
comment on function private.with_current_price(text, jsonb) is
  'An enquiry with the price its variant has now, whatever price came with it.';
grant execute on function private.with_current_price(text, jsonb) to service_role;

create or replace function public.store_enquiry(form_table text, enquiry jsonb, sender text) returns text
language sql
volatile
security invoker
set search_path = ''
return private.store_enquiry(form_table, private.with_current_price(form_table, enquiry), sender);

create or replace view public.product_enquiry_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile as mobile_no,
  email as email_id,
  model,
  colour as color,
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  variant,
  coalesce(trim_scale(price_paise / 100.0)::text, '') as price
from public.product_enquiries;

create or replace view public.finance_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile as contact,
  email,
  model,
  loan_amount,
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  coalesce(proof_of_address, '') as proof_of_address,
  coalesce(proof_of_identity, '') as proof_of_identity,
  variant,
  coalesce(trim_scale(price_paise / 100.0)::text, '') as price
from public.finance_enquiries;
