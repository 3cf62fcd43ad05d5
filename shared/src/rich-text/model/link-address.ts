import { LINK_SCHEMES } from '../../contracts/rich-text.ts';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const MAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
const DOMAIN = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/;

const isAllowed = (scheme: string): boolean => LINK_SCHEMES.some((known) => known === scheme.toLowerCase());

/** The address as a link may carry it; undefined when its scheme is not allowed or it is empty. */
export function safeAddress(href: string): string | undefined {
  // Browsers skip control characters and blanks inside a scheme: `java\nscript:`.
  const bare = [...href].filter((sign) => sign > ' ' && sign !== '\u007f').join('');
  const scheme = SCHEME.exec(bare)?.[1];
  if (!bare || (scheme && !isAllowed(scheme))) return undefined;
  return href.trim();
}

/** What someone typed as an address: `example.org` becomes `https://example.org`, `ana@example.org` a mail link. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (MAIL.test(text)) return `mailto:${text}`;
  const scheme = SCHEME.exec(text)?.[1];
  if (scheme && isAllowed(scheme)) return text.length > scheme.length + 1 ? safeAddress(text) : undefined;
  if (DOMAIN.test(text)) return `https://${text}`;
  return text.startsWith('/') ? safeAddress(text) : undefined;
}
