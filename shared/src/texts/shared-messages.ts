import type { SharedMessages } from './english.ts';

/** The texts of shared's own components by locale, each fetched when asked for; the host merges them into its provider. */
export const sharedMessages: Readonly<Record<'en' | 'es' | 'ca', () => Promise<SharedMessages>>> = {
  en: async () => (await import('./english.ts')).english,
  es: async () => (await import('./spanish.ts')).spanish,
  ca: async () => (await import('./catalan.ts')).catalan,
};
