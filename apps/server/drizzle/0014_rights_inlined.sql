-- Whether a sign-in may still act in a session: there are rows as long as one of its tokens has not expired, its account
-- has the same role and company as at sign-in, and the session is not cancelled. The planner makes a function that
-- returns rows a part of the statement that calls it, such as the one that stores a command, and plans it once.
create function standing_rights(sign_in uuid, user_type int, company uuid, session uuid, at timestamptz)
returns setof uuid language sql stable as $$
  select t.id from access_tokens t left join users u on u.id = t.user_id
  where t.sign_in_id = sign_in and t.expires_at > at
    and (user_type is null or (u.user_type_id = user_type and u.company_id is not distinct from company))
    and (session is null or exists (select from sessions s where s.id = session and s.status <> 'cancelled'))
$$;
--> statement-breakpoint
drop function right_stands(uuid, int, uuid, uuid, timestamptz);
