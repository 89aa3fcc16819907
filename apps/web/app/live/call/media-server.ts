import type { getDataPackage, ResponseOf } from "@lantern/contract/http";
import type { VideoTransport } from "./transport.ts";

/** The media server that this installation's calls go through; null: from page to page. Loaded only where it is used. */
export async function mediaServer(
  kind: ResponseOf<typeof getDataPackage>["media"]["kind"] | undefined,
): Promise<VideoTransport | null> {
  if (kind !== "livekit") return null;
  const { LiveKitTransport } = await import("./livekit.ts");
  return new LiveKitTransport();
}
