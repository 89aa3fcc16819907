import * as operations from "@lantern/contract/http";
import { expect, test } from "vitest";
import { testApplication } from "../../../../test/application.ts";

test("[K22–K24] pages learn where and how often to report, and report nowhere without an address", async () => {
  const silent = await testApplication();
  expect((await silent.client()(operations.getConfig)).body).toMatchObject({
    error_reports: null,
    intercom_app_id: null,
  });
  await silent.close();
  const dsn = "https://key@reports.example.com/7";
  const t = await testApplication({ sentryDsn: dsn, intercomAppId: "abcd1234" });
  expect((await t.client()(operations.getConfig)).body).toMatchObject({
    intercom_app_id: "abcd1234",
    error_reports: {
      dsn,
      traces_sample_rate: 0.1,
      replays_session_sample_rate: 0.1,
      replays_on_error_sample_rate: 1,
    },
  });
  await t.close();
});
