-- Whoever calls from a report or from a review speaks with the person of a lead, and the lead did not know. Rows of both say which.

create function private.leads_of_rows(report text, page_rows jsonb) returns jsonb
language sql
stable
set search_path = ''
return (
  select coalesce(jsonb_object_agg(leads.enquiry_id, leads.id), '{}')
  from jsonb_array_elements(page_rows) as page_row
  join public.leads on leads.enquiry_table = private.enquiry_table_of(report) and leads.enquiry_id = (page_row ->> 'id')::uuid);
comment on function private.leads_of_rows(text, jsonb) is
  'The lead of each row of a page that has one, by the row''s id; for private.read_report_page alone.';

create or replace function private.read_report_page(
  report text, from_day date, to_day date, term text, page_number integer, page_size integer, quarantined boolean
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  page constant jsonb :=
    private.report_page(report, from_day, to_day, term, page_number, least(page_size, 100), quarantined);
begin
  perform private.note_reading(report, jsonb_array_length(page -> 'data'));
  return page || jsonb_build_object('doNotCall', private.uncalled_rows(report, page -> 'data'),
    'withdrawn', private.withdrawn_rows(report, page -> 'data'), 'leads', private.leads_of_rows(report, page -> 'data'));
end
$$;

create or replace function private.review_json(review public.reviews) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', review.id, 'name', review.name, 'mobile', review.mobile, 'marks', private.marks_of(review.mobile_digits),
    'place', review.place, 'model', review.model,
    'rating', review.rating, 'words', review.message, 'photos', review.photos, 'mayPublish', review.may_publish, 'sentAt', review.created_at,
    'state', coalesce(decision.state, 'waiting'), 'reason', coalesce(decision.reason, ''), 'reply', coalesce(decision.reply, ''),
    'decidedAt', decision.updated_at,
    'leadId', (select leads.id from public.leads where leads.enquiry_table = 'reviews' and leads.enquiry_id = review.id))
  from (select) as nothing left join public.review_decisions decision on decision.review_id = review.id
$$;
