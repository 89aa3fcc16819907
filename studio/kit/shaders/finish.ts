import { HEAD } from "./noise.ts";

/** Halves a picture for the glow. */
export const SHRINK = `${HEAD}
uniform sampler2D below;uniform vec2 texel;
void main(){vec2 p=stored();vec3 c=vec3(0.);
  for(int y=-1;y<=1;y+=2)for(int x=-1;x<=1;x+=2)c+=min(texture(below,p+vec2(x,y)*texel).rgb,vec3(12.));
  o=vec4(c*.25,1.);}`;

/** Adds a smaller, softer picture of the glow to the next larger one. */
export const SPREAD = `${HEAD}
uniform sampler2D below,finer;uniform vec2 texel;uniform float weight;
void main(){vec2 p=stored();vec3 c=vec3(0.);float s=0.;
  for(int y=-2;y<=2;y++)for(int x=-2;x<=2;x++){float w=exp(-float(x*x+y*y)*.4);c+=texture(below,p+vec2(x,y)*texel).rgb*w;s+=w;}
  o=vec4(texture(finer,p).rgb+c/s*weight,1.);}`;

/** Glow, tone curve, cool shadows and warm lights, dark corners, and grain fine enough to hide banding. */
export const FINISH = `${HEAD}
uniform sampler2D below,glow;uniform float exposure,bloom,vignette,seed,grain;
float speck(uint k){uvec2 q=uvec2(gl_FragCoord.xy);uint h=q.x*1597334677u^q.y*3812015801u^(uint(seed)+k)*2798796415u;
  h=(h^(h>>15u))*2246822519u;h^=h>>13u;return float(h&65535u)/65535.;}
void main(){
  vec3 c=texture(below,stored()).rgb;vec3 g=texture(glow,stored()).rgb;
  c=(c*.93+g*bloom*.055)*exposure;
  c=(c*(2.51*c+.03))/(c*(2.43*c+.59)+.14);c=pow(clamp(c,0.,1.),vec3(.4545));
  float l=dot(c,vec3(.2126,.7152,.0722));
  c=mix(c,c*vec3(.90,1.0,1.14),(1.-smoothstep(0.,.45,l))*.55);
  c=mix(c,c*vec3(1.06,1.,.91),smoothstep(.35,.95,l)*.6);
  c=mix(vec3(l),c,1.06);
  float v=length((uv-.5)*vec2(1.05,.98));c*=1.-vignette*smoothstep(.36,.84,v);
  float n=speck(1u)+speck(2u)-1.;
  c+=n*grain*(1.-.5*l);
  o=vec4(clamp(c,0.,1.),1.);
}`;
