import { HEAD } from "../kit/shaders/noise.ts";

/** Fills the target with one brightness. */
export const EVEN = `${HEAD}
uniform float light;
void main(){o=vec4(vec3(light),1.);}`;

/** Computes what a layer adds and how much it lets through, from the layer over black and over white. */
export const PACK = `${HEAD}
uniform sampler2D black,white;
void main(){vec4 a=texture(black,stored());o=vec4(a.rgb,clamp(texture(white,stored()).r-a.r,0.,1.));}`;

/**
 * Combines this many packed layers, each moved by its depth, with the air between them.
 * `move` contains size and shift of sky, layers and air.
 */
export function composeShader(layers: number, airAfter: number): string {
  const count = layers + 1;
  const names = Array.from({ length: count }, (_, i) => `p${i},q${i}`).join(",");
  const steps = Array.from({ length: layers }, (_, i) => {
    const lay = `k=${look(i + 1)};c=c*k.a+k.rgb;`;
    return i + 1 === airAfter ? `${lay}${AIR(count)}` : lay;
  });
  return `${HEAD}
uniform sampler2D ${names},air;uniform vec4 move[${count + 1}];uniform float between;
vec2 place(int i){return .5+(uv-.5)/move[i].x+move[i].yz;}
vec4 look(sampler2D a,sampler2D b,int i){vec2 p=place(i);p.y=1.-p.y;
  return between>0.?mix(texture(a,p),texture(b,p),between):texture(a,p);}
void main(){vec4 k;vec3 c=${look(0)}.rgb;${airAfter === 0 ? AIR(count) : ""}${steps.join("\n")}o=vec4(c,1.);}`;
}

const look = (i: number) => `look(p${i},q${i},${i})`;
/** Emitted light has the same weight as on the plates of a still. */
const AIR = (i: number) => `k=texture(air,place(${i}));c+=pow(k.rgb*k.a,vec3(1.9))*3.2;`;
