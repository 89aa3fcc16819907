import type { ProviderResponse } from "./provider-response.ts";

const channelName = "lantern-hour-social";
const pollMs = 400;

/** In the window that the provider sent back: hands the answer to the page that asked. */
export function passOn(response: ProviderResponse): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(response);
  channel.close();
}

/**
 * Waits for the answer with this state. A window that says it is closed may only have been cut off by the
 * provider's headers, so `onClosed` ends nothing: a late answer is taken. Returns a stop function.
 */
export function awaitResponse(
  popup: Window,
  state: string,
  { onResponse, onClosed }: { onResponse: (response: ProviderResponse) => void; onClosed: () => void },
): () => void {
  const channel = new BroadcastChannel(channelName);
  let closing: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearInterval(poll);
    clearTimeout(closing);
    channel.close();
  };
  const poll = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(poll);
    // An answer that was sent just before the window closed comes first.
    closing = setTimeout(onClosed, pollMs);
  }, pollMs);
  channel.onmessage = ({ data }: MessageEvent<ProviderResponse>) => {
    if (data.state !== state) return;
    stop();
    onResponse(data);
  };
  return stop;
}

/** Opens an empty window at once, while the press still counts; null when the browser does not allow it. */
export function openPopup(): Window | null {
  const [width, height] = [500, 640];
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return open("", "_blank", `popup,width=${width},height=${height},left=${left},top=${top}`);
}
