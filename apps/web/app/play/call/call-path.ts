/** Whether media go from page to page, or through a relay. */
export type CallPath = "direct" | "relayed";

/** The path of the pair of candidates that is in use; null while none is. */
export function pathOf(report: RTCStatsReport): CallPath | null {
  let path: CallPath | null = null;
  report.forEach((entry: Record<string, unknown>) => {
    if (entry.type !== "candidate-pair" || !entry.nominated || entry.state !== "succeeded") return;
    const ends = [entry.localCandidateId, entry.remoteCandidateId].map((id) => report.get(String(id)));
    path = ends.some((end) => end?.candidateType === "relay") ? "relayed" : "direct";
  });
  return path;
}
