-- Settings that members of staff choose for themselves: views of the inbox under a name, the screen after
-- signing in, and the kinds of leads of which their devices do not tell.
create table public.staff_preferences (
  staff_id uuid primary key references public.staff (id) on delete cascade,
  lands_on text not null default 'dashboard' check (lands_on in ('dashboard', 'inbox')),
  views jsonb not null default '[]' check (private.fits(views, private.shape_of('staff_preferences.views'))),
  muted_tables text[] not null default '{}'
    check (cardinality(muted_tables) <= 100 and private.are_lines(muted_tables, 60))
);
comment on table public.staff_preferences is
  'Settings that members of staff chose for themselves; a member without a row has chosen none.';
comment on column public.staff_preferences.lands_on is 'The screen that opens after signing in.';
comment on column public.staff_preferences.views is
  'Views of the inbox in order: a name, and the query of its address.';
comment on column public.staff_preferences.muted_tables is
  'Tables of enquiries of which the member''s devices do not tell; none at first, so that devices tell of a new kind '
  'too.';

-- Members of staff read and write their own row, through functions.
alter table public.staff_preferences enable row level security;
grant select on public.staff_preferences to office;
create policy "staff read what they set for themselves" on public.staff_preferences
  for select to office
  using (staff_id = (select private.caller_id()) and (select private.is_staff()));
comment on policy "staff read what they set for themselves" on public.staff_preferences is
  'Active staff, each their own row.';

create function private.preferences_words(preferences jsonb) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(', ', preferences ->> 'landsOn', jsonb_array_length(preferences -> 'views') || ' views',
    'no push of ' || nullif(jsonb_array_length(preferences -> 'mutedTables'), 0) || ' kinds')
$$;
comment on function private.preferences_words(jsonb) is
  'The settings of a member of staff in the words of the audit trail.';

create function private.preferences_json(person uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'landsOn', coalesce(kept.lands_on, 'dashboard'), 'views', coalesce(kept.views, '[]'),
    'mutedTables', to_jsonb(coalesce(kept.muted_tables, '{}')))
  from (select person as id) as asked left join public.staff_preferences kept on kept.staff_id = asked.id
$$;
comment on function private.preferences_json(uuid) is
  'The settings of a member of staff, with defaults for those not chosen.';
grant execute on function private.preferences_json(uuid) to office;

create function private.read_preferences() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return private.preferences_json(private.caller_id());
end
$$;
comment on function private.read_preferences() is 'The caller''s own settings: landsOn and views.';
call private.judge('read_preferences');
call private.expose('read_preferences', 'authenticated');

create function private.save_preferences(change jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  before jsonb;
  wanted jsonb;
  event public.audit_events;
begin
  perform private.require_staff();
  before := private.preferences_json(auth.uid());
  wanted := before || change;
  insert into public.staff_preferences as kept (staff_id, lands_on, views, muted_tables)
  values (auth.uid(), wanted ->> 'landsOn', wanted -> 'views',
    array(select jsonb_array_elements_text(wanted -> 'mutedTables')))
  on conflict (staff_id) do update set
    lands_on = excluded.lands_on, views = excluded.views, muted_tables = excluded.muted_tables;
  event.action := 'Changed';
  event.table_name := 'staff_preferences';
  event.row_id := auth.uid()::text;
  event.subject := 'Own settings';
  event.before := private.preferences_words(before);
  event.after := private.preferences_words(wanted);
  perform private.add_audit_event(event);
  return private.preferences_json(auth.uid());
end
$$;
comment on function private.save_preferences(jsonb) is
  'Sets landsOn (dashboard or inbox) or views for the caller, whichever is named, and answers both.';
call private.expose('save_preferences', 'authenticated');
