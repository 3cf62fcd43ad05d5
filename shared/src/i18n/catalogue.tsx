import { createElement, type ReactNode, use, useCallback, useMemo } from 'react';
import { IntlProvider, type PrimitiveType, useIntl } from 'react-intl';
import { tryTwice } from '../late-code/index.ts';
import { currentLocale, type Locale } from '../session/preferences.ts';

export type MessageTexts = Readonly<Record<string, string>>;
type Loaders<T extends MessageTexts> = Readonly<
  Record<Locale, () => Promise<{ default: Readonly<Record<keyof T, string>> }>>
>;
export type TranslateValues = Record<string, PrimitiveType>;
/** Text of a message in the page's locale; a key that the English catalogue lacks does not compile. */
export type Translate<T extends MessageTexts> = (id: keyof T & string, values?: TranslateValues) => string;

export interface Catalogue<T extends MessageTexts> {
  /** Puts the messages within reach of `useT` below it; suspends until they are loaded. */
  Messages: (props: { children: ReactNode }) => ReactNode;
  useT: () => Translate<T>;
  /** Resolves when the messages of the page's locale are there. */
  load: () => Promise<MessageTexts>;
}

/** React asks again for a promise that was rejected: it must get the same one, but a later Retry a new one. */
const FAILURE_HOLDS_MS = 300;

/**
 * The messages of one package: `const { Messages, useT } = createCatalogue<typeof en>({ en: () => import('./en.ts'), … })`.
 * Loading starts at once, beside the page's own chunk. A failed load is tried once more by the next `load`.
 */
export function createCatalogue<T extends MessageTexts>(loaders: Loaders<T>): Catalogue<T> {
  let loading: Promise<MessageTexts> | undefined;
  let failedAt: number | undefined;
  const load = (): Promise<MessageTexts> => {
    if (failedAt !== undefined && performance.now() - failedAt > FAILURE_HOLDS_MS) loading = undefined;
    if (loading) return loading;
    failedAt = undefined;
    loading = tryTwice(loaders[currentLocale()]).then((module) => module.default);
    loading.catch(() => {
      failedAt = performance.now();
    });
    return loading;
  };
  load().catch(() => undefined);

  function Messages({ children }: { children: ReactNode }) {
    const parent = useIntl();
    const own = use(load());
    // Nobody hands in precompiled messages, so all of them are texts.
    const messages = useMemo(
      () => ({ ...(parent.messages as Record<string, string>), ...own }),
      [parent.messages, own],
    );
    return createElement(
      IntlProvider,
      { locale: parent.locale, onError: parent.onError, messages },
      children,
    );
  }

  function useT(): Translate<T> {
    const intl = useIntl();
    return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
  }

  return { Messages, useT, load };
}
