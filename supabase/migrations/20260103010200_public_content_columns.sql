-- Visitors read what the site shows of offers, notifications and pictures, and not the keys and hashes of how staff sent it.

revoke select on public.offers, public.notifications, public.gallery_images from anon;
grant select (id, title, description, image, alt, created_at) on public.offers to anon;
grant select (id, image, alt, created_at) on public.notifications, public.gallery_images to anon;
