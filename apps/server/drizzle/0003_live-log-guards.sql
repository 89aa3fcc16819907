-- A row of the log is what happened; nothing may change it afterwards.
create function live_log_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'live_log is append-only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger live_log_append_only before update on live_log
  for each row execute function live_log_append_only();
--> statement-breakpoint
-- Streams go with their session; their rows go in one statement, because each refers to the one before it.
create function live_stream_removed() returns trigger language plpgsql as $$
begin
  delete from live_log where stream = old.stream;
  delete from live_connections where room = old.stream;
  delete from voice_seconds where stream = old.stream;
  delete from team_analyses where stream = old.stream;
  return null;
end $$;
--> statement-breakpoint
create trigger live_stream_removed after delete on live_streams
  for each row execute function live_stream_removed();
