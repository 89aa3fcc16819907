/** The playlists and captions that a film has whether it is rendered whole or cut for a team. */

/** Pictures with their captions, and the second at which each comes in. */
interface Captioned {
  frames: readonly { caption: string; seconds: number }[];
  starts: readonly number[];
}

/** A caption appears a moment after its picture and disappears before the next one. */
const LATE = 0.5;
const EARLY = 0.2;

/** The captions of a film as WebVTT: one cue for each picture, its rows as in the story. */
export function webVtt({ frames, starts }: Captioned): string {
  const cues = frames.flatMap(({ caption, seconds }, i) => {
    const from = starts[i] ?? 0;
    if (!caption) return [];
    return [`${stamp(from + LATE)} --> ${stamp(from + seconds - EARLY)}\n${cueText(caption)}`];
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

/** Rows as lines, with markup escaped. */
function cueText(caption: string): string {
  return caption.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(" / ", "\n");
}

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, "0");
  return `${part(ms / 3_600_000)}:${part((ms / 60_000) % 60)}:${part((ms / 1000) % 60)}.${part(ms % 1000, 3)}`;
}

/** The playlist of the captions: one file for the whole film. */
export function captionsPlaylist(file: string, seconds: number): string {
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    "#EXT-X-PLAYLIST-TYPE:VOD",
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    "#EXT-X-MEDIA-SEQUENCE:0",
    `#EXTINF:${seconds.toFixed(3)},`,
    file,
    "#EXT-X-ENDLIST",
    "",
  ].join("\n");
}
