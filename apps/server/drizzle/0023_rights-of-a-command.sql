-- Whether a sign-in may still act in a session: one of its tokens has not expired, the account has the role and company
-- that it was let in with, and the session has not been cancelled. Asked by the statement that stores a command.
create function right_stands(sign_in uuid, user_type int, company uuid, session uuid, at timestamptz)
returns boolean language sql stable as $$
  select exists (
    select from access_tokens t left join users u on u.id = t.user_id
    where t.sign_in_id = sign_in and t.expires_at > at
      and (user_type is null or (u.user_type_id = user_type and u.company_id is not distinct from company))
  ) and (session is null or exists (select from sessions s where s.id = session and s.status <> 'cancelled'))
$$;
