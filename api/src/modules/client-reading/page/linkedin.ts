/** 999 is LinkedIn's own; the others say the same: not without a login, or not so often. */
const WALLS = new Set([999, 401, 403, 429]);

/** Whether an answer of LinkedIn is its wall instead of a page: a status that says so, the login, or a page that asks for it. */
export const isWall = ({ url, status, html }: { url: string; status: number; html: string }): boolean =>
  WALLS.has(status) ||
  /\/(?:authwall|login|uas\/login|checkpoint|signup)\b/.test(new URL(url).pathname) ||
  /authwall|<title>\s*(?:sign up|log in|join linkedin|linkedin login)/i.test(html.slice(0, 20_000));
