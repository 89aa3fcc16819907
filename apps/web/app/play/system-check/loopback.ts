const PATIENCE_MS = 8000;

/**
 * Whether media can travel: connects this page with itself.
 * @returns the time to connect, ms; null when it failed
 */
export async function loopback(config: RTCConfiguration): Promise<number | null> {
  if (typeof RTCPeerConnection !== "function") return null;
  const began = performance.now();
  const [near, far] = [new RTCPeerConnection(config), new RTCPeerConnection(config)];
  try {
    const opened = new Promise<boolean>((resolve) => {
      const channel = near.createDataChannel("check");
      channel.onopen = () => resolve(true);
      setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const [toNear, toFar] = [waiting(near), waiting(far)];
    near.onicecandidate = ({ candidate }) => toFar.add(candidate);
    far.onicecandidate = ({ candidate }) => toNear.add(candidate);
    const offer = await near.createOffer();
    await near.setLocalDescription(offer);
    await far.setRemoteDescription(offer);
    toFar.ready();
    const reply = await far.createAnswer();
    await far.setLocalDescription(reply);
    await near.setRemoteDescription(reply);
    toNear.ready();
    return (await opened) ? performance.now() - began : null;
  } catch {
    return null;
  } finally {
    near.close();
    far.close();
  }
}

/** Stores candidates that arrive before the other side is described. */
function waiting(connection: RTCPeerConnection) {
  let early: RTCIceCandidate[] | null = [];
  const add = (candidate: RTCIceCandidate | null) => {
    if (!candidate) return;
    if (early) early.push(candidate);
    else void connection.addIceCandidate(candidate).catch(() => {});
  };
  return {
    add,
    ready: () => {
      const waitingCandidates = early ?? [];
      early = null;
      for (const candidate of waitingCandidates) add(candidate);
    },
  };
}
