-- Consent: one ledger of what people allowed and took back, and of who is not to be called. Each statement
-- and each withdrawal is an entry, with who noted it. Entries are only ever added; the newest of a number or
-- an address counts, so that a person who opts in again is written to again. Whom lists and exports leave out
-- follows from the marks of the number.
create table private.consents (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('opt-in', 'withdrawal', 'do-not-call', 'may-call', 'notice')),
  number_end text not null default '' check (number_end ~ '^\d{0,10}$'),
  email text not null default '' check (email = lower(email) and char_length(email) <= 254),
  enquiry_table text not null,
  enquiry_id uuid not null,
  notice text not null default '' check (char_length(notice) <= 160),
  version text not null default '' check (version ~ '^([0-9a-f]{12})?$'),
  purpose text not null default '' check (char_length(purpose) <= 20),
  channel text not null default '' check (channel in ('', 'rcs', 'sms', 'obd', 'email', 'whatsapp')),
  language text not null default '' check (language in ('', 'en', 'or', 'hi')),
  way text not null default '' check (way in ('', 'form', 'link', 'phone', 'walk-in', 'whatsapp')),
  noted_by text not null default '' check (char_length(noted_by) <= 200)
);
comment on table private.consents is
  'The ledger of opt-ins and withdrawals, each with the enquiry that it came with, and of numbers that are not to be '
  'called or may be called again.';
comment on column private.consents.number_end is 'The last ten digits of the number; empty when none was given.';
comment on column private.consents.notice is
  'The text that was ticked, as it stood in the form; empty where the form had none.';
comment on column private.consents.version is
  'The version of the notice of privacy that was read, which private.notices has in full; empty where none was.';
comment on column private.consents.purpose is 'What the details may be used for, as that notice says it.';
comment on column private.consents.channel is
  'The channel that somebody opened or closed; empty for every channel, and where no channel is meant.';
comment on column private.consents.way is
  'How the wish reached us: by a form, by the link of a mail, by a call, over the counter, by WhatsApp.';
comment on column private.consents.noted_by is
  'The name that the member of staff who noted the entry had then; empty for what people did themselves.';

create index consents_number_end_idx on private.consents (number_end, id desc) where number_end <> '';
create index consents_email_idx on private.consents (email, id desc) where email <> '';
create index consents_withdrawal_idx on private.consents (id) where kind = 'withdrawal';
create index consents_enquiry_id_idx on private.consents (enquiry_id);

alter table private.consents enable row level security;
grant select on private.consents to office;
create policy "who reads reports reads who took their consent back" on private.consents
  for select to office
  using (
    (select private.has_role('owner'))
    or kind in ('opt-in', 'withdrawal') and (select private.read_families()) <> '{}');
comment on policy "who reads reports reads who took their consent back" on private.consents is
  'The owner: all entries. Staff who read reports: those that say who may be written to, because the reports'' rows '
  'show that; an account of some outlets: none.';

-- What somebody agreed to is stored with the consent: the words of the form's notice as they were read. The
-- version of a notice follows from its words, so that nobody has to remember to count it up.
create function private.notice_version(notice text) returns text
language sql immutable set search_path = ''
as $$ select case when notice = '' then '' else left(encode(sha256(convert_to(notice, 'UTF8')), 'hex'), 8) end $$;
comment on function private.notice_version(text) is
  'The short name of a notice; another one as soon as a letter of the notice differs.';
grant execute on function private.notice_version(text) to office;

create function private.open_channels(
  form_table text, enquiry uuid, mobile text, channels text[], words text, purpose text
) returns void
language sql set search_path = ''
as $$
  -- One entry for each channel, so that each can be asked for and taken back by itself.
  insert into private.consents (
    kind, number_end, enquiry_table, enquiry_id, notice, version, purpose, channel, language, way)
  select 'opt-in', right(private.number_digits(mobile), 10), form_table, enquiry,
    coalesce(private.shortened(words, 160), ''), coalesce(context.notice, ''), purpose, channel,
    coalesce(context.language, 'en'), 'form'
  from unnest(channels) as channel
  left join public.enquiry_contexts context on context.enquiry_id = enquiry
$$;
comment on function private.open_channels(text, uuid, text, text[], text, text) is
  'Notes the channels that the sender of an enquiry opened, with the words that were ticked and the notice beside them.';

create function private.note_opt_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.open_channels('opt_ins', new.id, new.mobile,
    array(
      select channel from unnest(array['rcs', 'sms', 'obd', 'email', 'whatsapp']) as channel
      where to_jsonb(new) -> channel = 'true'),
    (select context.seen ->> 'Notice' from public.enquiry_contexts context where context.enquiry_id = new.id), 'messages');
  return null;
end
$$;
comment on function private.note_opt_in() is 'Trigger: a person who opts in is written to, also after a withdrawal.';

create trigger opt_ins_note_opt_in after insert on public.opt_ins
  for each row when (not new.is_quarantined) execute function private.note_opt_in();

create function private.note_notice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.consents (kind, enquiry_table, enquiry_id, notice, version, purpose, language, way)
  select 'notice', new.enquiry_table, new.enquiry_id, coalesce(private.shortened(new.seen ->> 'Notice', 160), ''), version, purpose, notices.language, 'form'
  from private.notices where version = new.notice;
  return null;
end
$$;
comment on function private.note_notice() is
  'Trigger: notes in the ledger which notice the sender of a form had beside it; a version that nobody was ever shown '
  'is noted nowhere.';

-- Opt-ins have entries of their own, which name the notice.
create trigger enquiry_contexts_note_notice after insert on public.enquiry_contexts
  for each row when (new.notice <> '' and new.enquiry_table <> 'opt_ins') execute function private.note_notice();

-- The tick beside the button of every other form. A repeat of the form notes it once; what waited in the
-- second store opens nothing that its sender closed since.
create function private.note_whatsapp_tick(form_table text, enquiry uuid, words text) returns void
language plpgsql set search_path = ''
as $$
declare
  sent constant jsonb := private.enquiry_json(form_table, enquiry);
  digits constant text := right(private.number_digits(sent ->> 'mobile'), 10);
begin
  if words is null or (sent ->> 'is_quarantined')::boolean or char_length(digits) < 10
    or exists (
      select from private.consents
      where enquiry_id = enquiry and kind = 'opt-in' and channel = 'whatsapp')
    or exists (
      select from private.consents
      where number_end = digits and kind = 'withdrawal' and channel in ('', 'whatsapp')
        and created_at > (sent ->> 'created_at')::timestamptz) then
    return;
  end if;
  perform private.open_channels(form_table, enquiry, digits, array['whatsapp'], words, coalesce((
    select notices.purpose from public.enquiry_contexts context
    join private.notices on notices.version = context.notice where context.enquiry_id = enquiry), 'answer'));
end
$$;
comment on function private.note_whatsapp_tick(text, uuid, text) is
  'Notes that the sender of an enquiry allowed messages by WhatsApp, by a tick with these words; null stands for no tick.';

-- Of a person's opt-ins and withdrawals the newest counts; whether the person may be called is another
-- matter. The tick beside a form opens WhatsApp for what concerns that form, and nobody's place in lists that
-- leave the house: the opt-in form alone does that.
create function private.is_withheld(mobile text, email text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
      select from private.consents
      where number_end = right(private.number_digits(mobile), 10) and number_end <> ''
        and (kind = 'withdrawal' or kind = 'opt-in' and purpose in ('', 'messages'))
      having (array_agg(kind order by id desc))[1] = 'withdrawal')
    or exists (
      select from private.consents
      where consents.email = lower(is_withheld.email) and consents.email <> '' and kind in ('opt-in', 'withdrawal')
      having (array_agg(kind order by id desc))[1] = 'withdrawal')
$$;
comment on function private.is_withheld(text, text) is
  'Must somebody with this number or address be left out of mails, lists and exports? Each may be empty or null.';

create function private.may_send(channel text, mobile text, email text) returns boolean
language sql stable set search_path = ''
as $$
  select not exists (
    select from private.consents
    where consents.kind in ('opt-in', 'withdrawal') and consents.channel in ('', may_send.channel)
      and (consents.number_end <> '' and consents.number_end = right(private.number_digits(mobile), 10)
        or consents.email <> '' and consents.email = lower(may_send.email))
    group by consents.number_end, consents.email
    having (array_agg(consents.kind order by id desc))[1] = 'withdrawal')
$$;
comment on function private.may_send(text, text, text) is
  'May something be sent by this channel to a number or an address? The newest wish about the channel, or about all '
  'channels, counts; everything that sends asks this first.';

create function private.consents_of(enquiry_table text, enquiry_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('at', created_at, 'kind', kind, 'notice', notice,
    'version', coalesce(nullif(version, ''), private.notice_version(notice)), 'by', noted_by, 'purpose', purpose,
    'channel', channel, 'language', language, 'way', way) order by id), '[]')
  from private.consents
  where consents.enquiry_table = consents_of.enquiry_table and consents.enquiry_id = consents_of.enquiry_id
$$;
comment on function private.consents_of(text, uuid) is
  'The entries of the ledger that came with an enquiry: opt-ins and withdrawals, and what staff noted at its lead.';
grant execute on function private.consents_of(text, uuid) to office;

-- The link in a receipt proves who reads the e-mail address, and nothing about the number beside it:
-- otherwise anyone who sent a form with another person's number and an address of their own could take that
-- person out of every export and mail.
create function private.withdraw_consent(lead_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.leads;
  email text;
begin
  select * into lead from public.leads where id = lead_id;
  if not found then
    return false;
  end if;
  email := private.enquiry_json(lead.enquiry_table, lead.enquiry_id) ->> 'email';
  if email <> '' and not private.is_withheld('', email) then
    insert into private.consents (kind, email, enquiry_table, enquiry_id, channel, way)
    values ('withdrawal', lower(email), lead.enquiry_table, lead.enquiry_id, 'email', 'link');
  end if;
  return true;
end
$$;
comment on function private.withdraw_consent(uuid) is
  'Notes that the owner of the e-mail address that came with a lead wants no more mail; false when there is no lead '
  'of this id. The server checks the link first.';
call private.expose('withdraw_consent', 'service_role');

create function private.withdrawn_numbers() returns setof text
language sql stable set search_path = ''
as $$
  select number_end from private.consents as withdrawal
  where kind = 'withdrawal' and number_end <> '' and not exists (
    select from private.consents as later
    where later.number_end = withdrawal.number_end and later.id > withdrawal.id and later.kind = 'opt-in'
      and later.purpose in ('', 'messages'))
$$;
comment on function private.withdrawn_numbers() is
  'The last ten digits of the numbers of people who took their consent back and have not opted in since.';
grant execute on function private.withdrawn_numbers() to office;

create function private.withdrawn_emails() returns setof text
language sql stable set search_path = ''
as $$
  select email from private.consents as withdrawal
  where kind = 'withdrawal' and email <> '' and not exists (
    select from private.consents as later
    where later.email = withdrawal.email and later.id > withdrawal.id and later.kind = 'opt-in')
$$;
comment on function private.withdrawn_emails() is 'Like private.withdrawn_numbers, but e-mail addresses.';
grant execute on function private.withdrawn_emails() to office;
