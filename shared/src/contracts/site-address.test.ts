import { isLinkedin, isSameSite, siteOf } from './site-address.ts';

describe('addresses of sites', () => {
  it.each([
    ['https://www.Forn.example./a', 'forn.example'],
    ['http://peña.example:8080', 'xn--pea-8ma.example'],
    ['ftp://forn.example', ''],
    ['forn', ''],
  ])('%s is of the site %j', (url, site) => {
    expect(siteOf(url)).toBe(site);
  });

  it('knows two addresses of one site', () => {
    expect(isSameSite('https://forn.example/', 'http://www.forn.example/about')).toBe(true);
    expect(isSameSite('https://forn.example/', 'https://shop.forn.example/')).toBe(false);
    expect(isSameSite('', '')).toBe(false);
  });

  it.each([
    ['https://www.linkedin.com/company/forn', true],
    ['https://es.linkedin.com./company/forn', true],
    ['https://notlinkedin.com/', false],
    ['https://linkedin.com.example/', false],
    ['linkedin.com', false],
  ])('%s is of LinkedIn: %s', (url, isTheirs) => {
    expect(isLinkedin(url)).toBe(isTheirs);
  });
});
