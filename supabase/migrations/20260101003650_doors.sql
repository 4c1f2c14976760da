-- Doors: through each come enquiries from outside, of a sender that its owner named and switched on. What
-- comes in becomes an enquiry in one of two tables, which are like those of the forms.
create table public.doors (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z][a-z0-9-]{1,29}$'),
  vendor text not null check (vendor in ('meta', 'google', 'calls', 'signed')),
  title text not null check (private.is_line(title, 60, 1)),
  is_on boolean not null default false,
  family text not null default 'sales' check (family in ('sales', 'service', 'other')),
  outlet_id bigint references public.dealers (id),
  pages jsonb not null default '[]' check (private.fits(pages, private.shape_of('doors.pages'))),
  numbers jsonb not null default '[]' check (private.fits(numbers, private.shape_of('doors.numbers'))),
  fields jsonb not null default '{}' check (private.fits(fields, private.shape_of('doors.fields'))),
  updated_at timestamptz(3) not null default now(),
  -- The end of a signed sender's address; these three are addresses already.
  constraint doors_own_address_check check (vendor <> 'signed' or slug not in ('meta', 'google', 'calls')),
  -- The name of what staff bring in as a list.
  constraint doors_no_list_check check (slug <> 'list')
);
comment on table public.doors is 'The senders outside whose enquiries the site takes, and what they become.';
comment on column public.doors.slug is 'The name of the door, as its enquiries have it as their source.';
comment on column public.doors.is_on is 'While it is off, its sender is told that there is nothing here.';
comment on column public.doors.family is 'The family of the leads that come through it.';
comment on column public.doors.outlet_id is 'The outlet of these leads; null while that is open.';
comment on column public.doors.pages is
  'The numbers of Meta''s pages and forms whose leads come through this door; a door without any takes those that no '
  'other names.';
comment on column public.doors.numbers is
  'The outlet of a call by the number that was rung: [{"number", "outletId"}]; for other numbers outlet_id holds.';
comment on column public.doors.fields is
  'What a field of the sender becomes: its name there, and name, mobile, email, model or message.';
comment on column public.doors.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';

create index doors_outlet_id_idx on public.doors (outlet_id) where outlet_id is not null;

-- The owner reads and writes doors through functions.
alter table public.doors enable row level security;
create trigger doors_set_updated_at before update on public.doors
  for each row execute function private.set_updated_at();
create trigger doors_audit after insert or update on public.doors
  for each row execute function private.audit_row();

-- A table of its own, because every line of the audit trail has the values of its row.
create table private.door_secrets (
  door_id bigint primary key references public.doors (id) on delete cascade,
  sealed text not null check (char_length(sealed) between 1 and 500),
  made_at timestamptz(3) not null default now()
);
comment on table private.door_secrets is
  'The key or secret of a door, encrypted by the server, which needs its value to check a signature.';

alter table private.door_secrets enable row level security;

-- What came while the database was away is checked when it is taken in, and by then its sender may have
-- another secret.
create table private.former_door_secrets (
  door_id bigint not null references public.doors (id) on delete cascade,
  sealed text not null check (char_length(sealed) between 1 and 500),
  ended_at timestamptz(3) not null default now(),
  primary key (door_id, ended_at)
);
comment on table private.former_door_secrets is
  'Secrets that a door had before, encrypted, for 30 days: each holds for what had come until it ended.';

alter table private.former_door_secrets enable row level security;

-- Enquiries from advertisements, portals and other systems. Nothing is asked for, because an enquiry is never
-- lost for its shape: what fits no column stands among the further answers.
create table public.outside_enquiries (
  id uuid primary key,
  name text not null default '' check (char_length(name) <= 120),
  mobile text not null default '' check (char_length(mobile) <= 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null default '' check (char_length(model) <= 80),
  message text not null default '' check (char_length(message) <= 2000),
  answers text[] not null default '{}' check (cardinality(answers) <= 50 and private.are_lines(answers, 500)),
  door text not null check (door ~ '^[a-z][a-z0-9-]{1,29}$'),
  family text not null check (family in ('sales', 'service', 'other')),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || door || ' ' ||
      "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.outside_enquiries is
  'Enquiries from advertisements, portals and other systems, shown in the Ad or Portal Report.';
comment on column public.outside_enquiries.mobile is 'Empty where no usable number came.';
comment on column public.outside_enquiries.answers is
  'Every field that has no column, as its question, a colon and the answer; also a number that nobody can call.';
comment on column public.outside_enquiries.door is 'The slug of the door.';
comment on column public.outside_enquiries.family is 'The family of the lead, as the door said it then.';

call private.make_enquiry_table('outside_enquiries');

create view public.outside_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, email as email_id,
  coalesce(
    (select vehicles.display_name from public.vehicles where vehicles.bike_name = outside_enquiries.model),
    outside_enquiries.model) as model,
  message, array_to_string(answers, '; ') as answers,
  -- A list has a name of its own, which its context holds.
  case door when 'list' then coalesce((
    select context.source from public.enquiry_contexts context where context.enquiry_id = outside_enquiries.id),
    door) else door end as door,
  coalesce((
    select context.campaign from public.enquiry_contexts context where context.enquiry_id = outside_enquiries.id),
    '') as campaign,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.outside_enquiries;
comment on view public.outside_report is
  'The Ad or Portal Report: one row for each enquiry from outside, dated in Indian time.';
call private.make_report('outside_report', 'outside_enquiries', 'Ad or Portal Report');

-- Calls to a virtual number.
create table public.phone_calls (
  id uuid primary key,
  mobile text not null default '' check (char_length(mobile) <= 20),
  called_number text not null default '' check (char_length(called_number) <= 20),
  outcome text not null check (outcome in ('Missed', 'Answered')),
  seconds integer not null default 0 check (seconds between 0 and 86400),
  message text not null generated always as
    (case outcome when 'Missed' then 'Missed call' else 'Answered call' end) stored,
  door text not null check (door ~ '^[a-z][a-z0-9-]{1,29}$'),
  family text not null check (family in ('sales', 'service', 'other')),
  search_text text not null generated always as
    (private.plain_words(mobile || ' ' || called_number || ' ' || outcome || ' ' || door)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.phone_calls is
  'Calls to virtual numbers, as their provider told of them, shown in the Phone Call Report.';
comment on column public.phone_calls.mobile is 'The number of the caller; empty where the provider named none.';
comment on column public.phone_calls.called_number is 'The number that was rung.';
comment on column public.phone_calls.seconds is 'How long people spoke.';
comment on column public.phone_calls.message is 'What the inbox shows where others have a message.';
comment on column public.phone_calls.door is 'The slug of the door.';
comment on column public.phone_calls.family is 'The family of the lead, as the door said it then.';

call private.make_enquiry_table('phone_calls');

create view public.call_report with (security_invoker = true) as
select id, created_at, search_text, mobile as mobile_no, called_number, outcome, seconds, door,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.phone_calls;
comment on view public.call_report is 'The Phone Call Report: one row for each call, dated in Indian time.';
call private.make_report('call_report', 'phone_calls', 'Phone Call Report');
