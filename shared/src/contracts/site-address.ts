/** The host of an address of the web without `www.` and a dot at its end; empty for what is no such address. */
export function siteOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, '').replace(/\.$/, '') : '';
}

/** Whether two addresses are of one site. */
export const isSameSite = (one: string, other: string): boolean =>
  siteOf(one) !== '' && siteOf(one) === siteOf(other);

/** Whether an address is LinkedIn's. */
export const isLinkedin = (url: string): boolean => /(?:^|\.)linkedin\.com$/.test(siteOf(url));
