export const tagsEn = {
  'candidates.tags.add': 'Add tag',
  'candidates.tags.addTo': 'Add a tag to {name}',
  'candidates.tags.changed':
    '{count, plural, =0 {Nobody was left to change} one {“{tag}”: # candidate changed} other {“{tag}”: # candidates changed}}',
  'candidates.tags.changedInPart': 'Not everybody could be changed',
  'candidates.tags.column': 'Tags',
  'candidates.tags.create': 'Make the tag “{name}”',
  'candidates.tags.find': 'Find or make a tag',
  'candidates.tags.findExisting': 'Find a tag',
  'candidates.tags.full': 'The agency has 500 tags. Delete or merge some first.',
  'candidates.tags.of': 'Tags of {name}',
  'candidates.tags.takeOff': 'Take off “{tag}”',
  'candidates.tags.tooLong': 'A tag has 40 characters at most.',
  'candidates.tags.undo': 'Undo',
} as const;
