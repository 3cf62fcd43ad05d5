const TIMEOUT_MS = 30_000;

export type Json = { [key: string]: unknown };

/** The product's api, spoken to as a browser does. Throws what it answers when that is not 2xx. */
export class ProductApi {
  readonly origin: string;
  private token: string | undefined;
  constructor(origin: string) {
    this.origin = origin;
  }

  async logIn(email: string, password: string): Promise<void> {
    const { token } = await this.call<{ token: string }>('POST', '/auth/login', { email, password });
    this.token = token;
  }

  /** The `data` of the answer, or all of it where there is none. */
  async call<T = Json>(
    method: string,
    path: string,
    body?: Json | FormData,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.origin + path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...headers,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    const answer = JSON.parse(text);
    return answer.data ?? answer;
  }

  /** Uploads one file; its address. */
  async upload(
    path: string,
    field: string,
    file: { name: string; type: string; bytes: Buffer },
  ): Promise<string> {
    const form = new FormData();
    form.set(field, new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
    return (await this.call<{ url: string }>('POST', path, form)).url;
  }
}
