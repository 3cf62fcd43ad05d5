import { languagesLacking, type Translated, textsFor } from './translations.ts';

interface Texts {
  title: string;
  body: string;
  entries: readonly string[];
}
const given = (over: Partial<Translated<Texts>> = {}): Translated<Texts> => ({
  language: 'es',
  texts: { title: 'Hola', body: '<p>Cuerpo</p>', entries: ['uno'] },
  translations: { ca: { title: 'Bon dia', entries: ['un'] }, en: { body: '<p> </p>', entries: [] } },
  ...over,
});

describe('texts in several languages', () => {
  it('are the reader’s, and say of each that is not which language it is in', () => {
    expect(textsFor(given(), 'ca')).toEqual({
      texts: { title: 'Bon dia', body: '<p>Cuerpo</p>', entries: ['un'] },
      languages: { title: 'ca', body: 'es', entries: 'ca' },
    });
    expect(textsFor(given(), 'es').languages).toEqual({ title: 'es', body: 'es', entries: 'es' });
  });

  it('count as lacking when they have no word and no entry', () => {
    expect(textsFor(given(), 'en')).toEqual({
      texts: given().texts,
      languages: { title: 'es', body: 'es', entries: 'es' },
    });
  });

  it('come from any language when the main one has none, and are empty in the reader’s when nobody wrote them', () => {
    const texts = { title: '', body: '', entries: [] };
    expect(textsFor(given({ texts }), 'en')).toEqual({
      texts: { title: 'Bon dia', body: '', entries: ['un'] },
      languages: { title: 'ca', body: 'en', entries: 'ca' },
    });
    expect(textsFor(given({ texts, translations: {} }), 'ca')).toEqual({
      texts,
      languages: { title: 'ca', body: 'ca', entries: 'ca' },
    });
  });

  it('pass over a version in their own language, which they are themselves', () => {
    expect(textsFor(given({ translations: { es: { title: 'Old' } } }), 'es').texts.title).toBe('Hola');
  });

  it('name the languages that lack one of those that are written', () => {
    expect(languagesLacking(given())).toEqual(['ca', 'en']);
    const whole = { title: 'Hello', body: 'Body', entries: ['one'] };
    expect(languagesLacking(given({ translations: { ca: whole, en: whole } }))).toEqual([]);
    const empty = { title: '', body: '', entries: [] };
    expect(languagesLacking(given({ texts: empty, translations: {} }))).toEqual([]);
    expect(languagesLacking(given({ texts: empty, translations: { ca: whole } }))).toEqual(['es', 'en']);
  });
});
