import { hasSkills, isHybrid, isOnSite, isRemote, type Voice } from '../voice.ts';
import { people } from './words.ts';

export const playfulCa: Voice = {
  headings: {
    tasks: 'El teu dia a dia',
    asked: 'Què portes a la motxilla',
    offered: 'Què t’emportes',
    apply: 'En parlem?',
  },
  opening: (it) => {
    const who = it.client ?? (it.isForClient ? 'Un dels nostres clients' : undefined);
    return `I si la teva pròxima feina fos aquesta? ${who ? `${who} busca` : 'Busquem'} ${people(it)} per treballar com a ${it.title}${it.where}, i podries ser tu.`;
  },
  apply: 'T’hi has vist mentre llegies? Doncs no hi donis més voltes: envia’ns el currículum i ens coneixem.',
  more: [
    {
      part: 'asked',
      text: 'Et falta algun punt? A gairebé tothom n’hi falta algun. Inscriu-t’hi igualment i explica’ns com ho compensaries.',
    },
    {
      part: 'opening',
      text: 'Prepara’t un cafè i continua llegint: aquí sota t’expliquem de què va la feina, què et demana i què et dona a canvi.',
    },
    {
      part: 'offered',
      text: 'Trobes a faltar alguna cosa que per a tu és important? Pregunta sense por, que aquí no hi ha preguntes ximples.',
    },
    {
      part: 'asked',
      text: 'Millor que un rosari d’adjectius, explica’ns una petita història: què va passar, què vas fer i com va acabar.',
    },
    {
      part: 'apply',
      text: 'Posa a dalt de tot allò que més té a veure amb aquesta feina, perquè ningú s’ho perdi.',
    },
    {
      part: 'asked',
      text: 'No domines igual tot el que hi ha a la llista? Nosaltres tampoc. Digues-nos què fas amb els ulls clucs i què estàs aprenent encara.',
      when: hasSkills,
    },
    {
      part: 'offered',
      text: 'Híbrid vol dir una mica de cada: estones al centre de treball i estones on tu posis la taula. Pregunta’ns com es reparteixen.',
      when: isHybrid,
    },
    {
      part: 'offered',
      text: 'En remot vol dir que la teva taula és allà on tu decideixis posar-la. Pregunta’ns què necessites perquè funcioni.',
      when: isRemote,
    },
    {
      part: 'offered',
      text: 'Presencial vol dir que aquesta feina es fa al centre, o sigui que dona un cop d’ull al mapa abans d’enamorar-te’n.',
      when: isOnSite,
    },
    { part: 'apply', text: 'I repassa el telèfon i el correu: seria una llàstima no trobar-te.' },
    {
      part: 'asked',
      text: 'Has après alguna cosa útil fora de la feina, en un curs, en un voluntariat o pel teu compte a altes hores de la nit? També suma. Apunta-ho.',
    },
    {
      part: 'apply',
      text: 'La foto, l’edat i la vida familiar te les pots guardar: el que ens interessa és el que saps fer.',
    },
    {
      part: 'apply',
      text: 'Aquí s’hi pot inscriure tothom, sigui quin sigui el seu gènere, edat, origen, orientació, creences o discapacitat. Ho diem de debò.',
    },
    {
      part: 'offered',
      text: 'La lletra petita, com ara l’horari o les dates, es parla millor en persona, així que guarda’t les preguntes per a l’entrevista.',
    },
    {
      part: 'apply',
      text: 'Una entrevista és cosa de dos: preguntem, preguntes i al final les dues parts hauríem de saber si encaixem.',
    },
    {
      part: 'apply',
      text: 'Et cal alguna cosa per donar el millor de tu en el procés de selecció? Digues-nos-ho i buscarem la manera.',
    },
    {
      part: 'opening',
      text: 'Si et descobreixes dient que sí amb el cap, bon senyal; i si no, almenys t’has pres el cafè.',
    },
    {
      part: 'apply',
      text: 'No és per a tu, però li aniria com l’anell al dit a algú que coneixes? Passa-li: les bones notícies són per compartir-les.',
    },
    {
      part: 'asked',
      text: 'Les trajectòries amb revolts també ens agraden: si vens d’un altre ofici, explica’ns què t’emportes d’allà.',
    },
    {
      part: 'apply',
      text: 'Encara tens dubtes? Consulta-ho amb el coixí, torna-ho a llegir demà i mira si encara en tens ganes.',
    },
    {
      part: 'apply',
      text: 'El teu currículum no necessita focs artificials: clar, sincer i teu és més que suficient.',
    },
    { part: 'asked', text: 'Explica’ns també què t’encantaria aprendre: diu molt de cap a on vols anar.' },
  ],
};
