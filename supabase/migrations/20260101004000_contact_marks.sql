-- What staff know of a number, whichever form it came from: not a customer, or do not call. Both marks
-- override every list: no list of the inbox, no report and no export holds what is of no customer, and
-- exports leave out people who are not to be called.
create table public.contact_marks (
  digits text not null check (digits ~ '^[0-9]{10}$'),
  mark text not null check (mark in ('not-a-customer', 'do-not-call')),
  made_at timestamptz not null default now(),
  made_by uuid references public.staff (id) on delete set null,
  primary key (digits, mark)
);
comment on table public.contact_marks is
  'What staff know of a telephone number: that it is not a customer''s, or that its owner wants no calls.';
comment on column public.contact_marks.digits is 'The last ten digits of the number.';

create index contact_marks_made_by_idx on public.contact_marks (made_by) where made_by is not null;

alter table public.contact_marks enable row level security;
grant select on public.contact_marks to office;
create policy "active staff read what is known of a number" on public.contact_marks
  for select to office
  using ((select private.is_staff()));
comment on policy "active staff read what is known of a number" on public.contact_marks is
  'All active staff: a member of staff who is about to call must know who wants no call.';

-- In PL/pgSQL, which keeps its plan: a page of the inbox asks for hundreds of numbers.
create function private.marks_of(mobile_digits text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(mark order by mark), '[]') from public.contact_marks
    where digits = right(mobile_digits, 10));
end
$$;
comment on function private.marks_of(text) is 'The marks of a number, given by its digits.';
grant execute on function private.marks_of(text) to office;

-- Without this trigger a number that was put aside and writes again would take a colleague's turn, be mailed
-- to its outlet and ring all telephones, and its promise would break because it is in no list; and a person
-- who wants no calls would be promised one, which nobody may make.
create function private.put_aside_new_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  marks constant jsonb := private.marks_of(private.number_digits(new.mobile));
begin
  -- An enquiry that a backup brings back may be restored before the marks.
  new.is_put_aside := new.is_put_aside or marks ? 'not-a-customer';
  if marks <> '[]' then
    new.promised_at := null;
  end if;
  return new;
end
$$;
comment on function private.put_aside_new_lead() is
  'Trigger: a lead of a number that is not a customer''s is put aside at once; a number with a mark is never promised '
  'a call.';

create function private.count_put_aside() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.report_day_counts as counts (enquiry_table, day, row_count, aside_count)
  select coalesce(new.enquiry_table, old.enquiry_table), private.indian_day(coalesce(new.created_at, old.created_at)), 0,
    coalesce(new.is_put_aside, false)::integer - coalesce(old.is_put_aside, false)::integer
  on conflict on constraint report_day_counts_pkey do update
    set aside_count = counts.aside_count + excluded.aside_count;
  return null;
end
$$;
comment on function private.count_put_aside() is
  'Trigger: keeps how many enquiries of a day the reports leave out because they are of no customer.';

-- A mark counts for all leads of the number. HR sees none of the customers' leads, so it sets no mark on
-- them.
create function private.mark_contact(lead_id uuid, mark text, is_set boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_lead public.leads;
  person constant text := (select number_end from public.leads where id = lead_id);
  before jsonb;
begin
  perform private.require_role('owner', 'manager', 'sales', 'service');
  perform private.lock_person(person, lead_id);
  select * into found_lead from public.leads where id = lead_id;
  if not found or not private.sees_lead(lead_id) then
    return null;
  end if;
  if char_length(person) <> 10 then
    raise exception 'no number to mark' using errcode = 'invalid_parameter_value';
  end if;
  before := private.marks_of(person);
  if is_set then
    insert into public.contact_marks (digits, mark, made_by) values (person, mark_contact.mark, auth.uid())
      on conflict do nothing;
  else
    delete from public.contact_marks as marks where marks.digits = person and marks.mark = mark_contact.mark;
  end if;
  if found then
    if mark = 'not-a-customer' then
      update public.leads set is_put_aside = is_set where number_end = person;
    end if;
    if mark = 'do-not-call' then
      -- A person who wants no calls is owed none.
      update public.leads set promised_at = null
      where is_set and number_end = person and is_open and answered_at is null;
      insert into private.consents (kind, number_end, enquiry_table, enquiry_id, noted_by)
      values (case when is_set then 'do-not-call' else 'may-call' end, person,
        found_lead.enquiry_table, found_lead.enquiry_id, private.shortened(private.name_of_staff(auth.uid()), 200));
    end if;
    perform private.add_lead_event(
      lead_id, gen_random_uuid(), case when is_set then 'marked' else 'unmarked' end, mark, '');
    perform private.trace_lead(found_lead, 'number', before::text, private.marks_of(person)::text,
      jsonb_build_object('marks', before), jsonb_build_object('marks', private.marks_of(person)));
    select * into found_lead from public.leads where id = lead_id;
  end if;
  return private.lead_json(found_lead);
end
$$;
comment on function private.mark_contact(uuid, text, boolean) is
  'Marks the number of a lead as not a customer''s (not-a-customer) or not to be called (do-not-call), or takes the '
  'mark back; null when there is no lead that the caller may see.';
call private.expose('mark_contact', 'authenticated');
