export interface ListedFile {
  readonly key: string;
  readonly changedAt: Date;
}

/** Where uploaded files lie. Keys are made by the server, never by a person. */
export interface FileStore {
  /** Stores the bytes under a new key; a key that exists is overwritten. Throws 507 STORAGE_FULL without room for them. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, or null when there is nothing under the key. */
  get(key: string): Promise<Buffer | null>;
  /** Removes what is there; nothing there is no error. */
  remove(key: string): Promise<void>;
  /** What lies under a prefix that ends with a slash, in pages. */
  list(prefix: string): AsyncIterable<readonly ListedFile[]>;
  /** Throws when the store cannot be written. */
  check(): Promise<void>;
}
