CREATE OR REPLACE FUNCTION public.webhook_session_data(s sessions)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('session', jsonb_build_object(
    'id', s.id, 'title', s.title, 'status', s.status, 'experience', s.experience,
    'starts_at', to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'ends_at', to_char(s.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'timezone', s.timezone, 'seats', s.seats, 'language', s.language, 'hosting', s.hosting))
$function$;
