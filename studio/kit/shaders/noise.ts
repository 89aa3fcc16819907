/** Head of every fragment shader, with value noise. `uv` is 0..1 from the top left, `px` is in picture units. */
export const HEAD = `#version 300 es
precision highp float;
in vec2 uv;out vec4 o;
float h21(vec2 p){p=fract(p*vec2(123.34,456.21));p+=dot(p,p+45.32);return fract(p.x*p.y);}
float vn(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*(3.-2.*f);
  return mix(mix(h21(i),h21(i+vec2(1,0)),f.x),mix(h21(i+vec2(0,1)),h21(i+vec2(1,1)),f.x),f.y);}
float fbm(vec2 p){float s=0.,a=.5;mat2 m=mat2(.8,.6,-.6,.8);
  for(int i=0;i<5;i++){s+=a*vn(p);p=m*p*2.03+11.;a*=.5;}return s;}
vec2 picture(){return uv*vec2(1600.,900.);}
// Our own passes store rows bottom-up, canvases top-down.
vec2 stored(){return vec2(uv.x,1.-uv.y);}
`;
