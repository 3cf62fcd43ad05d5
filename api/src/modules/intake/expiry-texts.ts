import type { Locale } from '@cantera/shared/contracts/enums';

interface ExpiryTexts {
  readonly subject: (count: number) => string;
  readonly title: string;
  readonly text: (count: number, date: string) => string;
  readonly button: string;
  readonly footer: (agency: string) => string;
}

/** The words of the mail that tells somebody that CVs of theirs wait and are to be deleted. No name stands in it. */
export const EXPIRY_TEXTS: Readonly<Record<Locale, ExpiryTexts>> = {
  en: {
    subject: (count) => (count === 1 ? 'One CV waits for you' : `${count} CVs wait for you`),
    title: 'CVs to be deleted',
    text: (count, date) =>
      `${count === 1 ? 'One CV that you uploaded is' : `${count} CVs that you uploaded are`} still undecided. What nobody has decided will be deleted on ${date}.`,
    button: 'Review the CVs',
    footer: (agency) => `Sent automatically by ${agency}.`,
  },
  es: {
    subject: (count) => (count === 1 ? 'Hay un CV pendiente' : `Hay ${count} CV pendientes`),
    title: 'CV que se van a eliminar',
    text: (count, date) =>
      `${count === 1 ? 'Un CV que subiste sigue' : `${count} CV que subiste siguen`} sin decidir. Lo que nadie haya decidido se eliminará el ${date}.`,
    button: 'Revisar los CV',
    footer: (agency) => `Enviado automáticamente por ${agency}.`,
  },
  ca: {
    subject: (count) => (count === 1 ? 'Hi ha un CV pendent' : `Hi ha ${count} CV pendents`),
    title: 'CV que s’eliminaran',
    text: (count, date) =>
      `${count === 1 ? 'Un CV que vas pujar continua' : `${count} CV que vas pujar continuen`} sense decidir. El que ningú no hagi decidit s’eliminarà ${date}.`,
    button: 'Revisa els CV',
    footer: (agency) => `Enviat automàticament per ${agency}.`,
  },
};
