-- What the dealer spent on advertising, as the owner types it, by week or month and by source or campaign.
create table private.spends (
  begins_on date not null,
  span text not null check (span in ('week', 'month')),
  source text not null check (private.is_line(source, 80, 1)),
  campaign text not null default '' check (private.is_line(campaign, 120)),
  paise bigint not null check (paise between 1 and 100000000000),
  changed_by text not null default '',
  changed_at timestamptz not null default now(),
  primary key (begins_on, span, source, campaign),
  constraint spends_begins_on_check check (
    case span when 'week' then extract(isodow from begins_on) = 1 else extract(day from begins_on) = 1 end)
);
comment on table private.spends is 'What advertising cost: one row for a week or a month, and a source or one of its campaigns.';
comment on column private.spends.begins_on is 'The Monday of the week, or the first day of the month, in India.';
comment on column private.spends.source is 'As leads name it: the source of a visit, or the name of a door or a list.';
comment on column private.spends.campaign is 'The campaign alone; empty for the source without a campaign named.';
comment on column private.spends.changed_by is 'The name that the member of staff had then.';

alter table private.spends enable row level security;
grant select on private.spends to office;
create policy "owner and manager of all outlets read what advertising cost" on private.spends
  for select to office
  using ((select private.has_role('owner', 'manager')) and (select private.seen_outlets()) is null);
comment on policy "owner and manager of all outlets read what advertising cost" on private.spends is
  'Owner, and a manager of all outlets: advertising is for the whole dealership, so an account of some outlets reads none.';

create function private.spend_days(begins_on date, span text) returns integer
language sql immutable set search_path = ''
as $$
  select case span when 'week' then 7
    else (begins_on + interval '1 month')::date - begins_on end
$$;
comment on function private.spend_days(date, text) is 'How many days a week or a month has.';
grant execute on function private.spend_days(date, text) to office;

create function private.list_spends() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner', 'manager');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('beginsOn', begins_on, 'span', span, 'source', source, 'campaign', campaign,
      'paise', paise, 'by', changed_by) order by begins_on desc, source, campaign, span), '[]')
    from (select * from private.spends order by begins_on desc, source, campaign limit 500) as newest);
end
$$;
comment on function private.list_spends() is 'The 500 newest amounts of advertising, newest first; for owner and manager of all outlets.';
call private.judge('list_spends');
call private.expose('list_spends', 'authenticated');

create function private.save_spends(given jsonb, is_dry boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  fates jsonb;
  changed integer;
  event public.audit_events;
begin
  perform private.require_site_editor();
  if jsonb_array_length(given) not between 1 and 500 then
    raise exception 'a list has 1 to 500 amounts' using errcode = 'invalid_parameter_value';
  end if;
  with wanted as (
    select * from rows from (jsonb_to_recordset(given) as ("beginsOn" date, span text, source text, campaign text, paise bigint))
      with ordinality as each (begins_on, span, source, campaign, paise, place)
  )
  select jsonb_agg(case
      when wanted.paise is not distinct from coalesce(known.paise, 0) then 'same'
      when known.paise is null then 'new'
      when wanted.paise = 0 then 'removed'
      else 'changed' end order by place),
    count(*) filter (where wanted.paise is distinct from coalesce(known.paise, 0))
  into fates, changed
  from wanted left join private.spends known using (begins_on, span, source, campaign);
  if is_dry or changed = 0 then
    return fates;
  end if;
  delete from private.spends known
  using jsonb_to_recordset(given) as row ("beginsOn" date, span text, source text, campaign text, paise bigint)
  where row.paise = 0 and known.begins_on = row."beginsOn" and known.span = row.span and known.source = row.source
    and known.campaign = row.campaign;
  insert into private.spends as known (begins_on, span, source, campaign, paise, changed_by)
  select row."beginsOn", row.span, row.source, row.campaign, row.paise, private.staff_name()
  from jsonb_to_recordset(given) as row ("beginsOn" date, span text, source text, campaign text, paise bigint)
  where row.paise > 0
  on conflict (begins_on, span, source, campaign) do update
    set paise = excluded.paise, changed_by = excluded.changed_by, changed_at = now()
    where known.paise <> excluded.paise;
  event.action := 'Changed';
  event.table_name := 'leads';
  event.subject := 'Advertising · what it cost';
  event.after := case changed when 1 then '1 amount' else changed || ' amounts' end;
  perform private.add_audit_event(event);
  return fates;
end
$$;
comment on function private.save_spends(jsonb, boolean) is
  'Keeps what advertising cost: [{beginsOn, span, source, campaign, paise}], each of which takes the place of what stood '
  'for the same time, source and campaign; 0 takes it away. Answers what becomes of each (new, changed, removed, same) '
  'and, where the run is dry, changes nothing. For who edits the site for all outlets.';
call private.expose('save_spends', 'authenticated');
