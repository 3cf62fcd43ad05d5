import type { Locale } from '@cantera/shared/contracts/enums';

interface ReminderTexts {
  readonly subject: (count: number, position: string) => string;
  readonly title: string;
  readonly text: (count: number, position: string, days: number) => string;
  readonly nothingSent: string;
  readonly button: string;
  readonly footer: (agency: string) => string;
}

/** The words of the mail that tells recruiters of discards by score that wait for them. No candidate stands in it. */
export const REMINDER_TEXTS: Readonly<Record<Locale, ReminderTexts>> = {
  en: {
    subject: (count, position) =>
      `${count === 1 ? 'One person' : `${count} people`} discarded by score in ${position} ${count === 1 ? 'waits' : 'wait'} for you`,
    title: 'Discards by score that wait for you',
    text: (count, position, days) =>
      `${count === 1 ? 'One person was' : `${count} people were`} discarded by score in ${position}. At least one of these discards has waited for ${days} days for somebody to confirm or restore it.`,
    nothingSent: 'Until then they do not count as rejected and nobody hears of it.',
    button: 'Open the board',
    footer: (agency) => `Sent automatically by ${agency}.`,
  },
  es: {
    subject: (count, position) =>
      `${count === 1 ? 'Una persona descartada' : `${count} personas descartadas`} por puntuación en ${position} ${count === 1 ? 'espera' : 'esperan'} tu decisión`,
    title: 'Descartes por puntuación que esperan tu decisión',
    text: (count, position, days) =>
      `${count === 1 ? 'Una persona se ha descartado' : `${count} personas se han descartado`} por puntuación en ${position}. Al menos uno de estos descartes lleva ${days} días esperando a que alguien lo confirme o recupere la candidatura.`,
    nothingSent: 'Hasta entonces no cuentan como descartes y nadie recibe ningún aviso.',
    button: 'Abrir el tablero',
    footer: (agency) => `Enviado automáticamente por ${agency}.`,
  },
  ca: {
    subject: (count, position) =>
      `${count === 1 ? 'Una persona descartada' : `${count} persones descartades`} per puntuació a ${position} ${count === 1 ? 'espera' : 'esperen'} la teva decisió`,
    title: 'Descarts per puntuació que esperen la teva decisió',
    text: (count, position, days) =>
      `${count === 1 ? 'Una persona s’ha descartat' : `${count} persones s’han descartat`} per puntuació a ${position}. Almenys un d’aquests descarts fa ${days} dies que espera que algú el confirmi o recuperi la candidatura.`,
    nothingSent: 'Fins llavors no compten com a descarts i ningú no rep cap avís.',
    button: 'Obre el tauler',
    footer: (agency) => `Enviat automàticament per ${agency}.`,
  },
};
