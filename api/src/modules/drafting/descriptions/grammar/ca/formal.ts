import { hasSkills, isHybrid, isOnSite, isRemote, type Voice } from '../voice.ts';
import { people } from './words.ts';

export const formalCa: Voice = {
  headings: {
    tasks: 'Funcions',
    asked: 'Requisits',
    offered: 'Condicions',
    apply: 'Presentació de candidatures',
  },
  opening: (it) => {
    const who = it.client ?? (it.isForClient ? 'Una empresa client' : undefined);
    return `${who ? `${who} necessita` : 'Es necessita'} incorporar ${people(it)} per treballar com a ${it.title}${it.where}.`;
  },
  apply: 'Les persones que vulguin optar a la feina poden presentar el seu currículum actualitzat.',
  more: [
    {
      part: 'asked',
      text: 'Qui reuneixi la major part dels requisits, encara que no tots, pot presentar igualment la seva candidatura i indicar com compensaria els que li falten.',
    },
    {
      part: 'opening',
      text: 'En els apartats següents es detallen el contingut de la feina, els requisits, les condicions i la manera de presentar la candidatura.',
    },
    {
      part: 'apply',
      text: 'El currículum haurà d’indicar les funcions exercides en cada feina, la seva durada i el nivell de responsabilitat assumit.',
    },
    {
      part: 'offered',
      text: 'Les anteriors són les condicions principals. Es podrà sol·licitar informació addicional durant el procés de selecció.',
    },
    {
      part: 'asked',
      text: 'Es recomana il·lustrar l’experiència amb exemples que descriguin la situació, l’actuació duta a terme i el resultat obtingut.',
    },
    {
      part: 'asked',
      text: 'Convé assenyalar el nivell de domini de cadascuna de les matèries i eines esmentades, distingint l’ús habitual del coneixement bàsic.',
      when: hasSkills,
    },
    {
      part: 'offered',
      text: 'La modalitat híbrida combina el treball presencial amb el treball a distància; la seva distribució es podrà consultar a l’entrevista.',
      when: isHybrid,
    },
    {
      part: 'offered',
      text: 'La modalitat en remot implica que la feina es fa fora del centre; els mitjans necessaris es podran consultar a l’entrevista.',
      when: isRemote,
    },
    {
      part: 'offered',
      text: 'La modalitat presencial implica que la feina es fa al mateix centre; s’aconsella tenir en compte el desplaçament.',
      when: isOnSite,
    },
    {
      part: 'apply',
      text: 'Les candidatures es valoren exclusivament per mèrits professionals, sense distinció de gènere, edat, origen, orientació, creences o discapacitat.',
    },
    {
      part: 'apply',
      text: 'Es prega comprovar que el telèfon i el correu electrònic facilitats són correctes.',
    },
    {
      part: 'asked',
      text: 'També es poden indicar la formació i els coneixements adquirits fora de l’àmbit laboral, ja sigui en cursos, en voluntariats o estudiant pel propi compte.',
    },
    {
      part: 'apply',
      text: 'No cal incloure cap fotografia, ni indicar l’edat o la situació familiar, ja que no es tindran en compte.',
    },
    {
      part: 'offered',
      text: 'Qüestions com l’horari o la data d’incorporació es podran tractar durant l’entrevista.',
    },
    {
      part: 'apply',
      text: 'Qui necessiti alguna adaptació per participar en el procés de selecció la podrà sol·licitar en qualsevol moment.',
    },
    {
      part: 'apply',
      text: 'Es recomana situar al començament del document la informació més relacionada amb la feina.',
    },
    {
      part: 'apply',
      text: 'L’entrevista servirà també per plantejar qualsevol pregunta que es consideri rellevant per prendre una decisió.',
    },
    {
      part: 'asked',
      text: 'Les persones amb experiència en altres àmbits podran indicar quina part consideren aplicable a aquesta feina.',
    },
    { part: 'opening', text: 'S’aconsella llegir l’oferta íntegrament abans de presentar la candidatura.' },
    {
      part: 'apply',
      text: 'Si aquesta oferta pogués resultar d’interès per a una altra persona, es pot compartir lliurement.',
    },
    {
      part: 'apply',
      text: 'Qualsevol dubte sobre el contingut d’aquesta oferta es podrà aclarir al llarg del procés.',
    },
    {
      part: 'apply',
      text: 'S’agrairà un document clar i concís, amb dates i resultats sempre que es puguin indicar.',
    },
    {
      part: 'offered',
      text: 'Si alguna de les condicions pogués suposar un obstacle, convé plantejar-ho a l’inici del procés.',
    },
    { part: 'asked', text: 'També es pot assenyalar en quines matèries es vol continuar aprenent.' },
    {
      part: 'apply',
      text: 'Es recomana llegir els requisits amb deteniment i valorar què es pot acreditar de cadascun d’ells.',
    },
  ],
};
