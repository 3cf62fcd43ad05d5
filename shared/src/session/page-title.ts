import { useEffect } from 'react';

export const PRODUCT = 'Cantera';

/** Sets the document's title to `{title} — Cantera`; an empty title leaves the product's name alone. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} — ${PRODUCT}` : PRODUCT;
  }, [title]);
}
