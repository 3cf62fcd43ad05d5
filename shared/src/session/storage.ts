/** Everything that the app keeps in local storage, by key; nothing else may touch local storage. */
export const STORAGE_KEYS = {
  token: 'cantera.token',
  signupDate: 'cantera.signup-date',
  networkModalShown: 'cantera.network-modal-shown',
  locale: 'cantera.locale',
  theme: 'cantera.theme',
  colours: 'cantera.colours',
  reloadedAt: 'cantera.reloaded-at',
  boardSort: 'cantera.board-sort',
  scoringLevel: 'cantera.scoring-level',
} as const;
export type StorageName = keyof typeof STORAGE_KEYS;

/** The guided tours of the career site's screens. */
export type TourName = 'main' | 'styles' | 'slug' | 'home';
const tourKey = (tour: TourName): string => `cantera.tour.${tour}`;

// Local storage throws where a browser forbids it (private windows, embedded frames): then the page's life is all there is.
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

function erase(key: string): void {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

const DRAFTS = 'cantera.drafts';
const WIZARD = 'cantera.wizard.';

/** A key of session storage: it belongs to this tab, survives its reload and goes with it. */
const tabKey = (key: string) => ({
  get: (): string | null => {
    try {
      return window.sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** Whether it is kept: a browser may forbid it, or have no room. */
  set: (value: string): boolean => {
    try {
      window.sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove: (): void => {
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
});

/** What was typed and not saved when a session was lost, as text. */
export const draftStorage = tabKey(DRAFTS);

/** What stands in the steps of a wizard, as text, by the wizard's name. */
export const wizardStorage = (wizard: string) => tabKey(WIZARD + wizard);

/** Forgets everything that this tab keeps of what its person typed. */
export function forgetTyped(): void {
  draftStorage.remove();
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(WIZARD));
    for (const key of keys) window.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Whether this browser keeps what is stored beyond the page; where it forbids that, a fresh document knows nothing of it. */
export function isKept(name: StorageName, value: string): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEYS[name]) === value;
  } catch {
    return false;
  }
}

/** Local storage by name, and by name and what it is about: `cantera.columns.<table>`. */
export const storage = {
  get: (name: StorageName): string | null => read(STORAGE_KEYS[name]),
  set: (name: StorageName, value: string): void => write(STORAGE_KEYS[name], value),
  remove: (name: StorageName): void => erase(STORAGE_KEYS[name]),
  /** Column choice of a table, as text; `table` is the table's id. */
  getColumns: (table: string): string | null => read(`cantera.columns.${table}`),
  setColumns: (table: string, value: string): void => write(`cantera.columns.${table}`, value),
  /** Ids of the steps that are hidden on a position's board, as text. */
  getHiddenSteps: (position: string): string | null => read(`cantera.hidden-steps.${position}`),
  setHiddenSteps: (position: string, value: string): void => write(`cantera.hidden-steps.${position}`, value),
  /** External job portals that somebody marked as connected, as text; `agency` is the agency's id. */
  getPortals: (agency: string): string | null => read(`cantera.portals.${agency}`),
  setPortals: (agency: string, value: string): void => write(`cantera.portals.${agency}`, value),
  /** Whether this browser has started a tour before. */
  hasSeenTour: (tour: TourName): boolean => read(tourKey(tour)) !== null,
  setTourSeen: (tour: TourName): void => write(tourKey(tour), new Date().toISOString()),
};
