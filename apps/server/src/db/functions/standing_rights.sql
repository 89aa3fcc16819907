CREATE OR REPLACE FUNCTION public.standing_rights(sign_in uuid, user_type integer, restricted boolean, company uuid, session uuid, at timestamp with time zone)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
  select t.id from access_tokens t left join users u on u.id = t.user_id
  where t.sign_in_id = sign_in and t.expires_at > at
    and (user_type is null or (u.user_type_id = user_type and u.billing_only = restricted
      and u.company_id is not distinct from company))
    and (session is null or exists (select from sessions s where s.id = session and s.status <> 'cancelled'))
$function$;
