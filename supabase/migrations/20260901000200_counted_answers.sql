-- A call or a message answers a lead, and the figures count it. The trigger that counts looked at answered_at, which another
-- trigger sets: Postgres judges by what the statement names, and a touch names touched_at alone. So promises that were kept by
-- a call counted as open.

drop trigger leads_count_changed on public.leads;
create trigger leads_count_changed
after update of
  family, enquiry_table, model, source, stage, assignee_id, outlet_id, touched_at, answered_at, promised_at, created_at
on public.leads for each row execute function private.count_lead();

truncate private.lead_days;
insert into private.lead_days (place, day, family, dimension, value, leads)
select counts.place, private.indian_day(lead.created_at), lead.family, counts.dimension, counts.value, count(*)
from public.leads lead, private.lead_counts(lead) as counts
group by 1, 2, 3, 4, 5;

comment on function private.count_lead() is
  'Trigger: keeps private.lead_days. One lead takes its rows in one order; who changes several leads at once may take them in another order than somebody else, and is then asked again by the server.';
