import { expect, test } from "vitest";
import { channelBody, teamPageMessage } from "./message-presenter.ts";

const page = {
  url: "https://play.example.com/team/abc",
  story: "The Quiet Station",
  ending: "The Way Home",
  share: "We helped a small light go home.",
};

test("a channel gets what a team posts in the session's language, with the link of its page", () => {
  expect(JSON.parse(channelBody("slack", teamPageMessage({ language: "en" }, page))).text).toBe(
    [
      page.share,
      "A team played The Quiet Station and came to “The Way Home”.",
      "<https://play.example.com/team/abc|See the team’s page>",
    ].join("\n"),
  );
  const card = JSON.parse(channelBody("teams", teamPageMessage({ language: "de" }, page)));
  const { body, actions } = card.attachments[0].content;
  expect(body.map(({ text }: { text: string }) => text)).toContain(
    "Ein Team hat The Quiet Station gespielt. Das Ende: „The Way Home“.",
  );
  expect(actions[0].url).toBe(page.url);
});
