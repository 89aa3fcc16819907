import { type ComponentType, createContext, lazy, Suspense, useContext } from "react";

/** Without its script there is no control. */
const Control = lazy<ComponentType>(() =>
  import("./sound-control.tsx").catch(() => ({ default: () => null })),
);

/** Whether this page plays the story's sound. Stills and visits of a host do not. */
export const SoundContext = createContext(false);

/** The control of music and sounds, loaded after the page. Nothing where the story has none. */
export function SoundControl() {
  return (
    useContext(SoundContext) && (
      <Suspense>
        <Control />
      </Suspense>
    )
  );
}
