import { describe, it } from 'node:test';
import { expect } from 'expect';
import { parseLocation, splitTrailingLocation } from './location.ts';

describe('parseLocation', () => {
  const places: [string, string | null, string | null][] = [
    ['Madrid', 'Madrid', 'ES'],
    ['08001 Barcelona', 'Barcelona', 'ES'],
    ['Girona, Espanya', 'Girona', 'ES'],
    ['San Francisco, CA', 'San Francisco', 'US'],
    ['Istanbul, Türkiye', 'Istanbul', 'TR'],
    ['Nairobi, Kenya', 'Nairobi', 'KE'],
    ['Inca, Mallorca', 'Inca', 'ES'],
    ['Zaragoza y alrededores, España', 'Zaragoza', 'ES'],
    ['Remote', null, null],
  ];
  for (const [text, city, countryCode] of places) {
    it(`knows “${text}”`, () => expect(parseLocation(text)).toMatchObject({ text, city, countryCode }));
  }
  it('takes no organisation, role or address of the web for a place', () => {
    for (const text of [
      'University of Bergen',
      'Hospital de Barcelona',
      'Head of Sales',
      'me@post.example',
      'Fluent',
    ]) {
      expect(parseLocation(text)).toBeNull();
    }
  });
});

describe('splitTrailingLocation', () => {
  it('cuts a place off the end', () => {
    expect(splitTrailingLocation('Dalhousie University, Halifax, Canada')).toMatchObject({
      rest: 'Dalhousie University',
      location: { text: 'Halifax, Canada' },
    });
    expect(splitTrailingLocation('Zapatería La Castellana (Madrid)')).toMatchObject({
      rest: 'Zapatería La Castellana',
      location: { city: 'Madrid' },
    });
    expect(splitTrailingLocation('Nexus – San Francisco, CA')).toMatchObject({
      rest: 'Nexus',
      location: { countryCode: 'US' },
    });
  });
  it('leaves a name without a place whole', () => {
    expect(splitTrailingLocation('Talleres Urkiola, S.L.')).toEqual({
      rest: 'Talleres Urkiola, S.L.',
      location: null,
    });
  });

  it('knows the code of a country behind a town and its region', () => {
    expect(parseLocation('Leeds, England, GB')).toMatchObject({ city: 'Leeds', countryCode: 'GB' });
    expect(parseLocation('Toronto, Ontario, CA')).toMatchObject({ city: 'Toronto', countryCode: 'CA' });
    expect(parseLocation('Austin, TX')).toMatchObject({ countryCode: 'US' });
    expect(parseLocation('Leeds, England, XX')?.countryCode).not.toBe('XX');
  });
});
