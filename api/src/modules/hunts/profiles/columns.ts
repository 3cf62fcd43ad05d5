import type { ProfileField } from '@cantera/shared/contracts/hunt-profiles';
import { foldWords } from '@cantera/shared/contracts/text';

/** Fields that a column can hold. */
export type ColumnField = Exclude<ProfileField, 'JOBS' | 'EDUCATION'>;

/** Headings in English, Spanish and Catalan, folded, as they stand in exports of LinkedIn, spreadsheets and other systems. */
const HEADINGS: Readonly<Record<ColumnField, string>> = {
  FIRST_NAME: `first name|firstname|given name|forename|nombre de pila|nombre propio|nom de pila|prenom`,
  LAST_NAME: `last name|lastname|surname|surnames|family name|apellido|apellidos|cognom|cognoms`,
  NAME: `name|full name|fullname|candidate|candidate name|person|nombre|nombre completo|nombre y apellidos|apellidos y nombre|apellidos nombre|candidato|candidata|persona|nom|nom complet|nom i cognoms|cognoms i nom|candidat`,
  EMAIL: `email|e mail|mail|email address|e mail address|correo|correo electronico|direccion de correo|direccion de correo electronico|correu|correu electronic|adreca electronica`,
  PHONE: `phone|phone number|telephone|tel|mobile|mobile phone|cell|cell phone|telefono|telefono movil|movil|numero de telefono|telefon|telefon mobil|mobil`,
  LINKEDIN: `linkedin|linkedin url|linkedin profile|linkedin address|profile url|url|perfil de linkedin|perfil linkedin|enlace de linkedin|enllac de linkedin`,
  JOB_TITLE: `title|job title|job|position|current position|current title|role|occupation|headline|puesto|puesto actual|cargo|posicion|titulo|profesion|ocupacion|lloc de treball|lloc|carrec|posicio|professio|ocupacio`,
  COMPANY: `company|company name|current company|employer|organization|organisation|empresa|empresa actual|compania|organizacion|companyia|organitzacio`,
  SINCE: `since|start date|started|in position since|desde|fecha de inicio|inicio|des de|data d inici|inici`,
  LOCATION: `location|city|town|place|address|city country|ciudad|localidad|ubicacion|poblacion|lugar|direccion|provincia|ciutat|localitat|ubicacio|poblacio|adreca`,
  SUMMARY: `summary|about|bio|profile|description|notes|resumen|perfil|sobre mi|descripcion|notas|observaciones|resum|descripcio|observacions`,
  SKILLS: `skills|skill|hard skills|technologies|competencies|keywords|habilidades|competencias|aptitudes|conocimientos|tecnologias|habilitats|competencies|aptituds|coneixements|tecnologies`,
  LANGUAGES: `languages|language|idiomas|idioma|lenguas|idiomes|llengues|llengua`,
};

const FIELDS = new Map(
  (Object.entries(HEADINGS) as [ColumnField, string][]).flatMap(([field, names]) =>
    names.split('|').map((name) => [name, field] as const),
  ),
);

/** The field that a heading names; undefined for one that is not known. */
export const fieldOf = (heading: string): ColumnField | undefined => FIELDS.get(foldWords(heading));

/** Whether a name under this heading has two surnames as a rule. */
export const isIberian = (heading: string): boolean =>
  /^(nom|apellido|cognom|candidat[oa]?$|persona)/.test(foldWords(heading));
