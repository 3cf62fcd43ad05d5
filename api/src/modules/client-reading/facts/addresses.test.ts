import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPages } from '../apart/read-pages.ts';

const read = (url: string, html: string) => readPages([{ url, html }]).facts;
const acme = (more = '') => `<title>Acme</title><meta property="og:site_name" content="Acme">${more}`;

describe('addresses of a company', () => {
  it('[CLAI-19] takes a site for its website where the site is its own, else the page that was named', () => {
    for (const [url, website] of [
      ['https://acme.example/', 'https://acme.example/'],
      ['https://www.acme.example/es/inicio?x=1', 'https://www.acme.example/'],
      ['https://other-name.example/', 'https://other-name.example/'],
      ['https://sites.google.com/view/acme/', 'https://sites.google.com/view/acme/'],
      ['https://www.instagram.com/acme/', 'https://www.instagram.com/acme/'],
      ['https://group.example/acme', 'https://group.example/acme'],
    ] as const)
      expect([url, read(url, acme()).webUrl?.value]).toEqual([url, website]);
  });

  it('[CLAI-19] takes no icon of LinkedIn for a logo', () => {
    const icon = '<link rel="apple-touch-icon" href="/icon.png">';
    const logosOf = (url: string) => read(url, acme(icon)).logos.map(({ value }) => value);
    expect(logosOf('https://www.linkedin.com/company/acme')).toEqual([]);
    expect(logosOf('https://acme.example/')).toEqual(['https://acme.example/icon.png']);
  });
});
