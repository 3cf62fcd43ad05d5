/** Pages of one kind have one budget; a workshop is an editor with a trial of what is written beside it. */
export type PageGroup =
  | 'entry'
  | 'text'
  | 'list'
  | 'page'
  | 'form'
  | 'board'
  | 'editor'
  | 'workshop'
  | 'document';

export interface MeasuredPage {
  name: string;
  group: PageGroup;
  /** Address pattern as the routes have it: `/positions/:position`. */
  route: string;
  /** What is opened. */
  path: string;
  /** Selector of what shows that the page's content is there. */
  ready: string;
}

const ID = '00000000-0000-4000-8000-000000000001';

const measured = (
  name: string,
  group: PageGroup,
  route: string,
  ready: string,
  query = '',
): MeasuredPage => ({
  name,
  group,
  route,
  path: route.replaceAll(/:\w+/g, ID) + query,
  ready,
});

const row = 'main tbody tr';
const form = (name: string) => `role=form[name="${name}"] >> role=button[name="Save"]`;

const ENTRY = [
  measured('login', 'entry', '/public/login', 'input[name="password"]'),
  measured('forgot password', 'entry', '/public/forgot-password', 'input[name="email"]'),
  measured('change password', 'entry', '/public/change-password', 'input[name="repeat"]', '?token=t'),
  measured('setup', 'entry', '/public/setup', 'input[name="agencyName"]', '?token=t'),
  measured('invitation', 'entry', '/public/invitation', 'input[name="password"]', '?token=t'),
  measured('consent', 'entry', '/public/gdpr/:token', 'role=button[name="I agree"]'),
  measured('privacy policy', 'text', '/mixed/privacy-policy', 'main h1', `?agencyId=${ID}`),
];

const POSITIONS = [
  measured('dashboard', 'list', '/', `${row} a`),
  measured('positions list', 'list', '/positions', `${row} a`),
  measured('board', 'board', '/positions/:position', '[data-application]'),
  measured('position details', 'form', '/positions/:position/details', 'main form input'),
  measured('job description', 'editor', '/positions/:position/job-description', 'main [role="textbox"]'),
  measured('hunts', 'list', '/talent-pools', 'main section li'),
  measured('hunts of a position', 'form', '/positions/:position/talent-pools', 'main section li'),
  measured('killer questions', 'form', '/positions/:position/killer-questions', 'main section li'),
  measured('position configuration', 'form', '/positions/:position/configuration', 'main section input'),
];

const CANDIDATES = [
  measured('candidates list', 'list', '/candidates', `${row} a`),
  measured('candidate search', 'list', '/candidates/search', 'main form textarea'),
  measured('duplicates', 'page', '/candidates/duplicates', 'main li'),
  measured('merge', 'form', '/candidates/merge', 'role=button[name="Merge"]', `?survivor=${ID}&other=${ID}`),
  measured('merges', 'page', '/candidates/merges', 'main li'),
  measured('add candidate', 'form', '/candidates/add', 'main h2'),
  // Without a draft it leads to the first screen, whose code is a step's own but for its fields.
  {
    ...measured('wizard', 'form', '/candidates/add/:step', 'main h2'),
    path: '/candidates/add/basic-information',
  },
  measured('review of CVs', 'document', '/candidates/intakes/:intake', 'main h1'),
  measured('candidate', 'page', '/candidates/:candidate', 'main h2'),
  measured('candidate CV', 'document', '/candidates/:candidate/cv', 'main canvas'),
  measured('candidate documents', 'list', '/candidates/:candidate/documents', `${row} a`),
  measured('candidate activity', 'page', '/candidates/:candidate/activity', 'main li'),
  measured('candidate comments', 'editor', '/candidates/:candidate/comments', 'main li'),
  measured('update: basic', 'form', '/candidates/:candidate/update/basic-information', 'main form input'),
  measured('update: salary', 'form', '/candidates/:candidate/update/salary', 'main form input'),
  measured('update: experiences', 'form', '/candidates/:candidate/update/experiences', 'main form input'),
  measured('update: education', 'form', '/candidates/:candidate/update/education', 'main form input'),
  measured('update: skills', 'form', '/candidates/:candidate/update/skills-and-languages', 'main form input'),
];

const OTHERS = [
  measured('clients list', 'list', '/clients', `${row} a`),
  measured('client', 'page', '/clients/:client', 'main h2'),
  measured('client from its page', 'form', '/clients/create-with-ia', 'main h2'),
  measured('contracts list', 'list', '/contracts', `${row} a`),
  measured('contract', 'page', '/contracts/:contract', 'main h2'),
  measured('metrics', 'page', '/metrics', 'main iframe'),
  measured('metrics report', 'page', '/metrics/report', 'main h1'),
  measured('agency', 'editor', '/agency/general', 'main form button[type="submit"]'),
  measured('members', 'list', '/agency/members', row),
  measured('decisions', 'list', '/agency/decisions', 'main h1'),
  measured('selection rates', 'list', '/agency/decisions/rates', 'main h1'),
  measured('deletions', 'list', '/agency/deletions', row),
  measured('multiposting', 'page', '/agency/multiposting', 'main li h2'),
  measured('templates', 'list', '/agency/templates', row),
  measured('position templates', 'list', '/agency/position-templates', row),
  measured('rejection reasons', 'list', '/agency/rejection-reasons', 'main li'),
  measured('tags', 'list', '/agency/tags', row),
  measured('workflows', 'list', '/agency/workflows', `${row} a`),
  measured('add workflow', 'workshop', '/agency/workflows/add', 'main form input'),
  measured('workflow', 'workshop', '/agency/workflows/:workflow', 'main [role="textbox"]'),
  measured('career site', 'list', '/agency/new-job-portal', row),
  {
    ...measured(
      'page of the career site',
      'workshop',
      '/agency/new-job-portal/:page',
      'main [role="textbox"]',
    ),
    path: '/agency/new-job-portal/home',
  },
  measured('older career site', 'form', '/agency/job-portal', form('Name, address and colour')),
  measured('my profile', 'form', '/settings/general', 'main form input'),
  measured('channels', 'page', '/settings/channels', 'main li'),
  measured('mail account', 'form', '/settings/channels/email', 'main form input'),
  measured('sessions', 'list', '/settings/sessions', row),
  measured('about', 'list', '/about', row),
];

/** Every page of the product behind the host's routes; the gate tells when a build has a page that is not among them. */
export const PAGES: readonly MeasuredPage[] = [...ENTRY, ...POSITIONS, ...CANDIDATES, ...OTHERS];

/** The page of a name. Throws when there is none. */
export function pageNamed(name: string): MeasuredPage {
  const page = PAGES.find((candidate) => candidate.name === name);
  if (!page) throw new Error(`${name} is not a measured page`);
  return page;
}
