import { normaliseSlug, siteSlug } from './site-slug.ts';

/** Signs that addresses cannot have, beside those that they can. */
const SIGNS = [
  ...'abcxyz019ABCXYZ',
  ...'àéïñçüßæøłŁØÆẞ·ŀÅ',
  ...' -_.,/\\&\'"()@#%?=+*\t\n',
  ...'ﬁ²Ⅳ①…漢字дЯ😀\u0301\u0327\u200b\u00a0',
];
/** The same numbers every time, so that what fails once fails again. */
function* numbers(seed: number): Generator<number> {
  for (let value = seed; ; ) {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield value / 2_147_483_648;
  }
}
const random = numbers(7);
const next = (below: number): number => Math.floor((random.next().value ?? 0) * below);
const texts = Array.from({ length: 3000 }, () =>
  Array.from({ length: next(90) }, () => SIGNS[next(SIGNS.length)] ?? '').join(''),
);

describe('the address of a site', () => {
  it.each([
    ['Vela i Roure', 'vela-i-roure'],
    ['  Açò és  Això!  ', 'aco-es-aixo'],
    ['Straße Æsir Øl Łódź', 'strasse-aesir-ol-lodz'],
    ['Il·lusió', 'illusio'],
    ['Iŀlusió', 'illusio'],
    ['ﬁn²', 'fin2'],
    ['--a__b--', 'a-b'],
    ['ÑANDÚ', 'nandu'],
    ['漢字', ''],
  ])('is made of %j as %j', (text, slug) => {
    expect(normaliseSlug(text)).toBe(slug);
  });

  it('keeps the hyphen at its end while somebody types, and none in front', () => {
    expect([normaliseSlug('vela ', { isTyping: true }), normaliseSlug('vela ')]).toEqual(['vela-', 'vela']);
    expect(normaliseSlug(' vela', { isTyping: true })).toBe('vela');
  });

  it('has 60 signs at most, and no hyphen where it was cut', () => {
    expect(normaliseSlug('x'.repeat(80))).toHaveLength(60);
    expect(normaliseSlug(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59));
  });

  it('is what the server takes, whatever was typed', () => {
    for (const text of texts) {
      const slug = normaliseSlug(text);
      if (slug.length >= 2) expect([slug, siteSlug.safeParse(slug).success]).toEqual([slug, true]);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(60);
    }
  });

  it('stays as it is when it is normalised again', () => {
    for (const text of texts)
      for (const isTyping of [true, false]) {
        const slug = normaliseSlug(text, { isTyping });
        expect(normaliseSlug(slug, { isTyping })).toBe(slug);
      }
  });

  it('begins with what becomes of the text in front of the caret', () => {
    const broken = texts.filter((text) => {
      const whole = normaliseSlug(text, { isTyping: true });
      return [...text].some(
        (_, at, signs) => !whole.startsWith(normaliseSlug(signs.slice(0, at).join(''), { isTyping: true })),
      );
    });
    expect(broken).toEqual([]);
  });

  it('is refused by the server while it is not normal', () => {
    for (const slug of ['Vela', 'a-', '-a', 'a--b', 'à b', 'x', 'x'.repeat(61), ' ab'])
      expect([slug, siteSlug.safeParse(slug).success]).toEqual([slug, false]);
  });
});
