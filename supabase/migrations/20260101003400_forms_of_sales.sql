-- Forms of sales: the enquiries that the showroom works on.

-- Product enquiries: test-ride requests from a bike's page. A test ride and a loan are asked for a variant at
-- a price. The visitor names the variant; its price is read at the moment the enquiry is stored, so that a
-- price which a caller claims is never stored.
create table public.product_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null check (char_length(model) between 1 and 80),
  colour text not null check (char_length(colour) between 1 and 60),
  message text not null default '' check (char_length(message) <= 2000),
  variant text not null default '' check (char_length(variant) <= 80),
  price_paise bigint check (price_paise > 0),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || colour || ' ' ||
      "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.product_enquiries is 'Test-ride and product enquiries, shown in the Enquiry Report.';
comment on column public.product_enquiries.variant is
  'The name of the variant that was chosen on the model''s page; empty when none was.';
comment on column public.product_enquiries.price_paise is
  'Ex-showroom price of that variant, or of the model, in paise, when the enquiry was stored; null when the model is '
  'not sold here.';

call private.make_enquiry_table('product_enquiries', family => 'sales');
create index product_enquiries_price_paise_idx on public.product_enquiries (price_paise) where price_paise is not null;

create view public.product_enquiry_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, email as email_id,
  coalesce(
    (select vehicles.display_name from public.vehicles where vehicles.bike_name = product_enquiries.model),
    product_enquiries.model) as model,
  colour as color, message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  variant, coalesce(trim_scale(price_paise / 100.0)::text, '') as price
from public.product_enquiries;
comment on view public.product_enquiry_report is
  'The Enquiry Report: one row for each product enquiry, dated in Indian time.';
call private.make_report('product_enquiry_report', 'product_enquiries', 'Enquiry Report');

-- Finance enquiries: loan requests from the finance page. The form checks nothing, so every field may be
-- empty.
create table public.finance_enquiries (
  id uuid primary key,
  name text not null default '' check (char_length(name) <= 120),
  mobile text not null default '' check (char_length(mobile) <= 20),
  email text not null default '' check (char_length(email) <= 254),
  loan_amount text not null default '' check (char_length(loan_amount) <= 60),
  model text not null default '' check (char_length(model) <= 80),
  message text not null default '' check (char_length(message) <= 2000),
  agreed boolean not null default false,
  proof_of_address text check (proof_of_address in
    ('Electricity bill', 'Gas bill', 'Bank statement', 'Landline bill', 'Registered lease')),
  proof_of_identity text check (proof_of_identity in
    ('Aadhar', 'PAN', 'Voter ID', 'Driving licence', 'Passport')),
  variant text not null default '' check (char_length(variant) <= 80),
  price_paise bigint check (price_paise > 0),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || loan_amount || ' ' ||
      "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.finance_enquiries is 'Loan requests from the finance page, shown in the Finance Report.';
comment on column public.finance_enquiries.loan_amount is
  'As typed, because the form accepts any text ("about 2 lakh"); a wish, not money to calculate with.';
comment on column public.finance_enquiries.agreed is 'Whether the terms were ticked; the form does not insist.';
comment on column public.finance_enquiries.proof_of_address is
  'The document the customer can bring, if one was picked.';
comment on column public.finance_enquiries.proof_of_identity is
  'The document the customer can bring, if one was picked.';
comment on column public.finance_enquiries.variant is
  'The name of the variant that was chosen on the model''s page; empty when none was.';
comment on column public.finance_enquiries.price_paise is
  'Ex-showroom price of that variant, or of the model, in paise, when the enquiry was stored; null when the model is '
  'not sold here.';

call private.make_enquiry_table('finance_enquiries', family => 'sales');
create index finance_enquiries_price_paise_idx on public.finance_enquiries (price_paise) where price_paise is not null;

create view public.finance_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as contact, email,
  coalesce(
    (select vehicles.display_name from public.vehicles where vehicles.bike_name = finance_enquiries.model),
    finance_enquiries.model) as model,
  loan_amount, message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  coalesce(proof_of_address, '') as proof_of_address, coalesce(proof_of_identity, '') as proof_of_identity, variant,
  coalesce(trim_scale(price_paise / 100.0)::text, '') as price
from public.finance_enquiries;
comment on view public.finance_report is
  'The Finance Report: one row for each finance enquiry, dated in Indian time.';
call private.make_report('finance_report', 'finance_enquiries');

-- Offer enquiries: visitors who want the latest offer. The report shows the title that the offer had when the
-- enquiry was sent, because offers come and go.
create table public.offer_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null default '' check (char_length(email) <= 254),
  agreed boolean not null check (agreed),
  offer_id bigint check (offer_id > 0),
  offer_title text not null default '' check (char_length(offer_title) <= 120),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || offer_title)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.offer_enquiries is 'Visitors interested in an offer, shown in the Offer Report.';
comment on column public.offer_enquiries.agreed is 'The terms have to be agreed to.';
comment on column public.offer_enquiries.offer_id is
  'The offer on the page when the enquiry was sent. No foreign key: the offer may be deleted.';
comment on column public.offer_enquiries.offer_title is 'The title of that offer; empty when the page showed none.';

call private.make_enquiry_table('offer_enquiries', family => 'sales');

create view public.offer_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as contact, email, offer_title as offer,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.offer_enquiries;
comment on view public.offer_report is 'The Offer Report: one row for each offer enquiry, dated in Indian time.';
call private.make_report('offer_report', 'offer_enquiries');

-- Sales enquiries: questions to the showroom.
create table public.sales_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null default '' check (char_length(model) <= 80),
  pin_code text not null default '' check (char_length(pin_code) <= 60),
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || pin_code || ' ' ||
      "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.sales_enquiries is 'Questions to the showroom, shown in the Sales Report.';

call private.make_enquiry_table('sales_enquiries', family => 'sales');

create view public.sales_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, email as email_id,
  private.model_name(sales_enquiries.model) as model, pin_code,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  message
from public.sales_enquiries;
comment on view public.sales_report is 'The Sales Report: one row for each sales enquiry, dated in Indian time.';
call private.make_report('sales_report', 'sales_enquiries', 'Sales Report');

-- Exchange: what an old vehicle may bring against a new one. Visitors send the vehicle; staff keep the table
-- from which its value is worked out.
create table public.exchange_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  make text not null check (char_length(make) between 1 and 60),
  old_model text not null check (char_length(old_model) between 1 and 80),
  year smallint not null check (year between 1980 and 2200),
  kilometres integer not null check (kilometres between 0 and 999999),
  condition text not null check (condition in ('Like new', 'Good', 'Fair', 'Needs repair')),
  papers text not null check (papers in ('All in order', 'Loan still running', 'Something is missing')),
  model text not null default '' check (char_length(model) <= 80),
  message text not null default '' check (char_length(message) <= 2000),
  photos text[] not null default '{}'
    check (cardinality(photos) <= 4 and array_to_string(photos, ' ', '') ~ '^([0-9a-f]{64}\.(webp|jpg)( |$))*$'),
  low_paise bigint check (low_paise >= 0),
  high_paise bigint check (high_paise >= low_paise),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || make || ' ' || old_model || ' ' || model || ' ' ||
      "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.exchange_enquiries is
  'Old vehicles that visitors offer in exchange, shown in the Exchange Report.';
comment on column public.exchange_enquiries.old_model is 'The vehicle that the visitor has.';
comment on column public.exchange_enquiries.model is 'The vehicle that the visitor wants, where one was named.';
comment on column public.exchange_enquiries.photos is 'Files in the private bucket photos.';
comment on column public.exchange_enquiries.low_paise is
  'The lower end of the estimate that the server worked out when the enquiry was stored; null where the table of '
  'staff has no such vehicle.';
comment on column public.exchange_enquiries.high_paise is 'The upper end of the estimate.';

call private.make_enquiry_table('exchange_enquiries', family => 'sales');
create index exchange_enquiries_photos_idx on public.exchange_enquiries
  using gin (photos) with (gin_pending_list_limit = 256);

create view public.exchange_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, make, old_model, year, kilometres, condition, papers,
  low_paise / 100 as low, high_paise / 100 as high, private.model_name(exchange_enquiries.model) as model, message,
  cardinality(photos) as photographs,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.exchange_enquiries;
comment on view public.exchange_report is
  'The Exchange Report: one row for each old vehicle that was offered, dated in Indian time.';
call private.make_report('exchange_report', 'exchange_enquiries');

-- Arrivals: who wants to be told when a model comes in a variant and colour that stands nowhere now. What
-- wakes them is a count, in the file of the acts of the stock.
create table public.arrival_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null check (char_length(model) between 1 and 80),
  variant text not null default '' check (char_length(variant) <= 80),
  colour text not null default '' check (char_length(colour) <= 60),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || variant || ' ' || colour)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.arrival_enquiries is
  'Visitors who want to be told when a model comes, shown in the Awaited Model Report.';
comment on column public.arrival_enquiries.model is 'The name of the model in links and calls, as it was then.';
comment on column public.arrival_enquiries.variant is 'The name of the variant; empty for a model that has none.';
comment on column public.arrival_enquiries.colour is 'The name of the colour; empty for a model that has none.';

call private.make_enquiry_table('arrival_enquiries', family => 'sales');
create index arrival_enquiries_awaited_idx on public.arrival_enquiries (model, variant, colour);

create view public.arrival_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, email as email_id,
  coalesce(
    (select vehicles.display_name from public.vehicles where vehicles.bike_name = arrival_enquiries.model),
    arrival_enquiries.model) as model,
  variant, colour as color,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.arrival_enquiries;
comment on view public.arrival_report is
  'The Awaited Model Report: one row for each visitor who wants to be told, dated in Indian time.';
call private.make_report('arrival_report', 'arrival_enquiries', 'Awaited Model Report');
