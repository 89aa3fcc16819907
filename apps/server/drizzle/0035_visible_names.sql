-- Names were stored with characters that nobody sees. From now on the gate of the contract reads every name, and the job
-- gives it those that are stored: PostgreSQL cannot run it. A database without tables has no queue of jobs yet, and no
-- names.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    perform graphile_worker.add_job('names:read', job_key := 'names:read');
  end if;
end $$;
