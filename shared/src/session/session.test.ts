import type { User } from '../contracts/users.ts';
import { COLOUR_PAIRS, colorOfName } from './name-colors.ts';
import {
  chooseTheme,
  currentLocale,
  fallbackLocale,
  storeLocale,
  THEMES,
  useThemeChoice,
} from './preferences.ts';
import { endSession, getToken, startSession } from './session.ts';
import { storage } from './storage.ts';

const user: User = {
  id: '1',
  email: 'ana@demo.test',
  firstName: 'Ana',
  lastName: 'Puig',
  role: 'RECRUITER',
  imageUrl: null,
  lang: null,
  agencyId: '2',
  version: 1,
  permissions: [],
  isPasswordWeak: false,
};
const languages = (...tags: string[]) =>
  jest.spyOn(window.navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('session', () => {
  it('[SHELL-98] [SHELL-99] stores token and signup date under prefixed keys', () => {
    startSession('t1', user);
    expect(localStorage.getItem('cantera.token')).toBe('t1');
    expect(Date.parse(localStorage.getItem('cantera.signup-date') ?? '')).not.toBeNaN();
  });
  it('[SHELL-105] [SHELL-107] [SHELL-100] [CONST-137] forgets token, signup date and the network flag at its end', () => {
    startSession('t1', user);
    storage.set('networkModalShown', '1');
    expect(localStorage.getItem('cantera.network-modal-shown')).toBe('1');
    endSession();
    expect(getToken()).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('cantera.'))).toEqual([]);
  });
});

describe('preferences', () => {
  it('[SHELL-113] follows the system when no theme is stored', () => {
    expect(useThemeChoice.getState().theme).toBe('system');
  });
  it('[CONST-77] knows the themes light, dark and system', () => {
    expect([...THEMES].sort()).toEqual(['dark', 'light', 'system']);
  });
  it('[SHELL-112] [CONST-139] stores the chosen theme', () => {
    chooseTheme('dark');
    expect(localStorage.getItem('cantera.theme')).toBe('dark');
    expect(useThemeChoice.getState().theme).toBe('dark');
  });
  it('[SHELL-116] [CONST-138] prefers the stored locale to the browser’s', () => {
    languages('es-ES');
    storeLocale('ca');
    expect(localStorage.getItem('cantera.locale')).toBe('ca');
    expect(currentLocale()).toBe('ca');
  });
  it.each([
    ['ca-ES', 'ca'],
    ['es', 'es'],
    ['en-GB', 'en'],
  ])('[SHELL-117] takes the browser language %s', (tag, locale) => {
    languages(tag);
    expect(currentLocale()).toBe(locale);
  });
  it('[SHELL-118] falls back to English', () => {
    languages('fr-FR');
    expect(currentLocale()).toBe('en');
    expect(fallbackLocale('es', ['fr'])).toBe('es');
  });
});

describe('hidden steps', () => {
  it('[CONST-142] are stored for each position by itself', () => {
    storage.setHiddenSteps('p1', '["s1"]');
    expect(localStorage.getItem('cantera.hidden-steps.p1')).toBe('["s1"]');
    expect(storage.getHiddenSteps('p1')).toBe('["s1"]');
    expect(storage.getHiddenSteps('p2')).toBeNull();
  });
});

describe('colorOfName', () => {
  it('[SHELL-124] [SHELL-126] [CONST-118] cycles through fifteen pairs', () => {
    const pairs = Array.from({ length: COLOUR_PAIRS + 1 }, (_, n) => colorOfName(`Name ${n}`));
    expect(new Set(pairs).size).toBe(15);
    expect(pairs[15]).toBe(pairs[0]);
  });
  it('[SHELL-125] [CONST-140] keeps the colour of a name', () => {
    colorOfName('Ana');
    const second = colorOfName('Bru');
    colorOfName('Cesc');
    expect(colorOfName('Bru')).toBe(second);
    expect(localStorage.getItem('cantera.colours')).toContain('Bru');
  });
});
