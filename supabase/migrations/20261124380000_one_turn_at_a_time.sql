-- Enquiries of one moment take one turn after the other. Each read whose turn it is before another had taken it, so all went to one
-- colleague: after an outage eight at a time.

create or replace function private.take_turn() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.assignee_id is not null
    or not coalesce((select is_on from private.lead_turns_settings where family = new.family), false) then
    return new;
  end if;
  -- Whoever came at the same moment takes the next turn, and so waits for this one. Before any lead is counted.
  perform pg_advisory_xact_lock(hashtextextended(format('turn %s %s', new.enquiry_table, new.outlet_id), 0));
  select staff.id into new.assignee_id
  from public.staff
  left join private.lead_turns turns
    on turns.staff_id = staff.id and turns.enquiry_table = new.enquiry_table and turns.outlet_id = coalesce(new.outlet_id, 0)
  where staff.status = 'active' and staff.expires_on >= private.indian_day(now()) and staff.is_on_duty
    -- Owners and managers lead; what comes in goes to those whose work it is.
    and staff.role not in ('owner', 'manager') and new.family = any (private.families_of(staff.role))
    and (staff.outlet_ids = '{}' or new.outlet_id is null or new.outlet_id = any (staff.outlet_ids))
  order by turns.taken_at nulls first, staff.created_at, staff.id
  limit 1;
  if new.assignee_id is not null then
    insert into private.lead_turns as turns (staff_id, enquiry_table, outlet_id, taken_at)
    values (new.assignee_id, new.enquiry_table, coalesce(new.outlet_id, 0), clock_timestamp())
    on conflict on constraint lead_turns_pkey do update set taken_at = excluded.taken_at;
  end if;
  return new;
end
$$;
