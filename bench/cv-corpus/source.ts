import type { Invented } from './people/invented.ts';

/** Somebody whose CV is to be drawn. */
export interface Cv {
  id: string;
  person: Invented;
}

/** A program that draws CVs by layouts of its own. */
export interface Source {
  name: 'jsonresume' | 'latex' | 'word' | 'linkedin';
  /** Names of its layouts, each beginning with what the source is called. */
  templates: readonly string[];
  /** What it lacks on this machine, in words that say what to install; nothing when it stands. */
  missing: () => string | undefined;
  /** Writes `<id>.pdf` into `output` for every CV that the template can draw. */
  draw: (template: string, cvs: readonly Cv[], output: string) => Promise<void>;
  close: () => Promise<void>;
}
