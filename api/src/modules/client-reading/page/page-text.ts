/** The text of a page in the encoding that its server (`contentType`), its first bytes or itself names. */
export function pageText(body: Buffer, contentType: string): string {
  const named = /charset\s*=\s*["']?([\w-]+)/i;
  const [, label] = named.exec(contentType) ?? named.exec(body.toString('latin1', 0, 2048)) ?? [];
  const isMarked = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
  try {
    return new TextDecoder(isMarked ? 'utf-8' : (label ?? 'utf-8')).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
