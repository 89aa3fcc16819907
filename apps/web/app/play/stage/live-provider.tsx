import type { ReactNode } from "react";
import { ArtContext } from "./art.ts";
import { DirectoryContext, LiveContext, type LiveSource, useLive } from "./live-context.ts";

/** Provides what stored scorecards bring along themselves: names, texts and the folder of pictures. */
function StoryContexts({ children }: { children: ReactNode }) {
  const directory = useLive((live) => live.directory);
  const info = useLive((live) => live.info);
  return (
    <DirectoryContext value={directory}>
      <ArtContext value={info}>{children}</ArtContext>
    </DirectoryContext>
  );
}

/** Everything that lobby and stage read from. `source` must have a view. */
export function LiveProvider({ source, children }: { source: LiveSource; children: ReactNode }) {
  return (
    <LiveContext value={source}>
      <StoryContexts>{children}</StoryContexts>
    </LiveContext>
  );
}
