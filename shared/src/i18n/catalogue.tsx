import { createElement, type ReactNode, use, useCallback, useMemo } from 'react';
import { IntlProvider, type PrimitiveType, useIntl } from 'react-intl';
import { retryCount, tryTwice } from '../late-code/index.ts';
import { currentLocale, type Locale } from '../session/preferences.ts';

export type MessageTexts = Readonly<Record<string, string>>;
type Loaders<T extends MessageTexts> = Readonly<
  Record<Locale, () => Promise<{ default: Readonly<Record<keyof T, string>> }>>
>;
export type TranslateValues = Record<string, PrimitiveType>;
/** Text of a message in the page's locale; a key that the English catalogue lacks does not compile. */
export type Translate<T extends MessageTexts> = (id: keyof T & string, values?: TranslateValues) => string;

export interface Catalogue<T extends MessageTexts, Around extends MessageTexts = T> {
  /** Puts the messages within reach of `useT` below it; suspends until they are loaded. */
  Messages: (props: { children: ReactNode }) => ReactNode;
  useT: () => Translate<T & Around>;
  /** Resolves when the messages of the page's locale are there. */
  load: () => Promise<MessageTexts>;
}

/** Puts messages beside those around them. */
function Within({ own, children }: { own: MessageTexts; children: ReactNode }) {
  const parent = useIntl();
  // Nobody hands in precompiled messages, so all of them are texts.
  const messages = useMemo(
    () => ({ ...(parent.messages as Record<string, string>), ...own }),
    [parent.messages, own],
  );
  return createElement(IntlProvider, { locale: parent.locale, onError: parent.onError, messages }, children);
}

interface Failure {
  readonly at: number;
  readonly retryCount: number;
}

/** Somebody who comes back to a page without Retry, in ms after the failure, is a new try as well. */
const FAILURE_HOLDS_MS = 1000;

/** React asks again for a promise that was rejected: it must get the same one, but Retry a new one, however soon it is pressed. */
const isOver = (failure: Failure): boolean =>
  failure.retryCount !== retryCount() || performance.now() - failure.at > FAILURE_HOLDS_MS;

/**
 * The messages of a page, which `lazyPage` loads beside its code and puts around it:
 * `export const texts = createPageCatalogue<typeof listEn>({ en: () => import('./texts-list-en.ts'), … })`.
 * Nothing is loaded before `load`. A failed load is tried once more by the next one.
 * `Around` are the messages of the catalogue inside whose `Messages` this one's stands: its `useT` knows them too.
 */
export function createPageCatalogue<T extends MessageTexts, Around extends MessageTexts = T>(
  loaders: Loaders<T>,
): Catalogue<T, Around> {
  let loading: Promise<MessageTexts> | undefined;
  let loaded: MessageTexts | undefined;
  let failure: Failure | undefined;
  const load = (): Promise<MessageTexts> => {
    if (failure && isOver(failure)) loading = undefined;
    if (loading) return loading;
    failure = undefined;
    loading = tryTwice(loaders[currentLocale()]).then((module) => {
      loaded = module.default;
      return loaded;
    });
    loading.catch(() => {
      failure = { at: performance.now(), retryCount: retryCount() };
    });
    return loading;
  };

  /** No hook stands beside `use`, which is called only while there is something to wait for. */
  function Messages({ children }: { children: ReactNode }) {
    return createElement(Within, { own: loaded ?? use(load()), children });
  }

  function useT(): Translate<T & Around> {
    const intl = useIntl();
    return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
  }

  return { Messages, useT, load };
}

/**
 * The messages of one package, or of a part that is loaded later:
 * `const { Messages, useT } = createCatalogue<typeof en>({ en: () => import('./en.ts'), … })`.
 * Otherwise as `createPageCatalogue`, but loading starts at once, beside the chunk that the call stands in.
 */
export function createCatalogue<T extends MessageTexts, Around extends MessageTexts = T>(
  loaders: Loaders<T>,
): Catalogue<T, Around> {
  const catalogue = createPageCatalogue<T, Around>(loaders);
  catalogue.load().catch(() => undefined);
  return catalogue;
}
