import { hasSkills, isHybrid, isOnSite, isRemote, type Voice } from '../voice.ts';
import { people } from './words.ts';

export const neutralCa: Voice = {
  headings: {
    tasks: 'Què faràs',
    asked: 'Què busquem',
    offered: 'Què s’ofereix',
    apply: 'Com inscriure-t’hi',
  },
  opening: (it) => {
    const who = it.client ?? (it.isForClient ? 'Un dels nostres clients' : undefined);
    return `${who ? `${who} busca` : 'Busquem'} ${people(it)} per treballar com a ${it.title}${it.where}.`;
  },
  apply: 'Si creus que aquesta feina encaixa amb tu, inscriu-t’hi amb el currículum actualitzat.',
  more: [
    {
      part: 'asked',
      text: 'Si compleixes la major part d’aquests punts però no tots, inscriu-t’hi igualment i explica’ns com compensaries el que et falta.',
    },
    {
      part: 'apply',
      text: 'Indica què vas fer en cada feina, durant quant de temps i amb quines responsabilitats.',
    },
    {
      part: 'opening',
      text: 'A continuació trobaràs en què consisteix la feina, què es demana, què s’ofereix i com inscriure-t’hi.',
    },
    {
      part: 'asked',
      text: 'Si pots, posa exemples: una situació, el que vas fer i el resultat diuen més que una llista d’adjectius.',
    },
    {
      part: 'offered',
      text: 'Aquestes són les condicions principals de la feina. Pregunta’ns per qualsevol altre detall que sigui important per a tu.',
    },
    {
      part: 'apply',
      text: 'Posa en primer lloc allò que tingui més relació amb aquesta feina, perquè es vegi d’un cop d’ull.',
    },
    {
      part: 'asked',
      text: 'No cal el mateix nivell en tot: digues-nos què fas servir cada dia i què coneixes només una mica.',
      when: hasSkills,
    },
    {
      part: 'offered',
      text: 'La modalitat híbrida combina el treball presencial amb el treball a distància. Pregunta’ns com es reparteixen.',
      when: isHybrid,
    },
    {
      part: 'offered',
      text: 'La modalitat en remot significa que es treballa fora del centre de treball. Pregunta’ns què necessites per fer-ho bé.',
      when: isRemote,
    },
    {
      part: 'offered',
      text: 'La modalitat presencial significa que es treballa al mateix centre, així que tingues en compte el desplaçament abans d’inscriure-t’hi.',
      when: isOnSite,
    },
    {
      part: 'apply',
      text: 'Comprova que el telèfon i el correu electrònic són correctes perquè et puguem localitzar.',
    },
    {
      part: 'asked',
      text: 'Si has après alguna cosa fora d’una feina, en un curs, en un voluntariat o pel teu compte, esmenta-ho també.',
    },
    {
      part: 'apply',
      text: 'No cal que hi incloguis una fotografia, ni l’edat ni la situació familiar: res d’això no compta en la decisió.',
    },
    {
      part: 'apply',
      text: 'Valorem cada candidatura pel que la persona sap fer i ha fet, sigui quin sigui el seu gènere, edat, origen, orientació, creences o discapacitat.',
    },
    {
      part: 'offered',
      text: 'L’horari, la data d’incorporació i altres aspectes es poden parlar a l’entrevista.',
    },
    {
      part: 'apply',
      text: 'Si necessites alguna adaptació per participar en el procés de selecció, digues-nos-ho i buscarem la manera.',
    },
    {
      part: 'apply',
      text: 'L’entrevista serveix a les dues parts: et volem conèixer i tu has de poder esbrinar si aquesta és la feina que vols.',
    },
    {
      part: 'asked',
      text: 'Si vens d’un altre ofici, explica quina part de la teva experiència aportaries a aquest.',
    },
    { part: 'apply', text: 'Apunta abans les teves preguntes perquè cap no es quedi sense resposta.' },
    {
      part: 'opening',
      text: 'Pren-te el temps de llegir-ho: és la millor manera de saber si encaixa amb el que busques.',
    },
    {
      part: 'apply',
      text: 'Si coneixes algú a qui aquesta feina pugui interessar més que a tu, no dubtis a compartir-la.',
    },
    { part: 'asked', text: 'Explica’ns també què t’agradaria aprendre: diu molt de cap a on vols anar.' },
    {
      part: 'apply',
      text: 'Procura que el currículum sigui clar i vagi al gra: què vas fer, quan i amb quin resultat.',
    },
    {
      part: 'offered',
      text: 'Si alguna d’aquestes condicions no encaixa amb el que necessites, digues-ho des del principi: estalviarà temps a les dues parts.',
    },
    { part: 'apply', text: 'Llegeix els requisits amb calma i pensa què pots demostrar de cadascun d’ells.' },
  ],
};
