const PATIENCE_MS = 8000;

/**
 * Whether media can travel at all: two connections of this page meet each other, by these ways.
 *
 * @returns how long it took, ms; null when they did not meet
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
    await near.setLocalDescription(await near.createOffer());
    await far.setRemoteDescription(near.localDescription as RTCSessionDescription);
    toFar.ready();
    await far.setLocalDescription(await far.createAnswer());
    await near.setRemoteDescription(far.localDescription as RTCSessionDescription);
    toNear.ready();
    return (await opened) ? performance.now() - began : null;
  } catch {
    return null;
  } finally {
    near.close();
    far.close();
  }
}

/** Ways to the other side that come before it is described are kept until it is. */
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
