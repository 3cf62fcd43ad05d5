import type { Locale } from '@cantera/shared/contracts/enums';

interface InvitationTexts {
  readonly subject: (agency: string) => string;
  readonly title: (agency: string) => string;
  /** `name` is who invites, when it is known. */
  readonly text: (agency: string, name: string | null) => string;
  readonly button: string;
  readonly note: (days: number) => string;
}

export const INVITATION_TEXTS: Readonly<Record<Locale, InvitationTexts>> = {
  en: {
    subject: (agency) => `${agency} invites you to Cantera`,
    title: (agency) => `Join ${agency}`,
    text: (agency, name) =>
      name
        ? `${name} invites you to work with ${agency} in Cantera, where the agency keeps its positions and candidates.`
        : `You are invited to work with ${agency} in Cantera, where the agency keeps its positions and candidates.`,
    button: 'Accept the invitation',
    note: (days) =>
      `The link works once, for ${days} days. If you do not know the agency, do nothing: nobody can log in with your address.`,
  },
  es: {
    subject: (agency) => `${agency} te invita a Cantera`,
    title: (agency) => `Únete a ${agency}`,
    text: (agency, name) =>
      name
        ? `${name} te invita a trabajar con ${agency} en Cantera, donde la agencia lleva sus posiciones y sus candidatos.`
        : `Te han invitado a trabajar con ${agency} en Cantera, donde la agencia lleva sus posiciones y sus candidatos.`,
    button: 'Aceptar la invitación',
    note: (days) =>
      `El enlace sirve una sola vez, durante ${days} días. Si no conoces la agencia, no hagas nada: nadie puede entrar con tu dirección.`,
  },
  ca: {
    subject: (agency) => `${agency} et convida a Cantera`,
    title: (agency) => `Uneix-te a ${agency}`,
    text: (agency, name) =>
      name
        ? `${name} et convida a treballar amb ${agency} a Cantera, on l’agència porta les seves posicions i els seus candidats.`
        : `T’han convidat a treballar amb ${agency} a Cantera, on l’agència porta les seves posicions i els seus candidats.`,
    button: 'Accepta la invitació',
    note: (days) =>
      `L’enllaç serveix una sola vegada, durant ${days} dies. Si no coneixes l’agència, no facis res: ningú no pot entrar amb la teva adreça.`,
  },
};
