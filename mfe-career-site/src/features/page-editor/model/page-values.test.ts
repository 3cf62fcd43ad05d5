import {
  DEFAULT_SITE,
  DEPARTMENT_ICONS,
  SITE_PAGES,
  type SiteConfiguration,
  siteConfiguration,
  VALUE_ICONS,
} from '@cantera/shared/contracts/career-site';
import { MAX_HERO_BYTES } from '@cantera/shared/contracts/site-identity';
import { KINDS } from '../forms/entry-kinds.ts';
import { iconOf } from '../forms/icons.ts';
import { orderedLike } from '../forms/use-entries.ts';
import { SIZES } from '../preview/sizes.ts';
import { pageChanges } from './page-changes.ts';
import { MAX_ENTRIES } from './page-schema.ts';
import { pageText, partsOf, valuesOf } from './page-values.ts';
import { refusedField } from './refused-field.ts';

const SITE: SiteConfiguration = {
  ...DEFAULT_SITE,
  language: 'es',
  homePage: {
    ...DEFAULT_SITE.homePage,
    description: '<p>Hola</p>',
    faqs: [{ question: '¿Cuánto?', answer: '<p>Nada</p>' }],
  },
  positionsPage: { title: 'Ofertas', description: '' },
  departmentsPage: {
    departments: [
      { id: 'a.b', title: 'Uno', description: '', icon: 'Cpu' },
      { id: '0', title: 'Dos', description: '<p>d</p>', icon: 'House' },
    ],
  },
  aboutPage: {
    description: '<p>a</p>',
    missionTitle: 'M',
    missionDescription: '',
    values: [{ title: 'V', value: '', icon: 'leaf' }],
  },
  translations: {
    en: {
      positionsPage: { title: 'Positions' },
      departmentsPage: { departments: [{ id: '0', title: 'Two', description: '', icon: 'House' }] },
    },
  },
};

describe('a page as its form holds it', () => {
  it.each(SITE_PAGES)('%s is stored as it was read, and other pages’ translations stay', (page) => {
    const values = valuesOf(page, SITE);
    const { translations, ...own } = partsOf(page, values, SITE);
    expect({ ...SITE, ...own }).toEqual(SITE);
    expect(translations?.en?.departmentsPage).toEqual(SITE.translations.en?.departmentsPage);
    expect(translations?.ca).toBeUndefined();
    expect(siteConfiguration.partial().safeParse({ ...own, translations }).success).toBe(true);
  });

  it('shares a department’s key between languages, and keeps one that stands there twice', () => {
    const { es, en } = valuesOf('departments', SITE).texts;
    expect(en.order).toEqual([es.order[1]]);
    const [first] = SITE.departmentsPage.departments;
    if (!first) throw new Error('no department');
    const twice = { ...SITE, departmentsPage: { departments: [first, { ...first, title: 'Other' }] } };
    expect(partsOf('departments', valuesOf('departments', twice), twice).departmentsPage).toEqual(
      twice.departmentsPage,
    );
  });

  it('says a text that was emptied, and nothing of a language without any', () => {
    const values = valuesOf('positions', SITE);
    values.texts.en.title = ' ';
    const { translations } = partsOf('positions', values, SITE);
    expect(translations?.en?.positionsPage).toEqual({ title: '', description: '' });
    expect(translations).not.toHaveProperty('ca');
  });

  it('reads alike for the same page, whatever else the site says', () => {
    const text = (site: SiteConfiguration) => pageText('home', valuesOf('home', site), site.language);
    expect(text({ ...SITE, positionsPage: { title: 'x', description: '' } })).toBe(text(SITE));
    expect(text({ ...SITE, homePage: { ...SITE.homePage, isMapVisible: false } })).not.toBe(text(SITE));
  });

  it('takes as many entries as the server', () => {
    const many = (page: 'home' | 'departments' | 'about', more: number) => {
      const values = valuesOf(page, SITE);
      const count = MAX_ENTRIES[page] + more;
      const keys = Array.from({ length: count }, (_, n) => `k${n}`);
      values.texts.es = {
        ...values.texts.es,
        order: keys,
        entries: Object.fromEntries(keys.map((key) => [key, { id: key, title: 't', text: '', icon: '' }])),
      };
      return siteConfiguration.partial().safeParse(partsOf(page, values, SITE)).success;
    };
    for (const page of ['home', 'departments', 'about'] as const)
      expect([page, many(page, 0), many(page, 1)]).toEqual([page, true, false]);
  });

  it('finds the field of a refusal by its place', () => {
    const values = valuesOf('departments', SITE);
    const at = (place: string) => refusedField(`careerSite.configurations.${place}`, values, 'es');
    expect(at('homePage.heroUrl')).toBe('heroUrl');
    expect(at('departmentsPage.departments.1.description')).toBe(
      `texts.es.entries.${values.texts.es.order[1]}.text`,
    );
    expect(at('translations.en.departmentsPage.departments.0.title')).toBe(
      `texts.en.entries.${values.texts.en.order[0]}.title`,
    );
    expect(at('translations.en.aboutPage.missionTitle')).toBe('texts.en.missionTitle');
    expect([at('pages'), at('departmentsPage.departments.9.title'), refusedField('x', values, 'es')]).toEqual(
      [undefined, undefined, undefined],
    );
  });

  it('tells what somebody else changed, and nothing else', () => {
    const base = valuesOf('home', SITE);
    const theirs = valuesOf('home', {
      ...SITE,
      homePage: { ...SITE.homePage, isMapVisible: false, faqs: [] },
    });
    expect(pageChanges('home', { base, theirs, mine: base })).toEqual([
      { field: 'isMapVisible', theirs: 'false', mine: 'true' },
      { field: 'entries', locale: 'es', theirs: '', mine: '¿Cuánto?: Nada' },
    ]);
  });
});

describe('what a page is made with', () => {
  it('[CONST-106] [CONST-107] has a picture for each icon, and no other icons', () => {
    expect(KINDS.departments.icons).toEqual([
      'HandIcon',
      'Warehouse',
      'Cpu',
      'MailCheck',
      'Scale',
      'Building',
      'Armchair',
      'House',
      'CircleDollarSign',
    ]);
    expect(KINDS.about.icons.join(' ')).toBe(
      'shield rocket star heart hand lightbulb users shieldCheck leaf handshake checkCircle brush flame eye trendingUp userCheck bookOpen briefcase building calendar clock dollarSign shieldAlert',
    );
    for (const icon of [...DEPARTMENT_ICONS, ...VALUE_ICONS])
      expect([icon, iconOf(icon)]).not.toContain(undefined);
    expect(iconOf('none')).toBeUndefined();
  });

  it('[CONST-18] [CONST-71] takes pictures of 3.5 MB, and has frames of three sizes', () => {
    expect(MAX_HERO_BYTES).toBe(3_500_000);
    expect(SIZES).toEqual({
      full: { width: '100%', height: '100%', zoom: 0.7 },
      tablet: { width: 768, height: 1024, zoom: 0.7 },
      mobile: { width: 334, height: 724, zoom: 1 },
    });
  });

  it('puts the entries of a language into the order of another', () => {
    expect(orderedLike(['c', 'own', 'a', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['a', 'own', 'b', 'c']);
    expect(orderedLike([], ['a'])).toEqual([]);
  });
});
