-- What members of staff set for themselves: views of the inbox under a name, and where they land after signing in. And what they
-- write to customers: templates beside the other lists that staff keep whole.

create table public.staff_preferences (
  staff_id uuid primary key references public.staff (id) on delete cascade,
  lands_on text not null default 'dashboard' check (lands_on in ('dashboard', 'inbox')),
  views jsonb not null default '[]' check (jsonb_typeof(views) = 'array' and jsonb_array_length(views) <= 30
    and octet_length(views::text) <= 20000)
);
comment on table public.staff_preferences is 'What members of staff set for themselves; who has no row has set nothing.';
comment on column public.staff_preferences.lands_on is 'The screen after signing in.';
comment on column public.staff_preferences.views is 'Views of the inbox in order: a name, and the query of its address.';
-- No grant and no policy: everybody reads and writes their own, through functions.
alter table public.staff_preferences enable row level security;

create function private.preferences_json(person uuid) returns jsonb
language sql
stable
set search_path = ''
return (
  select jsonb_build_object('landsOn', coalesce(kept.lands_on, 'dashboard'), 'views', coalesce(kept.views, '[]'))
  from (select person as id) as asked left join public.staff_preferences kept on kept.staff_id = asked.id);
comment on function private.preferences_json(uuid) is 'What a member of staff has set, or what stands while they have not.';

create function private.read_preferences() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return private.preferences_json(auth.uid());
end
$$;
comment on function private.read_preferences() is 'What public.read_preferences answers.';
grant execute on function private.read_preferences() to authenticated;

create function public.read_preferences() returns jsonb
language sql
stable
security invoker
set search_path = ''
return private.read_preferences();
comment on function public.read_preferences() is 'What the caller has set for themselves: landsOn and views.';
grant execute on function public.read_preferences() to authenticated;

create function private.save_preferences(change jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  before jsonb;
  event public.audit_events;
begin
  perform private.require_staff();
  before := private.preferences_json(auth.uid());
  insert into public.staff_preferences as kept (staff_id, lands_on, views)
  values (auth.uid(), coalesce(change ->> 'landsOn', 'dashboard'), coalesce(change -> 'views', '[]'))
  on conflict (staff_id) do update set
    lands_on = coalesce(change ->> 'landsOn', kept.lands_on), views = coalesce(change -> 'views', kept.views);
  event.action := 'Changed';
  event.table_name := 'staff_preferences';
  event.row_id := auth.uid()::text;
  event.subject := 'Own settings';
  event.before := before ->> 'landsOn' || ', ' || jsonb_array_length(before -> 'views') || ' views';
  before := private.preferences_json(auth.uid());
  event.after := before ->> 'landsOn' || ', ' || jsonb_array_length(before -> 'views') || ' views';
  perform private.add_audit_event(event);
  return before;
end
$$;
comment on function private.save_preferences(jsonb) is 'What public.save_preferences does.';
grant execute on function private.save_preferences(jsonb) to authenticated;

create function public.save_preferences(change jsonb) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.save_preferences(change);
comment on function public.save_preferences(jsonb) is
  'Sets landsOn (dashboard or inbox) or views for the caller, whichever is named, and answers both.';
grant execute on function public.save_preferences(jsonb) to authenticated;

alter table public.page_lists drop constraint page_lists_id_check;
-- squawk-ignore constraint-missing-not-valid
alter table public.page_lists add constraint page_lists_id_check
  check (id in ('lenders', 'team', 'testimonials', 'templates'));
comment on table public.page_lists is 'Lists that staff keep whole: what pages show, and what staff write to customers; one that has no row is empty.';
-- No page shows what staff write to customers.
alter policy "anyone can read page lists" on public.page_lists using (id <> 'templates');
