/** How the line to one team-mate bears the call, carried from one look to the next. */
export interface ConnectionQuality {
  /** Looks in a row at a line that loses too much, and at one that does not. */
  weak: number;
  good: number;
  audioOnly: boolean;
}

export const unmeasured: ConnectionQuality = { weak: 0, good: 0, audioOnly: false };

/** Of the packets that left, the share that did not arrive: above it voices break up. */
const LOST_SHARE = 0.1;
/** Below it, bits per second, a line does not carry a picture beside a voice. */
const TOO_NARROW = 60_000;
const SAMPLES_UNTIL_WEAK = 3;
/** Longer than until weak: a line that swings would blink. */
const SAMPLES_UNTIL_GOOD = 10;

/** Folds what a connection reports into the strain: three weak looks drop the picture, ten good ones bring it back. */
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
