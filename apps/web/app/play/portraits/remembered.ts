import { useEffect } from "react";
import { deviceStorage } from "../../api/storage.ts";
import { useLiveSource } from "../stage/live-context.ts";
import { portraitsInUse } from "./in-use.ts";

const key = "lantern.portrait";

/** Stores the choice on this device, for the next session. */
export function rememberPortrait(portrait: number): void {
  try {
    deviceStorage().setItem(key, String(portrait));
  } catch {
    // Without storage the next session begins with initials.
  }
}

function remembered(): number {
  try {
    return Number(deviceStorage().getItem(key)) || 0;
  } catch {
    return 0;
  }
}

/** Chooses the portrait of the last session for somebody who comes without one. */
export function useRememberedPortrait(): void {
  const source = useLiveSource();
  useEffect(() => {
    const { me, view, directory, send } = source.get();
    const portrait = remembered();
    if (!me || portrait === 0 || directory.people[me]?.portrait !== 0) return;
    if (!portraitsInUse(view, directory, me).has(portrait)) void send({ type: "portrait", portrait });
  }, [source]);
}
