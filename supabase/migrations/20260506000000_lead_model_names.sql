-- The inbox names a model as the site and the reports do: an enquiry keeps the name of links and calls (ACTIVA110).

create or replace function private.lead_json(lead public.leads) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', lead.id,
    'enquiryTable', lead.enquiry_table,
    'family', lead.family,
    'stage', lead.stage,
    'lostBecause', lead.lost_because,
    'name', lead.name,
    'mobile', lead.mobile,
    'model', coalesce((select vehicles.display_name from public.vehicles where vehicles.bike_name = lead.model), lead.model),
    'message', lead.message,
    'assigneeId', lead.assignee_id,
    'assignee', coalesce((select staff.name from public.staff where staff.id = lead.assignee_id), ''),
    'dueAt', lead.due_at,
    'nextStep', lead.next_step,
    'touchedAt', lead.touched_at,
    'createdAt', lead.created_at,
    'version', lead.version,
    'isOpen', lead.is_open,
    'others', (select count(*) from (
      select from public.leads other
      where other.mobile_digits <> '' and lead.mobile_digits <> ''
        and right(other.mobile_digits, 10) = right(lead.mobile_digits, 10) and other.id <> lead.id
      limit 9) as same_person));
$$;
