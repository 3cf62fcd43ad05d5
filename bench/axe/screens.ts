import type { Page } from 'playwright';

export type Who = 'admin' | 'recruiter' | 'manager';

/** What the addresses of screens lead to. */
export interface Ids {
  readonly position: string;
  readonly draft: string;
  readonly candidate: string;
  /** Of the candidate on the board of the position. */
  readonly application: string;
  readonly client: string;
}

export interface Screen {
  readonly name: string;
  /** Nobody before the login and on the career site. */
  readonly who: Who | null;
  readonly path: (ids: Ids) => string;
  /** Selector of what shows that it is there. */
  readonly ready: string;
  /** What is done on it first, e.g. to open a dialog. */
  readonly act?: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const row = 'main tbody tr a';
const dialog = 'dialog[open]';

const before = (name: string, path: string, ready: string): Screen => ({
  name,
  who: null,
  path: () => path,
  ready,
});
const of = (
  who: Who,
  name: string,
  path: string | Screen['path'],
  ready: string,
  act?: Screen['act'],
): Screen => ({
  name,
  who,
  path: typeof path === 'string' ? () => path : path,
  ready,
  ...(act ? { act } : {}),
});

const POSITIONS = [
  of('recruiter', 'positions list', '/positions', row),
  of('recruiter', 'add position', '/positions', dialog, press('Add position')),
  of('recruiter', 'board', ({ position }) => `/positions/${position}`, '[data-application]'),
  of('recruiter', 'empty board', ({ draft }) => `/positions/${draft}`, '[data-step]'),
  of(
    'recruiter',
    'board, several selected',
    ({ position }) => `/positions/${position}`,
    'text=/^1 selected/',
    async (page) => {
      await page.locator('[data-application] button').first().focus();
      await page.keyboard.press('x');
    },
  ),
  of(
    'recruiter',
    'panel on the board',
    ({ position, application }) => `/positions/${position}?applicationId=${application}`,
    'aside h2',
  ),
  of(
    'recruiter',
    'discard',
    ({ position, application }) => `/positions/${position}?applicationId=${application}`,
    dialog,
    (page) =>
      page
        .locator('aside')
        .getByRole('button', { name: /^Discard/ })
        .last()
        .click(),
  ),
  of('recruiter', 'publish', ({ draft }) => `/positions/${draft}`, dialog, press(/^Publish position/)),
  of('recruiter', 'position details', ({ draft }) => `/positions/${draft}/details`, 'main form input'),
  of(
    'recruiter',
    'job description',
    ({ draft }) => `/positions/${draft}/job-description`,
    'main [role="textbox"]',
  ),
  of(
    'recruiter',
    'position configuration',
    ({ position }) => `/positions/${position}/configuration`,
    'main section input',
  ),
];

const CANDIDATES = [
  of('recruiter', 'candidates list', '/candidates', row),
  of('recruiter', 'candidates, several selected', '/candidates', 'main tbody input:checked', (page) =>
    page.locator('main tbody input[type="checkbox"]').first().click(),
  ),
  of('recruiter', 'panel on the list', ({ candidate }) => `/candidates?candidateId=${candidate}`, 'aside h2'),
  of('recruiter', 'candidate', ({ candidate }) => `/candidates/${candidate}`, 'main h2'),
  of('recruiter', 'candidate CV', ({ candidate }) => `/candidates/${candidate}/cv`, 'main canvas'),
  of('recruiter', 'activity', ({ candidate }) => `/candidates/${candidate}/activity`, 'main li'),
  of(
    'recruiter',
    'message',
    ({ candidate }) => `/candidates/${candidate}/activity`,
    dialog,
    press('Write message'),
  ),
  of(
    'recruiter',
    'comments',
    ({ candidate }) => `/candidates/${candidate}/comments`,
    'main [role="textbox"]',
  ),
];

const AGENCY = [
  of('admin', 'agency', '/agency/general', 'main form input'),
  of('admin', 'tags', '/agency/tags', 'main tbody tr'),
  of('admin', 'position templates', '/agency/position-templates', 'main h1'),
  of('admin', 'rejection reasons', '/agency/rejection-reasons', 'main li'),
  of('admin', 'deletions', '/agency/deletions', 'main h1'),
  of('admin', 'decisions', '/agency/decisions', 'main tbody tr'),
  of('admin', 'my profile', '/settings/general', 'main form input'),
];

/** The screens that the main job goes through, and what opens on them. */
export const SCREENS: readonly Screen[] = [
  before('login', '/public/login', 'input[name="password"]'),
  before('forgot password', '/public/forgot-password', 'input[name="email"]'),
  before('change password', '/public/change-password?token=t', 'input[name="repeat"]'),
  before('career site', '/careers/en/demo', 'h1'),
  before('positions of the career site', '/careers/en/demo/positions', '.rows a'),
  of('recruiter', 'dashboard', '/', row),
  of('admin', 'dashboard of an administrator', '/', row),
  of('manager', 'dashboard of a hiring manager', '/', row),
  of('recruiter', 'notifications', '/', 'role=dialog[name="Notifications"]', press(/^Notifications/)),
  of('recruiter', 'search', '/', `${dialog} [role="option"]`, (page) => page.keyboard.press('Control+k')),
  ...POSITIONS,
  ...CANDIDATES,
  of('recruiter', 'clients list', '/clients', row),
  of('recruiter', 'client', ({ client }) => `/clients/${client}`, 'main h2'),
  ...AGENCY,
];
