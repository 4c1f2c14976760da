-- This server writes to the push services of the browsers' makers and nowhere else; a staff token past the site could name
-- any address, that of a neighbour of the function too, and read from its own list what was answered there.

delete from public.push_subscriptions
where endpoint !~ '^https://(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([A-Za-z0-9_-]+\.)+(notify\.windows|push\.apple)\.com)/';
alter table public.push_subscriptions add constraint push_subscriptions_service_check check (
  endpoint ~ '^https://(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([A-Za-z0-9_-]+\.)+(notify\.windows|push\.apple)\.com)/'
) not valid;
