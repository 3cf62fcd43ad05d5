import { demoId } from './random.ts';

/** One demo agency while it is being written. */
export interface Scope {
  readonly slug: string;
  readonly agencyId: string;
  /** The id of a thing of this agency by its name in the demo. */
  readonly id: (name: string) => string;
}

export const scopeOf = (slug: string): Scope => ({
  slug,
  agencyId: demoId(`agency ${slug}`),
  id: (name) => demoId(`${slug}: ${name}`),
});
