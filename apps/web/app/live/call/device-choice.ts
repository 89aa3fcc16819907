/** A device as a person chose it. Its id changes when a browser forgets it; its name stays. */
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
  /** Agreed that seconds of speech are counted. */
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

export function readChoice(storage: Storage): Choice {
  try {
    return { ...noChoice, ...(JSON.parse(storage.getItem(KEY) ?? "{}") as Partial<Choice>) };
  } catch {
    return noChoice;
  }
}

export function storeChoice(storage: Storage, choice: Choice): void {
  try {
    storage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // A full or closed storage only means that the question comes again.
  }
}

/** The chosen device among those that are there: by its id, else by its name; null when it is gone. */
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
