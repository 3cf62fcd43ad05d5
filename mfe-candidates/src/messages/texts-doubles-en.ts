export const doublesEn = {
  'candidates.doubles.comparing': 'Comparing candidates: {done} of {total}',
  'candidates.doubles.count': '{count, plural, one {# pair} other {# pairs}}',
  'candidates.doubles.dismiss': 'Not the same person',
  'candidates.doubles.dismissed': 'Marked as two people',
  'candidates.doubles.error': 'The possible duplicates could not be loaded',
  'candidates.doubles.none': 'No possible duplicates',
  'candidates.doubles.noneText':
    'Every new or changed candidate is checked. An administrator can have all of them checked.',
  'candidates.doubles.noneTextAdmin':
    'Every new or changed candidate is checked. Look for duplicates to have all of them checked.',
  'candidates.doubles.pair': '{one} and {other}',
  'candidates.doubles.scan': 'Look for duplicates',
  'candidates.doubles.scanFailed': 'The last search for duplicates failed.',
  'candidates.doubles.scanned': 'Last full check: {date}',
  'candidates.doubles.scanning': 'Looking at candidates: {done} of {total}',
  'candidates.doubles.since': 'Since {date}',
  'candidates.merges.by': 'By {name}, {date}',
  'candidates.merges.entry': '{other} into {survivor}',
  'candidates.merges.error': 'The merges could not be loaded',
  'candidates.merges.formerMember': 'a former member',
  'candidates.merges.none': 'No merges yet',
  'candidates.merges.noneText': 'Merges of candidates are listed here and can be undone.',
  'candidates.merges.setAside':
    '{position}: an application in {step} was set aside{count, plural, =0 {} one { (# move)} other { (# moves)}}',
  'candidates.merges.title': 'Merges',
  'candidates.merges.undo': 'Undo merge',
  'candidates.merges.undoText':
    'What was changed or added since stays with the remaining candidate; all else returns as it was.',
  'candidates.merges.undoTitle': 'Separate {other} from {survivor}?',
  'candidates.merges.undoneAt': 'Undone by {name}, {date}',
} as const;

export default doublesEn;
