import { safeAddress, schemeOf } from '../../contracts/link-address.ts';

const MAIL = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
const DOMAIN = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/;

/** What someone typed as an address: `example.org` becomes `https://example.org`, `ana@example.org` a mail link. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (MAIL.test(text)) return safeAddress(`mailto:${text}`);
  const address = safeAddress(text);
  const scheme = schemeOf(text);
  if (address !== undefined && scheme !== undefined)
    return address.length > scheme.length + 1 ? address : undefined;
  // What stands before the port of `example.org:8080` looks like a scheme.
  if (DOMAIN.test(text)) return safeAddress(`https://${text}`);
  return address?.startsWith('/') ? address : undefined;
}
