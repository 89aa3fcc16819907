import { useEffect, useMemo, useRef } from "react";

/** A camera's picture, without sound; the name stands beside it. Mirrored for oneself, as in a looking glass. */
export function CameraPicture({ stream, mirrored = false }: { stream: MediaStream; mirrored?: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <span className="l-cam" aria-hidden="true" data-mirrored={mirrored || undefined}>
      <video ref={video} autoPlay muted playsInline tabIndex={-1} />
    </span>
  );
}

/** The own camera's picture. */
export function OwnPicture({ track }: { track: MediaStreamTrack }) {
  const stream = useMemo(() => new MediaStream([track]), [track]);
  return <CameraPicture stream={stream} mirrored />;
}
