import { expect, test } from "vitest";
import { webVtt } from "./hls.ts";

test("captions keep the rows and the times of the script", () => {
  const frames = [
    { seconds: 9, caption: "One / two & <three>" },
    { seconds: 70, caption: "" },
    { seconds: 10, caption: "Four" },
  ];
  expect(webVtt({ frames, starts: [0, 9, 79, 89] })).toBe(
    "WEBVTT\n\n00:00:00.500 --> 00:00:08.800\nOne\ntwo &amp; &lt;three>\n\n00:01:19.500 --> 00:01:28.800\nFour\n",
  );
});
