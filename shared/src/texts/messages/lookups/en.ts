export const en = {
  'shared.lookup.addLanguage': 'Add language',
  'shared.lookup.addSkill': 'Add skill',
  'shared.lookup.clear': 'Clear {label}',
  'shared.lookup.create': 'Create “{name}”',
  'shared.lookup.failed': 'The search failed. Change a letter to try again.',
  'shared.lookup.level': 'Level of {language}',
  'shared.lookup.none': 'No results found',
  'shared.lookup.remove': 'Remove {name}',
  'shared.lookup.searchCity': 'Type 3 letters of a city',
  'shared.lookup.searchSkill': 'Type 3 letters of a skill',
} as const;
