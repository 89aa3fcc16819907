-- A new installation ends the logs of its sessions after twelve months. One that has companies is asked in the console.
insert into settings (key, value, changed_at)
select 'sessions.log_months', '12', now() where not exists (select from companies);
--> statement-breakpoint
-- Deleting a company deletes its logs, scorecards and reports from now on; these were deleted before.
delete from live_sessions where session_id in (
  select s.id from sessions s join companies c on c.id = s.company_id where c.deleted_at is not null);
--> statement-breakpoint
delete from session_reports where company_id in (select id from companies where deleted_at is not null);
