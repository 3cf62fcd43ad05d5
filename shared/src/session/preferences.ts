import { create } from 'zustand';
import { LOCALES } from '../contracts/enums.ts';
import { STORAGE_KEYS, storage } from './storage.ts';

export type Locale = (typeof LOCALES)[number];
export const THEMES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
const isTheme = (value: unknown): value is ThemeChoice => THEMES.some((theme) => theme === value);

/** The locale of someone who has not chosen: the user's own, else the browser's, else English. */
export function fallbackLocale(userLang: string | null | undefined, browser: readonly string[]): Locale {
  const candidates = [userLang, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())];
  return candidates.find(isLocale) ?? 'en';
}

/** The locale in force on this page; it changes only with a reload. */
export function currentLocale(): Locale {
  const stored = storage.get('locale');
  return isLocale(stored) ? stored : fallbackLocale(null, navigator.languages.slice(0, 1));
}

export const hasStoredLocale = (): boolean => isLocale(storage.get('locale'));
export const storeLocale = (locale: Locale): void => storage.set('locale', locale);

function storedTheme(): ThemeChoice {
  const stored = storage.get('theme');
  return isTheme(stored) ? stored : 'system';
}

/** The chosen theme; `system` when nothing was chosen. */
export const useThemeChoice = create<{ theme: ThemeChoice }>(() => ({ theme: storedTheme() }));

/** Keeps tabs and our own frames together: a theme that is chosen in another one reaches this. Returns the way to stop. */
export function followTheme(): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEYS.theme || key === null) useThemeChoice.setState({ theme: storedTheme() });
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Chooses a theme, here and for the next visit. */
export function chooseTheme(theme: ThemeChoice): void {
  storage.set('theme', theme);
  useThemeChoice.setState({ theme });
}
