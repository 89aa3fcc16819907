import { HEAD } from "./noise.ts";

/** Most lamps a scene can have. */
export const LAMPS = 10;

/** Lays one plate over the picture: lamps shine on its shapes, then mist lies before it. */
export const LAYER = `${HEAD}
uniform sampler2D below,color,own,form,bulk;
uniform vec4 lamp[${LAMPS}];uniform vec4 lampColor[${LAMPS}];   // xyz radius; rgb haze
uniform vec4 lampShape[${LAMPS}];   // flatness of the pool it throws
uniform vec3 ambient;
uniform float z,share,relief,round,rim,seed,lamps;
uniform vec4 mist;uniform vec2 band;

float height(vec2 p){vec4 f=texture(form,p);return f.a*.72+.28*dot(f.rgb,vec3(.3,.5,.2));}
vec3 shine(int i,vec2 px,vec3 n,float wrap){
  vec3 d=lamp[i].xyz-vec3(px,z);d.y=-d.y;float r=lamp[i].w;
  vec2 q=d.xy*vec2(1.,lampShape[i].x);float fall=1./(1.+dot(q,q)/(r*r)*1.52);fall*=sqrt(fall);
  return lampColor[i].rgb*fall*max(0.,(dot(n,normalize(d))+wrap)/(1.+wrap));
}
void main(){
  vec2 px=picture();vec3 c=texture(below,stored()).rgb;
  vec4 k=texture(color,uv);
  vec4 w=texture(own,uv);
  // Most of most plates is empty: no light to work out there.
  if(k.a>0.){
  vec3 alb=pow(k.rgb,vec3(2.2));
  vec2 e=vec2(relief*.5/1600.,relief*.5/900.);
  vec2 g=vec2(height(uv+vec2(e.x,0.))-height(uv-vec2(e.x,0.)),height(uv+vec2(0.,e.y))-height(uv-vec2(0.,e.y)));
  vec2 w2=vec2(round*.5/1600.,round*.5/900.);
  vec2 b2=round>0.?vec2(texture(bulk,uv+vec2(w2.x,0.)).a-texture(bulk,uv-vec2(w2.x,0.)).a,texture(bulk,uv+vec2(0.,w2.y)).a-texture(bulk,uv-vec2(0.,w2.y)).a):vec2(0.);
  vec2 t=g*2.2+b2*1.9;
  vec3 n=normalize(vec3(-t.x,t.y,1.));
  float edge=clamp(length(g)*1.7-.18,0.,1.);
  vec3 lit=ambient*(.82+.18*n.y),back=vec3(0.);
  for(int i=0;i<${LAMPS};i++){
    if(float(i)>=lamps)break;
    lit+=shine(i,px,n,.18)*share;
    vec3 side=normalize(vec3(n.xy*2.4,.22));
    if(edge>0.)back+=shine(i,px,side,-.25)*share;
  }
  vec3 s=alb*lit+(alb*.75+.05)*back*edge*rim;
  c=mix(c,s,k.a);
  }
  c+=pow(w.rgb*w.a,vec3(1.9))*3.2;
  if(mist.w>0.){
    float b=band.y>0.?exp(-pow((px.y-band.x)/band.y,2.)):1.;
    float f=fbm(px*vec2(.0021,.0052)+seed)*.65+fbm(px*vec2(.006,.013)+seed*2.)*.35;
    float d=mist.w*b*smoothstep(.10,.85,f);
    vec3 air=mist.rgb*.5;
    for(int i=0;i<${LAMPS};i++){if(float(i)>=lamps)break;vec2 q=(lamp[i].xy-px)/(lamp[i].w*.62);float a=1./(1.+dot(q,q)*3.);air+=mist.rgb*lampColor[i].rgb*lampColor[i].a*a*a;}
    c=mix(c,air,clamp(d,0.,.96));
  }
  o=vec4(c,1.);
}`;
