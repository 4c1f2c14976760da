-- A price is one act and one line of the audit trail: the first variant follows its vehicle without a line of its own.
-- Where it cost something else before, its line stays, because the vehicle's does not say what that was.

create or replace function private.move_first_variant() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform set_config('private.moved_from', old.price_paise::text, true);
  update public.variants
  set price_paise = new.price_paise
  where id = (select id from public.variants where vehicle_id = new.id order by sort_order, id limit 1);
  return null;
end
$$;

drop trigger variants_audit on public.variants;

create trigger variants_audit after insert or delete on public.variants
  for each row execute function private.audit_row();

-- Depth 0 is a statement of its own, whatever a trigger set before it in the transaction.
create trigger variants_audit_changed after update on public.variants
  for each row
  when (pg_trigger_depth() = 0
    or old.price_paise::text is distinct from current_setting('private.moved_from', true))
  execute function private.audit_row();
