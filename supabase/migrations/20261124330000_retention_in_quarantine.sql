-- How long people are kept counts for what waits in quarantine too. It has no lead, so its name, number and résumé stayed for good
-- and no countdown showed it.

create function private.kept_too_long(days_ahead integer, with_held boolean, most integer)
returns table (enquiry_table text, enquiry_id uuid, lead_id uuid, name text, is_held boolean, created_at timestamptz, days integer)
language plpgsql
stable
set search_path = ''
as $$
declare
  rule public.retention_rules;
begin
  for rule in select * from public.retention_rules loop
    return query execute format(
      '(select %1$L::text, enquiry_id, id, name, is_held, created_at, %2$s
        from public.leads where enquiry_table = %1$L and not is_erased and ($2 or not is_held) and created_at < $1
        order by created_at limit $3)
       union all
       (select %1$L, id, null, (select facts.name from private.lead_facts(to_jsonb(waiting)) as facts), false, created_at, %2$s
        from public.%1$I waiting where is_quarantined and created_at < $1 and not exists (
          select from public.erasures where erasures.enquiry_table = %1$L and erasures.enquiry_id = waiting.id)
        order by created_at limit $3)', rule.enquiry_table, rule.days)
      using now() - make_interval(days => greatest(rule.days - days_ahead, 0)), with_held, most;
  end loop;
end
$$;

comment on function private.kept_too_long(integer, boolean, integer) is
  'Whose person is erased within so many days by the rules of their kinds: of each kind the first so many leads and the first so many that wait in quarantine, which have no lead.';

create or replace function private.erase_due(most integer) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  erased integer;
begin
  select count(*) filter (where private.erase_enquiry(enquiry_table, enquiry_id, 'kept long enough')) into erased
  from (
    select enquiry_table, enquiry_id from private.kept_too_long(0, false, least(most, 1000))
    order by created_at limit least(most, 1000)) as due;
  if erased > 0 then
    perform private.trace_privacy('kept long enough', erased || ' enquiries');
  end if;
  return erased;
end
$$;

create or replace function private.read_retention() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return jsonb_build_object(
    'rules', (select coalesce(jsonb_agg(jsonb_build_object('enquiryTable', enquiry_table, 'days', days) order by enquiry_table), '[]')
      from public.retention_rules),
    'coming', (
      select coalesce(jsonb_agg(jsonb_build_object('enquiryId', enquiry_id, 'leadId', lead_id, 'enquiryTable', enquiry_table,
        'name', name, 'isHeld', is_held, 'erasedOn', private.indian_day(created_at) + days) order by created_at, enquiry_id), '[]')
      from (select * from private.kept_too_long(30, true, 200) order by created_at, enquiry_id limit 200) as due),
    'erased', (select count(*) from public.erasures));
end
$$;
