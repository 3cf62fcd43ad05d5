import type { Locale } from '@cantera/shared/contracts/enums';

interface ConsentTexts {
  readonly subject: (agency: string) => string;
  readonly title: (name: string) => string;
  readonly text: (agency: string) => string;
  /** True whether deletion runs by itself after a period or is done by hand: when it happens is not promised. */
  readonly rejection: string;
  readonly button: string;
  readonly note: string;
  readonly footer: (agency: string) => string;
}

/** The words of the mail that asks for consent. */
export const CONSENT_TEXTS: Readonly<Record<Locale, ConsentTexts>> = {
  en: {
    subject: (agency) => `May ${agency} keep your data?`,
    title: (name) => `Hello ${name}`,
    text: (agency) =>
      `${agency} would like to keep your details and your CV, so that it can offer you positions that suit you. It needs your consent for that.`,
    rejection: 'If you refuse, we have to delete your data.',
    button: 'Read and answer',
    note: 'The link works for 30 days. Until then you can change your answer with it.',
    footer: (agency) => `Sent by ${agency}.`,
  },
  es: {
    subject: (agency) => `¿Puede ${agency} conservar tus datos?`,
    title: (name) => `Hola, ${name}`,
    text: (agency) =>
      `${agency} quiere conservar tus datos y tu CV para poder ofrecerte ofertas que encajen contigo. Para ello necesita tu consentimiento.`,
    rejection: 'Si lo rechazas, tendremos que eliminar tus datos.',
    button: 'Leer y responder',
    note: 'El enlace funciona durante 30 días. Hasta entonces puedes cambiar tu respuesta con él.',
    footer: (agency) => `Enviado por ${agency}.`,
  },
  ca: {
    subject: (agency) => `Pot ${agency} conservar les teves dades?`,
    title: (name) => `Hola, ${name}`,
    text: (agency) =>
      `${agency} vol conservar les teves dades i el teu CV per poder oferir-te feines que t’encaixin. Per fer-ho necessita el teu consentiment.`,
    rejection: 'Si no hi estàs d’acord, haurem d’eliminar les teves dades.',
    button: 'Llegeix i respon',
    note: 'L’enllaç funciona durant 30 dies. Fins llavors hi pots canviar la teva resposta.',
    footer: (agency) => `Enviat per ${agency}.`,
  },
};
