import { LOCALES, type Locale } from '@cantera/shared/contracts/enums';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const PAGE = '/dev/links';
const NAMES = ['website', 'help', 'support', 'billing'] as const;

/** Where the links lead that an operator of a demo has not set: to a page that says so. */
export const DEMO_LINKS: Readonly<Record<string, string>> = Object.fromEntries(
  NAMES.map((name) => [name, `${PAGE}#${name}`]),
);

type Words = Readonly<
  Record<(typeof NAMES)[number], { readonly title: string; readonly text: string }> & {
    title: string;
    intro: string;
    how: string;
    back: string;
  }
>;

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'Links of this demo',
    intro: 'This installation shows the demo, and nobody has said where these links lead.',
    how: 'Whoever runs the installation sets them in the environment variable WEB_CONFIG. A link that is set to an empty text is not shown.',
    website: { title: 'Website', text: 'The website of the agency, or of whoever hosts Cantera for it.' },
    help: { title: 'Help', text: 'The instructions that your people are to read.' },
    support: {
      title: 'Support',
      text: 'Where an error message sends people who need help: a page or an email address.',
    },
    billing: { title: 'Billing', text: 'The page of your payment provider, in the agency menu.' },
    back: 'Back to Cantera',
  },
  es: {
    title: 'Enlaces de esta demo',
    intro: 'Esta instalación muestra la demo, y nadie ha indicado adónde llevan estos enlaces.',
    how: 'Quien administra la instalación los define en la variable de entorno WEB_CONFIG. Un enlace con el texto vacío no se muestra.',
    website: { title: 'Sitio web', text: 'La web de la agencia, o de quien aloja Cantera para ella.' },
    help: { title: 'Ayuda', text: 'Las instrucciones que debe leer tu equipo.' },
    support: {
      title: 'Soporte',
      text: 'Adónde envía un mensaje de error a quien necesita ayuda: una página o un correo electrónico.',
    },
    billing: { title: 'Facturación', text: 'La página de tu proveedor de pagos, en el menú de la agencia.' },
    back: 'Volver a Cantera',
  },
  ca: {
    title: 'Enllaços d’aquesta demo',
    intro: 'Aquesta instal·lació mostra la demo, i ningú no ha indicat on porten aquests enllaços.',
    how: 'Qui administra la instal·lació els defineix a la variable d’entorn WEB_CONFIG. Un enllaç amb el text buit no es mostra.',
    website: { title: 'Lloc web', text: 'El web de l’agència, o de qui allotja Cantera per a ella.' },
    help: { title: 'Ajuda', text: 'Les instruccions que ha de llegir el teu equip.' },
    support: {
      title: 'Suport',
      text: 'On envia un missatge d’error qui necessita ajuda: una pàgina o un correu electrònic.',
    },
    billing: {
      title: 'Facturació',
      text: 'La pàgina del teu proveïdor de pagaments, al menú de l’agència.',
    },
    back: 'Torna a Cantera',
  },
};

const EXAMPLE = `{
  "links": {
    "website": "https://www.your-agency.com",
    "help": "https://www.your-agency.com/help",
    "support": "mailto:help@your-agency.com",
    "billing": ""
  }
}`;
const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:42rem;margin:0 auto;padding:2rem 1.5rem}
h1{font-size:1.5rem}h2{margin:1.5rem 0 0;font-size:1rem}p{margin:.25rem 0 1rem}:target{text-decoration:underline;text-underline-offset:.25em}
pre{overflow-x:auto;padding:1rem;border:1px solid #8888;border-radius:6px}a{color:inherit}`;

function pageOf(locale: Locale): string {
  const words = WORDS[locale];
  const links = NAMES.map((name) => `<h2 id="${name}">${words[name].title}</h2><p>${words[name].text}</p>`);
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.intro}</p>${links.join('')}<p>${words.how}</p><pre tabindex="0">${EXAMPLE}</pre><p><a href="/">${words.back}</a></p></main></body></html>`;
}

/** `/dev/links`, with the demo on: in the language that the browser asks for. */
export function demoLinkRoutes(app: FastifyInstance, { demo }: Config): void {
  if (!demo) return;
  app.get(PAGE, async ({ headers }, reply) => {
    const wanted = headers['accept-language']?.toLowerCase() ?? '';
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(pageOf(LOCALES.find((locale) => wanted.startsWith(locale)) ?? 'en'));
  });
}
