-- Triggers of leads, in the order in which Postgres calls them: by the moment, then by the name.

create trigger leads_put_aside before insert on public.leads
  for each row when (new.mobile <> '') execute function private.put_aside_new_lead();
-- Whether the lead is put aside is known here, because this trigger's name comes after leads_put_aside.
create trigger leads_take_turn before insert on public.leads
  for each row when (not new.is_put_aside) execute function private.take_turn();

create trigger leads_check_merge before update of merged_into on public.leads
  for each row when (new.merged_into is not null and new.merged_into is distinct from old.merged_into)
  execute function private.check_merge();
create trigger leads_note_answer before update of touched_at, stage on public.leads
  for each row when (old.answered_at is null) execute function private.note_answer();

create trigger leads_count_added after insert or delete on public.leads
  for each row when (not private.brings_in_list()) execute function private.count_lead();
-- Postgres decides by the columns that the statement names: a touch names touched_at alone, and another
-- trigger sets answered_at.
create trigger leads_count_changed after update of
    family, enquiry_table, model, source, stage, assignee_id, outlet_id, touched_at, answered_at, promised_at,
    created_at,
    is_put_aside, merged_into
  on public.leads
  for each row execute function private.count_lead();
create trigger leads_count_put_aside after insert on public.leads
  for each row when (new.is_put_aside) execute function private.count_put_aside();
create trigger leads_count_taken_back after update of is_put_aside on public.leads
  for each row when (old.is_put_aside is distinct from new.is_put_aside) execute function private.count_put_aside();
create trigger leads_count_gone after delete on public.leads
  for each row when (old.is_put_aside) execute function private.count_put_aside();
-- Walk-ins are left out of mails and notifications: the staff who write one down know of it.
create trigger leads_queue_mail after insert on public.leads
  for each row
    when (coalesce(new.arrived_at, new.created_at) > now() - interval '1 day' and new.enquiry_table <> 'walk_ins'
    and not new.is_put_aside and not private.brings_in_list())
  execute function private.queue_lead_mail();
create trigger leads_queue_push after insert on public.leads
  for each row
    when (coalesce(new.arrived_at, new.created_at) > now() - interval '1 day' and new.enquiry_table <> 'walk_ins'
    and not new.is_put_aside and not private.brings_in_list())
  execute function private.queue_push();
create trigger leads_end_appointment after delete on public.leads
  for each row execute function private.end_appointment();
create trigger leads_queue_outgoing after update of stage on public.leads
  for each row when (old.stage is distinct from new.stage) execute function private.queue_outgoing();
