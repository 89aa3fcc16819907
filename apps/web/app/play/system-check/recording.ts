const SECONDS = 3;

/** Records a few seconds of a track. The recording stays in the memory of this page. */
export function record(track: MediaStreamTrack): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const recorder = new MediaRecorder(new MediaStream([track]));
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => resolve(new Blob(parts, { type: recorder.mimeType }));
    recorder.onerror = () => reject(new DOMException("no recording", "AbortError"));
    recorder.start();
    setTimeout(() => recorder.state !== "inactive" && recorder.stop(), SECONDS * 1000);
  });
}
