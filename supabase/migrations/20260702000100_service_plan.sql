-- When vehicles are due for service is one more list that staff keep whole. What the check allows is added to, because other
-- lists may have come since.
do $$
declare
  allowed constant text := pg_catalog.pg_get_constraintdef((
    select oid from pg_catalog.pg_constraint
    where conrelid = 'public.page_lists'::regclass and conname = 'page_lists_id_check'));
  part constant text := '''templates''::text';
begin
  if strpos(allowed, part) = 0 then
    raise exception 'page_lists_id_check does not hold %: %', part, allowed;
  end if;
  alter table public.page_lists drop constraint page_lists_id_check;
  execute 'alter table public.page_lists add constraint page_lists_id_check '
    || replace(allowed, part, part || ', ''service-plan''::text');
end
$$;
