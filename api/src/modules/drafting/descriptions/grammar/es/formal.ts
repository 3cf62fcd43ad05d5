import { hasSkills, isHybrid, isOnSite, isRemote, type Voice } from '../voice.ts';
import { people } from './words.ts';

export const formalEs: Voice = {
  headings: {
    tasks: 'Funciones',
    asked: 'Requisitos',
    offered: 'Condiciones',
    apply: 'Presentación de candidaturas',
  },
  opening: (it) => {
    const who = it.client ?? (it.isForClient ? 'Una empresa cliente' : undefined);
    return `${who ? `${who} precisa` : 'Se precisa'} incorporar a ${people(it)} para el puesto de ${it.title}${it.where}.`;
  },
  apply: 'Las personas que deseen optar al puesto pueden presentar su currículum actualizado.',
  more: [
    {
      part: 'asked',
      text: 'Quienes reúnan la mayor parte de los requisitos, aunque no todos, pueden presentar igualmente su candidatura e indicar cómo compensarían los que les falten.',
    },
    {
      part: 'opening',
      text: 'En los apartados siguientes se detallan el contenido del puesto, los requisitos, las condiciones y el modo de presentar la candidatura.',
    },
    {
      part: 'apply',
      text: 'El currículum deberá indicar las funciones desempeñadas en cada empleo, su duración y el nivel de responsabilidad asumido.',
    },
    {
      part: 'offered',
      text: 'Las anteriores son las condiciones principales del puesto. Podrá solicitarse información adicional durante el proceso de selección.',
    },
    {
      part: 'asked',
      text: 'Se recomienda ilustrar la experiencia con ejemplos que describan la situación, la actuación realizada y el resultado obtenido.',
    },
    {
      part: 'asked',
      text: 'Conviene señalar el nivel de dominio de cada una de las materias y herramientas citadas, distinguiendo el uso habitual del conocimiento básico.',
      when: hasSkills,
    },
    {
      part: 'offered',
      text: 'La modalidad híbrida combina el trabajo presencial con el trabajo a distancia; su distribución podrá consultarse en la entrevista.',
      when: isHybrid,
    },
    {
      part: 'offered',
      text: 'La modalidad en remoto implica que el trabajo se presta fuera del centro; los medios necesarios podrán consultarse en la entrevista.',
      when: isRemote,
    },
    {
      part: 'offered',
      text: 'La modalidad presencial implica que el trabajo se presta en el propio centro; se aconseja tener en cuenta el desplazamiento.',
      when: isOnSite,
    },
    {
      part: 'apply',
      text: 'Las candidaturas se valoran exclusivamente por méritos profesionales, sin distinción de género, edad, origen, orientación, creencias o discapacidad.',
    },
    {
      part: 'apply',
      text: 'Se ruega comprobar que el teléfono y el correo electrónico facilitados son correctos.',
    },
    {
      part: 'asked',
      text: 'Podrán indicarse asimismo la formación y los conocimientos adquiridos fuera del ámbito laboral, ya sea mediante cursos, voluntariado o estudio por cuenta propia.',
    },
    {
      part: 'apply',
      text: 'No es necesario incluir fotografía, ni indicar la edad o la situación familiar, ya que no se tendrán en cuenta.',
    },
    {
      part: 'offered',
      text: 'Cuestiones como el horario o la fecha de incorporación podrán tratarse durante la entrevista.',
    },
    {
      part: 'apply',
      text: 'Quienes necesiten alguna adaptación para participar en el proceso de selección podrán solicitarla en cualquier momento.',
    },
    {
      part: 'apply',
      text: 'Se recomienda situar al comienzo del documento la información más relacionada con el puesto.',
    },
    {
      part: 'apply',
      text: 'La entrevista servirá también para plantear cualquier pregunta que se considere relevante para tomar una decisión.',
    },
    {
      part: 'asked',
      text: 'Las personas con experiencia en otros ámbitos podrán indicar qué parte de ella consideran aplicable al puesto.',
    },
    { part: 'opening', text: 'Se aconseja leer la oferta íntegramente antes de presentar la candidatura.' },
    {
      part: 'apply',
      text: 'Si esta oferta pudiera resultar de interés para otra persona, puede compartirse libremente.',
    },
    {
      part: 'apply',
      text: 'Cualquier duda sobre el contenido de esta oferta podrá aclararse a lo largo del proceso.',
    },
    {
      part: 'apply',
      text: 'Se agradecerá un documento claro y conciso, con fechas y resultados siempre que sea posible indicarlos.',
    },
    {
      part: 'offered',
      text: 'Si alguna de las condiciones pudiera suponer un obstáculo, conviene plantearlo al inicio del proceso.',
    },
    { part: 'asked', text: 'Puede señalarse asimismo en qué materias se desea seguir aprendiendo.' },
    {
      part: 'apply',
      text: 'Se recomienda leer los requisitos con detenimiento y valorar qué puede acreditarse de cada uno de ellos.',
    },
  ],
};
