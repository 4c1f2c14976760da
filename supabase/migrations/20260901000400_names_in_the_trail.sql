-- Whoever reads who changed something reads a name and not what somebody types to sign in. The columns keep what that person was
-- called then, so events from before stay as they are.

create function private.name_of_staff(staff_id uuid) returns text
language sql
stable
set search_path = ''
return (
  select case when name in ('', user_id) then user_id else name || ' (' || user_id || ')' end
  from public.staff where id = staff_id);
comment on function private.name_of_staff(uuid) is
  'What a member of staff is called where somebody reads who did something: the name, and which of several of that name it is.';

do $$
declare
  completed record;
  definition text;
begin
  for completed in
    select * from (values
      ('private.add_audit_event(public.audit_events)', '(select staff.user_id from public.staff where id = actor)', 'private.name_of_staff(actor)'),
      ('private.note_price(bigint, bigint, text, bigint)', '(select staff.user_id from public.staff where id = auth.uid())', 'private.name_of_staff(auth.uid())'),
      ('private.create_price_batch(uuid, text, jsonb, timestamptz)', '(select staff.user_id from public.staff where id = auth.uid())', 'private.name_of_staff(auth.uid())'),
      ('private.cancel_price_batch(uuid)', '(select staff.user_id from public.staff where id = auth.uid())', 'private.name_of_staff(auth.uid())'),
      ('private.undo_price_batch(uuid)', '(select staff.user_id from public.staff where id = auth.uid())', 'private.name_of_staff(auth.uid())'),
      ('private.note_vehicle_edit()', '(select user_id from public.staff where id = auth.uid())', 'private.name_of_staff(auth.uid())')
    ) as list (function_name, part, replacement)
  loop
    definition := pg_catalog.pg_get_functiondef(completed.function_name::regprocedure);
    if strpos(definition, completed.part) = 0 then
      raise exception '% does not hold %', completed.function_name, completed.part;
    end if;
    execute replace(definition, completed.part, completed.replacement);
  end loop;
end
$$;
