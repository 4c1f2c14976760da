-- A trigram index knows no term without three Latin letters or digits in a row: two letters, signs, and everything in Odia,
-- whose letters and signs it does not tell apart. For those every report has an index of single letters and pairs.

-- Costly on purpose: the planner must not think of computing it for a row that it could look up.
create function private.letter_pairs(words text) returns text[]
language sql
immutable
parallel safe
cost 1000
set search_path = ''
as $$
  select string_to_array(words, null) || array(
    select one || other
    from unnest(string_to_array(words, null), (string_to_array(words, null))[2:]) as pairs (one, other)
    where other is not null)
$$;
comment on function private.letter_pairs(text) is
  'Every letter of a text and every two that stand side by side. Who contains a term contains all of the term''s.';
revoke execute on function private.letter_pairs(text) from public;
-- Whoever adds a row computes its index entries.
grant execute on function private.letter_pairs(text) to anon, authenticated, service_role;

create procedure private.index_letter_pairs(table_name text)
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create index %I on public.%I using gin (private.letter_pairs(search_text))',
    table_name || '_letter_pairs_idx', table_name);
end
$$;
comment on procedure private.index_letter_pairs(text) is 'Migration helper: an index of the letters and pairs in search_text.';
revoke execute on procedure private.index_letter_pairs(text) from public;

do $$
declare
  enquiry_table text;
begin
  foreach enquiry_table in array array[
    'service_bookings', 'amc_enquiries', 'warranty_enquiries', 'finance_enquiries', 'product_enquiries',
    'service_enquiries', 'contact_requests', 'network_applications', 'career_applications', 'spare_part_enquiries',
    'sales_enquiries', 'reviews', 'offer_enquiries', 'opt_ins', 'joy_club_members', 'audit_events'
  ]
  loop
    call private.index_letter_pairs(enquiry_table);
  end loop;
end
$$;
