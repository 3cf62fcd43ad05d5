import type { Locale } from '@cantera/shared/contracts/enums';

interface RetentionTexts {
  readonly subject: (count: number) => string;
  readonly title: string;
  readonly automatic: (count: number, days: number) => string;
  readonly byHand: (count: number) => string;
  readonly button: string;
  readonly footer: (agency: string) => string;
}

/** The words of the mail that tells admins whom the day's look at the retention rules has listed. No name stands in it. */
export const RETENTION_TEXTS: Readonly<Record<Locale, RetentionTexts>> = {
  en: {
    subject: (count) =>
      count === 1 ? 'One candidate is to be deleted' : `${count} candidates are to be deleted`,
    title: 'Candidates to be deleted',
    automatic: (count, days) =>
      `${count === 1 ? 'One candidate has' : `${count} candidates have`} come to the end of the retention period and will be deleted in ${days} days. Until then you can stop each deletion.`,
    byHand: (count) =>
      `${count === 1 ? 'One candidate has' : `${count} candidates have`} refused consent or come to the end of the retention period. Automatic deletion is off, so please decide yourself.`,
    button: 'See who and why',
    footer: (agency) => `Sent automatically by ${agency}.`,
  },
  es: {
    subject: (count) =>
      count === 1 ? 'Se va a eliminar un candidato' : `Se van a eliminar ${count} candidatos`,
    title: 'Candidatos que se van a eliminar',
    automatic: (count, days) =>
      `${count === 1 ? 'Un candidato ha' : `${count} candidatos han`} llegado al final del periodo de conservación y ${count === 1 ? 'se eliminará' : 'se eliminarán'} en ${days} días. Hasta entonces puedes detener cada eliminación.`,
    byHand: (count) =>
      `${count === 1 ? 'Un candidato ha' : `${count} candidatos han`} rechazado el consentimiento o llegado al final del periodo de conservación. La eliminación automática está desactivada, así que la decisión es tuya.`,
    button: 'Ver quién y por qué',
    footer: (agency) => `Enviado automáticamente por ${agency}.`,
  },
  ca: {
    subject: (count) => (count === 1 ? 'S’eliminarà un candidat' : `S’eliminaran ${count} candidats`),
    title: 'Candidats que s’eliminaran',
    automatic: (count, days) =>
      `${count === 1 ? 'Un candidat ha' : `${count} candidats han`} arribat al final del període de conservació i ${count === 1 ? 's’eliminarà' : 's’eliminaran'} d’aquí a ${days} dies. Fins llavors pots aturar cada eliminació.`,
    byHand: (count) =>
      `${count === 1 ? 'Un candidat ha' : `${count} candidats han`} rebutjat el consentiment o arribat al final del període de conservació. L’eliminació automàtica està desactivada, així que la decisió és teva.`,
    button: 'Consulta qui i per què',
    footer: (agency) => `Enviat automàticament per ${agency}.`,
  },
};
