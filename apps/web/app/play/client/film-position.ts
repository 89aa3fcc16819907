let read: (() => number) | null = null;

/** Position of the film that is playing. The participant's state reads it on demand. */
export const filmPosition = {
  /** Seconds into the clip; 0 when no film is playing. */
  seconds: (): number => read?.() ?? 0,

  /** Sets the source of the position. Returns a function that removes it. */
  follow(from: () => number): () => void {
    read = from;
    return () => {
      if (read === from) read = null;
    };
  },
};
