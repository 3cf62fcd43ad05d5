export const manyEn = {
  'candidates.assign.inPart':
    '{count, number} of {all, number} were added to the position; the others stay selected',
  'candidates.assign.more': '{count, plural, one {# more} other {# more}}',
  'candidates.assign.progress': 'Adding to the position: {count, number} of {all, number}',
  'candidates.assign.there': '{count, plural, one {{names} was} other {{names} were}} there already.',
  'candidates.assign.to': 'Added to {title}.',
  'candidates.assign.who': '{count, plural, one {{names} was} other {{names} were}} added to {title}.',
  'candidates.phone.edit': 'Edit phone',
  'candidates.phone.noLetters': 'A phone number has no letters.',
  'candidates.suggestion.before': 'Now: {value}',
  'candidates.suggestion.close': 'Close',
  'candidates.suggestion.cvTitle': 'New CV: {name}',
  'candidates.suggestion.look': 'Look at it',
  'candidates.suggestion.lookLabel': 'Look at {value}',
  'candidates.suggestion.none': 'Now: nothing',
} as const;
