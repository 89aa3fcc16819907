import type { StoryPreview } from "@lantern/contract/http";
import { useMemo } from "react";
import { stillSource } from "../../../play/client/live-source.ts";
import { LiveProvider } from "../../../play/stage/live-provider.tsx";
import { Stage } from "../../../play/stage/stage.tsx";
import { stillLive } from "../../../play/stage/still-live.ts";

/** The real stage at the moment at which a company's words are read. Its buttons do nothing. */
export default function Scene({ preview }: { preview: StoryPreview }) {
  const source = useMemo(() => {
    const { experience: info, ...moment } = preview;
    return stillSource(stillLive({ info, ...moment }, { rehearsal: false }));
  }, [preview]);
  return (
    <LiveProvider source={source}>
      <Stage />
    </LiveProvider>
  );
}
