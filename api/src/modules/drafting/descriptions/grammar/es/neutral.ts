import { hasSkills, isHybrid, isOnSite, isRemote, type Voice } from '../voice.ts';
import { people } from './words.ts';

export const neutralEs: Voice = {
  headings: {
    tasks: 'Qué harás',
    asked: 'Qué buscamos',
    offered: 'Qué se ofrece',
    apply: 'Cómo inscribirte',
  },
  opening: (it) => {
    const who = it.client ?? (it.isForClient ? 'Uno de nuestros clientes' : undefined);
    return `${who ? `${who} busca` : 'Buscamos'} a ${people(it)} para trabajar como ${it.title}${it.where}.`;
  },
  apply: 'Si crees que este puesto encaja contigo, inscríbete con tu currículum actualizado.',
  more: [
    {
      part: 'asked',
      text: 'Si cumples la mayor parte de estos puntos pero no todos, inscríbete igualmente y explícanos cómo compensarías lo que te falta.',
    },
    {
      part: 'apply',
      text: 'Indica qué hiciste en cada trabajo, durante cuánto tiempo y con qué responsabilidades.',
    },
    {
      part: 'opening',
      text: 'A continuación encontrarás en qué consiste el puesto, qué se pide, qué se ofrece y cómo inscribirte.',
    },
    {
      part: 'asked',
      text: 'Si puedes, pon ejemplos: una situación, lo que hiciste y el resultado dicen más que una lista de adjetivos.',
    },
    {
      part: 'offered',
      text: 'Estas son las condiciones principales del puesto. Pregúntanos por cualquier otro detalle que sea importante para ti.',
    },
    {
      part: 'apply',
      text: 'Pon en primer lugar lo que más relación tenga con este puesto, para que se vea de un vistazo.',
    },
    {
      part: 'asked',
      text: 'No hace falta el mismo nivel en todo: dinos qué utilizas a diario y qué conoces solo un poco.',
      when: hasSkills,
    },
    {
      part: 'offered',
      text: 'La modalidad híbrida combina el trabajo presencial con el trabajo a distancia. Pregúntanos cómo se reparten.',
      when: isHybrid,
    },
    {
      part: 'offered',
      text: 'La modalidad en remoto significa que se trabaja fuera del centro de trabajo. Pregúntanos qué necesitas para hacerlo bien.',
      when: isRemote,
    },
    {
      part: 'offered',
      text: 'La modalidad presencial significa que se trabaja en el propio centro, así que ten en cuenta el desplazamiento antes de inscribirte.',
      when: isOnSite,
    },
    {
      part: 'apply',
      text: 'Comprueba que tu teléfono y tu correo electrónico son correctos para que podamos localizarte.',
    },
    {
      part: 'asked',
      text: 'Si has aprendido algo fuera de un empleo, en un curso, en un voluntariado o por tu cuenta, menciónalo también.',
    },
    {
      part: 'apply',
      text: 'No hace falta que incluyas una fotografía, ni tu edad ni tu situación familiar: nada de eso cuenta en la decisión.',
    },
    {
      part: 'apply',
      text: 'Valoramos cada candidatura por lo que la persona sabe hacer y ha hecho, sea cual sea su género, edad, origen, orientación, creencias o discapacidad.',
    },
    {
      part: 'offered',
      text: 'El horario, la fecha de incorporación y otros aspectos se pueden hablar en la entrevista.',
    },
    {
      part: 'apply',
      text: 'Si necesitas alguna adaptación para participar en el proceso de selección, dínoslo y buscaremos la manera.',
    },
    {
      part: 'apply',
      text: 'La entrevista sirve a las dos partes: queremos conocerte y tú tienes que poder averiguar si este es el trabajo que quieres.',
    },
    {
      part: 'asked',
      text: 'Si vienes de otro oficio, explica qué parte de tu experiencia aportarías a este.',
    },
    { part: 'apply', text: 'Anota antes tus preguntas para que ninguna se quede sin respuesta.' },
    {
      part: 'opening',
      text: 'Tómate tu tiempo para leerlo: es la mejor forma de saber si encaja con lo que buscas.',
    },
    {
      part: 'apply',
      text: 'Si conoces a alguien a quien este puesto le pueda interesar más que a ti, no dudes en compartirlo.',
    },
    {
      part: 'asked',
      text: 'Cuéntanos también qué te gustaría aprender: dice mucho de hacia dónde quieres ir.',
    },
    {
      part: 'apply',
      text: 'Procura que el currículum sea claro y vaya al grano: qué hiciste, cuándo y con qué resultado.',
    },
    {
      part: 'offered',
      text: 'Si alguna de estas condiciones no encaja con lo que necesitas, dilo desde el principio: ahorrará tiempo a las dos partes.',
    },
    {
      part: 'apply',
      text: 'Lee los requisitos con calma y piensa qué puedes demostrar de cada uno de ellos.',
    },
  ],
};
