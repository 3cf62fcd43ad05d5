import { currentLocale, type Locale } from '@cantera/shared/session';

export interface AppTexts {
  locale: Locale;
  messages: Record<string, string>;
}

const loaders: Record<Locale, () => Promise<{ texts: Readonly<Record<string, string>> }>> = {
  en: () => import(/* webpackChunkName: "texts.en" */ '../messages/texts-en.ts'),
  es: () => import(/* webpackChunkName: "texts.es" */ '../messages/texts-es.ts'),
  ca: () => import(/* webpackChunkName: "texts.ca" */ '../messages/texts-ca.ts'),
};

/** The host's and the shared components' texts in the page's locale. */
export async function loadTexts(): Promise<AppTexts> {
  const locale = currentLocale();
  const load = loaders[locale];
  const { texts } = await load().catch(load);
  return { locale, messages: { ...texts } };
}
