import type { Tongue } from '../cv/corpus/person.ts';
import type { Invented } from './people/invented.ts';

/** Somebody whose CV is to be drawn. */
export interface Cv {
  id: string;
  person: Invented;
}

/** A program that draws CVs by layouts of its own. */
export interface Source {
  name: 'jsonresume' | 'latex' | 'word' | 'html' | 'linkedin';
  /** Names of its layouts, each beginning with what the source is called. */
  templates: readonly string[];
  /** Whose CVs a template is for; those of everybody when it is not said. */
  tonguesOf?: (template: string) => readonly Tongue[];
  /** The person as this source tells of them; as they are when it is not said. */
  shown?: (person: Invented) => Invented;
  /** How many documents of a template for one of another source; 1 when it is not said. */
  share?: number;
  /** What it lacks on this machine, in words that say what to install; nothing when it stands. */
  missing: () => string | undefined;
  /** Writes `<id>.pdf` into `output` for every CV that the template can draw. */
  draw: (template: string, cvs: readonly Cv[], output: string) => Promise<void>;
  close: () => Promise<void>;
}
