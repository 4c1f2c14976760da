-- Who waits with an old price is who is to be called: nobody whose number is put aside, a merged enquiry where the work on its
-- person goes on, and what is marked at a number stands with it.
create or replace function private.price_batch_leads(batch_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
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
    join public.price_batch_rows rows on rows.batch_id = batch.id and rows.outcome = 'set' and rows.undo_outcome is distinct from 'set'
    cross join lateral (
      select 'product_enquiries' as enquiry_table, id, model, variant
      from public.product_enquiries where price_paise = rows.before_paise
      union all
      select 'finance_enquiries', id, model, variant
      from public.finance_enquiries where price_paise = rows.before_paise
    ) as enquiry
    join public.leads sent on sent.enquiry_table = enquiry.enquiry_table and sent.enquiry_id = enquiry.id
    join public.leads on leads.id = coalesce(sent.merged_into, sent.id) and leads.is_open and leads.is_listed
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
