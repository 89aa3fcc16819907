import { createContext } from "react";

/** Folder of a story's pictures, and the colors to use where one is missing. */
export interface ArtSource {
  artBase: string;
  palette: Record<string, string>;
}

/** The story whose pictures the page shows. */
export const ArtContext = createContext<ArtSource | null>(null);
