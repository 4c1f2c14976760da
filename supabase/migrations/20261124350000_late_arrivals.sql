-- What reaches the inbox late, out of the second store or of quarantine, is promised a call from then on. Its visitor was told no
-- moment when it was sent, yet one was worked out from there and had passed: managers were mailed that it was broken. What came
-- later than a day was mailed to nobody.

alter table public.leads add column arrived_at timestamptz;
comment on column public.leads.arrived_at is
  'When it reached the inbox, of what waited in the second store or in quarantine until then; null where that was at once.';

create or replace function private.make_lead() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- What was sent through the site has a hash; anything else of an earlier moment was carried here, and is no news.
  arrived constant timestamptz := case
    when tg_op = 'UPDATE' or new.submission_hash <> '' and new.created_at < now() - interval '1 minute' then now() end;
  since constant timestamptz := coalesce(arrived, new.created_at);
begin
  insert into public.leads
    (enquiry_table, enquiry_id, family, name, mobile, model, message, created_at, outlet_id, source, arrived_at, promised_at)
  select tg_table_name, new.id, tg_argv[0], facts.*, context.outlet_id, coalesce(context.source, ''), arrived,
    case when since > now() - interval '1 day' then private.promise_for(tg_table_name, tg_argv[0], context.outlet_id, since) end
  from private.lead_facts(to_jsonb(new)) as facts
  left join public.enquiry_contexts context on context.enquiry_id = new.id
  on conflict (enquiry_table, enquiry_id) do nothing;
  return null;
end
$$;

create or replace trigger leads_queue_mails after insert on public.leads
  for each row when (coalesce(new.arrived_at, new.created_at) > now() - interval '1 day' and not new.is_put_aside)
  execute function private.queue_lead_mails();
create or replace trigger leads_queue_push after insert on public.leads
  for each row when (coalesce(new.arrived_at, new.created_at) > now() - interval '1 day' and new.enquiry_table <> 'walk_ins'
    and not new.is_put_aside)
  execute function private.queue_push();
