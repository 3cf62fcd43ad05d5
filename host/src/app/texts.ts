import { sharedMessages } from '@cantera/shared/design-system';
import { currentLocale, type Locale } from '@cantera/shared/session';

type Texts = Readonly<Record<string, string>>;
export interface AppTexts {
  locale: Locale;
  messages: Record<string, string>;
}

const loaders: Record<Locale, () => Promise<Texts>> = {
  en: async () => (await import(/* webpackChunkName: "texts.en" */ '../messages/en.ts')).en,
  es: async () => (await import(/* webpackChunkName: "texts.es" */ '../messages/es.ts')).es,
  ca: async () => (await import(/* webpackChunkName: "texts.ca" */ '../messages/ca.ts')).ca,
};

/** The host's and the shared components' texts in the page's locale. */
export async function loadTexts(): Promise<AppTexts> {
  const locale = currentLocale();
  const load = () => Promise.all([sharedMessages[locale](), loaders[locale]()]);
  const [shared, own] = await load().catch(load);
  return { locale, messages: { ...shared, ...own } };
}
