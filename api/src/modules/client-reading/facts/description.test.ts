import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPages } from '../apart/read-pages.ts';

const PROMO = `<p>¡Novedad! Hemos lanzado nuestra división de lavandería industrial y químicos, visítela hoy mismo y pida su oferta.</p>`;
const descriptionIn = (html: string, ...further: string[]) =>
  readPages(
    [html, ...further].map((text, at) => ({
      url: `https://forn.example/${at || ''}`,
      html: `<title>Forn</title><meta property="og:site_name" content="Forn">${text}`,
    })),
  ).facts.description?.value;

describe('the description of a company', () => {
  it('[CLAI-19] is the paragraph in which it speaks of itself, best by its name', () => {
    const itself = 'Somos una panadería de pueblo que hace pan de masa madre cada día desde el año 1950.';
    const named = 'Forn és una empresa de Vic que fa pa de pagès cada dia des de l’any 1950, i en ven arreu.';
    expect(descriptionIn(`${PROMO}<p>${itself}</p>`)).toBe(itself);
    expect(descriptionIn(`${PROMO}<p>${itself}</p>`, `<p>${named}</p>`)).toBe(named);
    expect(descriptionIn(PROMO)).toContain('Novedad');
  });

  it('[CLAI-19] may begin with a name and say what that is', () => {
    const text = `BTC, located in Benin, is West Africa's first factory that turns its own cotton into clothes.`;
    expect(descriptionIn(`${PROMO}<p>${text}</p>`)).toBe(text);
  });

  it('[CLAI-19] is not what a template says of itself or of a screen', () => {
    const screen =
      'Forn has so much to offer that we must ask you to turn your device or find a larger screen for it.';
    expect(descriptionIn(`<p>${screen}</p>`)).toBeUndefined();
    expect(
      descriptionIn(
        '<meta name="description" content="A free HTML5 website template for everybody and everything">',
      ),
    ).toBeUndefined();
  });
});
