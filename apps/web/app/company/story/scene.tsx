import type { StoryPreview } from "@lantern/contract/http";
import { useMemo } from "react";
import { stillSource } from "../../play/client/live-source.ts";
import type { Live } from "../../play/stage/live-context.ts";
import { LiveProvider } from "../../play/stage/live-provider.tsx";
import { Stage } from "../../play/stage/stage.tsx";

/** The real stage at the moment at which a company's words are read. Its buttons do nothing. */
export default function Scene({ preview }: { preview: StoryPreview }) {
  const source = useMemo(() => stillSource(liveOf(preview)), [preview]);
  return (
    <LiveProvider source={source}>
      <Stage />
    </LiveProvider>
  );
}

function liveOf({ experience, view, mine, directory, now }: StoryPreview): Live {
  // Keeps the story recap from opening by itself.
  sessionStorage.setItem(`lantern.story.${view.team.id}`, "1");
  return {
    session: { id: "still", title: experience.title, language: "en", company: "", rehearsal: false },
    info: experience,
    me: mine?.seat ?? null,
    view,
    mine,
    directory,
    send: async () => ({ ok: true }),
    report: async () => ({ ok: true }),
    react: () => {},
    now: () => now,
  };
}
