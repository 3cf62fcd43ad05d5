const K = new Uint32Array(64);
const FIRST = new Uint32Array(8);

/** The first 32 bits behind the point of a root, as the standard takes its constants from the first primes. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
for (let prime = 2, found = 0; found < 64; prime += 1) {
  let isPrime = true;
  for (let divisor = 2; divisor * divisor <= prime; divisor += 1) if (prime % divisor === 0) isPrime = false;
  if (!isPrime) continue;
  K[found] = fraction(Math.cbrt(prime));
  if (found < 8) FIRST[found] = fraction(Math.sqrt(prime));
  found += 1;
}

const BLOCK = 64;
const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** SHA-256 of bytes that come in parts: browsers lend their own only to pages that came over TLS. */
export class Sha256 {
  readonly #state = FIRST.slice();
  readonly #words = new Uint32Array(64);
  readonly #rest = new Uint8Array(BLOCK);
  #length = 0;

  add(bytes: Uint8Array): this {
    let at = 0;
    const kept = this.#length % BLOCK;
    this.#length += bytes.length;
    if (kept > 0) {
      at = Math.min(BLOCK - kept, bytes.length);
      this.#rest.set(bytes.subarray(0, at), kept);
      if (kept + at < BLOCK) return this;
      this.#mix(this.#rest, 0);
    }
    for (; at + BLOCK <= bytes.length; at += BLOCK) this.#mix(bytes, at);
    this.#rest.set(bytes.subarray(at), 0);
    return this;
  }

  /** The sum in hex; nothing can be added afterwards. */
  hex(): string {
    const bits = this.#length * 8;
    const used = this.#length % BLOCK;
    const end = new Uint8Array((used < 56 ? BLOCK : 2 * BLOCK) - used);
    const view = new DataView(end.buffer);
    view.setUint8(0, 0x80);
    view.setUint32(end.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(end.length - 4, bits >>> 0);
    this.add(end);
    return Array.from(this.#state, (word) => word.toString(16).padStart(8, '0')).join('');
  }

  #mix(bytes: Uint8Array, offset: number): void {
    const view = new DataView(bytes.buffer, bytes.byteOffset + offset, BLOCK);
    const w = this.#words;
    const word = (index: number): number => w[index] ?? 0;
    for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [a, b] = [word(i - 15), word(i - 2)];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = word(i - 16) + s0 + word(i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = this.#state;
    for (let i = 0; i < 64; i += 1) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + word(i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries())
      this.#state[i] = (this.#state[i] ?? 0) + value;
  }
}
