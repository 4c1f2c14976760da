-- What staff look for in a report is often a person, by name or number. An export wrote it into the trail, which outlives the person
-- and out of which nothing can be taken. The trail says that there was a search.

create or replace function private.begin_report_export(report text, from_day date, to_day date, term text, quarantined boolean, filter jsonb, total bigint) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  filter_words constant text := concat_ws(', ',
    'from ' || from_day, 'to ' || to_day,
    case when term <> '' then 'with a search' end, case when quarantined then 'what is in quarantine' end);
  export_id uuid;
  event public.audit_events;
begin
  delete from private.report_exports where staff_id = auth.uid() and begun_at < now() - interval '1 day';
  insert into private.report_exports (staff_id, filter) values (auth.uid(), begin_report_export.filter)
  returning id into export_id;
  event.action := 'Exported';
  event.table_name := private.enquiry_table_of(report);
  event.subject := private.title_of(report);
  event.after := concat_ws(' · ', nullif(filter_words, ''), total || ' rows');
  event.new_values := jsonb_build_object('filter', filter_words, 'rows', total);
  perform private.add_audit_event(event);
  return export_id;
end
$$;

-- So does a view of the inbox that looks for the number, and an export that can still go on.
create or replace function private.erase_person(mobile text, email text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  ids uuid[];
  tables text[];
  files text[];
  photos text[];
  erased integer;
begin
  perform private.require_role('owner');
  select array_agg(enquiry_id), array_agg(enquiry_table) into ids, tables
  from private.enquiries_of(private.person_digits(mobile), lower(trim(email)));
  select array_agg(resume_path) into files from public.career_applications application
  where application.id = any (ids)
    and not exists (select from public.erasures where enquiry_table = 'career_applications' and enquiry_id = application.id);
  select array_agg(path) into photos from (
    select unnest(review.photos) as path from public.reviews review where review.id = any (ids)
    union select unnest(exchange.photos) from public.exchange_enquiries exchange where exchange.id = any (ids)) as named;
  select count(*) filter (where private.erase_enquiry(form_table, id, 'asked')) into erased
  from unnest(tables, ids) as found (form_table, id);
  -- Nobody has the number any more whom the mark could keep from calling.
  delete from public.contact_marks where digits = private.person_digits(mobile);
  -- What staff looked for may be the person. An export that is under way ends, and is asked for again.
  delete from private.report_exports where filter ->> 3 <> '';
  update public.staff_preferences set views = (
    select coalesce(jsonb_agg(view order by place), '[]') from jsonb_array_elements(views) with ordinality as kept (view, place)
    where strpos(private.number_digits(view::text), private.person_digits(mobile)) = 0)
  where private.person_digits(mobile) <> '' and strpos(private.number_digits(views::text), private.person_digits(mobile)) > 0;
  perform private.trace_privacy('person erased', erased || ' enquiries');
  return jsonb_build_object('erased', erased, 'files', coalesce(to_jsonb(files), '[]'), 'photos', (
    select coalesce(jsonb_agg(path), '[]') from unnest(photos) as path where not private.names_photo(path)));
end
$$;

-- The lines of before. Nothing else may rewrite the trail, so the trigger rests meanwhile.
alter table public.audit_events disable trigger audit_events_refuse_rewriting;
update public.audit_events set after = regexp_replace(after, 'search “.*”', 'with a search'),
  new_values = jsonb_set(new_values, '{filter}', to_jsonb(regexp_replace(new_values ->> 'filter', 'search “.*”', 'with a search')))
where action = 'Exported' and new_values ->> 'filter' like '%search “%';
alter table public.audit_events enable trigger audit_events_refuse_rewriting;
