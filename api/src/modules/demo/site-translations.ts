import { DEFAULT_SITE, type SiteConfiguration, type SiteTexts } from '@cantera/shared/contracts/career-site';
import type { Locale } from '@cantera/shared/contracts/enums';

/** A page's entries in another language: their titles and texts in the order of the first, whose icons they keep. */
type Words = readonly (readonly [string, string])[];

interface SiteWords {
  readonly hero: string;
  readonly faqs: Words;
  readonly positions: readonly [string, string];
  readonly departments: Words;
  readonly about: string;
  readonly mission: readonly [string, string];
  readonly values: Words;
}

const WORDS: Readonly<Record<Exclude<Locale, 'en'>, SiteWords>> = {
  es: {
    hero: '<h2>Buen trabajo, cerca de ti.</h2><p>Somos seis personas en Barcelona y Girona. Conocemos cada empresa para la que trabajamos y respondemos a todo el que se inscribe.</p>',
    faqs: [
      [
        '¿Cuándo respondéis?',
        '<p>En cinco días laborables, sea cual sea la respuesta. Si tardamos más, escríbenos: algo ha fallado.</p>',
      ],
      ['¿Cuesta algo inscribirse?', '<p>No. Nos pagan las empresas, nunca las personas.</p>'],
      [
        '¿Qué pasa con mi CV?',
        '<p>Solo lo lee quien lleva la oferta. Lo enseñamos a una empresa <strong>después</strong> de que digas que sí, y lo borramos cuando nos lo pidas.</p>',
      ],
      [
        '¿Puedo inscribirme en más de una oferta?',
        '<p>Sí. Una misma persona será tu contacto para todas.</p>',
      ],
    ],
    positions: [
      'Buen trabajo, cerca de ti',
      '<p>Presentamos personas a empresas que conocemos, y antes escuchamos.</p>',
    ],
    departments: [
      ['Logística y producción', 'Almacenes, transporte y plantas, del muelle de carga a la dirección.'],
      ['Tecnología', 'Software, datos y sistemas, en equipos que entregan.'],
      ['Salud y cuidados', 'Hospitales, clínicas y residencias.'],
      ['Construcción', 'Obras, oficinas técnicas y mantenimiento.'],
      [
        'Finanzas y administración',
        'Contabilidad, control de gestión y las oficinas que sostienen una empresa.',
      ],
      ['Hostelería', 'Cocinas, salas y recepciones, todo el año.'],
    ],
    about:
      '<p>Demo Talent empezó en 2011 con dos personas y un teléfono en Girona. Hoy somos seis, y seguimos conociendo por su nombre a todo el que trabaja con nosotros.</p>',
    mission: [
      'Acertar lleva su tiempo',
      '<p>Visitamos cada empresa antes de buscar a nadie. Preguntamos cómo es el primer año, quién se fue el último y por qué. Después buscamos a la persona que elegiría ese lugar con los ojos abiertos.</p>',
    ],
    values: [
      ['Una respuesta para todos', 'Todo el que escribe recibe una respuesta.'],
      ['Palabras claras', 'El salario, el horario y los motivos se cuentan antes de la primera entrevista.'],
      ['Discreción', 'Tu nombre llega a una empresa cuando tú lo dices, no antes.'],
      ['Cerca', 'Trabajamos donde vivimos y nos vemos en persona.'],
    ],
  },
  ca: {
    hero: '<h2>Bona feina, a prop teu.</h2><p>Som sis persones a Barcelona i Girona. Coneixem cada empresa per a la qual treballem i responem a tothom qui s’inscriu.</p>',
    faqs: [
      [
        'Quan responeu?',
        '<p>En cinc dies laborables, sigui quina sigui la resposta. Si triguem més, escriu-nos: alguna cosa ha fallat.</p>',
      ],
      ['Inscriure’s costa res?', '<p>No. Ens paguen les empreses, mai les persones.</p>'],
      [
        'Què passa amb el meu CV?',
        '<p>Només el llegeix qui porta l’oferta. L’ensenyem a una empresa <strong>després</strong> que diguis que sí, i l’esborrem quan ens ho demanis.</p>',
      ],
      [
        'Em puc inscriure a més d’una oferta?',
        '<p>Sí. Una mateixa persona serà el teu contacte per a totes.</p>',
      ],
    ],
    positions: [
      'Bona feina, a prop teu',
      '<p>Presentem persones a empreses que coneixem, i abans escoltem.</p>',
    ],
    departments: [
      ['Logística i producció', 'Magatzems, transport i plantes, del moll de càrrega a la direcció.'],
      ['Tecnologia', 'Programari, dades i sistemes, en equips que lliuren.'],
      ['Salut i cures', 'Hospitals, clíniques i residències.'],
      ['Construcció', 'Obres, oficines tècniques i manteniment.'],
      [
        'Finances i administració',
        'Comptabilitat, control de gestió i les oficines que sostenen una empresa.',
      ],
      ['Hostaleria', 'Cuines, sales i recepcions, tot l’any.'],
    ],
    about:
      '<p>Demo Talent va començar el 2011 amb dues persones i un telèfon a Girona. Avui som sis, i encara coneixem pel nom tothom qui treballa amb nosaltres.</p>',
    mission: [
      'Encertar-la demana temps',
      '<p>Visitem cada empresa abans de buscar ningú. Preguntem com és el primer any, qui va marxar l’últim i per què. Després busquem la persona que triaria aquell lloc amb els ulls oberts.</p>',
    ],
    values: [
      ['Una resposta per a tothom', 'Tothom qui escriu rep una resposta.'],
      ['Paraules clares', 'El sou, l’horari i els motius s’expliquen abans de la primera entrevista.'],
      ['Discreció', 'El teu nom arriba a una empresa quan tu ho dius, no abans.'],
      ['A prop', 'Treballem on vivim i ens veiem en persona.'],
    ],
  },
};

function version(site: SiteConfiguration, words: SiteWords): Partial<SiteTexts> {
  const [missionTitle, missionDescription] = words.mission;
  const [title, description] = words.positions;
  return {
    homePage: {
      description: words.hero,
      faqs: words.faqs.map(([question, answer]) => ({ question, answer })),
    },
    positionsPage: { title, description },
    departmentsPage: {
      departments: site.departmentsPage.departments.map((one, index) => {
        const [name = one.title, text = one.description] = words.departments[index] ?? [];
        return { ...one, title: name, description: text };
      }),
    },
    aboutPage: {
      description: words.about,
      missionTitle,
      missionDescription,
      values: site.aboutPage.values.map((one, index) => {
        const [name = one.title, value = one.value] = words.values[index] ?? [];
        return { ...one, title: name, value };
      }),
    },
  };
}

/** The demo's site, which is written in English, in the other languages too. */
export const inAllLanguages = (
  site: Omit<SiteConfiguration, 'language' | 'translations'>,
): SiteConfiguration => {
  const whole = { ...DEFAULT_SITE, ...site };
  return { ...whole, translations: { es: version(whole, WORDS.es), ca: version(whole, WORDS.ca) } };
};
