/** The forms of a candidate in the order of the menu: the last part of the address and the message that titles it. */
export const UPDATE_FORMS = [
  { path: 'basic-information', title: 'candidates.update.basic' },
  { path: 'salary', title: 'candidates.update.salary' },
  { path: 'experiences', title: 'candidates.update.experiences' },
  { path: 'education', title: 'candidates.update.education' },
  { path: 'skills-and-languages', title: 'candidates.update.skills' },
] as const;
export type UpdateFormTitle = (typeof UPDATE_FORMS)[number]['title'];
