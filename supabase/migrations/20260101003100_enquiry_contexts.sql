-- Where an enquiry came from and what its sender saw then. The context has a table of its own beside the
-- enquiry, whose table holds the fields of the form.
create table public.enquiry_contexts (
  enquiry_id uuid primary key,
  enquiry_table text not null,
  outlet_id bigint references public.dealers (id),
  source text not null default '' check (char_length(source) <= 80),
  medium text not null default '' check (char_length(medium) <= 80),
  campaign text not null default '' check (char_length(campaign) <= 120),
  landing text not null default '' check (char_length(landing) <= 300),
  referrer text not null default '' check (char_length(referrer) <= 300),
  seen jsonb not null default '{}' check (jsonb_typeof(seen) = 'object' and octet_length(seen::text) <= 2000),
  -- The language in which the sender read the site: receipts are written in that language, and staff see it.
  language text not null default 'en' check (language in ('en', 'or', 'hi')),
  notice text not null default '' check (notice ~ '^([0-9a-f]{12})?$')
);
comment on table public.enquiry_contexts is
  'One row for each enquiry that came with a context: the visit that the enquiry belongs to, the outlet of its page '
  'and what its sender saw.';
comment on column public.enquiry_contexts.enquiry_table is 'The table of the enquiry.';
comment on column public.enquiry_contexts.outlet_id is 'The outlet that the page of the form was about.';
comment on column public.enquiry_contexts.source is
  'utm_source of the visit, or the host that led to it; empty when neither is known.';
comment on column public.enquiry_contexts.landing is
  'The first address of the visit on this site, without its query.';
comment on column public.enquiry_contexts.referrer is 'The address that led to the visit, without its query.';
comment on column public.enquiry_contexts.seen is
  'What was beside the form: variant, price, offer, figures of the EMI.';
comment on column public.enquiry_contexts.language is 'The language in which the sender read the site.';
comment on column public.enquiry_contexts.notice is
  'The version of the notice of privacy that stood beside the form; empty where it had not come yet.';

create index enquiry_contexts_outlet_id_idx on public.enquiry_contexts (outlet_id) where outlet_id is not null;

-- Staff read a context with its lead, by a policy in the file of the leads.
alter table public.enquiry_contexts enable row level security;

create function private.keep_context(form_table text, enquiry_id uuid, context jsonb) returns void
language sql set search_path = ''
as $$
  insert into public.enquiry_contexts (
    enquiry_id, enquiry_table, outlet_id, source, medium, campaign, landing, referrer, seen, language,
    notice)
  select enquiry_id, form_table, (select id from public.dealers where id = (context ->> 'outletId')::bigint),
    coalesce(context ->> 'source', ''), coalesce(context ->> 'medium', ''), coalesce(context ->> 'campaign', ''),
    coalesce(context ->> 'landing', ''), coalesce(context ->> 'referrer', ''), coalesce(context -> 'seen', '{}'),
    coalesce(context ->> 'language', 'en'), coalesce(context ->> 'notice', '')
  where context <> '{}'
  on conflict do nothing
$$;
comment on function private.keep_context(text, uuid, jsonb) is
  'Stores the context of an enquiry that is about to be stored; for private.store_enquiry. An outlet that does not '
  'exist is left out.';
