import { useEffect, useMemo, useRef } from "react";

/** Video of a camera, without sound. The name is beside it. The person's own video is mirrored. */
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
    <span
      className="absolute inset-0 data-mirrored:-scale-x-100"
      aria-hidden="true"
      data-mirrored={mirrored || undefined}
    >
      <video ref={video} className="size-full object-cover" autoPlay muted playsInline tabIndex={-1} />
    </span>
  );
}

/** The person's own camera. */
export function OwnPicture({ track }: { track: MediaStreamTrack }) {
  const stream = useMemo(() => new MediaStream([track]), [track]);
  return <CameraPicture stream={stream} mirrored />;
}
