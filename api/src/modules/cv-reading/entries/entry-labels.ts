import { foldLabel } from '../fields/labels.ts';
import { foldWords, phrases } from '../text/fold.ts';

/** What a form prints before a value inside an entry ("Empresa: …", "Position held: …"). */
export type EntryLabel = 'organisation' | 'role' | 'place' | 'text';

const LABELS: [EntryLabel, Set<string>][] = [
  [
    'organisation',
    phrases(
      'company|company name|employer|name of employer|organisation|organization|institution|school|university|centre|center|empresa|compania|nombre de la empresa|nombre del empleador|nombre y direccion del empleador|empleador|entidad|centro|centro de estudios|institucion|universidad|escuela|nom de l empresa|entitat|empresa o entitat|centre d estudis|institucio|universitat|escola|nom i adreca de l empresa|name and address of employer|nombre y direccion de la empresa|nombre y direccion de la empresa o empleador|nom i adreca de l empresa o ocupador|name of organisation providing education|name and type of organisation providing education and training|nombre del centro de formacion|nombre y tipo del centro de estudios|nombre y tipo de la organizacion que ha impartido la educacion o la formacion|nom del centre de formacio|nom i tipus del centre d estudis|nom i tipus de l organitzacio que ha impartit l educacio o la formacio',
    ),
  ],
  [
    'role',
    phrases(
      'position|position held|job title|title|role|occupation|occupation or position held|degree|qualification|title of qualification awarded|course|puesto|cargo|puesto de trabajo|cargo desempenado|puesto desempenado|profesion|profesion o cargo desempenado|categoria|titulo|titulacion|titulo de la cualificacion obtenida|estudios|curso|carrec|lloc|lloc de treball|carrec desenvolupat|funcio o carrec ocupat|categoria professional|titol|titulacio|titol de la qualificacio obtinguda|estudis|curs|professio o carrec|carrec o lloc de treball|professio o carrec ocupat|cualificacion obtenida|qualificacio obtinguda',
    ),
  ],
  [
    'place',
    phrases(
      'location|place|city|lugar|ciudad|localidad|poblacion|ubicacion|ciutat|localitat|poblacio|ubicacio',
    ),
  ],
  [
    'text',
    phrases(
      'responsibilities|main responsibilities|highlights|key highlights|duties|tasks|main activities and responsibilities|main activities|achievements|key achievements|description|technologies|tech stack|stack|type of business or sector|sector|subjects|principal subjects|funciones|funciones principales|principales funciones|tareas|tareas realizadas|principales actividades y responsabilidades|actividades|responsabilidades|logros|aspectos destacados|descripcion|tecnologias|tipo de empresa o sector|materias|asignaturas|funcions|funcions principals|tasques|tasques realitzades|principals activitats i responsabilitats|activitats|responsabilitats|assoliments|aspectes destacats|descripcio|tecnologies|tipus d empresa o sector|funciones y responsabilidades principales|funcions i responsabilitats principals|activitats i responsabilitats principals|principales materias o capacidades ocupacionales tratadas|principal subjects occupational skills covered|materies o competencies principals|grade|gpa|nota media|nota mitjana|thesis|tesis|tesi',
    ),
  ],
];

const DATE_LABELS = phrases(
  'date|dates|period|when|year|years|from to|fecha|fechas|periodo|ano|anos|any|anys|fechas de inicio y fin|data|dates|periode|duration|duracion|durada',
);

const kindOf = (label: string): EntryLabel | null => {
  const folded = foldLabel(label);
  return LABELS.find(([, words]) => words.has(folded))?.[0] ?? null;
};

/** A label before a colon and what follows it; null for other texts. A label of dates is dropped without a kind. */
export function splitEntryLabel(text: string): { label: EntryLabel | null; value: string } | null {
  const colon = /^([^:]{3,45}?)\s*:\s*(.*)$/su.exec(text);
  if (colon?.[1] === undefined || colon[2] === undefined) return null;
  const label = kindOf(colon[1]);
  return label || DATE_LABELS.has(foldWords(colon[1])) ? { label, value: colon[2] } : null;
}

/** The kind of a cell that is a label alone, its value in the next cell. */
export function loneEntryLabel(text: string): { label: EntryLabel | null } | null {
  const label = kindOf(text);
  return label || DATE_LABELS.has(foldWords(text)) ? { label } : null;
}

/** Whether a text is a label that an entry's form prints, or the first words of one. */
export function beginsEntryLabel(text: string): boolean {
  const folded = foldLabel(text);
  return LABELS.some(([, words]) => [...words].some((w) => w === folded || w.startsWith(`${folded} `)));
}
