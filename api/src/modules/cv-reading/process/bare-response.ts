/** As much of the web's `Response` as pdf.js uses: the bytes of a stream. */
class BareResponse {
  readonly #stream: ReadableStream<Uint8Array>;
  constructor(stream: ReadableStream<Uint8Array>) {
    this.#stream = stream;
  }
  /** All that the stream gives; rejects where it fails. */
  async bytes(): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for await (const part of this.#stream) parts.push(part);
    const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.byteLength;
    }
    return bytes;
  }
}

// pdf.js looks at `Response` as it is loaded, for which Node would load its whole client for the web: a process that reads CVs
// has no use for one. Set, since what is defined or asked for loads it too.
(globalThis as { Response: unknown }).Response = BareResponse;
