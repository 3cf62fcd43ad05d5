export const listEn = {
  'candidates.list.empty': 'No candidates yet',
  'candidates.list.emptyText':
    'Add people by hand or from their CVs. Whoever applies to your positions is listed here too.',
  'candidates.list.error': 'The candidates could not be loaded',
  'candidates.list.filters': 'Search',
  'candidates.list.place': '{index} of {count} on this page',
  'candidates.list.search': 'Search by name, phone, company, skill…',
  'candidates.list.searchDoor': 'Search candidates',
  'candidates.list.searchElsewhere': 'Search profiles and CVs for “{query}”',
  'candidates.list.title': 'Candidates',
  'candidates.list.add': 'Add candidate',
  'candidates.filter.all': 'Filters',
  'candidates.filter.on': 'Filters: {count, number}',
  'candidates.filter.city': 'City',
  'candidates.filter.consent': 'Consent',
  'candidates.filter.inProcess': 'In process',
  'candidates.filter.jobSearch': 'Job search',
  'candidates.filter.language': 'Language',
  'candidates.filter.no': 'No',
  'candidates.filter.skill': 'Skill',
  'candidates.filter.tag': 'Tag',
  'candidates.filter.yes': 'Yes',
  'candidates.tags.bulk': 'Tag',
  'candidates.tags.bulkTitle': '{count, plural, one {Tag # candidate} other {Tag # candidates}}',
  'candidates.tags.close': 'Done',
  'candidates.tags.putOn': 'Put a tag on',
  'candidates.tags.row': 'Tags',
  'candidates.tags.takeOffMany': 'Take a tag off',
  'candidates.ask.asked': '{count, plural, one {# candidate is} other {# candidates are}} asked for consent',
  'candidates.ask.askedBefore':
    '{count, plural, one {# has answered or was asked before: they get none.} other {# have answered or were asked before: they get none.}}',
  'candidates.ask.button': 'Ask for consent',
  'candidates.ask.changed': 'Somebody has just been asked or has answered. Check the numbers again.',
  'candidates.ask.confirm': 'Send {count, plural, one {# email} other {# emails}}',
  'candidates.ask.duplicates':
    '{count, plural, one {# is marked as a duplicate: they are asked as whom they double.} other {# are marked as duplicates: they are asked as whom they double.}}',
  'candidates.ask.inPart': '{count, number} of {all, number} are asked for consent; the others stay selected',
  'candidates.ask.leaves':
    '{count, plural, one {# email leaves.} other {# emails leave, {pace} a minute: it takes about {minutes, plural, one {# minute} other {# minutes}}.}}',
  'candidates.ask.left':
    '{count, plural, one {# email had left already.} other {# emails had left already.}}',
  'candidates.ask.mail': 'Each of them gets this email, in their language:',
  'candidates.ask.nobody': 'None of them can be asked, so no email leaves.',
  'candidates.ask.title': 'Ask {count, plural, one {# candidate} other {# candidates}} for consent?',
  'candidates.ask.undo': 'Undo',
  'candidates.ask.undone':
    '{count, plural, =0 {No email could be kept back} one {# email does not leave} other {# emails do not leave}}',
  'candidates.ask.when': 'The first email leaves in {seconds} s.',
  'candidates.ask.withoutEmail':
    '{count, plural, one {# has no email address: they get none.} other {# have no email address: they get none.}}',
} as const;

export default listEn;
