-- Where each outlet is, so that a form which offers outlets puts the nearest first.

CREATE OR REPLACE FUNCTION private.free_slots(wanted text, outlet bigint, first_day date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
RETURN jsonb_build_object('outlets', (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', dealers.id, 'name', dealers.name, 'address', dealers.address, 'latitude', dealers.latitude, 'longitude', dealers.longitude) ORDER BY dealers.sort_order, dealers.id), '[]'::jsonb) AS "coalesce" FROM (dealers JOIN appointment_plans plan ON ((plan.outlet_id = dealers.id))) WHERE ((dealers.closed_at IS NULL) AND (plan.rules @> jsonb_build_array(jsonb_build_object('purpose', free_slots.wanted))))), 'slots', (SELECT COALESCE(jsonb_agg(jsonb_build_object('startsAt', free_times.starts_at, 'minutes', free_times.minutes, 'free', free_times.free) ORDER BY free_times.starts_at), '[]'::jsonb) AS "coalesce" FROM private.free_times(free_slots.wanted, free_slots.outlet, GREATEST(free_slots.first_day, private.indian_day(now())), LEAST((free_slots.first_day + 13), (private.indian_day(now()) + 27))) free_times(starts_at, minutes, free) WHERE (free_times.starts_at > (now() + '00:30:00'::interval))));
