import { HEAD } from "./noise.ts";

/** Sky, dust, stars, and the planet Serena with its ring: a sphere and a disc, each in the other's shadow. */
export const SPACE = `${HEAD}
uniform vec3 top,low,sun,axis;
uniform vec4 planet;            // x, y, radius, light (0: none)
uniform vec2 ring;              // inner and outer edge in radii
uniform float stars,seed;
uniform vec4 dust[4];uniform vec4 dustColor[4];

vec3 field(vec2 px){
  vec3 c=vec3(0.);
  for(int k=0;k<3;k++){
    float cell=k==0?11.:k==1?26.:74.,rare=k==0?.935:k==1?.93:.90;
    vec2 s=px/cell+float(k)*17.3+seed,id=floor(s);
    float h=h21(id+seed);
    vec2 off=(vec2(h21(id+3.1),h21(id+7.7))-.5)*.7;
    float d=length(fract(s)-.5-off)*cell,m=pow(max(0.,(h-rare)/(1.-rare)),2.2);
    float size=k==0?.75:k==1?1.05:1.5;
    vec3 tint=mix(vec3(.70,.84,1.),vec3(1.,.88,.70),step(.72,h21(id+1.9)));
    c+=tint*m*(smoothstep(size,size*.2,d)+(k==2?.10*exp(-d*.28):0.));
  }
  return c;
}
float grooves(float r){
  float u=(r-ring.x)/(ring.y-ring.x);
  if(u<0.||u>1.)return 0.;
  float d=.26+.52*vn(vec2(u*7.,1.))+.34*vn(vec2(u*24.,4.))+.26*(vn(vec2(u*90.,8.))-.5)+.2*(vn(vec2(u*260.,2.))-.5);
  d*=1.-.93*smoothstep(.028,.012,abs(u-.62))-.55*smoothstep(.012,.004,abs(u-.86))-.5*smoothstep(.02,.006,abs(u-.27));
  return clamp(d,0.,1.)*smoothstep(0.,.05,u)*smoothstep(1.,.965,u);
}
void main(){
  vec2 px=picture();vec3 c=mix(top,low,smoothstep(-.1,1.1,uv.y+.12*(fbm(uv*3.+seed)-.5)));
  for(int i=0;i<4;i++){
    if(dust[i].z<=0.)continue;
    vec2 q=(px-dust[i].xy)/dust[i].z;float n=fbm(q*1.7+seed+float(i)*5.),m=fbm(q*3.6+n*1.6+2.);
    c+=dustColor[i].rgb*exp(-dot(q,q)*1.6)*smoothstep(.22,.80,n*.55+m*.55)*1.5;
  }
  if(stars>0.)c+=field(px)*stars*(1.-smoothstep(0.,.35,dot(c,vec3(.33))));
  if(planet.w>0.){
    vec3 S=normalize(sun),A=normalize(axis);
    vec2 p=vec2(px.x-planet.x,planet.y-px.y)/planet.z;float r=length(p),aa=1.6/planet.z;
    // the ring's disc
    float z=-(p.x*A.x+p.y*A.y)/A.z;vec3 P=vec3(p,z);float rr=length(P);
    float dens=grooves(rr);
    float along=dot(P,S);float miss=length(P-S*along);
    float shade=along<0.?smoothstep(.93,1.05,miss):1.;
    float ang=atan(P.y,P.x);
    float fleck=vn(vec2(rr*420.,ang*260.))*.6+vn(vec2(rr*170.,ang*110.))*.5;
    vec3 ice=mix(vec3(.40,.56,.74),vec3(.98,.90,.78),smoothstep(.2,.9,vn(vec2((rr-ring.x)*9.,3.))));
    vec3 ringC=ice*(.50+.50*fleck)*(.05+.95*shade)*planet.w*.62;
    ringC+=vec3(1.,.95,.85)*step(.9935,h21(floor(vec2(rr*500.,ang*420.))))*shade*.9*planet.w*dens;
    float ringA=dens*(.90);
    // behind the planet first
    if(z<=0.||r>1.)c=mix(c,ringC,ringA*step(0.,1.));
    // the sphere
    float disc=smoothstep(1.+aa,1.-aa,r);
    if(r<1.02){
      vec3 N=normalize(vec3(p,sqrt(max(.0001,1.-r*r))));
      float lat=dot(N,A);
      vec3 E=normalize(cross(A,vec3(.3,.1,1.)));float lon=atan(dot(N,cross(A,E)),dot(N,E));
      float swirl=fbm(vec2(lon*2.2,lat*9.))*.9+fbm(vec2(lon*6.,lat*26.))*.35;
      float band=vn(vec2(lat*6.5+swirl*.35,2.))*.55+vn(vec2(lat*17.+swirl*.6,7.))*.3+vn(vec2(lat*44.+swirl,3.))*.15;
      vec3 cream=vec3(.86,.58,.31),rose=vec3(.44,.20,.16),vio=vec3(.17,.12,.27);
      vec3 alb=mix(rose,cream,smoothstep(.28,.66,band));alb=mix(alb,vio,.65*smoothstep(.62,.98,abs(lat)+.1*swirl));
      alb*=.86+.28*swirl;
      float t=-dot(N,A)/dot(S,A);float sh=1.;
      if(t>0.){float q=length(N+S*t);sh=1.-.80*grooves(q);}
      float lam=dot(N,S);float day=pow(clamp((lam+.10)/1.1,0.,1.),1.35)*sh;
      vec3 term=mix(vec3(.62,.22,.26),vec3(1.),smoothstep(-.05,.40,lam));
      vec3 b=alb*day*term*planet.w*1.15;
      b+=vec3(.020,.022,.055)*planet.w*(.5+.5*N.y);
      float air=pow(1.-N.z,3.);b+=vec3(.95,.74,.55)*air*smoothstep(-.25,.6,lam)*.5*planet.w;
      c=mix(c,b,disc);
    }
    float halo=exp(-max(0.,r-1.)*9.)*smoothstep(.985,1.01,r)*smoothstep(-.5,.9,dot(normalize(vec3(p,.2)),S));
    c+=vec3(.85,.60,.42)*halo*.16*planet.w;
    // before the planet
    if(z>0.&&r<1.)c=mix(c,ringC,ringA);
  }
  o=vec4(c,1.);
}`;
