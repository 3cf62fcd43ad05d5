import type { Locale } from '@cantera/shared/contracts/enums';
import type { ServerFailure } from '@cantera/shared/contracts/hunt-sources';
import type { HuntSummary } from '@cantera/shared/contracts/hunts';
import type { Config } from '../../config.ts';
import type { AdminMail } from '../messages/index.ts';

interface Texts {
  readonly subject: (name: string) => string;
  readonly title: string;
  readonly found: (count: number, position: string) => string;
  readonly fromFiles: (count: number, position: string) => string;
  readonly fromServer: (count: number, position: string, server: string) => string;
  readonly serverFailed: (server: string) => string;
  readonly serverPartly: (server: string) => string;
  readonly serverOurs: (server: string) => string;
  readonly serverNothing: (server: string) => string;
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
    fromServer: (count, position, server) =>
      count === 1
        ? `One person whom ${server} knows fits the position ${position}.`
        : `${count} people whom ${server} knows fit the position ${position}.`,
    serverFailed: (server) =>
      `${server} could not be asked, so the hunt looked through the other sources alone.`,
    serverPartly: (server) =>
      `${server} stopped before its list was whole, so the hunt knows a part of its people alone.`,
    serverOurs: (server) =>
      `Asking ${server} failed on our side, so the hunt looked through the other sources alone.`,
    serverNothing: (server) =>
      `${server} was asked nothing, as in all that it could have been told stood the name of your agency or of the client. The hunt looked through the other sources alone.`,
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
    fromServer: (count, position, server) =>
      count === 1
        ? `Una persona que conoce ${server} encaja con la posición ${position}.`
        : `${count} personas que conoce ${server} encajan con la posición ${position}.`,
    serverFailed: (server) =>
      `No se ha podido consultar ${server}, así que la búsqueda activa solo ha mirado en las demás fuentes.`,
    serverPartly: (server) =>
      `${server} se ha interrumpido a medias, así que la búsqueda activa solo conoce a una parte de sus personas.`,
    serverOurs: (server) =>
      `La consulta a ${server} ha fallado por nuestra parte, así que la búsqueda activa solo ha mirado en las demás fuentes.`,
    serverNothing: (server) =>
      `A ${server} no se le ha preguntado nada, porque en todo lo que se le podía decir estaba el nombre de tu agencia o el del cliente. La búsqueda activa solo ha mirado en las demás fuentes.`,
    leftOut: (count, position) =>
      count === 1
        ? `Una persona de tu base de datos encaja con la posición ${position}, pero está en un proceso, ya estuvo en esta posición o se descartó.`
        : `${count} personas de tu base de datos encajan con la posición ${position}, pero están en un proceso, ya estuvieron en esta posición o se descartaron.`,
    nobody: (position) =>
      `Nadie de tu base de datos encaja con la posición ${position} tal como se ha pedido. La búsqueda activa muestra qué condición deja fuera a más gente.`,
    failed: (position) =>
      `No se ha podido terminar la búsqueda activa para la posición ${position}. Vuelve a iniciarla, por favor.`,
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
    fromServer: (count, position, server) =>
      count === 1
        ? `Una persona que coneix ${server} encaixa amb la posició ${position}.`
        : `${count} persones que coneix ${server} encaixen amb la posició ${position}.`,
    serverFailed: (server) =>
      `No s’ha pogut consultar ${server}, i per això la cerca activa només ha mirat les altres fonts.`,
    serverPartly: (server) =>
      `${server} s’ha interromput a mitges, i per això la cerca activa només coneix una part de les seves persones.`,
    serverOurs: (server) =>
      `La consulta a ${server} ha fallat per part nostra, i per això la cerca activa només ha mirat les altres fonts.`,
    serverNothing: (server) =>
      `A ${server} no se li ha preguntat res, perquè en tot el que se li podia dir hi havia el nom de la teva agència o el del client. La cerca activa només ha mirat les altres fonts.`,
    leftOut: (count, position) =>
      count === 1
        ? `Una persona de la teva base de dades encaixa amb la posició ${position}, però és en un procés, ja va ser en aquesta posició o es va descartar.`
        : `${count} persones de la teva base de dades encaixen amb la posició ${position}, però són en un procés, ja van ser en aquesta posició o es van descartar.`,
    nobody: (position) =>
      `Ningú de la teva base de dades encaixa amb la posició ${position} tal com s’ha demanat. La cerca activa mostra quina condició deixa fora més gent.`,
    failed: (position) =>
      `No s’ha pogut acabar la cerca activa per a la posició ${position}. Torna-la a començar, si us plau.`,
    button: 'Obre la cerca activa',
    footer: (agency) => `${agency} t’envia aquest missatge perquè vas demanar aquesta cerca activa.`,
  },
};

interface Ready {
  readonly id: string;
  readonly name: string;
  readonly position: string;
  readonly count: number;
  /** Of them, people of files, and of the server. */
  readonly ofFiles: number;
  readonly ofServer: number;
  /** The server of people, where one was to be asked. */
  readonly server: HuntSummary['server'];
  /** Of a hunt that found nobody: people who fit and are not free. */
  readonly leftOut: number;
  readonly hasFailed: boolean;
}
function failureText(texts: Texts, failure: ServerFailure): (server: string) => string {
  if (failure === 'PARTLY') return texts.serverPartly;
  if (failure === 'OURS') return texts.serverOurs;
  return failure === 'NOTHING' ? texts.serverNothing : texts.serverFailed;
}

/** What the mail says to who asked for a hunt that is ready now. It names nobody who was found. */
export function huntMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  locale: Locale,
  agency: string,
  { id, name, position, count, ofFiles, ofServer, server, leftOut, hasFailed }: Ready,
): AdminMail {
  const texts = TEXTS[locale];
  const own = count - ofFiles - ofServer;
  const found = [
    ...(own > 0 ? [texts.found(own, position)] : []),
    ...(ofFiles > 0 ? [texts.fromFiles(ofFiles, position)] : []),
    ...(ofServer > 0 && server ? [texts.fromServer(ofServer, position, server.name)] : []),
  ];
  const lacking = server?.failure ? [failureText(texts, server.failure)(server.name)] : [];
  const none = leftOut > 0 ? texts.leftOut(leftOut, position) : texts.nobody(position);
  return {
    subject: texts.subject(name),
    title: texts.title,
    paragraphs: hasFailed ? [texts.failed(position)] : [...(count > 0 ? found : [none]), ...lacking],
    button: { text: texts.button, href: `${publicUrl}/talent-pools?talentPoolId=${id}` },
    footer: texts.footer(agency),
  };
}
