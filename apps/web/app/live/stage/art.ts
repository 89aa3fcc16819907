import { createContext } from "react";

/** Where a story's pictures are, and its colours for where there is none. */
export interface ArtSource {
  artBase: string;
  palette: Record<string, string>;
}

/** Set where pictures are shown outside of the live hour. */
export const ArtContext = createContext<ArtSource | null>(null);
