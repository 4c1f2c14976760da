-- What the office does with messages by WhatsApp: the owner sets them, and staff write by hand what did not
-- go out.

create function private.read_whatsapp() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  month constant timestamptz := date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata';
begin
  perform private.require_role('owner');
  return (
    select jsonb_build_object('offKinds', off_kinds, 'capRupees', cap_rupees, 'priceMills', price_mills,
      'priceSource', price_source, 'priceDay', price_day, 'spentMills', private.spent_mills(now()),
      'sent', (select count(*) from private.whatsapp_messages where sent_at >= month and state <> 'waiting'),
      'aboveCap', (
        select count(*) from private.whatsapp_messages where created_at >= month and state = 'left-out' and failure = 'cap'),
      'wrongToday', coalesce((select wrong from private.whatsapp_days where day = private.indian_day(now())), 0),
      'templates', (
        select coalesce(jsonb_agg(jsonb_build_object('template', template, 'language', language, 'state', state,
          'askedAt', asked_at)), '[]')
        from private.whatsapp_templates))
    from private.whatsapp_settings);
end
$$;
comment on function private.read_whatsapp() is
  'What is set for messages by WhatsApp, what the month cost and how Meta stands to the templates; for the owner alone.';
call private.expose('read_whatsapp', 'authenticated');

create function private.save_whatsapp(
  off_kinds text[], cap_rupees integer, price_mills integer, price_source text, price_day date
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  update private.whatsapp_settings set off_kinds = save_whatsapp.off_kinds, cap_rupees = save_whatsapp.cap_rupees,
    price_mills = save_whatsapp.price_mills, price_source = save_whatsapp.price_source,
    price_day = save_whatsapp.price_day
  where is_only_row;
end
$$;
comment on function private.save_whatsapp(text[], integer, integer, text, date) is
  'Sets which kinds of messages are written, and what they may cost; for the owner alone, with a line in the audit trail.';
call private.expose('save_whatsapp', 'authenticated');

create function private.unsent_messages() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(
      private.mail_json(jsonb_populate_record(null::private.mails,
        jsonb_build_object('id', unsent.id, 'kind', private.facts_of_message(unsent.kind), 'lead_id', unsent.lead_id)))
      || jsonb_build_object('kind', unsent.kind,
        'why', case unsent.state when 'failed' then unsent.failure else 'away' end, 'at', unsent.created_at)
      order by unsent.created_at desc), '[]')
    from (
      select message.* from private.whatsapp_messages message
      join public.leads on leads.id = message.lead_id
      left join public.appointments appointment using (enquiry_table, enquiry_id)
      where message.created_at > now() - interval '3 days' and message.kind <> 'reply'
        -- What waits for an hour waits for a connection that is gone.
        and (message.state = 'failed' or message.state = 'waiting' and message.created_at < now() - interval '1 hour')
        and not leads.is_erased and private.sees_lead(leads.id)
        and private.messages_by_whatsapp(message.number_end) and private.marks_of(message.number_end) = '[]'
        -- What is about an appointment is no news once its time has come or changed.
        and (message.kind in ('receipt', 'missed-call', 'order', 'order-day', 'arrival') or appointment.starts_at > now()
          and (message.about_at is null or message.about_at = appointment.starts_at))
        and not exists (
          select from public.lead_events touch where touch.lead_id = leads.id and touch.kind in ('call', 'whatsapp')
            and touch.created_at > message.created_at)
      order by message.created_at desc limit 50) as unsent);
end
$$;
comment on function private.unsent_messages() is
  'The messages of three days that did not go out, to people whose leads the caller sees and to whom nobody has '
  'spoken or written since, the newest first, at most 50, with the facts from which each is written.';
call private.expose('unsent_messages', 'authenticated');
