import { describe, it } from 'node:test';
import { expect } from 'expect';
import { parsePage } from '../../page/parse-page.ts';
import { benefitsOf, valuesOf } from './lists.ts';

const pageOf = (html: string, path = '') => parsePage({ url: `https://forn.example/${path}`, html });
const valuesIn = (html: string) => valuesOf([pageOf(html)]).map(({ value }) => value.name);

describe('values of a company', () => {
  it('[CLAI-19] stand under the heading that follows a line which announces them', () => {
    const html = `<span>Nuestros valores</span><h2>Lo que nos define</h2><h5>Lo que nos define</h5>
      <h6>Honestidad</h6><p>Siempre.</p><h6>Oficio</h6><p>Desde 1950.</p><h2>Contacto</h2><h6>Teléfono</h6>`;
    expect(valuesIn(html.replace('<h5>Lo que nos define</h5>', ''))).toEqual(['Honestidad', 'Oficio']);
    // The same heading twice, for narrow and for wide screens.
    expect(valuesIn(html)).toEqual(['Honestidad', 'Oficio']);
  });

  it('[CLAI-19] do not stand under whatever follows a line that says what drives somebody, or an entry of a menu', () => {
    const goals = '<h2>Nuestros objetivos</h2><h4>Crecer</h4><p>Mucho.</p><h4>Exportar</h4><p>Más.</p>';
    expect(valuesIn(`<span>Lo que nos mueve</span>${goals}`)).toEqual([]);
    expect(valuesIn('<div>Our values</div><div>Contact</div><ul><li>Bread</li><li>Cakes</li></ul>')).toEqual(
      [],
    );
  });

  it('[CLAI-19] are read in German, Portuguese and French', () => {
    const list = '<ul><li>A-Wert</li><li>B-Wert</li></ul>';
    for (const heading of ['Unsere Werte', 'Nossos valores', 'Nos valeurs', 'Valores institucionales'])
      expect([heading, valuesIn(`<h3>${heading}</h3>${list}`)]).toEqual([heading, ['A-Wert', 'B-Wert']]);
  });

  it('[CLAI-19] are named by lines of text, where no list holds them', () => {
    const under = (text: string) => valuesIn(`<h3>Valores</h3>${text}<h3>Contacto</h3>`);
    expect(
      under(
        '<p>Son los cimientos.</p><p>Calidez: a todos.</p><p>Pasión: cada día.</p><p>Oficio: de siempre.</p>',
      ),
    ).toEqual(['Calidez', 'Pasión', 'Oficio']);
    expect(under('<p>Transparencia en todo · Respeto al agua · Puntualidad en las entregas.</p>')).toEqual([
      'Transparencia en todo',
      'Respeto al agua',
      'Puntualidad en las entregas',
    ]);
    expect(
      valuesIn('<p>What joins us are our core values:</p><p>Respect</p><p>Teamwork</p><p>Service</p>'),
    ).toEqual(['Respect', 'Teamwork', 'Service']);
    expect(
      valuesIn('<div>Valors</div><div>Flexibilitat, compromís i respecte. Creiem en tot.</div>'),
    ).toEqual(['Flexibilitat', 'compromís', 'respecte']);
    expect(under('<p>Nuestros valores son el motor, y el cliente, y la casa.</p>')).toEqual([]);
  });

  it('[CLAI-19] are what a sentence calls so, where nothing else names them', () => {
    const said = '<p>We are guided by values such as love, wisdom, and service to others.</p>';
    expect(valuesIn(said)).toEqual(['love', 'wisdom', 'service to others']);
    expect(valuesIn(`<h2>Our values</h2><ul><li>Care</li></ul>${said}`)).toEqual(['Care']);
  });

  it('[CLAI-19] are not the headings beside them', () => {
    expect(
      valuesIn(`<h2>Misión, visión y valores</h2><h3>Misión</h3><p>Hacer pan.</p><h3>Visión</h3><p>Más pan.</p>
        <h3>Valores</h3><ul><li>Oficio</li></ul>`),
    ).toEqual(['Oficio']);
  });
});

describe('benefits of a company', () => {
  it('[CLAI-19] stand under what says why one would work there', () => {
    const html = '<h4>Growth</h4><p>Courses.</p><h4>Time</h4><p>Free Fridays.</p><h2>Openings</h2>';
    for (const heading of [
      '<h2>Why work at Forn Rovira?</h2>',
      '<span>Why work here</span><h2>Your career</h2>',
    ])
      expect(benefitsOf([pageOf(heading + html)]).map(({ value }) => value)).toEqual([
        'Growth: Courses',
        'Time: Free Fridays',
      ]);
  });
});
