-- A session with a host ends its wait two hours after its planned start. Those that wait already have no deadline yet.
update live_sessions set next_deadline = (extract(epoch from sessions.starts_at) * 1000)::bigint + 7200000
from sessions
where sessions.id = live_sessions.session_id
  and sessions.status = 'confirmed'
  and sessions.hosting = 'host'
  and sessions.starts_at is not null
  and live_sessions.next_deadline is null
  and live_sessions.run = (select max(run) from live_sessions other where other.session_id = sessions.id);
