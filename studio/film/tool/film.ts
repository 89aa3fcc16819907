/** A film as its story defines it: the source of the rendering and of the checks. */
export interface FilmScript {
  story: string;
  /** The scene it belongs to. */
  id: string;
  frames: { art: string; seconds: number; caption: string }[];
  /** Seconds at which each picture comes in, and the end. */
  starts: number[];
  /** Address of its playlist below the folder of the story. */
  playlist: string;
}

/** Seconds of the cross-fade between two pictures. */
export const FADE = 0.8;
