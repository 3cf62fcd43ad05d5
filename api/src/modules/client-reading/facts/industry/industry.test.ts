import { describe, it } from 'node:test';
import { expect } from 'expect';
import { parsePage } from '../../page/parse-page.ts';
import { industryOf } from './industry.ts';

const industryIn = (html: string) => industryOf([parsePage({ url: 'https://acme.example/', html })])?.value;

describe('the industry of a company', () => {
  it('[CLAI-19] is its own, not that of those it works for', () => {
    expect(
      industryIn(
        '<title>Acme | Software a medida</title><meta name="description" content="Software para hoteles, restaurantes y clínicas">',
      ),
    ).toBe('software');
  });

  it('[CLAI-19] is not told by the policies that every company has', () => {
    const policies =
      '<h3>Política ambiental y residuos sólidos</h3><h3>Política de medio ambiente y reciclaje</h3>';
    expect(industryIn(`<title>Acme | Concesionario oficial</title>${policies}`)).toBe('automotive');
  });

  it('[CLAI-19] is read in German, French and Portuguese too', () => {
    expect(industryIn('<title>Kanzlei Buhl | Rechtsanwalt</title>')).toBe('legal');
    expect(industryIn('<title>Dupont | Avocat fiscaliste</title>')).toBe('legal');
    expect(industryIn('<title>Silva | Imobiliaria</title><h1>Imobiliária</h1>')).toBe('real-estate');
  });
});
