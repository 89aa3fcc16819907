/** Shoulders and what covers them. The first color is the garment's, the second its trim. */
const shoulders =
  "M56 206C56 170 80 156 122 147L142 140C146 162 174 162 178 140L198 147C240 156 264 170 264 206Z";

const garment = (color: string) => `<path d="${shoulders}" fill="${color}"/>`;
const folds =
  '<path d="M92 206C92 188 96 178 102 170M228 206C228 188 224 178 218 170" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>';

export const clothes = {
  sweater: (color: string, trim: string) =>
    `${garment(color)}${folds}<path d="M140 140c5 24 35 24 40 0l8 4c-6 32-50 32-56 0Z" fill="${trim}"/>`,
  rollneck: (color: string, trim: string) =>
    `${garment(color)}${folds}<path d="M141 128c8 9 30 9 38 0l7 20c-10 16-42 16-52 0Z" fill="${trim}"/><path d="M139 138c10 10 32 10 42 0" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2.500"/>`,
  shirt: (color: string, trim: string) =>
    `${garment(color)}${folds}<path d="M160 158v48" stroke="#000" stroke-opacity=".25" stroke-width="2"/><path d="M140 140l20 20-18 16-14-28ZM180 140l-20 20 18 16 14-28Z" fill="${trim}"/>`,
  jacket: (color: string, trim: string) =>
    `${garment(color)}<path d="M142 140C146 162 174 162 178 140l10 8-18 58h-20l-18-58Z" fill="${trim}"/><path d="M142 140c-8 4-14 8-16 14l16 18-8 8 20 26h-4l-20-66ZM178 140c8 4 14 8 16 14l-16 18 8 8-20 26h4l20-66Z" fill="#000" opacity=".28"/>${folds}`,
  hoodie: (color: string, trim: string) =>
    `<path d="M112 152C108 134 126 122 160 122S212 134 208 152Z" fill="${color}"/><path d="M120 152C118 138 134 130 160 130S202 138 200 152Z" fill="#000" opacity=".3"/>${garment(color)}${folds}<path d="M138 142c5 24 39 24 44 0l7 4c-6 30-52 30-58 0Z" fill="#000" opacity=".22"/><path d="M146 160v26M174 160v26" stroke="${trim}" stroke-width="3" stroke-linecap="round"/>`,
  overalls: (color: string, trim: string) =>
    `${garment(trim)}${folds}<path d="M108 152l16-5 12 34h48l12-34 16 5-8 54h-88Z" fill="${color}"/><circle cx="130" cy="180" r="4" fill="#f3d28a"/><circle cx="190" cy="180" r="4" fill="#f3d28a"/>`,
  drape: (color: string, trim: string) =>
    `${garment(color)}<path d="M198 147C176 168 128 190 84 206H56C56 170 80 156 122 147 148 160 176 156 198 147Z" fill="${trim}"/><path d="M190 152C160 172 120 188 92 200M176 154C146 172 104 186 70 196" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2.500"/>`,
  blouse: (color: string, trim: string) =>
    `${garment(color)}${folds}<path d="M138 142c4 22 14 36 22 42 8-6 18-20 22-42l10 5c-2 30-18 52-32 60-14-8-30-30-32-60Z" fill="${trim}"/>`,
};

/** A wheelchair behind the shoulders: wheels, back and push handles. */
export function wheelchair(frame: string): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="204" r="46" stroke="#0d101b" stroke-width="9"/><circle cx="${x}" cy="204" r="38" stroke="${frame}" stroke-width="3.500"/>`;
  return `<g fill="none">${wheel(60)}${wheel(260)}</g><path d="M92 206V142q0-8 8-8h120q8 0 8 8v64Z" fill="#141829"/><path d="M100 150V140h120v10" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="3"/><path d="M92 206V130q0-8-8-9M228 206V130q0-8 8-9" fill="none" stroke="${frame}" stroke-width="6" stroke-linecap="round"/><path d="M83 121 70 118M237 121l13-3" stroke="#0d101b" stroke-width="11" stroke-linecap="round"/>`;
}
