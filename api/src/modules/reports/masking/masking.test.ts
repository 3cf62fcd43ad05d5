import { describe, it } from 'node:test';
import { expect } from 'expect';
import { isIban, isIdentityNumber } from './contacts.ts';
import { createAliases, createMasker, type Identity } from './index.ts';
import { formsOf } from './organisations.ts';
import { PET_NAME_PAIRS } from './pet-names.ts';

const WHO: Identity = {
  firstName: 'Anna',
  lastName: 'García de la Guerra',
  email: null,
  phoneNumber: null,
  linkedin: null,
  employers: ['Forn Sant Jordi, S.L.', 'Universitat Politècnica de Catalunya (UPC)'],
  schools: ['IES Vall d’Hebron'],
  clients: ['Aigües Clares'],
  cities: [{ name: 'L’Escala', region: 'Catalonia' }],
  less: [],
};
const mask = (text: string, who: Partial<Identity> = {}): string =>
  createMasker({ ...WHO, ...who }, { aliases: createAliases('Company', 'Institution') }).plain(text);
const each = (cases: readonly (readonly [string, string])[], who?: Partial<Identity>): void =>
  expect(cases.map(([text]) => mask(text, who))).toEqual(cases.map(([, masked]) => masked));

describe('masking', () => {
  it('[CREP-23] masks every word of a name in any case and accent, with what Catalan and English put beside it', () => {
    each([
      ['Anna and ANNA and ànna', 'XXXXX and XXXXX and XXXXX'],
      ['Anna García de la Guerra cooks', 'XXXXX cooks'],
      ['García, Anna', 'XXXXX'],
      ['Los García; los garcias', 'Los XXXXX; los XXXXX'],
      ["la feina d'Anna", "la feina d'XXXXX"],
      ['El va veure l’Anna ahir', 'El va veure XXXXX ahir'],
      ['Ho diu na Anna García-Guerra.', 'Ho diu XXXXX.'],
      ["Anna's team", "XXXXX's team"],
      ['Sra. García', 'XXXXX'],
      ['A. García, amb Anna G. Guerra', 'XXXXX, amb XXXXX'],
      ['An\u00adna and Gar-\ncía', 'XXXXX and XXXXX'],
    ]);
  });

  it('[CREP-38] masks surnames that are words, and leaves words that only contain a name', () => {
    each([
      ['Corresponsal de guerra', 'Corresponsal de XXXXX'],
      ['The plan for Savannah and annals', 'The plan for Savannah and annals'],
    ]);
    each([['Marina sails in a marinated sea', 'XXXXX sails in a marinated sea']], {
      firstName: 'Marina',
      lastName: null,
    });
  });

  it('keeps particles, which name nobody', () => {
    each([['de la casa a la taula', 'de la casa a la taula']]);
    each([['Bo cooks; van Dijk eats', 'XXXXX cooks; van XXXXX eats']], {
      firstName: 'Bo',
      lastName: 'van Dijk',
    });
  });

  it('[CREP-38] masks initials, pet names and user names', () => {
    each([
      ['Signed A.G. and A. G. G.', 'Signed XXXXX and XXXXX'],
      ['AGG\nreviewed', 'XXXXX\nreviewed'],
      ['Annie and Anita', 'XXXXX and XXXXX'],
      ['user annagarcia or agarcia', 'user XXXXX or XXXXX'],
      ['file cv_garcia_2024.pdf', 'file XXXXX'],
      ['AG is a company', 'AG is a company'],
    ]);
    expect(PET_NAME_PAIRS).toBeGreaterThanOrEqual(400);
  });

  it('[CREP-38] masks mail, telephones and addresses of the web', () => {
    each([
      ['mail me: x.y+z@mail.example!', 'mail me: XXXXX!'],
      ['nom (arrova) correu (punt) cat', 'XXXXX'],
      ['+34 972 20 30 40 / 611-223-344', 'XXXXX / XXXXX'],
      ['https://a.example/b?c and www.x.test', 'XXXXX and XXXXX'],
      ['github.com/somebody, LinkedIn: in/somebody', 'XXXXX, XXXXX'],
    ]);
  });

  it('takes years, dates, amounts and names of skills for no telephone and no address', () => {
    const texts = [
      'From 2019 - 2023 and 01/05/2019',
      'A budget of 1.250.000.000 or 12 000 000 euros',
      'Node.js, ASP.NET, Vue.js and C#',
      'A team of 120 people in 15 years',
    ];
    expect(texts.map((text) => mask(text))).toEqual(texts);
  });

  it('[CREP-38] masks street addresses', () => {
    each([
      ['Visc al carrer de Balmes, 120, 3r 2a', 'Visc al XXXXX'],
      ['C/ Gran Vía 5', 'XXXXX'],
      ['He lived at 221 Baker Street', 'He lived at XXXXX'],
      ['08001 Barcelona', 'XXXXX'],
    ]);
  });

  it('[CREP-38] tells NIF, NIE and IBAN by their check signs', () => {
    expect(['12345678Z', 'X1234567L', '12345678A', '1234567Z'].map(isIdentityNumber)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['ES9121000418450200051332', 'ES9121000418450200051333'].map(isIban)).toEqual([true, false]);
    each([
      ['DNI 12.345.678-Z, ref 12345678A', 'DNI XXXXX, ref 12345678A'],
      ['IBAN ES91 2100 0418 4502 0005 1332.', 'IBAN XXXXX.'],
    ]);
  });

  it('[CREP-38] masks birth dates, ages and years of studies, and no years of work', () => {
    each([
      ['Nacida el 3 de mayo de 1987 en Lugo', 'Nacida el XXXXX en Lugo'],
      ['Date of birth: 1987-05-03', 'Date of birth: XXXXX'],
      ['34 years old; tengo 34 años; edat: 34', 'XXXXX years old; tengo XXXXX años; edat: XXXXX'],
      ['Tinc 20 anys d’experiència', 'Tinc 20 anys d’experiència'],
      ['tengo 15 años de experiencia en cocina', 'tengo 15 años de experiencia en cocina'],
      ['Llicenciada el 2009. Cap de cuina el 2015.', 'Llicenciat/ada el XXXXX. Cap de cuina el 2015.'],
    ]);
  });

  it('[CREP-26] [CREP-27] gives one letter or number to one name throughout, whatever it is called', () => {
    const masker = createMasker(WHO, { aliases: createAliases('Company', 'Institution') });
    expect(masker.company('Forn Sant Jordi, S.L.')).toBe('Company A');
    expect(masker.company('Forn Sant Jordi')).toBe('Company A');
    expect(masker.plain('FORN SANT JORDI SL, then the UPC and again Sant Jordi')).toBe(
      'Company A, then the Company B and again Company A',
    );
    expect(masker.plain('the forn sant jordi, fornsantjordi')).toBe('the Company A, Company A');
    expect(masker.plain('IES Vall d’Hebron')).toBe('Institution 1');
    expect(masker.plain('Aigües Clares')).toBe('Company C');
  });

  it('leaves words that organisations are called by, and skills that the product knows', () => {
    expect(mask('a bakery group and the upc code')).toBe('a bakery group and the upc code');
    const masker = createMasker(
      { ...WHO, employers: ['Oracle'] },
      { aliases: createAliases('Company', 'Institution') },
    );
    expect(masker.plain('Worked at Oracle')).toBe('Worked at Company A');
    expect(masker.skill('Python')).toBe('Python');
    expect(masker.skill('Guerra')).toBe('XXXXX');
    expect(formsOf('The Group').map(({ words }) => words.join(' '))).toEqual(['the group', 'thegroup']);
  });

  it('[CREP-38] tells the region in the place of a city that few share', () => {
    each([['Neix a l’Escala', 'Neix a Catalonia']]);
  });

  it('[CREP-38] makes role words the form for both, and marks what says the gender otherwise', () => {
    each([
      ['Ingeniera industrial', 'Ingeniero/a industrial'],
      ['Trabaja de camarero', 'Trabaja de camarero/a'],
      ['Infermera i directora', 'Infermer/a i director/a'],
      ['Operària de magatzem', 'Operari/ària de magatzem'],
      ['Director de ventas', 'Director/a de ventas'],
      ['Art director', 'Art director'],
      ['la gestión administrativa', 'la gestión administrativa'],
      ['ya ingeniero/a', 'ya ingeniero/a'],
    ]);
    const masker = createMasker(WHO, { aliases: createAliases('Company', 'Institution') });
    const { text, marks } = masker.text('She says: soy organizada. Ella cuina.');
    expect(marks.map(({ start, end, reason }) => [text.slice(start, end), reason])).toEqual([
      ['She', 'GENDERED'],
      ['organizada', 'GENDERED'],
      ['Ella', 'GENDERED'],
    ]);
  });

  it('[CREP-50] marks no English word for how it ends, and those of Spanish and Catalan', () => {
    const aliases = createAliases('Company', 'Institution');
    const marked = (said: string, locale: 'en' | 'es' | 'ca' = 'es'): string[] => {
      const { text, marks } = createMasker(WHO, { aliases, locale }).marked(said);
      return marks.map(({ start, end }) => text.slice(start, end));
    };
    for (const said of [
      'Director of sales',
      'Director of La Boqueria',
      'Contractor for the ministry',
      'Doctor in physics',
      'What a year. Great with people',
      'Combat medic',
      'Florida is warm',
      'Videos for brands. Layout of the shop',
    ])
      expect([said, marked(said)]).toEqual([said, []]);
    // Where nothing says the language, the report's does.
    for (const said of ['Operator', 'Senior contractor', 'Supervisor', 'Director']) {
      expect([said, marked(said, 'en')]).toEqual([said, []]);
      for (const locale of ['es', 'ca'] as const)
        expect([said, marked(said, locale).length]).toEqual([said, said.includes(' ') ? 0 : 1]);
    }
    expect(marked('Soy director', 'en')).toEqual(['director']);
    expect(marked('Soc supervisor', 'en')).toEqual(['supervisor']);
    expect(marked('Estic motivat for the job', 'en')).toEqual(['motivat']);
    expect(marked('Soy director of sales', 'en')).toEqual(['director']);
    for (const [said, word] of [
      ['Motivada por el trabajo', 'Motivada'],
      ['Emprenedor de mena', 'Emprenedor'],
      ['Cuidador', 'Cuidador'],
      ['Llicenciat en dret', 'Llicenciat'],
      ['Format a Girona', ''],
      ['Director de orquesta', 'Director'],
      ['Great with people. Organizada', 'Organizada'],
      ['Soy encantador', 'encantador'],
      ['Director comercial', 'Director'],
      ['Supervisor', 'Supervisor'],
      ['Educada on es feia tot a mà', 'Educada'],
      ['Licenciada Business Administration and Management de la UB', 'Licenciada'],
      ['Llicenciat Business Administration and Management per la UB', 'Llicenciat'],
      ['He leads', 'He'],
    ] as const)
      expect([said, marked(said)]).toEqual([said, word ? [word] : []]);
  });

  it('counts what it masks, by kind', () => {
    const masker = createMasker(WHO, { aliases: createAliases('Company', 'Institution') });
    masker.plain('Anna García: a@b.example, 611 223 344');
    expect(masker.counts()).toEqual([
      { kind: 'NAME', count: 1 },
      { kind: 'EMAIL', count: 1 },
      { kind: 'PHONE', count: 1 },
    ]);
  });
});
