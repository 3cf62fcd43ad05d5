import type { Translate } from '@cantera/shared/i18n';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { en } from './en.ts';

export type HostTexts = typeof en;

/** The translator of the host's own messages. */
export function useT(): Translate<HostTexts> {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
