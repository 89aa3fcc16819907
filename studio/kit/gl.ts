type Uniform = number | readonly number[];

const VERTEX = `#version 300 es
in vec2 p;out vec2 uv;
void main(){uv=vec2(p.x*.5+.5,.5-p.y*.5);gl_Position=vec4(p,0.,1.);}`;

/** A picture in linear light that a pass can draw into and a later pass can read. */
export interface Target {
  texture: WebGLTexture;
  frame: WebGLFramebuffer;
  width: number;
  height: number;
}

/** The few WebGL calls that composition needs: full-screen passes between floating-point targets. */
export class Passes {
  readonly #gl: WebGL2RenderingContext;
  readonly #programs = new Map<string, WebGLProgram>();

  constructor(canvas: HTMLCanvasElement) {
    const gl = canvas.getContext("webgl2", { preserveDrawingBuffer: true, antialias: false, alpha: false });
    if (!gl?.getExtension("EXT_color_buffer_float")) throw new Error("WebGL2 with float targets is needed");
    gl.getExtension("OES_texture_float_linear");
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
    this.#gl = gl;
  }

  target(width: number, height: number): Target {
    const gl = this.#gl;
    const texture = this.#texture();
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA16F, width, height, 0, gl.RGBA, gl.HALF_FLOAT, null);
    const frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    return { texture, frame, width, height };
  }

  upload(canvas: HTMLCanvasElement): WebGLTexture {
    const gl = this.#gl;
    const texture = this.#texture();
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
    return texture;
  }

  release(texture: WebGLTexture): void {
    this.#gl.deleteTexture(texture);
  }

  /** Runs one fragment shader over the whole target, or over the canvas when there is none. */
  run(
    shader: string,
    target: Target | null,
    uniforms: Record<string, Uniform>,
    textures: Record<string, WebGLTexture> = {},
  ): void {
    const gl = this.#gl;
    const program = this.#program(shader);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target?.frame ?? null);
    gl.viewport(0, 0, target?.width ?? gl.drawingBufferWidth, target?.height ?? gl.drawingBufferHeight);
    gl.useProgram(program);
    for (const [name, value] of Object.entries(uniforms)) this.#set(program, name, value);
    Object.entries(textures).forEach(([name, texture], unit) => {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.uniform1i(gl.getUniformLocation(program, name), unit);
    });
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  /** A number is a float; 2 to 4 numbers are a vector; a name that ends in `[]` takes an array of vec4. */
  #set(program: WebGLProgram, name: string, value: Uniform): void {
    const gl = this.#gl;
    const location = gl.getUniformLocation(program, name.replace("[]", "[0]"));
    if (typeof value === "number") gl.uniform1f(location, value);
    else if (name.endsWith("[]")) gl.uniform4fv(location, value);
    else if (value.length === 2) gl.uniform2fv(location, value);
    else if (value.length === 3) gl.uniform3fv(location, value);
    else gl.uniform4fv(location, value);
  }

  #texture(): WebGLTexture {
    const gl = this.#gl;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
      gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
    for (const zoom of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D, zoom, gl.LINEAR);
    return texture;
  }

  #program(shader: string): WebGLProgram {
    const compiled = this.#programs.get(shader);
    if (compiled) return compiled;
    const gl = this.#gl;
    const program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, VERTEX],
      [gl.FRAGMENT_SHADER, shader],
    ] as const) {
      const stage = gl.createShader(type);
      if (!stage) throw new Error("no shader");
      gl.shaderSource(stage, source);
      gl.compileShader(stage);
      if (!gl.getShaderParameter(stage, gl.COMPILE_STATUS))
        throw new Error(gl.getShaderInfoLog(stage) ?? "shader");
      gl.attachShader(program, stage);
    }
    gl.bindAttribLocation(program, 0, "p");
    gl.linkProgram(program);
    this.#programs.set(shader, program);
    return program;
  }
}
