import type { PageStorage } from "../../api/storage.ts";

/** A device that a person chose. Its id changes when the browser clears its data; its label stays. */
export interface Chosen {
  id: string;
  label: string;
}

export interface Choice {
  mic: Chosen | null;
  cam: Chosen | null;
  speaker: Chosen | null;
  micOn: boolean;
  camOn: boolean;
  /** The person agreed that their seconds of speech are counted. */
  voice: boolean;
}

export const noChoice: Choice = {
  mic: null,
  cam: null,
  speaker: null,
  micOn: true,
  camOn: true,
  voice: false,
};

const KEY = "call_devices";

export function readChoice(storage: PageStorage): Choice {
  try {
    return { ...noChoice, ...(JSON.parse(storage.getItem(KEY) ?? "{}") as Partial<Choice>) };
  } catch {
    return noChoice;
  }
}

export function storeChoice(storage: PageStorage, choice: Choice): void {
  try {
    storage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // If storage is full or blocked, the person is asked again next time.
  }
}

/** Finds the chosen device by id, then by label. Null when it isn't connected. */
export function findDevice<D extends { deviceId: string; label: string }>(
  devices: readonly D[],
  chosen: Chosen | null,
): D | null {
  if (!chosen) return null;
  return (
    devices.find(({ deviceId }) => deviceId === chosen.id) ??
    devices.find(({ label }) => label !== "" && label === chosen.label) ??
    null
  );
}
