-- Owner and manager set what is promised and who gets mail, as they set the facts of the dealership.

grant select on public.promise_settings to authenticated;
grant update (targets, mail_lists) on public.promise_settings to authenticated;

create policy "owner and manager can read the promises" on public.promise_settings
  for select to authenticated
  using ((select private.has_role('owner', 'manager')));
create policy "owner and manager can change the promises" on public.promise_settings
  for update to authenticated
  using ((select private.has_role('owner', 'manager')))
  with check ((select private.has_role('owner', 'manager')));

create function private.keep_people_lists() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- A manager reads no applicants, so no mail about them goes where a manager says.
  people constant jsonpath := '$[*] ? (@.purpose == "people")';
begin
  if current_user = 'authenticated' and not private.has_role('owner')
    and jsonb_path_query_array(old.mail_lists, people) <> jsonb_path_query_array(new.mail_lists, people) then
    raise exception 'who gets mail about applicants is set by the owner' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
comment on function private.keep_people_lists() is 'Trigger: the owner alone says who gets mail about applicants and future dealers.';

create trigger promise_settings_keep_people_lists before update on public.promise_settings
  for each row execute function private.keep_people_lists();
create trigger promise_settings_set_updated_at before update on public.promise_settings
  for each row execute function private.set_updated_at();
create trigger promise_settings_audit after update on public.promise_settings
  for each row execute function private.audit_row();

-- The trail says minutes with their kind, and addresses with what they get.
do $$
declare
  completed record;
  definition text;
begin
  for completed in
    select * from (values
      ('private.audit_subject(text, jsonb)', 'WHEN ''dealership''::text THEN ''Dealership''::text',
       'WHEN ''dealership''::text THEN ''Dealership''::text WHEN ''promise_settings''::text THEN ''Promises''::text'),
      ('private.audit_words(text, jsonb)', '''dealership''::text]', '''dealership''::text, ''promise_settings''::text]'),
      ('private.audit_value(text, jsonb)', 'WHEN (jsonb_typeof(value) = ANY',
       'WHEN column_name = ''targets'' THEN (
          select string_agg(replace(kind, ''_'', '' '') || '' '' || minutes || '' min'', '', '' order by kind)
          from jsonb_each_text(value) as target (kind, minutes))
        WHEN column_name = ''mail_lists'' THEN (
          select left(string_agg(concat_ws('' '', list ->> ''purpose'', ''of outlet '' || (list ->> ''outletId''),
            (select string_agg(email, '' '') from jsonb_array_elements_text(list -> ''emails'') as email)), '', ''), 2000)
          from jsonb_array_elements(value) as list)
        WHEN (jsonb_typeof(value) = ANY')
    ) as list (function_name, part, replacement)
  loop
    definition := pg_catalog.pg_get_functiondef(completed.function_name::regprocedure);
    if strpos(definition, completed.part) = 0 then
      raise exception '% does not hold %: %', completed.function_name, completed.part, definition;
    end if;
    execute replace(definition, completed.part, completed.replacement);
  end loop;
end
$$;

-- A manager who comes second reads who was first.
alter policy "owner and manager can read their part of the audit trail" on public.audit_events
  using (
    (select private.has_role('owner'))
    or (select private.has_role('manager')) and table_name in (
      'vehicles', 'variants', 'accessories', 'slides', 'offers', 'notifications', 'gallery_images', 'page_texts', 'page_lists',
      'dealers', 'dealership', 'promise_settings'));
