-- What staff know of a number, whichever form it came from: not a customer, do not call. And what is one person's: a lead that
-- goes on in another one. Both win over every list of the inbox; reports' exports leave out who is not to be called.

create table public.contact_marks (
  digits text not null check (digits ~ '^[0-9]{10}$'),
  mark text not null check (mark in ('not-a-customer', 'do-not-call')),
  made_at timestamptz not null default now(),
  made_by uuid references public.staff (id) on delete set null,
  primary key (digits, mark)
);
comment on table public.contact_marks is 'What staff know of a telephone number: it is not a customer''s, or its owner wants no calls.';
comment on column public.contact_marks.digits is 'Its last ten digits.';
create index contact_marks_made_by_idx on public.contact_marks (made_by) where made_by is not null;
-- No grant and no policy: staff set and read marks with a lead of that number, through functions which leave a trace.
alter table public.contact_marks enable row level security;

alter table public.leads
  add column is_put_aside boolean not null default false,
  add column merged_into uuid,
  add constraint leads_merged_into_fkey foreign key (merged_into) references public.leads (id) on delete set null not valid;
alter table public.leads
  -- squawk-ignore adding-field-with-default
  add column is_listed boolean not null generated always as (merged_into is null and not is_put_aside) stored,
  add constraint leads_merged_check check (merged_into <> id) not valid;
comment on column public.leads.is_put_aside is 'Its number is not a customer''s.';
comment on column public.leads.merged_into is 'The lead of the same person in which the work on this one goes on.';
comment on column public.leads.is_listed is 'It stands in the lists of the inbox.';
create index leads_merged_into_idx on public.leads (merged_into) where merged_into is not null;
create index leads_aside_idx on public.leads (created_at desc, id desc) where is_put_aside;
-- For the filters and for the board, each newest first.
create index leads_model_idx on public.leads (model, created_at desc, id desc) where model <> '';
create index leads_source_idx on public.leads (source, created_at desc, id desc) where source <> '';
create index leads_family_idx on public.leads (family, created_at desc, id desc);
create index leads_board_idx on public.leads (family, stage, created_at desc, id desc) where is_listed;

alter table public.lead_events drop constraint lead_events_kind_check;
alter table public.lead_events add constraint lead_events_kind_check check
  (kind in ('stage', 'assigned', 'due', 'note', 'call', 'whatsapp', 'merged', 'unmerged', 'marked', 'unmarked')) not valid;
comment on column public.lead_events.value is
  'The new stage, the name of who has it now, the moment when it is due, the mark, or the id of the lead it goes on in.';

create function private.put_aside_new_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What a backup brings back may come before the marks.
  new.is_put_aside := new.is_put_aside or exists (
    select from public.contact_marks
    where digits = right(private.number_digits(new.mobile), 10) and mark = 'not-a-customer');
  return new;
end
$$;
comment on function private.put_aside_new_lead() is 'Trigger: a lead of a number that is not a customer''s is put aside at once.';
create trigger leads_put_aside before insert on public.leads
  for each row when (new.mobile <> '') execute function private.put_aside_new_lead();

create function private.marks_of(mobile_digits text) returns jsonb
language sql
stable
set search_path = ''
return (select coalesce(jsonb_agg(mark order by mark), '[]') from public.contact_marks where digits = right(mobile_digits, 10));
comment on function private.marks_of(text) is 'The marks of a number.';
