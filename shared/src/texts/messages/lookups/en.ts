export const en = {
  'shared.lookup.addLanguage': 'Add language',
  'shared.lookup.addSkill': 'Add skill',
  'shared.lookup.clear': 'Clear {label}',
  'shared.lookup.create': 'Create “{name}”',
  'shared.lookup.failed': 'The search failed. Press Enter to try again.',
  'shared.lookup.level': 'Level of {language}',
  'shared.lookup.loading': 'Searching',
  'shared.lookup.none': 'No results found',
  'shared.lookup.remove': 'Remove {name}',
  'shared.lookup.searchCity': 'Start typing a city',
  'shared.lookup.searchSkill': 'Start typing a skill',
} as const;
