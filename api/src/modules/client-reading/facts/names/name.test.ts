import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPages } from '../../apart/read-pages.ts';

const nameAt = (url: string, html: string) => readPages([{ url, html }]).facts.name?.value;

describe('the name of a company', () => {
  it('[CLAI-19] is like what stands before the domain of a host of many', () => {
    const html = '<title>Rovira</title><h1>Pa de poble</h1>';
    expect(nameAt('https://rovira.github.io/', html)).toBe('Rovira');
    expect(
      nameAt('https://a4i.school.ac.in/', '<p>x</p><footer>© 2026 A4I | All Rights Reserved</footer>'),
    ).toBe('A4I');
  });

  it('[CLAI-19] is written as the page writes it, not as an address', () => {
    const title = '<title>41estudiolegal.com – Estudio</title>';
    const at = 'https://41estudiolegal.com/';
    expect(nameAt(at, `${title}<p>En 41 Estudio Legal litigamos.</p>`)).toBe('41 Estudio Legal');
    expect(nameAt(at, title)).toBe('41estudiolegal.com');
    expect(
      nameAt('https://www.singhal.example/', '<title>https://www.singhal.example/</title>'),
    ).toBeUndefined();
  });

  it('[CLAI-19] has no signs of trade and no separator at its ends', () => {
    const named = (name: string) => `<title>${name}</title><meta property="og:site_name" content="${name}">`;
    expect(nameAt('https://forn.example/', named('Forn Rovira™'))).toBe('Forn Rovira');
    expect(nameAt('https://forn.example/', named('Forn Rovira -'))).toBe('Forn Rovira');
  });

  it('[CLAI-19] is the one that its address repeats, rather than a longer one in its data', () => {
    const html = `<title>Terra | Obres</title><meta property="og:site_name" content="Terra">
      <script type="application/ld+json">{"@type":"Organization","name":"Terra Obres i Serveis SL"}</script>
      <footer>© Terra Obres i Serveis S.L.</footer>`;
    expect(nameAt('https://terra.example/', html)).toBe('Terra');
  });

  it('[CLAI-19] is found by its registered name in the text, or where the description begins with it', () => {
    const at = 'https://hosting.example/';
    const title = '<title>Carlos Berretta e Hijo S.A. - Home</title>';
    expect(nameAt(at, `${title}<p>Carlos Berretta e Hijo S.A.</p>`)).toBe('Carlos Berretta e Hijo');
    expect(nameAt(at, title)).toBeUndefined();
    const described = '<meta name="description" content="Forn Nou: pa i pastissos des de 1970">';
    expect(nameAt(at, `<title>Forn Nou - Palma</title>${described}`)).toBe('Forn Nou');
  });
});
