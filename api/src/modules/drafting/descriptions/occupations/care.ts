import type { Occupation } from './occupation.ts';

export const CARE: readonly Occupation[] = [
  {
    titles: [
      'theatre nurse',
      'enfermera de quirofano',
      'enfermero de quirofano',
      'enfermera o enfermero de quirofano',
      'infermera de quirofan',
      'infermer de quirofan',
      'quirofan',
    ],
    tasks: [
      [
        'Scrub in and circulate in operations',
        'Instrumentar y circular en las intervenciones',
        'Instrumentar i circular en les intervencions',
      ],
      [
        'Prepare the operating theatre and its material',
        'Preparar el quirófano y su material',
        'Preparar el quiròfan i el material',
      ],
      [
        'Go through the surgical safety checklist',
        'Comprobar el listado de verificación quirúrgica',
        'Comprovar el llistat de verificació quirúrgica',
      ],
      [
        'Accompany the patient before and after the operation',
        'Acompañar a cada paciente antes y después de la intervención',
        'Acompanyar cada pacient abans i després de la intervenció',
      ],
    ],
  },
  {
    titles: ['nurse', 'enfermer', 'infermer'],
    tasks: [
      [
        'Give nursing care according to the care plan',
        'Prestar los cuidados de enfermería según el plan de cuidados',
        'Donar les cures d’infermeria segons el pla de cures',
      ],
      [
        'Prepare and administer medication',
        'Preparar y administrar la medicación',
        'Preparar i administrar la medicació',
      ],
      [
        'Observe the patient’s condition and record it',
        'Valorar el estado de cada paciente y registrarlo',
        'Valorar l’estat de cada pacient i registrar-lo',
      ],
      [
        'Inform patients and their families',
        'Informar a pacientes y familiares',
        'Informar pacients i familiars',
      ],
    ],
  },
  {
    titles: [
      'nursing assistant',
      'healthcare assistant',
      'auxiliar de enfermeria',
      'auxiliar d infermeria',
      'tcae',
      'tcai',
      'gerocultor',
      'caregiver',
      'carer',
      'cuidador',
    ],
    tasks: [
      [
        'Help people with hygiene, meals and moving about',
        'Ayudar a las personas en la higiene, las comidas y la movilidad',
        'Ajudar les persones en la higiene, els àpats i la mobilitat',
      ],
      [
        'Watch over their wellbeing and report changes',
        'Velar por su bienestar y comunicar los cambios',
        'Vetllar pel seu benestar i comunicar els canvis',
      ],
      [
        'Keep rooms and material clean and in order',
        'Mantener limpias y en orden las habitaciones y el material',
        'Mantenir netes i en ordre les habitacions i el material',
      ],
      ['Record the care given', 'Registrar los cuidados prestados', 'Registrar les cures fetes'],
    ],
  },
  {
    titles: ['doctor', 'physician', 'medico', 'medica', 'metge', 'metgessa'],
    tasks: [
      [
        'Examine patients, diagnose and treat',
        'Explorar, diagnosticar y tratar a pacientes',
        'Explorar, diagnosticar i tractar pacients',
      ],
      [
        'Order tests and interpret their results',
        'Solicitar pruebas e interpretar sus resultados',
        'Sol·licitar proves i interpretar-ne els resultats',
      ],
      [
        'Keep medical records up to date',
        'Mantener al día las historias clínicas',
        'Mantenir al dia les històries clíniques',
      ],
      [
        'Explain diagnosis and treatment to patients',
        'Explicar el diagnóstico y el tratamiento a cada paciente',
        'Explicar el diagnòstic i el tractament a cada pacient',
      ],
    ],
  },
  {
    titles: ['physiotherap', 'fisioterap'],
    tasks: [
      [
        'Assess patients and plan their treatment',
        'Valorar a cada paciente y planificar su tratamiento',
        'Valorar cada pacient i planificar-ne el tractament',
      ],
      [
        'Apply manual therapy and therapeutic exercise',
        'Aplicar terapia manual y ejercicio terapéutico',
        'Aplicar teràpia manual i exercici terapèutic',
      ],
      [
        'Follow progress and adapt the treatment',
        'Hacer el seguimiento de la evolución y adaptar el tratamiento',
        'Fer el seguiment de l’evolució i adaptar el tractament',
      ],
      [
        'Teach exercises and habits that prevent injuries',
        'Enseñar ejercicios y hábitos que prevengan lesiones',
        'Ensenyar exercicis i hàbits que previnguin lesions',
      ],
    ],
  },
  {
    titles: ['pharmac', 'farmac'],
    tasks: [
      [
        'Dispense medicines and check prescriptions',
        'Dispensar medicamentos y comprobar las recetas',
        'Dispensar medicaments i comprovar les receptes',
      ],
      [
        'Advise people on health and medication',
        'Aconsejar sobre salud y medicación',
        'Aconsellar sobre salut i medicació',
      ],
      [
        'Manage orders, stock and expiry dates',
        'Gestionar pedidos, stock y caducidades',
        'Gestionar comandes, estoc i caducitats',
      ],
      [
        'Keep the records that the law requires',
        'Llevar los registros que exige la ley',
        'Portar els registres que exigeix la llei',
      ],
    ],
  },
  {
    titles: [
      'teacher',
      'profesor',
      'professor',
      'maestr',
      'mestr',
      'docente',
      'docent',
      'formador',
      'trainer',
      'educador',
    ],
    isGeneral: true,
    tasks: [
      ['Prepare and give classes', 'Preparar e impartir clases', 'Preparar i fer classes'],
      [
        'Assess learning and give feedback',
        'Evaluar el aprendizaje y dar orientación',
        'Avaluar l’aprenentatge i donar orientació',
      ],
      [
        'Adapt activities to the needs of each person',
        'Adaptar las actividades a las necesidades de cada persona',
        'Adaptar les activitats a les necessitats de cada persona',
      ],
      [
        'Coordinate with families and the rest of the staff',
        'Coordinarse con las familias y el resto del centro',
        'Coordinar-se amb les famílies i la resta del centre',
      ],
    ],
  },
  {
    titles: ['security guard', 'vigilante', 'vigilant', 'guardia de seguridad', 'guarda de seguretat'],
    tasks: [
      [
        'Control access to the premises',
        'Controlar los accesos a las instalaciones',
        'Controlar els accessos a les instal·lacions',
      ],
      [
        'Make rounds and watch over cameras and alarms',
        'Hacer rondas y vigilar cámaras y alarmas',
        'Fer rondes i vigilar càmeres i alarmes',
      ],
      [
        'Act in the event of an incident and report it',
        'Actuar ante cualquier incidencia y comunicarla',
        'Actuar davant de qualsevol incidència i comunicar-la',
      ],
      ['Help and inform visitors', 'Atender e informar a las visitas', 'Atendre i informar les visites'],
    ],
  },
];
