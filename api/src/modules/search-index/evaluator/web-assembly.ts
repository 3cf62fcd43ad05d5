/** What is used of WebAssembly, which the types of Node leave to those of browsers. */
interface Wasm {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: Readonly<Record<string, Readonly<Record<string, WasmMemory>>>>,
  ) => { readonly exports: unknown };
  readonly Memory: new (size: { readonly initial: number }) => WasmMemory;
}
/** Memory that grows by pages of 64 KiB; its buffer is another one then. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export const { WebAssembly: wasm } = globalThis as unknown as { readonly WebAssembly: Wasm };
