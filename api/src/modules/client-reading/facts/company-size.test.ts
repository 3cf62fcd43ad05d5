import { describe, it } from 'node:test';
import { expect } from 'expect';
import { readPages } from '../apart/read-pages.ts';
import { parsePage } from '../page/parse-page.ts';
import { companySizeOf } from './company-size.ts';

const inData = `<script type="application/ld+json">{"@type":"Bakery","name":"Forn","numberOfEmployees":{"value":"40"}}</script>`;
const sizeOf = (text: string) =>
  companySizeOf([parsePage({ url: 'https://forn.example/', html: `<p>${text}</p>` })])?.value;

describe('the size of a company', () => {
  it('[CLAI-19] takes no figure that counts no people of its own', () => {
    for (const text of [
      'Nuestro equipo 24/7 te atiende',
      'Un equipo de 24 horas a tu servicio',
      'Conoce a nuestro equipo 2025',
      'Meet the team 2024',
      'The best team of 2024.',
      'Equipo 112 emergencias',
      'Formamos a 3000 profesionales cada año',
      'Formem 3000 professionals cada any',
      'Formamos a 300 trabajadores cada año',
      'More than 5,000 professionals trust us',
      '1200 profesionales ya confían en nosotros',
      'Una red de 400 colaboradores externos',
      'El nostre equip 24 hores',
    ])
      expect([text, sizeOf(text)]).toEqual([text, undefined]);
  });

  it('[CLAI-19] quotes what the data of a page say, without the names of the format', () => {
    const { companySize, industry } = readPages([{ url: 'https://forn.example/', html: inData }]).facts;
    expect([companySize?.value, companySize?.quote]).toEqual(['11_TO_50_EMPLOYEES', '40']);
    expect([industry?.value, industry?.quote]).toEqual(['food', 'Bakery']);
  });

  it('takes those of a team, of who is employed and of who they are', () => {
    for (const [text, size] of [
      ['Un equipo de 24 profesionales a tu servicio', '11_TO_50_EMPLOYEES'],
      ['Nuestro equipo de más de 60 ingenieros', '51_TO_200_EMPLOYEES'],
      ['Som un equip de 37 persones que estimem el pa.', '11_TO_50_EMPLOYEES'],
      ['Hoy somos un equipo de 300.', '201_TO_500_EMPLOYEES'],
      ['Somos 1.200 profesionales', '1001_TO_5000_EMPLOYEES'],
      ['We are a team of 64 people.', '51_TO_200_EMPLOYEES'],
      ['A workforce of over 240', '201_TO_500_EMPLOYEES'],
      ['More than 5,000 employees', '1001_TO_5000_EMPLOYEES'],
      ['La plantilla, de 45 trabajadores, es de aquí', '11_TO_50_EMPLOYEES'],
      ['Un equipo de 2000 personas', '1001_TO_5000_EMPLOYEES'],
    ] as const)
      expect([text, sizeOf(text)]).toEqual([text, size]);
  });

  it('[CLAI-19] is the next one where there are more people than the last of a band', () => {
    expect(sizeOf('Somos más de 200 colaboradores')).toBe('201_TO_500_EMPLOYEES');
    expect(sizeOf('Un equipo de más de 50 profesionales')).toBe('51_TO_200_EMPLOYEES');
    expect(sizeOf('We are a team of 50+ professionals')).toBe('51_TO_200_EMPLOYEES');
    expect(sizeOf('Somos 200 empleados')).toBe('51_TO_200_EMPLOYEES');
  });
});
