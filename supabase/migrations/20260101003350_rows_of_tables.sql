-- Rows of any table: these functions read a table or a view whose name comes with the question, such as a
-- report's. A name cannot be a parameter, so these functions, and no others that read, build the text of a
-- query as they run: a fixed text around the name. "execute" plans each call for its own values, which a
-- report needs. A page walks the index of dates to its last row and no further; a rare term is found through
-- the indexes of a search, and a plan that is kept would walk the dates to their end for it. Each function
-- has the rights of its caller, except the two that look for a term and the one that looks for a person:
-- under row-level security no pattern and no part of a number uses an index, because its function is not
-- leakproof, and a search would read the whole table. These three answer ids and counts.
create type private.report_question as (
  enquiry_table text, from_day date, to_day date, quarantined boolean, term private.term
);
comment on type private.report_question is
  'Which rows of a table a report asks for: days are Indian calendar days, both included, and null where none is set.';

create function private.enquiry_json(enquiry_table text, enquiry_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  enquiry jsonb;
begin
  execute format('select to_jsonb(enquiry) from public.%I as enquiry where id = $1', enquiry_table)
    into enquiry using enquiry_id;
  return enquiry;
end
$$;
comment on function private.enquiry_json(text, uuid) is
  'The whole row of an enquiry in its table; null where there is none.';
grant execute on function private.enquiry_json(text, uuid) to office;

create function private.email_column(enquiry_table text) returns text
language sql stable set search_path = ''
as $$
  select case when exists (
    select from pg_catalog.pg_attribute
    where attrelid = format('public.%I', enquiry_table)::regclass and attname = 'email' and atttypid = 'text'::regtype)
  then 'email' else quote_literal('') end
$$;
comment on function private.email_column(text) is
  'The column with the e-mail address in a table of enquiries, for the queries of this file; an empty text for a '
  'table without one.';
grant execute on function private.email_column(text) to office;

create function private.enquiries_of_person(enquiry_table text, digits text, email text)
returns table (id uuid, created_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query execute format($query$
    select id, created_at from public.%1$I
    where ($1 <> '' and mobile_digits <> '' and right(mobile_digits, 10) = $1) or ($2 <> '' and %2$s <> '' and lower(%2$s) = $2)
    $query$, enquiry_table, private.email_column(enquiry_table)) using digits, email;
end
$$;
comment on function private.enquiries_of_person(text, text, text) is
  'The enquiries that a person sent with the form of a table: by the last ten digits of a number, or by an e-mail '
  'address in small letters.';
grant execute on function private.enquiries_of_person(text, text, text) to office;

create function private.quarantined_before(enquiry_table text, moment timestamptz, most integer)
returns table (id uuid, name text, created_at timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format($query$
    select id, (select facts.name from private.lead_facts(to_jsonb(waiting)) as facts), created_at
    from public.%1$I as waiting
    where is_quarantined and created_at < $1 and not exists (
      select from public.erasures where erasures.enquiry_table = %1$L and erasures.enquiry_id = waiting.id)
    order by created_at limit $2
    $query$, enquiry_table) using moment, most;
end
$$;
comment on function private.quarantined_before(text, timestamptz, integer) is
  'The oldest enquiries of a table that came before a moment, wait in quarantine and have not been erased.';
grant execute on function private.quarantined_before(text, timestamptz, integer) to office;

create function private.quarantined_of(enquiry_table text, reference text, last_digits text)
returns table (created_at timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format($query$
    select created_at from public.%I
    where is_quarantined and private.reference_of(id) = $1 and right(mobile_digits, 4) = $2
    $query$, enquiry_table) using reference, last_digits;
end
$$;
comment on function private.quarantined_of(text, text, text) is
  'When the enquiry of a reference that waits in the quarantine of a table came, if its number ends in these four '
  'digits.';

create function private.newest_ids(asked private.report_question, looked_at integer, skipped bigint, most integer)
returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[];
begin
  execute format($query$
    select array(
      select id
      from (
        select id, created_at, search_text, mobile_digits, term from public.%1$I, (select ($1).*) as asked
        where is_quarantined = asked.quarantined
          and (asked.from_day is null or created_at >= private.indian_day_start(asked.from_day))
          and (asked.to_day is null or created_at < private.indian_day_start(asked.to_day + 1))
          and id not in (select enquiry_id from public.leads where is_put_aside and enquiry_table = %1$L)
        order by created_at desc, id desc limit $2
      ) as latest
      where (term).words is null or search_text like all ((term).words) or search_text like any ((term).models)
        or mobile_digits like (term).number
      order by created_at desc, id desc limit $4 offset $3)
    $query$, asked.enquiry_table) into ids using asked, looked_at, skipped, most;
  return ids;
end
$$;
comment on function private.newest_ids(private.report_question, integer, bigint, integer) is
  'The ids of so many rows of a question, newest first, after the skipped ones, looked for among so many of the newest '
  'alone. A row of a number that is no customer''s stands in no report.';
grant execute on function private.newest_ids(private.report_question, integer, bigint, integer) to office;

create function private.rows_of_term(asked private.report_question, in_order boolean, skipped bigint, most integer)
returns uuid[]
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  ids uuid[];
begin
  execute format($query$
    select array(
      select id from public.%1$I, (select ($1).*) as asked
      where is_quarantined = asked.quarantined
        and (asked.from_day is null or created_at >= private.indian_day_start(asked.from_day))
        and (asked.to_day is null or created_at < private.indian_day_start(asked.to_day + 1))
        and id not in (select enquiry_id from public.leads where is_put_aside and enquiry_table = %1$L)
        and (((term).pairs is null or private.letter_pairs(search_text) @> (term).pairs)
            and ((term).first_word is null or private.latin_part(search_text) like (term).first_word)
            and ((term).second_word is null or private.latin_part(search_text) like (term).second_word)
          or private.latin_part(search_text) like any ((term).models)
          or mobile_digits like (term).number)
        and (search_text like all ((term).words) or search_text like any ((term).models)
          or mobile_digits like (term).number)
      order by case when $2 then created_at end desc, case when $2 then id end desc limit $4 offset $3)
    $query$, asked.enquiry_table) into ids using asked, in_order, skipped, most;
  return ids;
end
$$;
comment on function private.rows_of_term(private.report_question, boolean, bigint, integer) is
  'The ids of so many rows of a question that hold its term, as an index finds them: newest first after the skipped '
  'ones, or in no order. For private.report_page alone.';
grant execute on function private.rows_of_term(private.report_question, boolean, bigint, integer) to office;

create function private.count_aside(asked private.report_question) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  counted bigint;
begin
  execute format($query$
    select count(*) from public.%1$I, (select ($1).*) as asked
    where id in (select enquiry_id from public.leads where is_put_aside and enquiry_table = %1$L)
      and is_quarantined = asked.quarantined
      and (asked.from_day is null or created_at >= private.indian_day_start(asked.from_day))
      and (asked.to_day is null or created_at < private.indian_day_start(asked.to_day + 1))
      and ((term).words is null or search_text like all ((term).words) or search_text like any ((term).models)
        or mobile_digits like (term).number)
    $query$, asked.enquiry_table) into counted using asked;
  return counted;
end
$$;
comment on function private.count_aside(private.report_question) is
  'How many rows of a question a report leaves out, because their number is no customer''s.';
grant execute on function private.count_aside(private.report_question) to office;

create function private.ids_in_order(enquiry_table text, ids uuid[]) returns uuid[]
language plpgsql stable set search_path = ''
as $$
declare
  in_order uuid[];
begin
  execute format('select array(select id from public.%I where id = any ($1) order by created_at desc, id desc)',
    enquiry_table) into in_order using ids;
  return in_order;
end
$$;
comment on function private.ids_in_order(text, uuid[]) is
  'Those of the ids whose rows the caller may read, newest first.';
grant execute on function private.ids_in_order(text, uuid[]) to office;

create function private.report_rows(report text, ids uuid[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  page_rows jsonb;
begin
  execute format($query$
    select coalesce(jsonb_agg(to_jsonb(page) - 'search_text' order by page.created_at desc, page.id desc), '[]')
    from public.%I as page where page.id = any ($1)
    $query$, report) into page_rows using ids;
  return page_rows;
end
$$;
comment on function private.report_rows(text, uuid[]) is
  'Rows of a report, newest first, with all columns of its view but the text it searches.';
grant execute on function private.report_rows(text, uuid[]) to office;

-- For exports: json instead of jsonb, because the database passes the rows on unread. json has no operator
-- that takes a column away, so the columns are named.
create function private.export_rows(report text, ids uuid[]) returns json
language plpgsql stable set search_path = ''
as $$
declare
  columns constant text := (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
    where attrelid = format('public.%I', report)::regclass
      and attnum > 0 and not attisdropped and attname <> 'search_text');
  page_rows json;
begin
  execute format($query$
    select coalesce(json_agg(page order by page.created_at desc, page.id desc), '[]')
    from (select %s from public.%I where id = any ($1)) as page
    $query$, columns, report) into page_rows using ids;
  return page_rows;
end
$$;
comment on function private.export_rows(text, uuid[]) is 'Like private.report_rows, but as json.';
grant execute on function private.export_rows(text, uuid[]) to office;

create function private.contacts_of(enquiry_table text, ids uuid[]) returns table (id uuid, number text, email text)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute format('select id, right(mobile_digits, 10), lower(%s) from public.%I where id = any ($1)',
    private.email_column(enquiry_table), enquiry_table) using ids;
end
$$;
comment on function private.contacts_of(text, uuid[]) is
  'The last ten digits of the number and the e-mail address that came with each of these enquiries, empty where the '
  'form asks for none.';
grant execute on function private.contacts_of(text, uuid[]) to office;

-- By key and not by offset: the thousandth step costs as much as the first. The first step also counts the
-- rows of the whole export; counts and rows come from one snapshot, and later steps go on below the last row,
-- so that rows which arrive meanwhile do not change the number. Each step walks the index of dates: the index
-- of letter pairs would gather and sort all its hits at each step.
create function private.export_step(
  asked private.report_question, numbers text[], emails text[], below_created_at timestamptz, below_id uuid,
  most integer, out total bigint, out left_out bigint, out ids uuid[]
)
language plpgsql stable set search_path = ''
as $$
declare
  found_rows constant text := format($query$
    from (
      select id, created_at, (cardinality($2) = 0 or right(mobile_digits, 10) <> all ($2))
        and (cardinality($3) = 0 or lower(%2$s) <> all ($3))
        and id not in (select enquiry_id from public.leads where is_put_aside and enquiry_table = %1$L) as is_reachable
      from public.%1$I, (select ($1).*) as asked
      where is_quarantined = asked.quarantined
        and (asked.from_day is null or created_at >= private.indian_day_start(asked.from_day))
        and (asked.to_day is null or created_at < private.indian_day_start(asked.to_day + 1))
        and ((term).first_word is null
          or private.latin_part(search_text) like (term).first_word
            and ((term).second_word is null or private.latin_part(search_text) like (term).second_word)
          or private.latin_part(search_text) like any ((term).models)
          or mobile_digits like (term).number)
        and ((term).words is null or search_text like all ((term).words) or search_text like any ((term).models)
          or mobile_digits like (term).number)
    ) as found
    $query$, asked.enquiry_table, private.email_column(asked.enquiry_table));
begin
  if below_id is null then
    execute 'select count(*) filter (where is_reachable), count(*) filter (where not is_reachable)' || found_rows
      into total, left_out using asked, numbers, emails;
  end if;
  execute 'select array(select id' || found_rows || $query$
      where is_reachable and ($5 is null or (created_at, id) < ($4, $5))
      order by created_at desc, id desc limit $6)
    $query$ into ids using asked, numbers, emails, below_created_at, below_id, most;
end
$$;
comment on function private.export_step(private.report_question, text[], text[], timestamptz, uuid, integer) is
  'The ids of one step of an export below a row; without that row also how many rows the whole export has, and how '
  'many it leaves out because of their numbers and addresses, or because they are of no customer.';
grant execute on function private.export_step(private.report_question, text[], text[], timestamptz, uuid, integer)
  to office;

create function private.export_step_of_term(
  asked private.report_question, numbers text[], emails text[], below_created_at timestamptz, below_id uuid,
  most integer, out total bigint, out left_out bigint, out ids uuid[]
)
language sql stable security definer set search_path = '' set enable_seqscan = off
as $$ select * from private.export_step(asked, numbers, emails, below_created_at, below_id, most) $$;
comment on function private.export_step_of_term(private.report_question, text[], text[], timestamptz, uuid, integer) is
  'Like private.export_step, but for an export with a search; for private.report_export_page alone.';
grant execute on function private.export_step_of_term(
  private.report_question, text[], text[], timestamptz, uuid, integer
) to office;
