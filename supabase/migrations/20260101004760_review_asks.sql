-- A review is asked for once, two days after a vehicle was handed over, sold or from the workshop: by mail,
-- in the visitor's language, whatever they may think of us. The owner turns it on; nothing is asked before.
create table private.review_asks (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  delivered_at timestamptz not null,
  mailbox text not null default '' check (mailbox ~ '^([0-9a-f]{64})?$'),
  asked_at timestamptz,
  refused_at timestamptz
);
comment on table private.review_asks is
  'Leads whose vehicle was handed over, and whether their person was asked for a review of it.';
comment on column private.review_asks.mailbox is
  'A hash of the address that was asked, so that one person is asked once about one thing.';
comment on column private.review_asks.refused_at is 'When the person said that we shall not ask again.';

create index review_asks_due_idx on private.review_asks (delivered_at) where asked_at is null;
create index review_asks_mailbox_idx on private.review_asks (mailbox) where mailbox <> '';

alter table private.review_asks enable row level security;

create function private.note_delivery() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.stage = 'delivered' then
    insert into private.review_asks (lead_id, delivered_at) values (new.id, now()) on conflict (lead_id) do nothing;
  else
    -- Staff took the stage back: nothing was handed over.
    delete from private.review_asks where lead_id = new.id and asked_at is null;
  end if;
  return null;
end
$$;
comment on function private.note_delivery() is
  'Trigger: notes when a vehicle was handed over, and forgets it when staff take the stage back.';

create trigger leads_note_delivery after update of stage on public.leads
  for each row when (old.stage is distinct from new.stage and 'delivered' in (old.stage, new.stage))
  execute function private.note_delivery();

create function private.may_ask_for_review(lead public.leads, mailbox text, delivered_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select lead.stage = 'delivered' and lead.is_listed and not lead.is_erased and private.is_mailed(lead)
    and not private.marks_of(lead.mobile_digits) ? 'do-not-call'
    and not exists (
      select from private.review_asks known join public.leads other on other.id = known.lead_id
      where known.mailbox = may_ask_for_review.mailbox and known.mailbox <> '' and (
        known.refused_at is not null
        or known.asked_at is not null and other.family = lead.family and lower(other.model) = lower(lead.model)))
    -- Who has written since needs no mail.
    and not exists (
      select from public.leads review
      where review.enquiry_table = 'reviews' and review.number_end <> '' and review.number_end = lead.number_end
        and review.created_at >= may_ask_for_review.delivered_at)
$$;
comment on function private.may_ask_for_review(public.leads, text, timestamptz) is
  'May the person of a lead be asked for a review? Not without an address, after a withdrawal or a "do not call", once '
  'they said no, when they were asked about the same vehicle, and when they wrote one.';

create function private.queue_review_asks(moment timestamptz) returns integer
language plpgsql set search_path = ''
as $$
declare
  clock constant time := (moment at time zone 'Asia/Kolkata')::time;
  due record;
  queued integer := 0;
begin
  if clock < '10:00' or clock >= '19:00' or not (select asks_for_reviews from public.promise_settings) then
    return 0;
  end if;
  -- What was handed over long before the owner turned it on is not asked about.
  for due in
    select review_asks.lead_id, review_asks.delivered_at,
      private.mailbox_hash(private.enquiry_json(leads.enquiry_table, leads.enquiry_id) ->> 'email') as mailbox
    from private.review_asks join public.leads on leads.id = review_asks.lead_id
    where asked_at is null and refused_at is null
      and delivered_at <= moment - interval '2 days' and delivered_at > moment - interval '9 days'
    order by delivered_at limit 200
  loop
    if private.may_ask_for_review((select leads from public.leads where id = due.lead_id), coalesce(due.mailbox, ''),
        due.delivered_at) then
      insert into private.mails (kind, lead_id, next_at) values ('review', due.lead_id, moment) on conflict do nothing;
      update private.review_asks set asked_at = moment, mailbox = due.mailbox where lead_id = due.lead_id;
      queued := queued + 1;
    end if;
  end loop;
  delete from private.review_asks where asked_at is null and delivered_at <= moment - interval '9 days';
  return queued;
end
$$;
comment on function private.queue_review_asks(timestamptz) is
  'Writes down the mails that ask for a review: two to nine days after a hand-over, between ten and nineteen in India, '
  'once for each person and vehicle; answers how many.';

create function private.review_ask(lead_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('vehicle', private.vehicle_of(leads),
    'outlet', coalesce((select name from public.dealers where id = leads.outlet_id), ''),
    'google', (select google_reviews from public.dealership), 'isRefused', refused_at is not null)
  from private.review_asks join public.leads on leads.id = review_asks.lead_id
  where review_asks.lead_id = review_ask.lead_id and asked_at is not null and not leads.is_erased
$$;
comment on function private.review_ask(uuid) is
  'What a mail asked a review of: the vehicle of ours and the outlet, nothing about the person, and where to write it on Google; null where nobody was '
  'asked. The server checks the link first.';
call private.expose('review_ask', 'service_role');

create function private.refuse_review_asks(lead_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.review_asks as known set refused_at = coalesce(refused_at, now())
  where known.lead_id = refuse_review_asks.lead_id and asked_at is not null;
  return found;
end
$$;
comment on function private.refuse_review_asks(uuid) is
  'Notes that the person of a lead is not to be asked for a review again; false where nobody was asked. The server checks '
  'the link first.';
call private.expose('refuse_review_asks', 'service_role');
