import { describe, it } from 'node:test';
import { DEFAULT_SITE } from '@cantera/shared/contracts/career-site';
import { LOCALES, QUESTION_TYPES } from '@cantera/shared/contracts/enums';
import type { PublicQuestion } from '@cantera/shared/contracts/killer-questions';
import type { ApplicationReceipt, PublicPosition, PublicSite } from '@cantera/shared/contracts/public-site';
import { expect } from 'expect';
import { JSDOM } from 'jsdom';
import { type Html, raw } from '../html.ts';
import type { PageContext } from '../parts/page.ts';
import { positionRows } from '../parts/position-rows.ts';
import { DEFAULT_STYLES, siteStyleSheet } from '../theme/site-styles.ts';
import { renderAboutPage } from './about-page.ts';
import { renderApplyPage } from './apply-page.ts';
import { renderDepartmentsPage } from './departments-page.ts';
import { renderHomePage } from './home-page.ts';
import { renderPositionPage } from './position-page.ts';
import { renderPositionsPage } from './positions-page.ts';
import { renderPrivacyPage } from './privacy-page.ts';
import { renderProblemPage } from './problem-page.ts';
import { renderReceiptPage } from './receipt-page.ts';

const HOSTILE = `"><img src=x onerror=alert(1)><script>alert('x')</script>`;
const ID = '0199a3c4-0000-7000-8000-000000000001';

const site: PublicSite = {
  agencyId: '0199a3c4-0000-7000-8000-00000000000a',
  name: 'Vela i Roure',
  slug: 'vela',
  logoUrl: null,
  webUrl: 'https://vela.example',
  timeZone: 'Europe/Madrid',
  styles: DEFAULT_STYLES,
  pages: ['home', 'positions', 'departments', 'about'],
  homePage: DEFAULT_SITE.homePage,
  positionsPage: { title: '', description: '' },
  departmentsPage: DEFAULT_SITE.departmentsPage,
  aboutPage: DEFAULT_SITE.aboutPage,
  language: 'en',
  translations: {},
};
const contextOf = (over: Partial<PageContext> = {}): PageContext => ({
  site,
  locale: 'en',
  origin: 'https://jobs.example.com',
  assets: { scripts: ['/careers/assets/site.js'], styles: ['/careers/assets/site.css'], fonts: [] },
  styleSheet: siteStyleSheet(DEFAULT_STYLES),
  ...over,
});
const position: PublicPosition = {
  id: ID,
  title: 'Cap d’infermeria',
  location: { id: '1', name: 'Girona', address: 'Girona, Catalonia, Spain', countryName: 'Spain' },
  workMode: 'HYBRID',
  contractType: 'FULLTIME',
  publishedAt: '2026-11-02T09:00:00.000Z',
  jobDescription: '<p>Care for people.</p>',
  salary: null,
  closesOn: null,
  region: 'Catalonia',
  countryCode: 'ES',
  questions: [],
};
const TODAY = '2026-11-21T10:00:00.000Z';
const parse = (page: string): Document => new JSDOM(page).window.document;
const dataOf = (page: Document, type: string): Record<string, unknown> | undefined =>
  [...page.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? 'null'))
    .find((data) => data['@type'] === type);
const positionPage = (given: Partial<PublicPosition> = {}, over: Partial<PageContext> = {}): Document => {
  const shown = { ...position, ...given };
  return parse(
    renderPositionPage(contextOf(over), {
      position: shown,
      description: raw(shown.jobDescription),
      descriptionText: 'Care for people.',
      today: TODAY,
    }),
  );
};

const question = (type: PublicQuestion['type'], over: Partial<PublicQuestion> = {}): PublicQuestion => ({
  id: `0199a3c4-0000-7000-8000-0000000001${QUESTION_TYPES.indexOf(type)}0`,
  question: `Question of type ${type}`,
  type,
  required: true,
  details: {
    ...(type === 'TEXT' ? { minLength: 10 } : {}),
    ...(type === 'NUMBER' ? { minValue: 0, maxValue: 15 } : {}),
    ...(type === 'NUMBER_RANGE' ? { minAllowed: 20_000, maxAllowed: 90_000 } : {}),
    ...(type.endsWith('CHOICE')
      ? {
          options: [
            { id: 'a', text: 'First' },
            { id: 'b', text: 'Second' },
            { id: 'c', text: 'Third' },
          ],
        }
      : {}),
  },
  ...over,
});
const applyPage = (
  questions: readonly PublicQuestion[],
  state: Parameters<typeof renderApplyPage>[1]['state'] = { values: {}, errors: {} },
  over: Partial<PageContext> = {},
  written: { hasPolicy?: boolean; dataProtection?: Html } = {},
): Document =>
  parse(
    renderApplyPage(contextOf(over), {
      position: { ...position, questions: [...questions] },
      state,
      submissionKey: ID,
      hasPolicy: true,
      ...written,
    }),
  );

describe('positions page', () => {
  const render = (
    over: Partial<Parameters<typeof renderPositionsPage>[1]> = {},
    context = contextOf(),
  ): Document =>
    parse(
      renderPositionsPage(context, {
        items: [position],
        pagination: { page: 1, pageSize: 50, totalItems: 1 },
        choices: { places: [], modes: [], departments: [] },
        wanted: { search: '' },
        title: '',
        description: raw(''),
        descriptionText: '',
        ...over,
      }),
    );

  it('[PUB-15] shows the configured title and introduction and the list', () => {
    const page = render({
      title: 'Work with care',
      description: raw('<b>Near you</b>'),
      descriptionText: 'Near you',
    });
    expect(page.querySelector('h1')?.textContent).toBe('Work with care');
    expect(page.querySelector('.lead b')?.textContent).toBe('Near you');
    expect(page.querySelector('.rows a')?.getAttribute('href')).toBe(`/careers/en/vela/positions/${ID}`);
    expect(page.querySelector('.rows')?.textContent).toContain('Girona, hybrid');
  });

  it('says so when nothing is open, and when a search finds nothing', () => {
    const none = { items: [], pagination: { page: 1, pageSize: 50, totalItems: 0 } };
    expect(render(none).querySelector('#results')?.textContent).toContain('no open positions');
    const noMatch = render({ ...none, wanted: { search: 'zebra' } });
    expect(noMatch.querySelector('#results')?.textContent).toContain('No position matches “zebra”');
    expect(noMatch.querySelector<HTMLInputElement>('#q')?.value).toBe('zebra');
  });

  it('keeps search and filters over its pages, and takes one away by its link', () => {
    const page = render({
      pagination: { page: 2, pageSize: 50, totalItems: 120 },
      choices: {
        places: [{ value: '7', label: 'Girona' }],
        modes: ['HYBRID', 'REMOTE'],
        departments: [
          { value: 'it', label: 'Technology' },
          { value: 'care', label: 'Care' },
        ],
      },
      wanted: { search: 'cap', place: '7', mode: 'REMOTE', department: 'it' },
    });
    const base = '/careers/en/vela/positions';
    const hrefs = (selector: string) =>
      [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));
    expect(hrefs('.pager a')).toEqual([
      `${base}?q=cap&place=7&mode=REMOTE&department=it`,
      `${base}?q=cap&place=7&mode=REMOTE&department=it&page=3`,
    ]);
    expect(hrefs('.chosen a')).toEqual([
      `${base}?q=cap&mode=REMOTE&department=it`,
      `${base}?q=cap&place=7&department=it`,
      `${base}?q=cap&place=7&mode=REMOTE`,
      `${base}?q=cap`,
    ]);
    expect([...page.querySelectorAll('.chosen a')].map((link) => link.textContent)).toEqual([
      'Remove filter: Girona',
      'Remove filter: Remote',
      'Remove filter: Technology',
      'Clear filters',
    ]);
  });

  it('has no field for what no open position has', () => {
    expect(render().querySelector('select')).toBeNull();
    const page = render({ choices: { places: [], modes: ['HYBRID'], departments: [] } });
    expect([...page.querySelectorAll('select')].map(({ name }) => name)).toEqual(['mode']);
  });

  for (const locale of LOCALES)
    it(`speaks ${locale} and names its other languages for search engines`, () => {
      const page = render({}, contextOf({ locale }));
      expect(page.documentElement.lang).toBe(locale);
      const alternates = [...page.querySelectorAll('link[rel=alternate]')].map((link) =>
        link.getAttribute('hreflang'),
      );
      expect(alternates).toEqual(['ca', 'es', 'en', 'x-default']);
      expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
        `https://jobs.example.com/careers/${locale}/vela/${locale === 'es' ? 'ofertas' : 'positions'}`,
      );
    });
});

describe('position page', () => {
  it('[PUB-18] shows title, location, work mode, contract type and job description', () => {
    const page = positionPage();
    expect(page.querySelector('h1')?.textContent).toBe('Cap d’infermeria');
    const facts = page.querySelector('.facts')?.textContent;
    expect(facts).toContain('Girona, hybrid');
    expect(facts).toContain('Full time');
    expect(page.querySelector('.rich p')?.textContent).toBe('Care for people.');
    expect(page.querySelector('.action a')?.getAttribute('href')).toBe(
      `/careers/en/vela/positions/${ID}/apply`,
    );
  });

  it('shows the salary only when there is one', () => {
    expect(positionPage().querySelector('.facts')?.textContent).not.toContain('€');
    const salary = { from: 48_000, to: 56_000, currency: 'EUR', salaryRange: 'annual' } as const;
    const page = positionPage({ salary });
    expect(page.querySelector('.facts')?.textContent).toContain('€48,000 to €56,000 a year');
    expect(dataOf(page, 'JobPosting')).toHaveProperty('baseSalary');
    expect(dataOf(positionPage(), 'JobPosting')).not.toHaveProperty('baseSalary');
  });
});

describe('apply page', () => {
  it('[PUB-20] asks each type of question with the control that fits it', () => {
    const page = applyPage(QUESTION_TYPES.map((type) => question(type)));
    const control = (type: PublicQuestion['type'], suffix = '') => [
      ...page.getElementsByName(`answers.${question(type).id}${suffix}`),
    ];
    const types = (elements: readonly HTMLElement[]) =>
      elements.map((element) =>
        'type' in element && element.tagName === 'INPUT' ? element.type : element.tagName,
      );
    expect(types(control('TEXT'))).toEqual(['TEXTAREA']);
    expect(types(control('NUMBER'))).toEqual(['number']);
    expect(control('NUMBER')[0]?.getAttribute('max')).toBe('15');
    expect(types([...control('NUMBER_RANGE', '.min'), ...control('NUMBER_RANGE', '.max')])).toEqual([
      'number',
      'number',
    ]);
    expect(types(control('YES_NO'))).toEqual(['radio', 'radio']);
    expect(types(control('SINGLE_CHOICE'))).toEqual(['radio', 'radio', 'radio']);
    expect(types(control('MULTIPLE_CHOICE'))).toEqual(['checkbox', 'checkbox', 'checkbox']);
    expect([...page.querySelectorAll('legend')].map((legend) => legend.textContent)).toEqual([
      'Question of type YES_NO',
      'Question of type NUMBER_RANGE',
      'Question of type SINGLE_CHOICE',
      'Question of type MULTIPLE_CHOICE',
    ]);
  });

  it('[PUB-20] marks required questions as such and says which are optional', () => {
    const page = applyPage([question('TEXT'), question('NUMBER', { required: false })]);
    const required = (type: PublicQuestion['type']) =>
      page.getElementsByName(`answers.${question(type).id}`)[0]?.hasAttribute('required');
    expect([required('TEXT'), required('NUMBER')]).toEqual([true, false]);
    expect(page.querySelector(`label[for="f-answers-${question('NUMBER').id}"]`)?.textContent).toContain(
      '(optional)',
    );
  });

  it('[PUB-26] says what a machine does with an application, and that an answer can end it where there are questions', () => {
    const words = (page: Document) => page.querySelector('form')?.textContent ?? '';
    const without = words(applyPage([]));
    expect(without).toContain('A person decides about your application.');
    expect(without).not.toContain('end your application');
    const asking = words(applyPage([question('YES_NO')]));
    expect(asking).toContain('some answers can end your application automatically');
    expect(asking).toContain('ask us to have a person look at it');
    expect(words(applyPage([], undefined, { locale: 'ca' }))).toContain('decideix una persona');
  });

  for (const [locale, begins] of [
    ['en', 'You get an email as soon as your application arrives, and the recruiters of Vela'],
    ['es', 'Recibirás un correo en cuanto llegue tu candidatura, y el equipo de selección de Vela'],
    ['ca', 'Rebràs un correu tan bon punt arribi la teva candidatura, i l’equip de selecció de Vela'],
  ] as const)
    it(`[PUB-26] promises nowhere that people read each application: ${locale}`, () => {
      for (const page of [
        applyPage([question('YES_NO')], undefined, { locale }),
        positionPage({}, { locale }),
      ]) {
        const notes = [...page.querySelectorAll('.split p.meta')].map((note) => note.textContent ?? '');
        expect(notes.filter((note) => note.startsWith(begins))).toHaveLength(1);
        expect(page.body.textContent).not.toMatch(
          /read every application|lee personalmente|llegeix personalment/,
        );
      }
    });

  it('[PUB-22] asks for consent and links the policy and the data-protection information', () => {
    const page = applyPage([], undefined, {}, { dataProtection: raw('<p>Ask us.</p>') });
    const consent = page.querySelector<HTMLInputElement>('input[name=consent]');
    expect(consent?.required).toBe(true);
    expect(consent?.checked).toBe(false);
    const links = [...page.querySelectorAll('.consent-line a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/careers/en/vela/privacy-policy',
      '#data-protection',
    ]);
    expect(links.map((link) => link.textContent)).toEqual([
      'privacy policy (opens in a new tab)',
      'data-protection information',
    ]);
    expect(page.querySelector('#data-protection')?.textContent).toBe('Ask us.');
  });

  const INFORMATION = { dataProtection: raw('<p>Ask us.</p>') };
  for (const [locale, written, words, links] of [
    [
      'en',
      { hasPolicy: true },
      'I have read the privacy policy (opens in a new tab) and agree that Vela i Roure',
      1,
    ],
    ['en', { hasPolicy: false, ...INFORMATION }, 'I have read the data-protection information and agree', 1],
    [
      'en',
      { hasPolicy: false },
      'I agree that Vela i Roure keeps the data of this application and uses it',
      0,
    ],
    [
      'es',
      { hasPolicy: false },
      'Acepto que Vela i Roure conserve los datos de esta candidatura y los utilice',
      0,
    ],
    [
      'ca',
      { hasPolicy: false },
      'Accepto que Vela i Roure conservi les dades d’aquesta candidatura i les faci servir',
      0,
    ],
  ] as const)
    it(`[PUB-41] says and links in its box only what is written: ${locale}, ${Object.keys(written)}`, () => {
      const page = applyPage([], undefined, { locale }, written);
      const box = page.querySelector<HTMLInputElement>('input[name=consent]');
      expect(box?.required).toBe(true);
      expect(box?.labels?.[0]?.textContent?.startsWith(words)).toBe(true);
      expect(page.querySelectorAll('.consent-line a')).toHaveLength(links);
    });

  it('keeps what was typed after a refusal and leads from the summary to each wrong field', () => {
    const chosen = question('SINGLE_CHOICE');
    const page = applyPage([question('NUMBER'), chosen], {
      values: { first_name: ['Ximena'], email: ['x.quispe'], [`answers.${chosen.id}`]: ['b'] },
      errors: { consent: 'consent_required', cv: 'not_a_cv', email: 'invalid_email' },
    });
    expect(page.querySelector<HTMLInputElement>('#f-first_name')?.value).toBe('Ximena');
    expect(page.querySelector<HTMLInputElement>('input[value=b]')?.checked).toBe(true);
    const links = [...page.querySelectorAll('.error-summary a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['#f-email', '#f-cv', '#f-consent']);
    for (const href of links) expect(page.querySelector(String(href))).not.toBeNull();
    const email = page.querySelector('#f-email');
    expect(email?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#f-email-error')?.textContent).toContain('name@example.com');
    expect(email?.getAttribute('aria-describedby')).toContain('f-email-error');
    expect(page.title).toMatch(/^Error:/);
  });

  it('has a trap that people neither see nor reach, and a key that makes a repeated sending one', () => {
    const page = applyPage([]);
    const trap = page.querySelector('input[name=website]');
    expect(trap?.getAttribute('tabindex')).toBe('-1');
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(page.querySelector<HTMLInputElement>('input[name=submission_key]')?.value).toBe(ID);
  });
});

describe('hostile text', () => {
  const hostileSite: PublicSite = {
    ...site,
    name: HOSTILE,
    slug: HOSTILE,
    logoUrl: HOSTILE,
    webUrl: `https://${HOSTILE}`,
    homePage: {
      ...DEFAULT_SITE.homePage,
      heroUrl: HOSTILE,
      linkedinUrl: `https://x.example/${HOSTILE}`,
      xUrl: 'javascript:alert(1)',
    },
    positionsPage: { title: HOSTILE, description: HOSTILE },
  };
  const hostilePosition: PublicPosition = {
    ...position,
    title: HOSTILE,
    location: { id: HOSTILE, name: HOSTILE, address: HOSTILE, countryName: HOSTILE },
    // Sanitised by the caller; in data for search engines it stands as it is.
    jobDescription: '<p></script><script>alert(1)</script></p>',
  };
  const context = contextOf({ site: { ...hostileSite, logoUrl: '/files/public/a/b"onload="alert(1)' } });
  const receipt: ApplicationReceipt = {
    reference: HOSTILE,
    firstName: HOSTILE,
    lastName: HOSTILE,
    email: HOSTILE,
    phoneNumber: HOSTILE,
    linkedin: HOSTILE,
    cvFileName: HOSTILE,
    cvBytes: 10,
    answers: [{ question: HOSTILE, answer: HOSTILE }],
    consentAt: '2026-11-02T09:00:00.000Z',
    receivedAt: '2026-11-02T09:00:00.000Z',
  };
  const hostileQuestions = QUESTION_TYPES.map((type) =>
    question(type, { question: HOSTILE, details: { options: [{ id: HOSTILE, text: HOSTILE }] } }),
  );
  const pages: Readonly<Record<string, () => string>> = {
    positions: () =>
      renderPositionsPage(context, {
        items: [hostilePosition],
        pagination: { page: 1, pageSize: 50, totalItems: 1 },
        choices: {
          places: [{ value: HOSTILE, label: HOSTILE }],
          modes: ['REMOTE'],
          departments: [{ value: HOSTILE, label: HOSTILE }],
        },
        wanted: { search: HOSTILE, place: HOSTILE, mode: 'REMOTE', department: HOSTILE },
        title: HOSTILE,
        description: raw(''),
        descriptionText: HOSTILE,
      }),
    position: () =>
      renderPositionPage(context, {
        position: hostilePosition,
        description: raw(hostilePosition.jobDescription.replace(/<\/?script>/g, '')),
        descriptionText: HOSTILE,
        today: TODAY,
      }),
    home: () =>
      renderHomePage(context, {
        heading: HOSTILE,
        description: raw(''),
        descriptionText: HOSTILE,
        newest: [hostilePosition],
        total: 1,
        map: { places: [{ name: HOSTILE, latitude: 42, longitude: 3, positions: 1 }], land: [42, 3] },
        faqs: [{ question: HOSTILE, answer: raw('') }],
      }),
    departments: () =>
      renderDepartmentsPage(context, {
        departments: [{ id: HOSTILE, title: HOSTILE, description: raw(''), icon: 'Cpu', openPositions: 2 }],
      }),
    about: () =>
      renderAboutPage(context, {
        description: raw(''),
        descriptionText: HOSTILE,
        missionTitle: HOSTILE,
        missionDescription: raw(''),
        missionText: HOSTILE,
        values: [{ title: HOSTILE, value: raw(''), icon: 'leaf' }],
      }),
    privacy: () => renderPrivacyPage(context, { policy: undefined, information: undefined }),
    apply: () =>
      renderApplyPage(context, {
        position: { ...hostilePosition, questions: hostileQuestions },
        hasPolicy: true,
        submissionKey: HOSTILE,
        state: {
          values: Object.fromEntries(
            ['first_name', 'last_name', 'email', 'phone_number', 'linkedin'].map((name) => [name, [HOSTILE]]),
          ),
          errors: { [HOSTILE]: HOSTILE, email: HOSTILE },
        },
      }),
    receipt: () => renderReceiptPage(context, { receipt, positionTitle: HOSTILE }),
    closed: () => renderProblemPage(context, { kind: 'closed', title: HOSTILE, others: [hostilePosition] }),
  };

  for (const [name, render] of Object.entries(pages))
    it(`[PUB-25] makes no element and no handler on the page: ${name}`, () => {
      const page = parse(render());
      expect(page.querySelector('img[src=x]')).toBeNull();
      const scripts = [...page.querySelectorAll('script')].filter(
        (script) => script.type !== 'application/ld+json',
      );
      expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/careers/assets/site.js']);
      const handlers = [...page.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
      );
      expect(handlers).toEqual([]);
      expect(page.querySelector('[href^="javascript:"]')).toBeNull();
    });
});

describe('every page', () => {
  it('[PUB-10] shows the agency’s name and its logo', () => {
    const context = contextOf({ site: { ...site, logoUrl: '/files/public/a/logo' } });
    const page = parse(renderProblemPage(context, { kind: 'not-found' }));
    expect(page.querySelector('.brand')?.textContent).toContain('Vela i Roure');
    expect(page.querySelector('.brand img')?.getAttribute('src')).toBe('/files/public/a/logo');
    expect(positionPage().querySelector('.brand')?.textContent).toContain('Vela i Roure');
  });

  it('says nothing of the tool that made it', () => {
    const text = [applyPage([question('TEXT')]), positionPage()]
      .map((page) => page.documentElement.outerHTML)
      .join();
    expect(text).not.toMatch(/cantera/i);
  });
});

for (const [timeZone, date] of [
  ['America/Mexico_City', '2 November 2026'],
  ['Europe/Madrid', '3 November 2026'],
] as const)
  it(`[DAY-34] a position was published on the day that it was at the agency: ${timeZone}`, () => {
    const given = { publishedAt: '2026-11-03T04:30:00.000Z' };
    const over = { locale: 'en', site: { ...site, timeZone } } as const;
    const rows = positionRows(contextOf(over), [{ ...position, ...given }], 'h2');
    expect(rows.text).toContain(`Published ${date}`);
    expect(positionPage(given, over).querySelector('.facts')?.textContent).toContain(`Published ${date}`);
  });

const RECEIPT: ApplicationReceipt = {
  reference: 'R1',
  firstName: 'Ana',
  lastName: '',
  email: 'ana@posta.example',
  phoneNumber: '612345678',
  linkedin: null,
  cvFileName: null,
  cvBytes: null,
  answers: [],
  consentAt: '2026-11-02T09:00:00.000Z',
  receivedAt: '2026-11-02T09:00:00.000Z',
};

for (const [locale, title, mail] of [
  [
    'en',
    'What you have sent',
    'If this is your first application for this position, a confirmation is on its way to ana@posta.example.',
  ],
  [
    'es',
    'Lo que has enviado',
    'Si es tu primera candidatura a esta oferta, te estamos enviando una confirmación a ana@posta.example.',
  ],
  [
    'ca',
    'El que has enviat',
    'Si és la teva primera candidatura a aquesta oferta, t’estem enviant una confirmació a ana@posta.example.',
  ],
] as const)
  it(`[PUB-40] the receipt says what is true of a first and of a further application: ${locale}`, () => {
    const page = renderReceiptPage(contextOf({ locale }), { receipt: RECEIPT, positionTitle: 'Baker' });
    const { document } = new JSDOM(page).window;
    expect(document.querySelector('#receipt')?.textContent).toBe(title);
    expect(document.querySelector('.aside .meta')?.textContent).toBe(mail);
  });

for (const [timeZone, time] of [
  ['Europe/Madrid', /2 November 2026 at 10:00 (CET|GMT\+1)/],
  ['Atlantic/Canary', /2 November 2026 at 09:00 (WET|GMT|UTC)/],
] as const)
  it(`[DAY-10] the receipt tells times in the zone of the agency: ${timeZone}`, () => {
    const context = contextOf({ locale: 'en', site: { ...site, timeZone } });
    expect(renderReceiptPage(context, { receipt: RECEIPT, positionTitle: 'Baker' })).toMatch(time);
  });
