/** Owns who is logged in, what this browser remembers, and the runtime configuration. */

export type { Agency } from '../contracts/agency.ts';
export type { User } from '../contracts/users.ts';
export { type AppConfig, appConfig, isFeatureOn, setAppConfig } from './config.ts';
export { PRODUCT, usePageTitle } from './page-title.ts';
export {
  chooseTheme,
  currentLocale,
  followTheme,
  hasStoredLocale,
  isLocale,
  type Locale,
  storeLocale,
  THEMES,
  type ThemeChoice,
  useThemeChoice,
} from './preferences.ts';
export {
  beforeSessionLoss,
  endSession,
  followOtherTabs,
  getToken,
  hasLostSession,
  loseSession,
  type Session,
  startSession,
  useCan,
  useMay,
  useSession,
} from './session.ts';
export { draftStorage, isKept, type StorageName, storage, type TourName, wizardStorage } from './storage.ts';
