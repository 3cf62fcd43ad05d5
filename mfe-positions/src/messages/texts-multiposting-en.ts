/** Texts of a position's adverts on external job portals. */
export const multipostingEn = {
  'multiposting.about':
    'Adverts of this position on external job portals. Publishing to external portals may take up to {hours} hours.',
  'multiposting.again.title': 'Publish on {name} again?',
  'multiposting.disconnect': 'Disconnect',
  'multiposting.disconnect.text':
    'The advert of this position is taken out there. Adverts on other portals stay.',
  'multiposting.disconnect.title': 'Are you sure you want to disconnect from {name}?',
  'multiposting.disconnect.uncertain':
    'Nobody knows whether the advert is on {name}. Look there first, and take it out there if you find it: where {name} cannot be asked, it only counts as not published here.',
  'multiposting.disconnectFrom': 'Disconnect from {name}',
  'multiposting.error': 'Status not known',
  'multiposting.field.address': 'Address of the posting service',
  'multiposting.field.company_id': 'Company id',
  'multiposting.field.description': 'Job description',
  'multiposting.field.key': 'Key of the posting service',
  'multiposting.field.location': 'Location',
  'multiposting.field.poster_email': 'Email of who posts',
  'multiposting.field.title': 'Title',
  'multiposting.followsSite':
    '{name} reads every position of your job portal: this one is there as long as it is on your job portal.',
  'multiposting.invisible':
    'Portals lead applicants to your job portal: make this position visible there first.',
  'multiposting.keepsTitle': '{name} keeps the title as it was first posted.',
  'multiposting.missing.MISSING': '{field} is missing',
  'multiposting.missing.TOO_LONG': '{field}: {limit} characters at most',
  'multiposting.missing.TOO_SHORT': '{field}: at least {limit} characters',
  'multiposting.none': 'Multiposting not configured, please contact support.',
  'multiposting.notOpen': 'It can be published while it is open and visitors can see it on your job portal.',
  'multiposting.notPublic': 'Visitors cannot see this position',
  'multiposting.onItsWayOut': 'A portal is just taking it out. Publish it again when that is over.',
  'multiposting.pay':
    'The adverts do not tell the salary. Directive (EU) 2023/970, article 5, wants applicants to know the pay range before the interview.',
  'multiposting.payRange': '{from} to {to}',
  'multiposting.payTold':
    'The salary field is not shown, but the description names {amounts}. Take it out of the description if it must stay confidential.',
  'multiposting.portals': 'External job portals',
  'multiposting.publish': 'Publish',
  'multiposting.publishOn': 'Publish on {name}',
  'multiposting.publishing': 'Publishing...',
  'multiposting.read': 'read {at}',
  'multiposting.reason.NOT_SET_UP': 'The connection to {name} is not set up.',
  'multiposting.reason.PAGE': 'Its page on your job portal does not answer as portals need it.',
  'multiposting.reason.REFUSED': '{name} refused it.',
  'multiposting.reason.RULES': 'It breaks a rule of {name}.',
  'multiposting.reason.TIMED_OUT': '{name} took longer than {hours} hours.',
  'multiposting.reason.UNCERTAIN':
    'Nobody knows whether {name} took it. Look there first: publishing it again could make a second advert.',
  'multiposting.reason.UNREACHABLE': '{name} could not be reached.',
  'multiposting.settings': 'Portal settings',
  'multiposting.settle': 'No longer there',
  'multiposting.settle.confirm': 'Count as taken out',
  'multiposting.settle.text':
    'Look on {name} first, and take the advert out there if you find it. {name} is not asked again: from then on the advert counts as not published here, and the settings of the portal can be changed.',
  'multiposting.settle.title': 'Count the advert on {name} as taken out?',
  'multiposting.settleOn': 'No longer there: {name}',
  'multiposting.showSalary': 'Show the salary',
  'multiposting.state.FAILED': 'Not published',
  'multiposting.state.PUBLISHED': 'Published',
  'multiposting.state.PUBLISHING': 'Publishing',
  'multiposting.state.UNPUBLISHED': 'Not published',
  'multiposting.state.UNPUBLISHING': 'Unpublishing',
  'multiposting.state.inFeed': 'In the feed',
  'multiposting.state.inFeedSince': 'In the feed since {since}',
  'multiposting.state.since': '{state} since {since}',
  'multiposting.stillOut': 'It could not be taken out and is still there.',
  'multiposting.support': 'Contact support',
  'multiposting.unpublish': 'Unpublish',
  'multiposting.unpublish.text':
    'Its adverts are taken out of all portals, except those that read your whole job portal (Indeed, Glassdoor). Publishing it again may take up to {hours} hours.',
  'multiposting.unpublish.title': 'Unpublish {title}?',
  'multiposting.unpublishing': 'Unpublishing...',
  'multiposting.unread': 'not read yet',
} as const;

export default multipostingEn;
