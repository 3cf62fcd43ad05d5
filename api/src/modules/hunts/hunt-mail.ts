import type { Locale } from '@cantera/shared/contracts/enums';
import type { Config } from '../../config.ts';
import type { AdminMail } from '../messages/index.ts';

interface Texts {
  readonly subject: (name: string) => string;
  readonly title: string;
  readonly found: (count: number, position: string) => string;
  readonly fromFiles: (count: number, position: string) => string;
  readonly leftOut: (count: number, position: string) => string;
  readonly nobody: (position: string) => string;
  readonly failed: (position: string) => string;
  readonly button: string;
  readonly footer: (agency: string) => string;
}
const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    subject: (name) => `Your hunt is ready: ${name}`,
    title: 'Your hunt is ready',
    found: (count, position) =>
      count === 1
        ? `One candidate of your database fits the position ${position}.`
        : `${count} candidates of your database fit the position ${position}.`,
    fromFiles: (count, position) =>
      count === 1
        ? `One person of the files that you uploaded fits the position ${position}.`
        : `${count} people of the files that you uploaded fit the position ${position}.`,
    leftOut: (count, position) =>
      count === 1
        ? `One candidate of your database fits the position ${position}, but is in a process, was in this position or was discarded.`
        : `${count} candidates of your database fit the position ${position}, but are in a process, were in this position or were discarded.`,
    nobody: (position) =>
      `Nobody in your database fits the position ${position} as it was asked for. The hunt shows which condition leaves most people out.`,
    failed: (position) =>
      `The search for the position ${position} could not be finished. Please start the hunt again.`,
    button: 'Open the hunt',
    footer: (agency) => `${agency} sent you this message because you asked for this hunt.`,
  },
  es: {
    subject: (name) => `Tu búsqueda activa está lista: ${name}`,
    title: 'Tu búsqueda activa está lista',
    found: (count, position) =>
      count === 1
        ? `Una persona de tu base de datos encaja con la posición ${position}.`
        : `${count} personas de tu base de datos encajan con la posición ${position}.`,
    fromFiles: (count, position) =>
      count === 1
        ? `Una persona de los archivos que subiste encaja con la posición ${position}.`
        : `${count} personas de los archivos que subiste encajan con la posición ${position}.`,
    leftOut: (count, position) =>
      count === 1
        ? `Una persona de tu base de datos encaja con la posición ${position}, pero está en un proceso, ya estuvo en esta posición o se descartó.`
        : `${count} personas de tu base de datos encajan con la posición ${position}, pero están en un proceso, ya estuvieron en esta posición o se descartaron.`,
    nobody: (position) =>
      `Nadie de tu base de datos encaja con la posición ${position} tal como se ha pedido. La búsqueda muestra qué condición deja fuera a más gente.`,
    failed: (position) =>
      `No se ha podido terminar la búsqueda para la posición ${position}. Vuelve a iniciarla, por favor.`,
    button: 'Abrir la búsqueda activa',
    footer: (agency) => `${agency} te envía este mensaje porque pediste esta búsqueda activa.`,
  },
  ca: {
    subject: (name) => `La teva cerca activa està a punt: ${name}`,
    title: 'La teva cerca activa està a punt',
    found: (count, position) =>
      count === 1
        ? `Una persona de la teva base de dades encaixa amb la posició ${position}.`
        : `${count} persones de la teva base de dades encaixen amb la posició ${position}.`,
    fromFiles: (count, position) =>
      count === 1
        ? `Una persona dels fitxers que vas pujar encaixa amb la posició ${position}.`
        : `${count} persones dels fitxers que vas pujar encaixen amb la posició ${position}.`,
    leftOut: (count, position) =>
      count === 1
        ? `Una persona de la teva base de dades encaixa amb la posició ${position}, però és en un procés, ja va ser en aquesta posició o es va descartar.`
        : `${count} persones de la teva base de dades encaixen amb la posició ${position}, però són en un procés, ja van ser en aquesta posició o es van descartar.`,
    nobody: (position) =>
      `Ningú de la teva base de dades encaixa amb la posició ${position} tal com s’ha demanat. La cerca mostra quina condició deixa fora més gent.`,
    failed: (position) =>
      `No s’ha pogut acabar la cerca per a la posició ${position}. Torna-la a començar, si us plau.`,
    button: 'Obrir la cerca activa',
    footer: (agency) => `${agency} t’envia aquest missatge perquè vas demanar aquesta cerca activa.`,
  },
};

interface Ready {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly count: number;
  /** Of them, people of files. */
  readonly strangers: number;
  /** Of a hunt that found nobody: people who fit and are not free. */
  readonly leftOut: number;
  readonly hasFailed: boolean;
}
/** What the mail says to who asked for a hunt that is ready now. It names nobody who was found. */
export function huntMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  locale: Locale,
  agency: string,
  { id, name, position, count, strangers, leftOut, hasFailed }: Ready,
): AdminMail {
  const texts = TEXTS[locale];
  const found = [
    ...(count > strangers ? [texts.found(count - strangers, position)] : []),
    ...(strangers > 0 ? [texts.fromFiles(strangers, position)] : []),
  ];
  const none = leftOut > 0 ? texts.leftOut(leftOut, position) : texts.nobody(position);
  return {
    subject: texts.subject(name),
    title: texts.title,
    paragraphs: hasFailed ? [texts.failed(position)] : count > 0 ? found : [none],
    button: { text: texts.button, href: `${publicUrl}/talent-pools?talentPoolId=${id}` },
    footer: texts.footer(agency),
  };
}
