import type { ResponseOf } from "@lantern/contract/endpoints";
import type { getDataPackage } from "@lantern/contract/participant-endpoints";
import type { VideoTransport } from "./transport.ts";

/** The media server of this installation. Null when calls go directly between pages. Loaded only where it is used. */
export async function mediaServer(
  kind: ResponseOf<typeof getDataPackage>["media"]["kind"] | undefined,
): Promise<VideoTransport | null> {
  if (kind !== "livekit") return null;
  const { LiveKitTransport } = await import("./livekit.ts");
  return new LiveKitTransport();
}
