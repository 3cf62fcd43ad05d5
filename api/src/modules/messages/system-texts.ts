import type { Locale } from '@cantera/shared/contracts/enums';

interface SystemTexts {
  readonly resetSubject: string;
  readonly resetTitle: (name: string) => string;
  readonly resetText: string;
  readonly resetButton: string;
  readonly resetNote: string;
  readonly receiptSubject: (position: string) => string;
  readonly receiptTitle: (name: string) => string;
  readonly receiptText: (position: string, agency: string) => string;
  readonly receiptStored: string;
  readonly receiptNext: string;
  readonly receiptPolicy: string;
  readonly receiptConsent: string;
  /** In the place of an answer that was left out, as the receipt's page says it. */
  readonly notGiven: string;
  readonly limitSubject: string;
  readonly limitTitle: string;
  readonly limitText: (limit: string) => string;
  readonly footer: (agency: string) => string;
  readonly labels: Readonly<Record<'name' | 'email' | 'phone' | 'linkedin' | 'cv' | 'reference', string>>;
}

/** The words of the mails that the product itself sends. */
export const SYSTEM_TEXTS: Readonly<Record<Locale, SystemTexts>> = {
  en: {
    resetSubject: 'Choose a new password',
    resetTitle: (name) => `Hello ${name}`,
    resetText: 'Someone asked for a new password for your account. If it was you, choose one here:',
    resetButton: 'Choose a new password',
    resetNote:
      'The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
    receiptSubject: (position) => `We have your application: ${position}`,
    receiptTitle: (name) => `Thank you, ${name}`,
    receiptText: (position, agency) => `${agency} has received your application for ${position}.`,
    receiptStored: 'This is what we have stored from it:',
    receiptNext: 'A person reads it and gets back to you.',
    receiptPolicy: 'How we handle your data',
    receiptConsent: 'See or withdraw your consent',
    notGiven: 'Not given',
    limitSubject: 'The limit of candidates has been reached',
    limitTitle: 'More candidates than your plan holds',
    limitText: (limit) =>
      `Your agency has reached its limit of ${limit} candidates. Applications from your career site are still kept, but no candidates can be added by hand.`,
    footer: (agency) => `Sent automatically by ${agency}.`,
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      linkedin: 'LinkedIn',
      cv: 'CV',
      reference: 'Reference',
    },
  },
  es: {
    resetSubject: 'Elige una contraseña nueva',
    resetTitle: (name) => `Hola, ${name}`,
    resetText: 'Alguien ha pedido una contraseña nueva para tu cuenta. Si has sido tú, elígela aquí:',
    resetButton: 'Elegir una contraseña nueva',
    resetNote:
      'El enlace sirve una sola vez, durante una hora. Si no lo has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.',
    receiptSubject: (position) => `Hemos recibido tu candidatura: ${position}`,
    receiptTitle: (name) => `Gracias, ${name}`,
    receiptText: (position, agency) => `${agency} ha recibido tu candidatura para ${position}.`,
    receiptStored: 'Esto es lo que hemos guardado de ella:',
    receiptNext: 'Una persona la leerá y te contestará.',
    receiptPolicy: 'Cómo tratamos tus datos',
    receiptConsent: 'Ver o retirar tu consentimiento',
    notGiven: 'No indicado',
    limitSubject: 'Se ha alcanzado el límite de candidatos',
    limitTitle: 'Más candidatos de los que admite tu plan',
    limitText: (limit) =>
      `Tu agencia ha llegado a su límite de ${limit} candidatos. Las candidaturas de tu web de empleo se siguen guardando, pero no se pueden añadir candidatos a mano.`,
    footer: (agency) => `Mensaje automático de ${agency}.`,
    labels: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      linkedin: 'LinkedIn',
      cv: 'CV',
      reference: 'Referencia',
    },
  },
  ca: {
    resetSubject: 'Tria una contrasenya nova',
    resetTitle: (name) => `Hola, ${name}`,
    resetText: 'Algú ha demanat una contrasenya nova per al teu compte. Si has estat tu, tria-la aquí:',
    resetButton: 'Tria una contrasenya nova',
    resetNote:
      'L’enllaç serveix una sola vegada, durant una hora. Si no l’has demanat tu, no facis res: la teva contrasenya continua sent la mateixa.',
    receiptSubject: (position) => `Hem rebut la teva candidatura: ${position}`,
    receiptTitle: (name) => `Gràcies, ${name}`,
    receiptText: (position, agency) => `${agency} ha rebut la teva candidatura per a ${position}.`,
    receiptStored: 'Això és el que n’hem desat:',
    receiptNext: 'Una persona la llegirà i et respondrà.',
    receiptPolicy: 'Com tractem les teves dades',
    receiptConsent: 'Consulta o retira el teu consentiment',
    notGiven: 'No indicat',
    limitSubject: 'S’ha arribat al límit de candidats',
    limitTitle: 'Més candidats dels que admet el teu pla',
    limitText: (limit) =>
      `La teva agència ha arribat al límit de ${limit} candidats. Les candidatures del teu web d’ocupació es continuen desant, però no es poden afegir candidats a mà.`,
    footer: (agency) => `Missatge automàtic de ${agency}.`,
    labels: {
      name: 'Nom',
      email: 'Correu electrònic',
      phone: 'Telèfon',
      linkedin: 'LinkedIn',
      cv: 'CV',
      reference: 'Referència',
    },
  },
};
