import { useCallback } from 'react';
import { type PrimitiveType, useIntl } from 'react-intl';
import type { SharedMessageId } from './english.ts';

export type Text = (id: SharedMessageId, values?: Record<string, PrimitiveType>) => string;

/** The translator of shared's own messages; a misspelt id does not compile. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
