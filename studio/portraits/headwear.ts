/** What people wear on their heads: behind the head, and over hair and forehead. */
interface Headwear {
  back?: (color: string) => string;
  front: (color: string) => string;
  /** Hides hair and ears. */
  covers?: true;
}

const shade = 'fill="#000" opacity=".2"';

export const headwear = {
  scarf: {
    back: (color) =>
      `<path d="M108 166C100 140 110 112 112 88 114 48 132 26 160 26S206 48 208 88C210 112 220 140 212 166Z" fill="${color}"/>`,
    front: (color) =>
      `<path fill-rule="evenodd" d="M112 152C108 132 114 108 116 86 118 50 134 28 160 28S202 50 204 86C206 108 212 132 208 152 196 176 124 176 112 152ZM134 90C134 112 144 130 160 130S186 112 186 90C186 68 176 56 160 56S134 68 134 90Z" fill="${color}"/><path d="M120 128c14 22 44 30 70 12M116 146c26 24 62 24 88-2M200 96c2 16-6 34-20 42" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2.500" stroke-linecap="round"/>`,
    covers: true,
  },
  wrap: {
    front: (color) =>
      `<path d="M124 84C112 50 128 12 164 14 200 16 210 52 196 84 186 66 174 60 158 60 144 60 132 68 124 84Z" fill="${color}"/><path d="M128 64C150 40 178 32 204 46M124 76C140 44 160 26 186 22" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/><path d="M190 28c6-18 28-20 30-4 2 14-16 20-26 16Z" fill="${color}"/><path d="M194 40q-8-6-4-12" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2"/>`,
  },
  turban: {
    front: (color) =>
      `<path d="M122 78C112 40 134 14 160 14S208 40 198 78C190 68 178 62 160 44 142 62 130 68 122 78Z" fill="${color}"/><path d="M160 44C148 56 134 62 124 72M160 44C172 56 186 62 196 72M160 44C152 34 138 34 120 50M160 44C168 34 182 34 200 50M160 44C158 30 150 20 140 20M160 44C162 30 170 20 180 20" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2.500"/>`,
  },
  beanie: {
    front: (color) =>
      `<path d="M124 66C122 34 138 18 160 18S198 34 196 66Z" fill="${color}"/><path d="M121 60q39-12 78 0v16q-39-12-78 0Z" fill="${color}"/><path d="M121 60q39-12 78 0v16q-39-12-78 0Z" ${shade}/><path d="M134 57v16M147 55v15M160 54v15M173 55v15M186 57v16" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`,
  },
  cap: {
    front: (color) =>
      `<path d="M122 70C120 38 138 22 162 22S200 38 198 66Z" fill="${color}"/><path d="M120 68C140 56 184 54 222 66 224 72 220 76 214 75 180 68 146 68 122 76Z" fill="${color}"/><path d="M120 68C140 56 184 54 222 66 224 72 220 76 214 75 180 68 146 68 122 76Z" ${shade}/>`,
  },
  brim: {
    front: (color) =>
      `<path d="M128 58C126 30 142 18 150 20 158 24 164 24 172 20 182 18 194 32 192 58Z" fill="${color}"/><path d="M126 50q34-10 68 0v10q-34-8-68 0Z" fill="#000" opacity=".35"/><path d="M98 68C118 52 202 52 222 68 196 66 184 62 160 62S124 66 98 68Z" fill="${color}"/>`,
  },
  band: {
    front: (color) => `<path d="M126 66C140 46 180 46 194 66L190 76C176 56 144 56 130 76Z" fill="${color}"/>`,
  },
} satisfies Record<string, Headwear>;

export type HeadwearStyle = Headwear;
