import type { Concept } from './concepts.ts';

/** Heads of titles, with the form for women after a slash: in English before the field, or after `+` with "of" behind them. */
interface Role {
  /** Whom all of the role are a case of. */
  readonly broader?: string;
  /** What follows the field in the id of its concept. */
  readonly id: string;
  readonly english: string;
  readonly spanish: string;
  readonly catalan: string;
  /** Whether they are called "in" a field as well: técnico en calidad. */
  readonly isIn?: true;
}
const TITLE_ROLES: Readonly<Record<string, Role>> = {
  lead: {
    id: 'manager',
    english: 'manager, director, lead, +head, +director, +manager, +vp, +vice president',
    spanish: 'director/directora, jefe/jefa, responsable, gerente, encargado/encargada',
    catalan: 'director/directora, cap, responsable, gerent, encarregat/encarregada',
  },
  coordinator: {
    id: 'coordinator',
    english: 'coordinator, supervisor, +coordinator',
    spanish: 'coordinador/coordinadora, supervisor/supervisora',
    catalan: 'coordinador/coordinadora, supervisor/supervisora',
  },
  technician: {
    id: 'technician',
    english: 'technician, specialist, officer, executive',
    spanish: 'técnico/técnica, especialista',
    catalan: 'tècnic/tècnica, especialista',
    isIn: true,
  },
  assistant: {
    id: 'assistant',
    english: 'assistant, administrator',
    spanish: 'auxiliar, ayudante, asistente',
    catalan: 'auxiliar, ajudant/ajudanta, assistent',
  },
  trainee: {
    id: 'trainee',
    english: 'trainee, intern',
    spanish: 'becario/becaria',
    catalan: 'becari/becària',
  },
  analyst: { id: 'analyst', english: 'analyst', spanish: 'analista', catalan: 'analista' },
  engineer: {
    id: 'engineer',
    english: 'engineer',
    spanish: 'ingeniero/ingeniera',
    catalan: 'enginyer/enginyera',
  },
  operator: {
    id: 'operator',
    english: 'operator, operative, worker',
    spanish: 'operario/operaria, operador/operadora, peón',
    catalan: 'operari/operària, operador/operadora, peó',
  },
  house: {
    id: 'manager',
    broader: 'store-manager',
    english: 'manager, supervisor, +manager',
    spanish: 'encargado/encargada, responsable, gerente, jefe/jefa, director/directora',
    catalan: 'encarregat/encarregada, responsable, gerent, cap, director/directora',
  },
  server: {
    id: 'assistant',
    broader: 'shop-assistant',
    english: 'assistant, worker, sales assistant',
    spanish: 'dependiente/dependienta, vendedor/vendedora',
    catalan: 'dependent/dependenta, venedor/venedora',
  },
};

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
/** The forms for men and for women; one word may be both. */
const gendersOf = (word: string): [string, string] => {
  const [man = '', woman = man] = word.split('/');
  return [man, woman];
};
const englishTitles = ({ english }: Role, fields: readonly string[]): string[] =>
  listOf(english).flatMap((head) =>
    fields.map((field) => (head.startsWith('+') ? `${head.slice(1)} of ${field}` : `${field} ${head}`)),
  );

const VOWEL = /^h?[aeiouàèéíòóú]/u;
const ofSpanish = (field: string): string => `de ${field}`;
const ofCatalan = (field: string): string => (VOWEL.test(field) ? `d'${field}` : `de ${field}`);

function romanceTitles(
  heads: string,
  fields: readonly string[],
  of: (field: string) => string,
  isIn: boolean,
): string[] {
  return listOf(heads).flatMap((head) => {
    const [man, woman] = gendersOf(head);
    return fields.flatMap((field) => {
      if (field.startsWith('~')) {
        const [his, hers] = gendersOf(field.slice(1));
        return man === woman ? [`${man} ${his}`, `${man} ${hers}`] : [`${man} ${his}`, `${woman} ${hers}`];
      }
      const ends = [of(field), ...(isIn ? [`en ${field}`] : [])];
      return ends.flatMap((end) => [`${man} ${end}`, `${woman} ${end}`]);
    });
  });
}

/** The titles of a file of fields, for each role its own concept: "directora de ventas", "cap de vendes" and "head of sales" are one. Throws naming a role that is none. */
export function titlesOf(areas: string): Concept[] {
  return areas
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [area = '', roles = '', english, spanish, catalan] = line.split('|').map((part) => part.trim());
      return roles.split(' ').map((asked): Concept => {
        const [name = '', own] = asked.split('=');
        const role = TITLE_ROLES[name];
        if (!role) throw new Error(`This is no role of titles: ${name}`);
        const forms = [
          ...englishTitles(role, listOf(english)),
          ...romanceTitles(role.spanish, listOf(spanish), ofSpanish, role.isIn === true),
          ...romanceTitles(role.catalan, listOf(catalan), ofCatalan, role.isIn === true),
        ];
        return {
          id: own ?? `${area}-${role.id}`,
          kind: 'OCCUPATION',
          broader: own ? null : (role.broader ?? null),
          forms: [...new Set(forms)],
        };
      });
    });
}
