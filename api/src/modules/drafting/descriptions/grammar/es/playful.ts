import { hasSkills, isHybrid, isOnSite, isRemote, type Voice } from '../voice.ts';
import { people } from './words.ts';

export const playfulEs: Voice = {
  headings: {
    tasks: 'Tu día a día',
    asked: 'Lo que traes en la mochila',
    offered: 'Lo que te llevas',
    apply: '¿Hablamos?',
  },
  opening: (it) => {
    const who = it.client ?? (it.isForClient ? 'Uno de nuestros clientes' : undefined);
    return `¿Y si tu próximo trabajo fuera este? ${who ? `${who} busca` : 'Buscamos'} a ${people(it)} para trabajar como ${it.title}${it.where}, y podrías ser tú.`;
  },
  apply:
    '¿Te has visto aquí mientras leías? Pues no le des más vueltas: mándanos tu currículum y nos conocemos.',
  more: [
    {
      part: 'asked',
      text: '¿Te falta algún punto? A casi todo el mundo le falta alguno. Inscríbete igualmente y cuéntanos cómo lo compensarías.',
    },
    {
      part: 'opening',
      text: 'Ponte un café y sigue leyendo: aquí abajo te contamos de qué va el puesto, qué te pide y qué te da a cambio.',
    },
    {
      part: 'offered',
      text: '¿Echas de menos algo que para ti es importante? Pregunta sin miedo, que aquí no hay preguntas tontas.',
    },
    {
      part: 'asked',
      text: 'Mejor que una ristra de adjetivos, cuéntanos una pequeña historia: qué pasó, qué hiciste y cómo acabó.',
    },
    {
      part: 'apply',
      text: 'Pon arriba del todo lo que más tenga que ver con este puesto, para que nadie se lo pierda.',
    },
    {
      part: 'asked',
      text: '¿No dominas por igual todo lo de la lista? ¿Y quién sí? Dinos qué haces con los ojos cerrados y qué estás aprendiendo todavía.',
      when: hasSkills,
    },
    {
      part: 'offered',
      text: 'Híbrido quiere decir un poco de cada: ratos en el centro de trabajo y ratos donde tú pongas la mesa. Pregúntanos cómo se reparten.',
      when: isHybrid,
    },
    {
      part: 'offered',
      text: 'En remoto quiere decir que tu mesa está donde tú decidas ponerla. Pregúntanos qué necesitas para que funcione.',
      when: isRemote,
    },
    {
      part: 'offered',
      text: 'Presencial quiere decir que este trabajo se hace en el centro, así que échale un ojo al mapa antes de enamorarte.',
      when: isOnSite,
    },
    { part: 'apply', text: 'Y repasa tu teléfono y tu correo: sería una pena no encontrarte.' },
    {
      part: 'asked',
      text: '¿Aprendiste algo útil fuera del trabajo, en un curso, en un voluntariado o por tu cuenta a las tantas de la noche? También suma. Apúntalo.',
    },
    {
      part: 'apply',
      text: 'La foto, la edad y tu vida familiar te las puedes guardar: lo que nos interesa es lo que sabes hacer.',
    },
    {
      part: 'apply',
      text: 'Aquí puede inscribirse todo el mundo, sea cual sea su género, edad, origen, orientación, creencias o discapacidad. Lo decimos en serio.',
    },
    {
      part: 'offered',
      text: 'La letra pequeña, como el horario o las fechas, se habla mejor en persona, así que guarda tus preguntas para la entrevista.',
    },
    {
      part: 'apply',
      text: 'Una entrevista es cosa de dos: preguntamos, preguntas y al final las dos partes deberíamos saber si encajamos.',
    },
    {
      part: 'apply',
      text: '¿Necesitas algo para dar lo mejor de ti en el proceso de selección? Dínoslo y buscamos la manera.',
    },
    {
      part: 'opening',
      text: 'Si te sorprendes diciendo que sí con la cabeza, buena señal; y si no, al menos te has tomado el café.',
    },
    {
      part: 'apply',
      text: '¿No es para ti, pero le va que ni pintado a alguien que conoces? Pásaselo: las buenas noticias están para compartirlas.',
    },
    {
      part: 'asked',
      text: 'Las trayectorias con curvas también nos valen: si vienes de otro oficio, cuéntanos qué te traes de allí.',
    },
    {
      part: 'apply',
      text: '¿Todavía con dudas? Consúltalo con la almohada, vuelve a leerlo mañana y mira si te siguen quedando ganas.',
    },
    {
      part: 'apply',
      text: 'Tu currículum no necesita fuegos artificiales: claro, sincero y tuyo es más que suficiente.',
    },
    {
      part: 'asked',
      text: 'Cuéntanos también qué te encantaría aprender: dice mucho de hacia dónde quieres ir.',
    },
  ],
};
