import { coverFiles, type JoinSession } from "@lantern/contract/join-page";
import { fill } from "./states.ts";

type Story = Pick<NonNullable<JoinSession["story"]>, "title" | "logline" | "cover">;

/** Shows the adventure. Its cover has its place before it has loaded. */
export function showStory({ title, logline, cover }: Story): void {
  const figure = document.querySelector<HTMLElement>("[data-story]");
  const image = figure?.querySelector("img");
  if (!figure || !image) return;
  fill("story", title);
  fill("logline", logline);
  image.onerror = () => {
    figure.hidden = true;
  };
  image.srcset = coverFiles(cover);
  image.src = cover;
  figure.hidden = false;
}
