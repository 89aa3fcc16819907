/** Beards and moustaches on the face of `face.ts`. */
const full =
  "M129 92C129 112 131 128 141 137 148 144 172 144 179 137 189 128 191 112 191 92 188 102 184 107 177 108 171 105 165 105 160 107 155 105 149 105 143 108 136 107 132 102 129 92Z";
const mouth = '<path d="M151 117q9 5 18 0-2 6-9 6t-9-6Z" fill="#7a3a3c"/>';
const whiskers =
  "M160 108C154 104 147 107 141 115 148 117 155 117 160 114 165 117 172 117 179 115 173 107 166 104 160 108Z";

export const beards = {
  full: (color: string) => `<path d="${full}" fill="${color}"/>${mouth}`,
  long: (color: string) =>
    `<path d="M129 92C128 120 130 150 146 164 154 171 166 171 174 164 190 150 192 120 191 92 188 102 184 107 177 108 171 105 165 105 160 107 155 105 149 105 143 108 136 107 132 102 129 92Z" fill="${color}"/>${mouth}`,
  moustache: (color: string) => `<path d="${whiskers}" fill="${color}"/>`,
  goatee: (color: string) =>
    `<path d="${whiskers}" fill="${color}"/><path d="M148 122q12 5 24 0c1 10-4 18-12 18s-13-8-12-18Z" fill="${color}"/>`,
};
