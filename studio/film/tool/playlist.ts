/** One quality of the master playlist. */
export interface Quality {
  name: string;
  width: number;
  height: number;
  codecs: string;
  /** Bits per second: of the heaviest segment, and on average. */
  peak: number;
  average: number;
}

/** The playlist of playlists. ffmpeg names no captions in it, so it is written here. */
export function masterPlaylist(qualities: readonly Quality[]): string {
  const variants = qualities.flatMap(({ name, width, height, codecs, peak, average }) => [
    [
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${width}x${height}`,
      `FRAME-RATE=24.000,CODECS="${codecs}",SUBTITLES="captions"`,
    ].join(","),
    `${name}.m3u8`,
  ]);
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,FORCED=NO,URI="captions.m3u8"',
    ...variants,
    "",
  ].join("\n");
}

/** Segments of a media playlist with their seconds. */
export function segmentsOf(playlist: string): { file: string; seconds: number }[] {
  return [...playlist.matchAll(/#EXTINF:([\d.]+),.*\n(.+)/g)].map(([, seconds, file]) => ({
    file: String(file),
    seconds: Number(seconds),
  }));
}
