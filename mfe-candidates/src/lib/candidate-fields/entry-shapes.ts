/** How experiences and education differ on screen: their words, and whether one may go on. */
export interface EntryShape {
  readonly title: 'candidates.update.experiences' | 'candidates.update.education';
  readonly words: {
    readonly what: 'candidates.field.position' | 'candidates.field.degree';
    readonly where: 'candidates.field.company' | 'candidates.field.institution';
    /** Of one that nothing is said of yet. */
    readonly fresh: 'candidates.update.newExperience' | 'candidates.update.newEducation';
    readonly add: 'candidates.edit.addExperience' | 'candidates.edit.addEducation';
    readonly none: 'candidates.page.noExperience' | 'candidates.page.noEducation';
  };
  /** Whether it may go on: `Present`. Otherwise it has ended by today. */
  readonly mayGoOn: boolean;
}

export const EXPERIENCE_SHAPE: EntryShape = {
  title: 'candidates.update.experiences',
  words: {
    what: 'candidates.field.position',
    where: 'candidates.field.company',
    fresh: 'candidates.update.newExperience',
    add: 'candidates.edit.addExperience',
    none: 'candidates.page.noExperience',
  },
  mayGoOn: true,
};

export const EDUCATION_SHAPE: EntryShape = {
  title: 'candidates.update.education',
  words: {
    what: 'candidates.field.degree',
    where: 'candidates.field.institution',
    fresh: 'candidates.update.newEducation',
    add: 'candidates.edit.addEducation',
    none: 'candidates.page.noEducation',
  },
  mayGoOn: false,
};
