const WINDOWS_PAGES = new Set([874, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258]);

/** Letters as they come: bytes of a code page, and numbers with stand-ins for programs that do not know them. */
export class Letters {
  #decoder = new TextDecoder('windows-1252');
  #bytes: number[] = [];
  #text = '';
  /** Stand-ins still to come. */
  #skipped = 0;

  /** Any other page than those of Windows is read as the western one. */
  useCodePage(page: number): void {
    this.#decoder = new TextDecoder(WINDOWS_PAGES.has(page) ? `windows-${page}` : 'windows-1252');
  }

  byte(value: number): void {
    if (this.#skipped > 0) this.#skipped -= 1;
    else this.#bytes.push(value);
  }

  /** A letter by its number (negative above 32,767), with `standIns` bytes after it. */
  code(value: number, standIns: number): void {
    this.#decode();
    this.#text += String.fromCharCode(value < 0 ? value + 65_536 : value);
    this.#skipped = standIns;
  }

  /** What came since the last time. */
  take(): string {
    this.#decode();
    const text = this.#text;
    this.#text = '';
    this.#skipped = 0;
    return text;
  }

  #decode(): void {
    if (this.#bytes.length === 0) return;
    this.#text += this.#decoder.decode(Uint8Array.from(this.#bytes));
    this.#bytes = [];
  }
}
