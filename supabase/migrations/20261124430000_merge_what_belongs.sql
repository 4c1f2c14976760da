-- A lead goes on only in one that its own people see, and that is still worked on: merged into a lead of another family it left the
-- list of whoever had it, and merged into one that had ended it was in no list of open leads at all.

create function private.check_merge() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.leads target
    where target.id = new.merged_into
      -- What goes on in this one already goes along; that has been asked about.
      and (target.family <> new.family or old.merged_into is null and old.is_open and not target.is_open)) then
    raise exception 'not the same work' using errcode = 'invalid_parameter_value';
  end if;
  return new;
end
$$;
comment on function private.check_merge() is
  'Trigger: a lead goes on in one of its family alone, and an open one in an open one.';
create trigger leads_check_merge before update of merged_into on public.leads
  for each row when (new.merged_into is not null and new.merged_into is distinct from old.merged_into)
  execute function private.check_merge();
