-- Reviews are shown only after staff approve them. The decision of staff is stored beside the review, whose
-- words nobody edits; visitors read shown reviews through functions alone, without the number and the family
-- name.
create table public.review_decisions (
  review_id uuid primary key,
  state text not null check (state in ('shown', 'hidden', 'declined')),
  reason text not null default '' check (private.is_line(reason, 300)),
  reply text not null default '' check (private.is_paragraph(reply, 1000)),
  shown_at timestamptz,
  updated_at timestamptz(3) not null default now()
);
comment on table public.review_decisions is 'Decisions of staff about reviews; a review without a row waits for one.';
comment on column public.review_decisions.reason is 'Why the review is not shown, for staff alone.';
comment on column public.review_decisions.reply is 'The dealer''s answer below the review.';
comment on column public.review_decisions.shown_at is 'When the review was first shown.';
comment on column public.review_decisions.updated_at is
  'When the decision was made; a further decision names this moment, so that it is made over no other.';

create index review_decisions_shown_idx on public.review_decisions (shown_at desc, review_id) where state = 'shown';
create index review_decisions_state_idx on public.review_decisions (state, updated_at desc);

-- Visitors read shown reviews, and staff read and write decisions with the review, all through functions.
alter table public.review_decisions enable row level security;
grant select on public.review_decisions to office;
create policy "staff see what was decided about the reviews they see" on public.review_decisions
  for select to office
  using (exists (select from public.leads where leads.enquiry_table = 'reviews' and leads.enquiry_id = review_id));
comment on policy "staff see what was decided about the reviews they see" on public.review_decisions is
  'Staff who see the lead of the review, by the policy of leads.';

create trigger review_decisions_ask_for_build_of_new after insert on public.review_decisions
  for each row when (new.state = 'shown') execute function private.ask_for_build();
create trigger review_decisions_ask_for_build_of_changed after update on public.review_decisions
  for each row when (old.state = 'shown' or new.state = 'shown') execute function private.ask_for_build();
create trigger review_decisions_ask_for_build_of_old after delete on public.review_decisions
  for each row when (old.state = 'shown') execute function private.ask_for_build();

create function private.review_json(review public.reviews) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', review.id, 'name', review.name, 'mobile', review.mobile,
    'marks', private.marks_of(review.mobile_digits), 'place', review.place,
    'model', private.model_name(review.model), 'rating', review.rating, 'words', review.message,
    'photos', review.photos, 'mayPublish', review.may_publish, 'sentAt', review.created_at,
    'state', coalesce(decision.state, 'waiting'), 'reason', coalesce(decision.reason, ''),
    'reply', coalesce(decision.reply, ''),
    'decidedAt', decision.updated_at,
    'leadId', (
      select leads.id from public.leads where leads.enquiry_table = 'reviews' and leads.enquiry_id = review.id))
  from (select) as nothing left join public.review_decisions decision on decision.review_id = review.id
$$;
comment on function private.review_json(public.reviews) is 'A review as staff read it, with the decision about it.';
grant execute on function private.review_json(public.reviews) to office;

create function private.list_reviews(
  wanted text, page_number integer default 1, page_size integer default 20
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found jsonb;
  counts jsonb;
begin
  perform private.require_role('owner', 'manager', 'sales');
  select coalesce(jsonb_agg(private.review_json(page) order by page.created_at desc, page.id), '[]') into found
  from (
    select review.* from public.reviews review
      join public.leads on leads.enquiry_table = 'reviews' and leads.enquiry_id = review.id
      left join public.review_decisions decision on decision.review_id = review.id
    where not review.is_quarantined
      and coalesce(decision.state, case when review.may_publish then 'waiting' else 'private' end) = wanted
    order by review.created_at desc, review.id
    limit least(page_size, 50) offset (greatest(page_number, 1) - 1) * least(page_size, 50)) as page;
  select coalesce(jsonb_object_agg(state, rows), '{}') into counts from (
    select coalesce(decision.state, case when review.may_publish then 'waiting' else 'private' end) as state,
      count(*) as rows
    from public.reviews review
      join public.leads on leads.enquiry_table = 'reviews' and leads.enquiry_id = review.id
      left join public.review_decisions decision on decision.review_id = review.id
    where not review.is_quarantined group by 1) as counted;
  perform private.note_reading('review_report', jsonb_array_length(found));
  return jsonb_build_object('reviews', found, 'counts', counts);
end
$$;
comment on function private.list_reviews(text, integer, integer) is
  'Reviews in a state (waiting, shown, hidden, declined, or private: the customer does not allow showing it), newest '
  'first, and how many are in each state; for owner, manager and sales.';
call private.judge('list_reviews');
call private.expose('list_reviews', 'authenticated');

-- Nobody may decide on a review whose lead they do not see.
create function private.decide_review(review_id uuid, seen timestamptz, wanted text, reason text, reply text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  review public.reviews;
  before public.review_decisions;
  event public.audit_events;
  files text[] := '{}';
begin
  perform private.require_role('owner', 'manager', 'sales');
  select * into review from public.reviews where id = decide_review.review_id and not is_quarantined for update;
  if not found or not private.sees_enquiry('reviews', decide_review.review_id) or exists (
    select from public.erasures where enquiry_table = 'reviews' and enquiry_id = decide_review.review_id) then
    return jsonb_build_object('outcome', 'gone');
  end if;
  select * into before from public.review_decisions decision where decision.review_id = decide_review.review_id;
  if before.updated_at is distinct from seen then
    -- The same decision made twice counts as one.
    if before.state = wanted and before.reason = decide_review.reason and before.reply = decide_review.reply then
      return jsonb_build_object('outcome', 'done', 'files', '[]'::jsonb, 'review', private.review_json(review));
    end if;
    return jsonb_build_object('outcome', 'changed', 'at', before.updated_at, 'by', coalesce((
      select last.user_id from public.audit_events last
      where last.table_name = 'review_decisions' and last.row_id = review.id::text
        order by last.created_at desc limit 1), ''));
  end if;
  if wanted = 'shown' and not (review.may_publish and review.rating is not null) then
    return jsonb_build_object('outcome', 'not allowed');
  end if;
  insert into public.review_decisions as decision (review_id, state, reason, reply, shown_at)
  values (review.id, wanted, decide_review.reason, decide_review.reply, case when wanted = 'shown' then now() end)
  on conflict on constraint review_decisions_pkey do update
  set state = excluded.state, reason = excluded.reason, reply = excluded.reply, updated_at = now(),
    shown_at = coalesce(decision.shown_at, excluded.shown_at);
  if wanted = 'declined' and review.photos <> '{}' then
    update public.reviews set photos = '{}' where id = review.id;
    select coalesce(array_agg(path), '{}') into files from unnest(review.photos) as path
      where not private.names_photo(path);
    review.photos := '{}';
  end if;
  event.action := 'Changed';
  event.table_name := 'review_decisions';
  event.row_id := review.id::text;
  -- The audit trail outlives an erased person, so it has neither the name nor a text that may hold it.
  event.subject := 'Review of ' || private.day_text(private.indian_day(review.created_at));
  event.before := concat_ws('; ', coalesce(before.state, 'waiting'),
    case when before.reason <> '' then 'with a reason' end,
    case when before.reply <> '' then 'answered' end);
  event.after := concat_ws('; ', wanted, case when decide_review.reason <> '' then 'with a reason' end,
    case when decide_review.reply <> '' then 'answered' end);
  perform private.add_audit_event(event);
  return jsonb_build_object('outcome', 'done', 'files', to_jsonb(files), 'review', private.review_json(review));
end
$$;
comment on function private.decide_review(uuid, timestamptz, text, text, text) is
  'Shows a review, hides it again or declines it, over the decision that was seen (null: none), with a line in the '
  'audit trail; answers the photographs to remove. For owner, manager and sales.';
call private.expose('decide_review', 'authenticated');

-- Definer, because visitors may not read reviews themselves.
create function private.shown_reviews(
  bike_name text default '', page_number integer default 1, page_size integer default 20
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with shown as (
    select review.*, decision.reply, decision.shown_at
    from public.review_decisions decision join public.reviews review on review.id = decision.review_id
    where decision.state = 'shown' and review.may_publish and not review.is_quarantined and review.rating is not null
      -- Customers type the model's name as they read it.
      and (shown_reviews.bike_name = '' or lower(review.model) in (lower(shown_reviews.bike_name), (
        select lower(vehicle.display_name) from public.vehicles vehicle
          where vehicle.bike_name = shown_reviews.bike_name)))
  ), page as (
    select * from shown order by shown_at desc, id
    limit least(page_size, 50) offset (greatest(page_number, 1) - 1) * least(page_size, 50)
  )
  select jsonb_build_object(
    'count', (select count(*) from shown),
    'mean', (select round(avg(rating), 1) from shown),
    'reviews', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', split_part(name, ' ', 1), 'place', place,
        'model', private.model_name(model), 'rating', rating, 'words', message, 'photos', photos,
        'reply', reply, 'day', private.indian_day(created_at)) order by shown_at desc, id), '[]')
      from page))
$$;
comment on function private.shown_reviews(text, integer, integer) is
  'The reviews that staff show, newest first, of all models or of one, with their count and mean; of the customer '
  'only first name and place.';
call private.expose('shown_reviews', 'anon', 'authenticated');

create function private.is_shown_photo(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.reviews review join public.review_decisions decision on decision.review_id = review.id
    where review.photos @> array[is_shown_photo.path] and decision.state = 'shown' and review.may_publish
      and not review.is_quarantined)
$$;
comment on function private.is_shown_photo(text) is 'Does a shown review name this photograph?';
call private.expose('is_shown_photo', 'anon', 'authenticated');
