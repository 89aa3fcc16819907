let read: (() => number) | null = null;

/** Where the film is that is shown now. The participant's state reads it at the moment it is asked. */
export const filmPosition = {
  /** Seconds into the clip; 0 outside of films. */
  seconds: (): number => read?.() ?? 0,

  /** From now on the position is read there; hands back how to let go of it again. */
  follow(from: () => number): () => void {
    read = from;
    return () => {
      if (read === from) read = null;
    };
  },
};
