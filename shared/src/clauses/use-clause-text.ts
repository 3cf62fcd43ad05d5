import type { Translate } from '@cantera/shared/i18n';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { clausesEn } from './texts/en.ts';

/** The texts of clauses, which the remote has put among its own (`@cantera/shared/clauses/texts/en` and its siblings). */
export function useClauseText(): Translate<typeof clausesEn> {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
