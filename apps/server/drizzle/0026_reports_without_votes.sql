-- Reports had the votes of each team and how they were decided. Nobody is shown them any more, so only the log has them.
update session_reports set played = jsonb_set(played, '{teams}', (
  select coalesce(jsonb_agg(jsonb_set(team, '{choices}', (
    select coalesce(jsonb_agg(choice - 'by' - 'before' - 'after' order by choice_at), '[]'::jsonb)
    from jsonb_array_elements(team -> 'choices') with ordinality as choices (choice, choice_at)
  )) order by team_at), '[]'::jsonb)
  from jsonb_array_elements(played -> 'teams') with ordinality as teams (team, team_at)
));
--> statement-breakpoint
-- Messages to channels that were made before may name a team of one or two people, in the log of deliveries or while they
-- wait for their next attempt. What is left is what a message is made of, so the next attempt makes it again.
update webhook_deliveries set body = jsonb_build_object('data', jsonb_build_object('session',
  jsonb_build_object('id', substring(body from '/dashboard/sessions/([0-9a-f-]{36})/report'))))::text
where event = 'report.ready' and body ~ '/dashboard/sessions/[0-9a-f-]{36}/report';
