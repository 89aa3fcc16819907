/** Quality of the connection to one teammate, updated with every measurement. */
export interface ConnectionQuality {
  /** Consecutive measurements with high loss or low bandwidth, and without. */
  weak: number;
  good: number;
  audioOnly: boolean;
}

export const unmeasured: ConnectionQuality = { weak: 0, good: 0, audioOnly: false };

/** Share of sent packets that were lost. Above it voices break up. */
const LOST_SHARE = 0.1;
/** Bits per second. Below it the connection can't carry video and voice. */
const TOO_NARROW = 60_000;
const SAMPLES_UNTIL_WEAK = 3;
/** More than for weak, so that video doesn't flicker on an unsteady connection. */
const SAMPLES_UNTIL_GOOD = 10;

/** Adds one measurement. Three weak ones in a row turn video off, ten good ones turn it on again. */
export function nextQuality(report: RTCStatsReport, before: ConnectionQuality): ConnectionQuality {
  const weak = isWeak(report);
  const next = { weak: weak ? before.weak + 1 : 0, good: weak ? 0 : before.good + 1 };
  if (next.weak >= SAMPLES_UNTIL_WEAK) return { ...next, audioOnly: true };
  if (next.good >= SAMPLES_UNTIL_GOOD) return { ...next, audioOnly: false };
  return { ...next, audioOnly: before.audioOnly };
}

function isWeak(report: RTCStatsReport): boolean {
  let weak = false;
  report.forEach((entry: Record<string, unknown>) => {
    if (entry.type === "remote-inbound-rtp" && Number(entry.fractionLost) > LOST_SHARE) weak = true;
    const width =
      entry.type === "candidate-pair" && entry.nominated ? entry.availableOutgoingBitrate : undefined;
    if (typeof width === "number" && width < TOO_NARROW) weak = true;
  });
  return weak;
}
