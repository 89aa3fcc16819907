import type { ProviderResponse } from "./provider-response.ts";

const channelName = "lantern-hour-social";
const pollMs = 400;

/** In the provider's popup: posts the response to the page that opened it. */
export function sendToOpener(response: ProviderResponse): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(response);
  channel.close();
}

/**
 * Waits for the response with this state. A popup that looks closed may only be isolated by the provider's headers, so
 * after `onClosed` a late response is still accepted. Returns a stop function.
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
    // A response that was sent just before the popup closed arrives first.
    closing = setTimeout(onClosed, pollMs);
  }, pollMs);
  channel.onmessage = ({ data }: MessageEvent<ProviderResponse>) => {
    if (data.state !== state) return;
    stop();
    onResponse(data);
  };
  return stop;
}

/** Opens an empty popup during the click event; null when the browser blocks it. */
export function openPopup(): Window | null {
  const [width, height] = [500, 640];
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return open("", "_blank", `popup,width=${width},height=${height},left=${left},top=${top}`);
}
